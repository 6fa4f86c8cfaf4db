"""What is to be seen on the board; `tests.games.scene` explains it."""

from tests.games.sanguo.positions import position
from tests.games.scene import Scene

SCENES = {
    "move": Scene(
        "sanguo", position("9/9/K1A6/9/r7R", 1).text, ("a3-b3",), ("a3 b3",), ("step",), seats=3
    ),
    "capture": Scene(
        "sanguo",
        position("9/9/K1A6/9/r7R", 1).text,
        ("a3xc3",),
        ("a3 c3",),
        ("step",),
        gone={"c3": "take"},
        seats=3,
    ),
    "elimination": Scene(
        "sanguo",
        position("9/9/K1A6/9/r8", 1).text,
        ("a3xc3",),
        ("a3 c3",),
        gone={"c3": "take"},
        signs=("out",),
        seats=3,
    ),
    "recall": Scene(
        "sanguo",
        "p8/9/4R1kp1/9/A7r 2 camps=1,2,3 taken=aaeerhhcc,KPPPPPppp,AEERHHCC",
        ("e3xg3",),
        ("e3 g3",),
        gone={"g3": "take", "e3": "remove", "a1": "remove"},
        signs=("recall",),
        options={"mode": "recall"},
        seats=3,
    ),
}
