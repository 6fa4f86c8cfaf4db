"""The arithmetic of ratings: what a game says about those who played it."""

import itertools

import pytest

from wuqi.server.ratings.ladder import (
    FEW_GAMES,
    PERSON_FULL,
    PROGRAMS_FULL,
    WINDOW_MS,
    EndedGame,
    Ladder,
)
from wuqi.server.ratings.model import START, UNIT, Member, Rating, ahead, chances, rated
from wuqi.server.table.rated import RatedSide

KNOWN = Rating(1_500 * UNIT, 60 * UNIT)


def alone(rating: Rating) -> list[Member]:
    return [Member(rating, 1.0)]


def duel(table: str, winner: str, loser: str, at: int = 0, **more: object) -> EndedGame:
    sides = (RatedSide(0, {winner: 1}), RatedSide(1, {loser: 1}))
    return EndedGame(table, at, sides, **more)  # type: ignore[arg-type]


def test_the_winner_gains_what_the_loser_loses() -> None:
    ((winner,), (loser,)) = rated([alone(KNOWN), alone(KNOWN)], [0, 1])
    assert winner.points - KNOWN.points == KNOWN.points - loser.points > 0
    assert winner.doubt == loser.doubt < KNOWN.doubt


def test_a_draw_between_equals_changes_nothing_but_the_doubt() -> None:
    ((one,), (other,)) = rated([alone(KNOWN), alone(KNOWN)], [0, 0])
    assert one.points == other.points == KNOWN.points


def test_who_is_400_points_ahead_wins_ten_games_to_one() -> None:
    strong, weak = Rating(1_900 * UNIT, 0), Rating(1_500 * UNIT, 0)
    first, second = chances([alone(strong), alone(weak)])
    assert first / second == pytest.approx(10)
    assert ahead(10 / 11) == pytest.approx(400)


@pytest.mark.parametrize("sides", [2, 3, 4])
def test_the_order_of_the_sides_does_not_matter(sides: int) -> None:
    ratings = [Rating((1_400 + 90 * n) * UNIT, (50 + 30 * n) * UNIT) for n in range(sides)]
    places = list(range(sides))
    straight = rated([alone(one) for one in ratings], places)
    turned = rated([alone(one) for one in reversed(ratings)], places[::-1])
    for one, other in zip(straight, reversed(turned), strict=True):
        assert one[0].points == pytest.approx(other[0].points, abs=1)


def test_a_team_of_one_person_with_three_seats_is_one_person() -> None:
    whole = rated([alone(KNOWN), alone(START)], [0, 1])
    ladder = Ladder()
    team = RatedSide(0, {"mai": 3})
    assert ladder.members(team) == [Member(START, 1.0)]
    thirds = [Member(KNOWN, 1 / 3)] * 3
    apart = rated([thirds, alone(START)], [0, 1])
    gain = whole[0][0].points - KNOWN.points
    assert 0 < apart[0][0].points - KNOWN.points < gain  # of three, each is less certain


def test_a_computer_moves_only_the_person() -> None:
    ladder = Ladder()
    game = EndedGame("t1", 0, (RatedSide(0, {"mai": 1}), RatedSide(1, {}, (1_500,))))
    (change,) = ladder.add(game)
    assert change.person == "mai"
    assert change.after.rating.points > START.points
    assert change.against == 1_500 * UNIT
    assert set(ladder.standings) == {"mai"}


def test_a_rating_is_provisional_until_it_is_certain() -> None:
    ladder, games = Ladder(), 0
    while ladder.standing("p0").rating.provisional:
        at = games * 1_000
        pair = ("p0", f"p{games % 5 + 1}")
        ladder.add(duel(f"t{games:03}", pair[games % 2], pair[1 - games % 2], at))
        games += 1
    assert 10 < games < 40


def test_repeated_games_count_less_and_less() -> None:
    """However often the same two play within a month: never more than twice the full ones."""
    ladder, players = Ladder(), ("mai", "ben")
    games = [duel(f"t{n:04}", players[n % 2], players[1 - n % 2], n) for n in range(200)]
    weights = [ladder.add(game)[0].weight for game in games]
    assert weights[:PERSON_FULL] == [1_000] * PERSON_FULL
    assert weights == sorted(weights, reverse=True)
    assert sum(weights) < 2 * PERSON_FULL * 1_000
    assert ladder.standing("mai").games == 200
    month_later = duel("u0000", "mai", "ben", 200 + WINDOW_MS)
    assert ladder.add(month_later)[0].weight == 1_000


