"""Draughts as the Hub protocol writes it."""

import pytest

from tests.games.walk import random_game
from wuqi import load
from wuqi.core.errors import BadPosition
from wuqi.games.draughts import hub


def test_positions_and_moves_come_back() -> None:
    game = load("draughts", preset="international")
    for seed in range(3):
        for position, _ in random_game(game, seed):
            written = hub.write_position(position)
            assert len(written) == 51
            back = hub.read_position(game, written)
            assert hub.write_position(back) == written
            assert back.mover == position.mover or position.mover == 0
            for action in position.actions():
                assert hub.read_move(position, hub.write_move(action)) == action


def test_what_is_captured_may_stand_in_any_order() -> None:
    game = load("draughts", preset="international")
    position = game.read("W:WK47:B38,24,13")
    for action in position.actions():
        origin, target, *taken = hub.write_move(action).split("x")
        turned = "x".join([origin, target, *reversed(taken)])
        assert hub.read_move(position, turned) == action


def test_what_is_no_position_is_refused() -> None:
    game = load("draughts", preset="international")
    for text in ("", "W", "X" + "e" * 50, "W" + "q" * 50, "W" + "w" * 50):
        with pytest.raises(BadPosition):
            hub.read_position(game, text)
    assert hub.read_move(game.start(), "nonsense") is None
    assert hub.read_move(game.start(), "1-50") is None
