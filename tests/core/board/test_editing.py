"""Setting up positions: what stands on a board can be put there again, within the rules' limits."""

import random

import pytest

from tests.games.expecting import expected
from wuqi import load
from wuqi.core.board.editing import editing_of
from wuqi.core.errors import BadPosition
from wuqi.core.folder.loading import part_of
from wuqi.core.position import Position
from wuqi.core.registry import names
from wuqi.core.text.words import has_word


def letters_on(position: Position) -> dict[str, str]:
    """The pieces of a position by the letters of its game's palette."""
    palette = editing_of(position.game.name).palette(position.game.options)
    found = {}
    for cell in (cell for row in position.picture.rows for cell in row):
        piece = cell.piece.removesuffix("-marched")
        for letters, look in palette:
            if piece and look.piece == piece and look.side in (0, cell.side):
                found[cell.square] = letters
    return found


WITH_AN_EDITOR = [name for name in names() if part_of(name, "editing") is not None]


def later(game: str) -> Position:
    """A position some actions into a game."""
    dice = random.Random(3)
    position = load(game).start()
    for _ in range(14):
        if position.result is not None:
            break
        position = position.play(dice.choice(position.actions() or tuple(position.outcomes())))
    return position


@pytest.mark.parametrize("game", WITH_AN_EDITOR)
def test_what_stands_there_can_be_put_there_again(game: str) -> None:
    position = later(game)
    pieces = letters_on(position)
    assert pieces
    text = editing_of(game).composed(position.game.options, pieces, 1, position.text)
    again = position.game.read(text)
    assert letters_on(again) == pieces
    assert again.mover == 1 or again.result is not None


@pytest.mark.parametrize("game", WITH_AN_EDITOR)
def test_every_piece_of_a_palette_has_a_name(game: str) -> None:
    for _, cell in editing_of(game).palette(load(game).options):
        assert has_word(cell.piece, game)


@pytest.mark.parametrize("game", [game for game in WITH_AN_EDITOR if expected(game).TOO_MANY])
def test_the_rules_limits_are_told(game: str) -> None:
    plain, pieces = load(game), expected(game).TOO_MANY
    with pytest.raises(BadPosition):
        plain.read(editing_of(game).composed(plain.options, pieces, 1, plain.start().text))
