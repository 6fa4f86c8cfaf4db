"""What the judge of Three Kingdoms dark chess says of armies."""

import pytest

from tests.games.walk import random_game
from wuqi import load
from wuqi.core.kernel import CHANCE, OVER
from wuqi.games.sanguo.judge import glance, judge

GAME = load("sanguo")
# Player 1 has camp 2 (red officers), player 2 camp 3 (black officers), player 3 generals and
# soldiers; 1 is to move.
CAMPS = "camps=2,3,1"


def leads(text: str) -> list[int]:
    state = GAME.read(text).state
    return [judge(state, player) for player in (1, 2, 3)]


def test_a_turned_board_is_worth_the_same() -> None:
    for position, _ in random_game(GAME, seed=4):
        if position.mover in (OVER, CHANCE):
            continue
        values = [judge(position.state, player) for player in (1, 2, 3)]
        assert abs(sum(values)) <= 3
        for symmetry in GAME.symmetries:
            turned = GAME.read(symmetry.position(position.text))
            sides = [symmetry.sides.get(player, player) for player in (1, 2, 3)]
            assert [judge(turned.state, side) for side in sides] == values


def test_a_chariot_that_can_be_taken_is_worth_less() -> None:
    safe = leads(_position("R8/9/4p4/9/8r"))
    hanging = leads(_position("R8/9/4p4/9/r8"))
    assert hanging[1] < safe[1]
    assert hanging[0] > safe[0]


def test_a_glance_sees_who_has_more() -> None:
    position = GAME.read(_position("R2R5/9/4p4/9/8r"))
    values = [glance(position.state, player) for player in (1, 2, 3)]
    assert values[0] == max(values)


@pytest.mark.parametrize("mode", ["recall", "points", "race"])
def test_other_modes_go_by_points(mode: str) -> None:
    game = load("sanguo", mode=mode)
    for position, _ in random_game(game, seed=4):
        assert judge(position.state, 1) == glance(position.state, 1)


def _position(board: str) -> str:
    """A board on which everything that is missing was taken."""
    missing = "KAAEERRHHCCPPPPPkaaeerrhhccppppp"
    for letter in filter(str.isalpha, board):
        missing = missing.replace(letter, "", 1)
    soldiers = "".join(letter for letter in missing if letter in "KPkp")
    officers = "".join(letter for letter in missing if letter not in "KPkp")
    return f"{board} 1 {CAMPS} taken={soldiers},-,{officers}"
