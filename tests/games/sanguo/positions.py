"""Positions for examples: what stands on the board is drawn, where the rest went is worked out."""

from collections import Counter

import wuqi

SETS = Counter({"K": 1, "A": 2, "E": 2, "R": 2, "H": 2, "C": 2, "P": 5})
FULL_SET = SETS + Counter({letter.lower(): number for letter, number in SETS.items()})
CAMPS = {
    "generals": {1: "KPkp", 2: "AERHC", 3: "aerhc"},
    "ranks": {1: "Pp", 2: "KAEkae", 3: "RHCrhc"},
}

GAME = wuqi.load("sanguo")


def position(
    board: str, mover: int, keys: str = "", hidden: str = "", game: wuqi.Game = GAME
) -> wuqi.Position:
    """Player n leads camp n; what is neither drawn nor hidden was captured by the next player."""
    camps = CAMPS[game.options["split"]]
    seen = Counter(letter for letter in board + hidden if letter.isalpha())
    taken = ["", "", ""]
    for letter in (FULL_SET - seen).elements():
        camp = next(camp for camp, letters in camps.items() if letter in letters)
        taken[camp % 3] += letter
    captured = ",".join(letters or "-" for letters in taken)
    return game.read(f"{board} {mover} camps=1,2,3 taken={captured} {keys}")


def play(position: wuqi.Position, *actions: str) -> wuqi.Position:
    for action in actions:
        position = position.play(action)
    return position


def ended(position: wuqi.Position) -> tuple[list[list[int]], str]:
    """The ranking and the reason."""
    assert position.result is not None
    assert position.actions() == ()
    return [list(place) for place in position.result.ranking], position.result.reason


def key(position: wuqi.Position, name: str) -> str | None:
    """The value of a key in the position's text."""
    return dict(part.split("=") for part in position.text.split()[2:]).get(name)
