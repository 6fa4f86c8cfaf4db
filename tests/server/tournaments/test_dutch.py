"""Swiss rounds by FIDE's Dutch system."""

import sys
from itertools import combinations

import pytest
from msgspec.structs import replace

from tests.server.tournaments.simulated import Simulated
from wuqi.server.tournaments import drawing, dutch
from wuqi.server.tournaments.parts import WHOLE, Tournament


def ranked(it: Tournament) -> list[str]:
    return [one.id for one in drawing.by_score(it, it.people)]


def test_a_small_field_is_paired_exactly_as_the_library_pairs_it(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    """Even if it had been too large for one part: parts differ from the whole only in floaters."""
    played = Simulated(24, rounds=2)
    whole = {frozenset(table.entrants) for table in played.draw().tables}
    monkeypatch.setattr(dutch, "COMPARED", 0)
    parts = {frozenset(table.entrants) for table in played.draw().tables}
    assert whole == parts
    order = ranked(played.tournament())
    assert whole == {frozenset(pair) for pair in zip(order[:12], order[12:], strict=True)}


@pytest.mark.parametrize("players", [101])
def test_a_large_field_is_paired_in_parts_without_meeting_twice(players: int) -> None:
    played = Simulated(players, rounds=7)
    while True:
        before = played.tournament().scores
        step = played.play()
        if step is None:
            break
        apart = [abs(before[one] - before[two]) for one, two in (t.entrants for t in step.tables)]
        assert max(apart) <= 2 * WHOLE
    it = played.tournament()
    assert max(it.met.values()) == 1
    assert max(it.byes.values(), default=0) <= 1
    # No side three times in a row, and never three times more often than the other one.
    for one in played.entrants:
        assert abs(it.sides[one.id, 1] - it.sides[one.id, 2]) <= 2
        sides = [seat.side for seat in it.of[one.id] if seat.table is not None]
        assert all(len(set(sides[at : at + 3])) > 1 for at in range(len(sides) - 2))


def test_latecomers_leavers_and_computers_that_fill_in_are_paired() -> None:
    played = Simulated(9, rounds=6, computers="level:1")
    played.play()
    played.entrants[0] = replace(played.entrants[0], left=True)
    played.entrants.append(replace(played.entrants[1], id="late", number=50))
    while (step := played.play()) is not None:
        drawn = {one for table in step.tables for one in table.entrants}
        assert "p1" not in drawn
        assert "late" in drawn
    assert max(played.tournament().met.values()) == 1


def test_where_the_system_allows_no_pairing_people_meet_again(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    played = Simulated(4, rounds=5)
    while played.play():
        pass
    it = played.tournament()
    assert {frozenset(pair) for pair in it.met} == {
        frozenset((one.id, other.id)) for one, other in combinations(played.entrants, 2)
    }
    assert max(it.met.values()) == 2
    # The last ones of a large field have met: then those above them are paired once more.
    monkeypatch.setattr(dutch, "COMPARED", 0)
    monkeypatch.setattr(dutch, "LEAST_PART", 2)
    played = Simulated(6, rounds=4)
    while played.play():
        pass
    assert max(played.tournament().met.values()) == 1


def test_without_the_library_the_matching_pairs_everyone(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(sys.modules, "py4swiss.engines", None)
    played = Simulated(10, rounds=4)
    while played.play():
        pass
    assert max(played.tournament().met.values()) == 1
