"""Three Musketeers against its interpreted reference, in random games."""

from functools import partial
from itertools import product

from tests.games.against import compare_game
from tests.games.musketeers import reference

STARTS = ("diagonal", "bottom", "a1,b3,e4", "a2,b1,c3")
STUCK = ("own-turn", "immediate")


def whole_games(start: str, stuck: str) -> None:
    options = {"start": start, "stuck": stuck}
    assert sum(compare_game("musketeers", options, reference, seed) for seed in range(60)) > 1_000


CASES = {
    f"{start} {stuck}": partial(whole_games, start, stuck)
    for start, stuck in product(STARTS, STUCK)
}
