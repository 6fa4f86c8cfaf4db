"""What is to be seen on the board; `tests.games.scene` explains it."""

from tests.games.scene import Scene

SCENES = {
    "capture": Scene("musketeers", None, ("c3xc4",), ("c3 c4",), ("step",), gone={"c4": "take"}),
    "step": Scene("musketeers", "M3M/1e3/5/1ee2/M4 e", ("b4-b3",), ("b4 b3",), ("step",)),
}
