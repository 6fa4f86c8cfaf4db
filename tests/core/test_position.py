"""Positions are immutable values, and say what is wrong with an action."""

import copy
import pickle

import pytest

import wuqi
from wuqi.core.errors import IllegalAction, MalformedAction
from wuqi.core.position import Action, Result

GAME = wuqi.load("musketeers")


def test_equal_however_it_was_reached() -> None:
    played = GAME.start().play("c3xc4").play("c2-c3")
    read = GAME.read("eeeeM/eeMee/eeeee/ee1ee/Meeee m")
    assert played == read
    assert hash(played) == hash(read)
    assert len({played, read}) == 1
    assert played != GAME.start()
    assert played != "eeeeM/eeMee/eeeee/ee1ee/Meeee m"


def test_the_same_board_under_other_options_is_another_position() -> None:
    assert wuqi.load("musketeers", stuck="immediate").start() != GAME.start()


def test_survives_pickling_and_copying() -> None:
    position = GAME.start().play("c3xc4")
    assert pickle.loads(pickle.dumps(position)) == position
    assert copy.deepcopy(position) == position
    action = position.actions()[0]
    assert pickle.loads(pickle.dumps(action)).code == action.code


def test_a_state_handed_out_is_a_copy() -> None:
    position = GAME.start()
    position.state[:] = 0
    assert position == GAME.start()


def test_actions_are_texts() -> None:
    actions = GAME.start().actions()
    assert "c3xc4" in actions
    assert isinstance(actions[0], Action)
    assert GAME.start().play(actions[0]) == GAME.start().play(str(actions[0]))


@pytest.mark.parametrize("text", ["", "c3c4", "c3xc9", "castle", "c3xc4xc5", "c3xc4\n", "x" * 5000])
def test_what_is_no_action_at_all(text: str) -> None:
    with pytest.raises(MalformedAction, match="not a valid way to write a move"):
        GAME.start().play(text)


def test_an_illegal_action_says_why_in_the_chosen_language() -> None:
    with pytest.raises(IllegalAction, match="never diagonally") as caught:
        GAME.start().play("c3xb4")
    sentences = {
        caught.value.say(language) for language in ("en", "zh-Hant", "zh-Hans", "vi", "ja")
    }
    assert len(sentences) == 5


def test_only_the_seat_on_turn_may_act() -> None:
    with pytest.raises(IllegalAction, match="This seat cannot play"):
        GAME.start().play("c3xc4", seat=2)
    assert GAME.start().play("c3xc4", seat=1).mover == 2


def test_payoffs_are_shares_of_rivals_left_behind() -> None:
    assert Result(((2,), (1,)), "line").payoffs() == (0.0, 1.0)
    assert Result(((1, 2),), "draw").payoffs() == (0.5, 0.5)
    assert Result(((3,), (1, 2)), "x").payoffs() == (0.25, 0.25, 1.0)
    assert Result(((4,), (1,), (2, 3)), "x").payoffs() == (2 / 3, 1 / 6, 1 / 6, 1.0)


def test_a_seat_that_may_do_nothing_is_told_so() -> None:
    with pytest.raises(IllegalAction, match="not your turn"):
        GAME.start().play("b2-b1", seat=2)
