"""The numbering of Cờ tam quân."""

import random
import re

import pytest

from tests.games.walk import random_game
from wuqi import load
from wuqi.core.board.turning import square_orders
from wuqi.core.numbering import OUTSIDE
from wuqi.core.text.notation import read_rows, write_rows
from wuqi.games.tamquan import tables

pytestmark = pytest.mark.slow

PLAIN = re.compile(r" (calm|took|members)=\S+")  # what values do not depend on


@pytest.mark.parametrize("steps", ["orthogonal", "eight"])
@pytest.mark.parametrize("taking", ["optional", "all"])
def test_every_position_has_a_number_and_stands_for_one_alike(steps: str, taking: str) -> None:
    game = load("tamquan", steps=steps, taking=taking)
    for seed in range(6):
        for position, _ in random_game(game, seed):
            if position.mover == 0:
                continue
            number = tables.number(position.state)
            state = game.start().state
            assert tables.stand(state, number)
            assert tables.number(state) == number
            stood = PLAIN.sub("", game.at(state).text)
            text = PLAIN.sub("", position.text)
            if "phase=deploy" in text:
                assert stood == text
            else:
                ours_first = swapped(text) if position.mover == 2 else text
                assert unmarked(stood) in map(unmarked, turned(ours_first))


def turned(text: str) -> list[str]:
    """A position of the battle and the seven that are alike: here zones do not matter."""
    board, rest = text.split(maxsplit=1)
    cells = [cell for row in read_rows(board, 5, 5, "ABab") for cell in row]
    alike = []
    for order in square_orders(5):
        there = [""] * 25
        for square, cell in enumerate(cells):
            there[order[square]] = cell
        alike.append(f"{write_rows([there[at : at + 5] for at in range(0, 25, 5)])} {rest}")
    return alike


def swapped(text: str) -> str:
    """The same with the teams' letters exchanged, so that team 1 is on turn."""
    board, mover, *keys = text.split()
    assert mover == "2"
    return " ".join([board.translate(str.maketrans("ABab", "BAba")), "1", *keys])


def unmarked(text: str) -> str:
    """Who has marched does not matter once the march is over."""
    if "phase=end" not in text:
        return text
    board, *rest = text.split()
    return " ".join([board.upper(), *rest])


def test_numbers_stand_for_positions_that_can_be_read() -> None:
    game = load("tamquan")
    state = game.start().state
    chance = random.Random(2)
    stood = 0
    for number in chance.sample(range(tables.DEPLOYING), 2000):
        if tables.stand(state, number):
            stood += 1
            assert tables.number(state) == number
            text = game.at(state).text
            assert game.read(text).text == text
            assert game.at(state).mover == 1
    assert stood > 500


def test_secret_deployment_has_no_number() -> None:
    assert tables.number(load("tamquan", deploy="hidden").start().state) == OUTSIDE
