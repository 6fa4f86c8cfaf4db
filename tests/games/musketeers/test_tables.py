"""The numbering of Three Musketeers, and the layered solver against the reference rules."""

import random
from math import comb

import numpy as np
import pytest

from tests.games.musketeers import reference
from tests.games.walk import random_game
from tests.solve.brute import explore, label
from wuqi import load
from wuqi.core.numbering import DEEPER
from wuqi.games.musketeers import tables
from wuqi.games.musketeers.placements import PLACEMENTS
from wuqi.games.musketeers.rules import ENEMIES, SIDE, THE_MUSKETEERS
from wuqi.solve.solvers import crowd_bits, crowd_depth

pytestmark = pytest.mark.slow

FEW = 5  # enemies, for what the interpreted solver can do


def test_there_are_319_placements_18_of_them_in_line() -> None:
    assert len(PLACEMENTS) == 319 - 18
    alike = tables.crowd(load("musketeers").options).alike
    assert alike.sum() == comb(25, 3) - 10 * comb(5, 3)


def test_positions_have_the_number_of_one_that_is_alike() -> None:
    game = load("musketeers")
    for seed in range(5):
        for position, _ in random_game(game, seed):
            if position.mover == 1:
                assert tables.number(position.state) == DEEPER
            if position.mover != 2:
                continue
            alike = {position.text} | {s.position(position.text) for s in game.symmetries}
            for text in alike:
                state = position.state
                assert tables.stand(state, tables.number(game.read(text).state))
                assert game.at(state).text in alike


def test_a_number_stands_for_its_position() -> None:
    game = load("musketeers")
    state = game.start().state
    for number in random.Random(1).sample(range(len(PLACEMENTS) * tables.SETS), 500):
        assert tables.stand(state, number)
        assert tables.number(state) == number
        assert game.read(game.at(state).text) == game.at(state)


@pytest.fixture(scope="module", params=["own-turn", "immediate"])
def solved(request: pytest.FixtureRequest) -> tuple[str, crowd_bits.Bits, crowd_depth.Scores]:
    """The lowest layers, as who wins and as scores; only some placements of the latter."""
    crowd = tables.crowd(load("musketeers", stuck=request.param).options)
    count = len(crowd.beside)
    wins = np.zeros((count, 1 << 16), dtype=np.uint64)
    scores = np.zeros((count, 1 << 22), dtype=np.uint8)
    own_wins, own_scores = wins[0].copy(), scores[0].copy()
    for layer in range(FEW + 1):
        for p in range(count):
            takes, moved, beside = crowd.takes[p], crowd.moved[p], int(crowd.beside[p])
            at_once = crowd.stranded_at_once
            crowd_bits.hunters_to_move(layer, takes, moved, beside, 22, wins, own_wins)
            crowd_bits.crowd_to_move(layer, crowd.steps[p], beside, at_once, own_wins, wins[p])
            crowd_depth.hunters_to_move(layer, takes, moved, beside, 22, scores, own_scores)
            crowd_depth.crowd_to_move(
                layer, crowd.steps[p], beside, at_once, 22, own_scores, scores[p]
            )
    return request.param, wins, scores


def test_few_enemies_as_the_reference_rules_say(
    solved: tuple[str, crowd_bits.Bits, crowd_depth.Scores],
) -> None:
    stuck, wins, scores = solved
    game = load("musketeers", stuck=stuck)
    roots: list[str] = []
    chance = random.Random(stuck)
    state = game.start().state
    while len(roots) < 40:
        tables.stand(state, chance.randrange(len(PLACEMENTS) * tables.SETS))
        squares = [s for s in range(25) if int(state[ENEMIES]) >> s & 1]
        state[ENEMIES] = sum(1 << s for s in chance.sample(squares, min(FEW, len(squares))))
        state[SIDE] = THE_MUSKETEERS
        roots.append(game.at(state).text)
    found = explore(reference, dict(game.options), roots)
    label(found)
    compared = 0
    for text, node in found.items():
        if node.mover == 2:
            assert node.value is not None
            outcome, distance = node.value
            number = tables.number(game.read(text).state)
            p, members = divmod(number, tables.SETS)
            won = bool(int(wins[p, members >> 6]) >> (members & 63) & 1)
            assert won == (outcome == "loss"), text
            assert scores[p, members] == (255 - distance if won else distance), text
            compared += 1
    assert compared > 1000
