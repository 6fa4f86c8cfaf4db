"""Actions that may be the last: those that lose at once, or let somebody win at once."""

import pytest

from tests.games.walk import random_game
from wuqi import load
from wuqi.core.position import Position
from wuqi.core.registry import names
from wuqi.search.perils import perils


def found(position: Position) -> dict[str, tuple[str, str]]:
    return {str(one.action): (one.when, one.reason) for one in perils(position)}


def test_a_musketeer_that_completes_a_line_loses_at_once() -> None:
    """Two stand in column c; the third may take on c3, or on e3, where it is safe."""
    position = load("musketeers").read("2M2/5/2eMe/5/2M2 m")
    assert found(position) == {"d3xc3": ("now", "line")}


def test_a_corner_that_is_left_open_can_be_reached_next() -> None:
    """Blue's rock on b5 is two steps from a6, and nobody of red can stop it."""
    position = load("janken").read("6/1rp4/6/6/3RP2/1RP4 x")
    perils = found(position)
    assert set(perils.values()) == {("next", "corner")}
    assert set(perils) == {str(action) for action in position.actions()}


@pytest.mark.parametrize("game", names())
def test_what_is_told_is_what_happens(game: str) -> None:
    """Against playing it out with the plain interface, at the end of a random game."""
    late = [position for position, action in random_game(load(game), 5) if action][-6:]
    for position in late:
        if position.mover <= 0:
            continue
        perils = found(position)
        for action in position.actions():
            after = position.play(action)
            result = after.result
            lost = result is not None and position.mover not in result.ranking[0]
            assert (perils.get(str(action), ("", ""))[0] == "now") == lost, (position.text, action)
            if result is None and after.mover > 0 and after.mover != position.mover:
                wins = any(
                    end is not None and end.ranking[0] == (after.mover,)
                    for end in (after.play(one).result for one in after.actions())
                )
                assert (str(action) in perils) == wins, (position.text, action)
