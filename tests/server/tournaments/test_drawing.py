"""The draw: who plays whom, on which side."""

from collections import Counter
from itertools import combinations

import pytest
from msgspec.structs import replace

from tests.server.tournaments.simulated import Simulated
from wuqi.server.tournaments.drawing import circle
from wuqi.server.tournaments.parts import WHOLE, RoundSeat
from wuqi.server.tournaments.standings import arena_points, standings


def nobody_is_drawn_twice(played: Simulated) -> bool:
    often = Counter((seat.round, seat.entrant) for seat in played.seats)
    return max(often.values()) == 1


@pytest.mark.parametrize("players", [2, 3, 7, 8, 33, 64])
def test_in_a_swiss_event_nobody_meets_the_same_opponent_twice(players: int) -> None:
    played = Simulated(players)
    while played.play():
        assert nobody_is_drawn_twice(played)
    it = played.tournament()
    if players > 4:
        assert max(it.met.values()) == 1
        assert max(it.byes.values(), default=0) <= 1
    rounds = max(seat.round for seat in played.seats)
    assert all(len(it.of[one.id]) == rounds for one in played.entrants)


def test_similar_scores_meet_and_sides_alternate() -> None:
    played = Simulated(64, rounds=6)
    for _ in range(6):
        before = played.tournament().scores
        step = played.play()
        assert step is not None
        pairs = [table.entrants for table in step.tables]
        apart = [abs(before[one] - before[other]) for one, other in pairs]
        assert max(apart) <= WHOLE
        assert sum(difference > 0 for difference in apart) <= 6
    it = played.tournament()
    leaning = [abs(it.sides[one.id, 1] - it.sides[one.id, 2]) for one in played.entrants]
    assert max(leaning) <= 2


def test_the_first_round_is_the_upper_half_against_the_lower_half() -> None:
    played = Simulated(8)
    ranked = [one.id for one in played.tournament().people]
    pairs = {frozenset(table.entrants) for table in played.draw().tables}
    assert pairs == {frozenset((ranked[place], ranked[place + 4])) for place in range(4)}


@pytest.mark.parametrize("players", [2, 5, 6, 9, 12])
def test_in_a_round_robin_every_pair_meets_once(players: int) -> None:
    names = [str(number) for number in range(players)]
    rounds = players - 1 + players % 2
    met = Counter(
        frozenset(pair)
        for number in range(1, rounds + 1)
        for pair in circle(names, number)
        if pair[1] is not None
    )
    assert met == Counter(map(frozenset, combinations(names, 2)))


@pytest.mark.parametrize("players", [9, 10, 12, 15, 21])
def test_in_games_of_three_every_pair_meets_about_equally_and_seats_rotate(players: int) -> None:
    played = Simulated(players, "round-robin", sides=(3,))
    while played.play():
        assert nobody_is_drawn_twice(played)
    it = played.tournament()
    met = [it.met[one.id, other.id] for one, other in combinations(played.entrants, 2)]
    assert max(met) <= 2
    assert sum(met) / len(met) - 1 <= min(met) + 0.4
    for one in played.entrants:
        sides = [it.sides[one.id, side] for side in (1, 2, 3)]
        assert max(sides) - min(sides) <= 2


def test_a_medley_changes_the_game_and_the_size_of_tables() -> None:
    played = Simulated(6, sides=(2, 3, 2))
    sizes = []
    while step := played.play():
        sizes.append(({table.game.game for table in step.tables}, len(step.tables)))
        assert nobody_is_drawn_twice(played)
    assert sizes[:3] == [({"game 0"}, 3), ({"game 1"}, 2), ({"game 2"}, 3)]


def test_computers_fill_in_only_where_somebody_is_missing() -> None:
    played = Simulated(7, sides=(3,), computers="level:2", rounds=2)
    step = played.play()
    assert step is not None
    assert len(step.tables) == 3
    assert not step.unplayed
    assert len(step.computers) == 2
    played.entrants[0] = replace(played.entrants[0], left=True)
    again = played.play()
    assert again is not None
    assert not again.computers
    assert len(again.tables) == 2
    drawn = {entrant for table in again.tables for entrant in table.entrants}
    assert "p1" not in drawn
    assert not any(entrant.startswith("level") for entrant in drawn)


def test_an_arena_counts_streaks_and_berserk() -> None:
    scores = (WHOLE, WHOLE, WHOLE, WHOLE // 2, WHOLE, 0)
    seats = [
        RoundSeat(number, "a", str(number), 1, score, berserk=number == 1, ended_at=number)
        for number, score in enumerate(scores)
    ]
    assert arena_points(seats[:2]) == (5, True)
    assert arena_points(seats[:3]) == (9, True)
    assert arena_points(seats[:4]) == (11, False)
    assert arena_points(seats) == (13, False)


def test_equal_points_and_tiebreaks_share_a_place() -> None:
    played = Simulated(4, rounds=1)
    played.play()
    assert [one.place for one in standings(played.tournament())] == [1, 1, 3, 3]
