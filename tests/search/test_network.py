"""Tree search with an evaluator of one's own: its questions, and what it makes of the answers."""

import re
import subprocess
import sys
from pathlib import Path
from typing import Any

import numpy as np
import pytest

import wuqi
from tests.conformance.settings import every_game
from wuqi.core.encoding import Encoding, Planes
from wuqi.core.errors import BadRequest
from wuqi.search.mcts.network import NetworkPlayer, NetworkSearch, Searched

ROOT = Path(__file__).resolve().parents[2]
MUSKETEERS = wuqi.load("musketeers")


def knows_nothing(encoding: Encoding, sizes: list[int]) -> Any:
    """Every token as likely, everybody as well off; notes how many leaves it was asked about."""

    def evaluate(planes: Planes) -> tuple[Any, Any]:
        sizes.append(len(planes))
        assert planes.shape[1:] == encoding.shape
        return np.zeros((len(planes), encoding.vocabulary)), np.zeros(
            (len(planes), encoding.game.sides)
        )

    return evaluate


@every_game
def test_every_game_is_searched_in_large_batches(name: str) -> None:
    game, sizes = wuqi.load(name), list[int]()
    search = NetworkSearch(game, knows_nothing(Encoding(game), sizes))
    found = search.search([game.start()] * 6, simulations=60)
    for one in found:
        assert sum(one.visits.values()) == 59  # the first simulation looks at the start itself
        assert set(one.visits) == set(game.start().actions())
        assert sum(one.payoffs) == pytest.approx(game.sides / 2, abs=0.01)
    assert max(sizes) > 6
    assert len(sizes) < 60


def test_scores_lead_search_and_values_belong_to_sides() -> None:
    encoding = Encoding(MUSKETEERS)
    liked = MUSKETEERS.start().actions()[5]
    (token,) = encoding.tokens(MUSKETEERS.start(), liked)
    own = encoding.planes.index("I am the musketeers")

    def evaluate(planes: Planes) -> tuple[Any, Any]:
        scores = np.zeros((len(planes), encoding.vocabulary))
        scores[:, token] = 5
        value = np.where(planes[:, own].any(axis=(1, 2)), 0.8, -0.8)  # the musketeers win
        return scores, np.stack([value, -value], axis=1)

    search = NetworkSearch(MUSKETEERS, evaluate)
    found = search.search([MUSKETEERS.start()], simulations=100)[0]
    assert found.best == liked
    assert found.payoffs == pytest.approx((0.9, 0.1), abs=0.02)
    again = search.search([MUSKETEERS.start().play("c3xc4")], simulations=50)[0]
    assert again.payoffs == pytest.approx((0.9, 0.1), abs=0.02)


def test_what_wins_at_once_is_seen_whatever_the_network_says() -> None:
    search = NetworkSearch(MUSKETEERS, knows_nothing(Encoding(MUSKETEERS), []))
    for record in wuqi.match(MUSKETEERS, ["random", "random"], games=6).records:
        *_, before, last = record.replay()
        assert last.result is not None
        if last.result.ranking[0] == (before.mover,):
            found = search.search([before], simulations=40)[0]
            assert found.payoffs[before.mover - 1] > 0.9
            reached = before.play(found.best).result
            assert reached is not None
            assert reached.ranking[0] == (before.mover,)


def test_noise_changes_what_is_looked_at() -> None:
    encoding = Encoding(MUSKETEERS)
    search = NetworkSearch(MUSKETEERS, knows_nothing(encoding, []))
    plain = search.search([MUSKETEERS.start()], simulations=80)[0]
    noisy = search.search([MUSKETEERS.start()], simulations=80, noise=(0.1, 0.9))[0]
    assert max(noisy.visits.values()) > 2 * max(plain.visits.values())


def test_a_network_plays_matches_and_what_is_over_is_refused() -> None:
    player = NetworkPlayer(knows_nothing(Encoding(MUSKETEERS), []), simulations=20)
    match = wuqi.match(MUSKETEERS, [player, "random"], games=4)
    own = next(one for one in match.standings if one.entry == "network")
    assert own.score >= 0.5
    over = match.records[0].replay()[-1]
    with pytest.raises(BadRequest, match="nothing to analyse"):
        NetworkSearch(MUSKETEERS, knows_nothing(Encoding(MUSKETEERS), [])).search([over], 10)


def test_the_example_learns_a_round() -> None:
    example = [sys.executable, "examples/alphazero.py", "--rounds", "1", "--simulations", "4"]
    ran = subprocess.run(
        [*example, "--games", "2"], cwd=ROOT, capture_output=True, text=True, check=True
    )
    learned, *examined = ran.stdout.splitlines()
    assert re.search(r"round 1: \d+ games, \d+ positions, loss \d\.\d+ \+ \d\.\d+", learned)
    assert [bool(re.search(r"\d+% against level", line)) for line in examined] == [True] * 4


def test_what_is_proven_decides_whatever_was_visited_most() -> None:
    start = MUSKETEERS.start()
    lost, won, unknown, other = start.actions()[:4]
    visits = {lost: 50, won: 2, unknown: 7, other: 9}
    searched = Searched(start, visits, (0.5, 0.5), {lost: 0.0})
    assert (searched.best, searched.payoff) == (other, None)
    assert searched.best_of([lost, unknown]) == unknown
    searched = Searched(start, visits, (0.5, 0.5), {lost: 0.0, won: 1.0})
    assert (searched.best, searched.payoff) == (won, 1.0)
    searched = Searched(start, visits, (0.0, 1.0), dict.fromkeys(visits, 0.0))
    assert (searched.best, searched.payoff) == (lost, 0.0)


@pytest.mark.parametrize(
    ("scores", "values", "sentence"),
    [
        ((1, 99), (1, 2), r"scores have the shape \(1, 99\), but \(1, 100\) is expected"),
        ((1, 100), (1,), r"values have the shape \(1,\), but \(1, 2\) is expected"),
        ((2, 100), (2, 2), r"scores have the shape \(2, 100\)"),
    ],
)
def test_an_answer_of_the_wrong_shape_is_refused_in_a_sentence(
    scores: tuple[int, ...], values: tuple[int, ...], sentence: str
) -> None:
    search = NetworkSearch(MUSKETEERS, lambda planes: (np.zeros(scores), np.zeros(values)))
    with pytest.raises(BadRequest, match=sentence):
        search.search([MUSKETEERS.start()], simulations=10)


def test_an_answer_that_is_not_a_number_is_refused_in_a_sentence() -> None:
    def evaluate(planes: Planes) -> tuple[Any, Any]:
        return np.zeros((len(planes), 100)), np.full((len(planes), 2), np.nan)

    with pytest.raises(BadRequest, match=r"Some of the network.s values are not finite"):
        NetworkSearch(MUSKETEERS, evaluate).search([MUSKETEERS.start()], simulations=10)
