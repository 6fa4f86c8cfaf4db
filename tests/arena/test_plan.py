"""Every game of a match is known before the first begins."""

from collections import Counter

import pytest

from wuqi.arena.plan import MatchPlan
from wuqi.core.errors import BadRequest


def plan(
    *entries: str, games: int = 12, tournament: bool = False, game: str = "musketeers"
) -> MatchPlan:
    return MatchPlan(game, {}, entries, games, 7, 2, tournament)


def test_sides_are_changed_within_an_opening() -> None:
    pairings = list(plan("a", "b").pairings())
    assert [pairing.seating for pairing in pairings[:4]] == [(0, 1), (1, 0), (0, 1), (1, 0)]
    assert [pairing.opening for pairing in pairings[:4]] == [0, 0, 1, 1]
    assert [pairing.number for pairing in pairings] == list(range(12))


def test_everybody_meets_everybody() -> None:
    pairings = list(plan("a", "b", "c", "d", games=24, tournament=True).pairings())
    met = Counter(frozenset(pairing.seating) for pairing in pairings)
    assert set(met.values()) == {4}
    assert len(met) == 6


def test_few_players_sit_in_several_seats() -> None:
    crowded = MatchPlan(
        "tamquan", {"size": "8", "teams": "4"}, ("a", "b"), 8, 1, 0, tournament=True
    )
    for pairing in crowded.pairings():
        assert Counter(pairing.seating) == {0: 2, 1: 2}


def test_more_games_leave_the_first_ones_as_they_are() -> None:
    assert list(plan("a", "b", games=30).pairings())[:12] == list(plan("a", "b").pairings())


def test_openings_and_players_have_random_numbers_of_their_own() -> None:
    here = plan("a", "b")
    seeds = {here.opening_seed(n) for n in range(50)} | {here.player_seed(n) for n in range(50)}
    assert len(seeds) == 100


@pytest.mark.parametrize(
    "wrong", [plan("a"), plan("a", "b", "c"), plan("a", "b", games=0), plan("a", tournament=True)]
)
def test_what_cannot_be_played_is_refused(wrong: MatchPlan) -> None:
    with pytest.raises(BadRequest):
        wrong.check()
