"""Letters for pictures without a font."""

import numpy as np
import pytest

from wuqi.core.board.as_png import as_png
from wuqi.core.board.as_svg import labels
from wuqi.core.board.strokes import NARROW, PUT_TOGETHER, WIDE, letter_cover, width_of_letter
from wuqi.core.registry import configure, shown
from wuqi.teacher.puzzle import puzzles


@pytest.mark.parametrize("letter", [*NARROW, *WIDE, *PUT_TOGETHER])
def test_a_letter_has_ink_inside_its_box(letter: str) -> None:
    cover = letter_cover(letter, 40)
    assert cover.shape[0] == 40
    assert 0.02 < float(cover.mean()) < 0.6


def test_no_two_letters_look_alike() -> None:
    every = [*NARROW, *WIDE, *PUT_TOGETHER]
    assert len({letter_cover(one, 32).tobytes() for one in every}) == len(every)


def test_small_letters_look_like_capitals_and_strange_ones_are_left_out() -> None:
    assert np.array_equal(letter_cover("r", 30), letter_cover("R", 30))
    assert width_of_letter("é") == 0


@pytest.mark.parametrize("game", shown())
def test_everything_on_the_pieces_can_be_drawn(game: str) -> None:
    for puzzle in puzzles(game)[:40]:
        position = configure(game, None, puzzle.options).read(puzzle.position)
        cells = [cell for row in position.picture.rows for cell in row if cell.piece]
        letters = "".join(line for cell in cells for line in labels(position.picture, cell))
        assert all(width_of_letter(letter) for letter in letters if letter not in " ·"), letters
    assert as_png(position).startswith(b"\x89PNG")
