"""Random games in compiled code: repeatable, fair dice, and the same games Python would play."""

import pytest

import wuqi
from tests.games.walk import random_game, settings
from wuqi.core.registry import configure
from wuqi.search.dice import below, new_dice, weighted
from wuqi.search.playouts import play_randomly


def test_the_same_seed_plays_the_same_games() -> None:
    start = wuqi.load("musketeers").start()
    first, again, other = (play_randomly(start, games=500, seed=seed) for seed in (7, 7, 8))
    assert (first.moves, first.payoffs) == (again.moves, again.payoffs)
    assert first.moves != other.moves
    assert first.games == 500


@pytest.mark.parametrize(("name", "options"), settings())
def test_games_are_as_long_as_in_python(name: str, options: dict[str, str]) -> None:
    """The mean length of compiled games lies within the spread of interpreted ones."""
    game = configure(name, None, options)
    lengths = [
        sum(action is not None and position.mover > 0 for position, action in random_game(game, s))
        for s in range(12)
    ]
    played = play_randomly(game.start(), games=300)
    assert min(lengths) * 0.7 <= played.moves / played.games <= max(lengths) * 1.3
    assert sum(played.payoffs) == pytest.approx(game.sides / 2)


def test_dice_are_fair() -> None:
    dice = new_dice(3)
    throws = [below(dice, 6) for _ in range(60_000)]
    expected = len(throws) / 6
    chi_square = sum((throws.count(face) - expected) ** 2 / expected for face in range(6))
    assert set(throws) == set(range(6))
    assert chi_square < 20.5  # five degrees of freedom: one honest die in a thousand exceeds it


def test_weights_are_kept() -> None:
    import numpy as np

    dice = new_dice(4)
    weights = np.array([1, 0, 3], dtype=np.int64)
    drawn = [weighted(dice, weights, 3) for _ in range(8_000)]
    assert drawn.count(1) == 0
    assert abs(drawn.count(2) / len(drawn) - 0.75) < 0.02
