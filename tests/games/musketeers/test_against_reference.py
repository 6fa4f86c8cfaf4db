"""Three Musketeers against its interpreted reference, in random games."""

import pytest

from tests.games.against import compare_game
from tests.games.musketeers import reference

STARTS = ("diagonal", "bottom", "a1,b3,e4", "a2,b1,c3")


@pytest.mark.parametrize("stuck", ["own-turn", "immediate"])
@pytest.mark.parametrize("start", STARTS)
def test_agrees_with_the_reference(start: str, stuck: str) -> None:
    options = {"start": start, "stuck": stuck}
    assert sum(compare_game("musketeers", options, reference, seed) for seed in range(60)) > 1_000
