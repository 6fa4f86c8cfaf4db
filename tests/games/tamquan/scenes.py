"""What is to be seen on the board; `tests.games.scene` explains it."""

from tests.games.scene import Scene

SCENES = {
    "place": Scene("tamquan", None, ("zone 1", "@b2"), how=(), signs=("zone",), seats=6),
    "march": Scene(
        "tamquan",
        "BBB2/5/5/5/2AAA 1 phase=march",
        ("c1-b1", "d1-d2", "e1-e2"),
        ("c1 b1", "d1 d2", "e1 e2"),
        ("step",),
        seats=6,
    ),
    "take": Scene(
        "tamquan", "5/2A2/1AB2/1BB2/4A 1 phase=take", ("xc3",), gone={"c3": "take"}, seats=6
    ),
}
