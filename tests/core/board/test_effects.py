"""Effects, game-blind: applied to the picture before, they give the picture after."""

import pytest

from tests.games.walk import random_game, settings
from wuqi.core.board.effects import Effect, by_comparing
from wuqi.core.kernel import CHANCE
from wuqi.core.position import Position
from wuqi.core.registry import configure

SETTINGS = settings()
LEAVING = ("take", "huff", "remove")
every_setting = pytest.mark.parametrize(
    ("name", "options"),
    SETTINGS,
    ids=[f"{name} {' '.join(f'{k}={v}' for k, v in given.items())}" for name, given in SETTINGS],
)

Standing = dict[str, tuple[str, int]]  # piece and side by square


def standing(position: Position) -> Standing:
    """What stands where. Which members have marched is a matter of the turn, not of the action."""
    return {
        square: (cell.piece.removesuffix("-marched"), cell.side)
        for square, cell in position.pieces.items()
    }


def applied(board: Standing, effects: tuple[Effect, ...]) -> Standing:
    board = dict(board)
    for effect in effects:
        shown = (effect.piece.removesuffix("-marched"), effect.side)
        if effect.kind in LEAVING:
            assert board.pop(effect.square)[0] == shown[0]
        elif effect.kind in ("step", "roll"):
            moving = board.pop(effect.square)
            assert effect.to not in board, "what stands there is taken first"
            assert effect.kind == "roll" or moving == shown
            board[effect.to] = shown
        elif effect.kind in ("place", "flip", "crown"):
            assert (effect.square in board) == (effect.kind != "place")
            board[effect.square] = shown
    return board


@every_setting
def test_effects_lead_from_one_picture_to_the_next(name: str, options: dict[str, str]) -> None:
    game = configure(name, None, options)
    for seed in range(4):
        before: Position | None = None
        for position, action in random_game(game, seed):
            if action is None:
                break
            if position.mover == CHANCE:  # a flip and what it shows are one action
                assert before is not None
                position, before = before, None
            elif position.play(action).mover == CHANCE:
                assert position.effects(action) == ()
                before = position
                continue
            after = position.play(action)
            if after.secret:
                continue
            # Camps that were just given change whose pieces others are.
            given = any(effect.kind == "camp" for effect in position.effects(action))
            found, right = applied(standing(position), position.effects(action)), standing(after)
            if position.secret:  # everything is revealed
                assert found.items() <= right.items()
            elif given:
                assert {k: v[0] for k, v in found.items()} == {k: v[0] for k, v in right.items()}
            else:
                assert found == right, (position.text, action)


def test_a_game_that_tells_no_effects_is_compared() -> None:
    game = configure("musketeers", None, {})
    before = game.start()
    assert by_comparing(before, "c3xc4", before.play("c3xc4")) == before.effects("c3xc4")