def test_games_against_computers_and_bots_are_capped_together() -> None:
    ladder, total = Ladder(), 0
    for number in range(200):
        level = (RatedSide(0, {"mai": 1}), RatedSide(1, {}, (2_400 + number,)))
        bot = (RatedSide(0, {"mai": 1}), RatedSide(1, {f"bot{number}": 1}))
        sides, bots = (bot, frozenset({f"bot{number}"})) if number % 2 else (level, frozenset())
        change = next(
            one
            for one in ladder.add(EndedGame(f"t{number:04}", number, sides, bots))
            if one.person == "mai"
        )
        total += change.weight
    assert total < 2 * PROGRAMS_FULL * 1_000


def test_what_friends_can_do_for_the_third_is_bounded() -> None:
    """In three-player games two help the third, who always wins: for years."""
    ladder = Ladder()
    for number in range(150):
        places = zip((0, 1, 1), ("mai", "ben", "chi"), strict=True)
        sides = tuple(RatedSide(place, {person: 1}) for place, person in places)
        ladder.add(EndedGame(f"t{number:04}", number * WINDOW_MS // 10, sides))
    assert ladder.standing("mai").rating.points < 1_900 * UNIT
    points = [ladder.standing(person).rating.points for person in ("mai", "ben", "chi")]
    assert sum(points) / 3 == pytest.approx(START.points, abs=20 * UNIT)


def test_a_narrow_circle_stays_provisional() -> None:
    """Two of three friends always beat the third: it says nothing about them beside others."""
    ladder = Ladder()
    for number in range(500):
        ranking = ("mai", "ben", "chi") if number % 2 else ("ben", "mai", "chi")
        sides = tuple(RatedSide(place, {who: 1}) for place, who in enumerate(ranking))
        ladder.add(EndedGame(f"t{number:04}", number * WINDOW_MS // 100, sides))
        assert all(one.rating.provisional for one in ladder.standings.values())
    # Twenty games with the computer's levels say what their numbers mean.
    for number in range(20):
        place = number % 2
        sides = (RatedSide(place, {"mai": 1}), RatedSide(1 - place, {}, (1_600,)))
        ladder.add(EndedGame(f"u{number:04}", 5 * WINDOW_MS + number, sides))
    assert not ladder.standing("mai").rating.provisional


def test_who_was_known_and_then_plays_only_friends_is_known_no_longer() -> None:
    ladder, number = Ladder(), 0
    while ladder.standing("mai").rating.provisional:
        pair = ("mai", f"p{number % 5}")
        ladder.add(duel(f"t{number:04}", pair[number % 2], pair[1 - number % 2], number))
        number += 1
    month = number + WINDOW_MS
    for again in range(FEW_GAMES):
        assert not ladder.standing("mai").rating.provisional
        ladder.add(
            duel(
                f"u{again:04}",
                "mai" if again % 2 else "ben",
                "ben" if again % 2 else "mai",
                month + again,
            )
        )
    ladder.add(duel("v0000", "mai", "ben", month + FEW_GAMES))
    assert ladder.standing("mai").rating.provisional


def test_a_ladder_is_the_same_however_it_is_cut() -> None:
    """Computed at once, or in parts from what was kept of the first part."""
    people = ("mai", "ben", "chi", "duc")
    pairs = list(itertools.permutations(people, 2)) * 5
    games = [duel(f"t{n:03}", one, two, n * 3_600_000) for n, (one, two) in enumerate(pairs)]
    whole = Ladder()
    changes = [change for game in games for change in whole.add(game)]
    first, kept = Ladder(), {person: [] for person in people}  # type: ignore[var-annotated]
    for game in games[:25]:
        for change in first.add(game):
            kept[change.person].append(change.met)
    second = Ladder(first.standings, kept)
    again = [change for game in games[25:] for change in second.add(game)]
    assert again == changes[-len(again) :]
    assert second.standings == whole.standings
