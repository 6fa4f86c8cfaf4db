"""Who has to agree to what."""

import pytest

from tests.server.tabling import happen, open_table
from wuqi.server import protocol as p
from wuqi.server.commands.caller import Caller
from wuqi.server.commands.offering import answer, offer
from wuqi.server.commands.opening import rotated
from wuqi.server.errors import Forbidden, Refusal
from wuqi.server.table import events as ev

PEOPLE = [f"person {number}" for number in range(1, 10)]


def test_a_draw_needs_every_side_though_computers_go_on_for_some() -> None:
    """Three teams of three; a computer goes on for one of team 2, then for whoever offered."""
    table = open_table("tamquan", PEOPLE, teams="3", size="7")
    happen(table, 1, ev.Filled(4, "level:3"))
    happen(table, 2, *offer(table, Caller(PEOPLE[0], 2), p.Propose("draw")))
    happen(table, 3, ev.Filled(1, "level:3"))
    agrees = answer(table, Caller(PEOPLE[8], 4), p.Answer("draw", True))
    assert agrees == [ev.Agreed("draw", 9)]
    happen(table, 4, *agrees)
    assert answer(table, Caller(PEOPLE[4], 5), p.Answer("draw", True)) == [ev.Drawn()]


def test_a_mate_does_not_offer_again_what_the_side_has_offered() -> None:
    table = open_table("tamquan", PEOPLE, teams="3", size="7")
    happen(table, 1, *offer(table, Caller(PEOPLE[0], 1), p.Propose("draw")))
    with pytest.raises(Refusal) as refused:
        offer(table, Caller(PEOPLE[1], 2), p.Propose("draw"))
    assert refused.value.key == "offer-pending"


def test_whoever_left_may_ask_for_a_rematch_and_sits_down_again() -> None:
    """Nobody waits for them, and they cannot prevent it."""
    mai, tuan, lin = PEOPLE[:3]
    table = open_table("sanguo", [mai, tuan, lin])
    happen(table, 1, ev.Out(1, "resigned"), ev.Filled(1, "level:3"), ev.Out(2, "resigned"))
    happen(table, 2, *offer(table, Caller(tuan, 2), p.Propose("rematch")))
    with pytest.raises(Forbidden):
        answer(table, Caller(mai, 3), p.Answer("rematch", False))
    happen(table, 3, *answer(table, Caller(mai, 3), p.Answer("rematch", True)))
    with pytest.raises(Refusal):
        answer(table, Caller(mai, 4), p.Answer("rematch", True))
    assert answer(table, Caller(lin, 5), p.Answer("rematch", True)) == [ev.Rematched("")]
    seats = {event.seat: event.person for event in rotated(table) if isinstance(event, ev.Sat)}
    assert seats == {1: lin, 2: mai, 3: tuan}


def test_whoever_left_and_wants_no_rematch_is_played_for() -> None:
    mai, tuan, lin = PEOPLE[:3]
    table = open_table("sanguo", [mai, tuan, lin])
    happen(table, 1, ev.Out(1, "resigned"), ev.Filled(1, "level:3"), ev.Out(2, "resigned"))
    happen(table, 2, *offer(table, Caller(tuan, 2), p.Propose("rematch")))
    assert answer(table, Caller(lin, 3), p.Answer("rematch", True)) == [ev.Rematched("")]
    assert ev.Filled(2, "level:3") in rotated(table)
