"""What is to be seen on the board; `tests.games.scene` explains it."""

from tests.games.scene import Scene

CUBES = "6/6/2RP3/4sp1/6/6 x"  # X has rock on c4
SCENES = {
    "roll roll": Scene("janken", CUBES, ("c4~d4~d3",), ("c4 d4 d3",), ("roll", "roll")),
    "roll slide": Scene("janken", CUBES, ("c4~d4-d3",), ("c4 d4 d3",), ("roll", "step")),
    "slide roll": Scene("janken", CUBES, ("c4-c3~b3",), ("c4 c3 b3",), ("step", "roll")),
    "capture": Scene(
        "janken",
        "6/6/2RP3/2sp1sp1/6/6 x",
        ("c4xd4~d3",),
        ("c4 d4 d3",),
        ("step", "roll"),
        gone={"d4": "take"},
    ),
    "place": Scene("janken", None, ("a6=RP",), how=("place",)),
}
