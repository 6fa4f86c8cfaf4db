"""Conditional moves: "if they play X, I play Y", kept at the table and played by the server.

A line alternates: what the opponent may play, the reply, what the opponent may play next, … After
an action, lines that begin with it lose their first action; all others are deleted.
"""

from typing import TYPE_CHECKING

from wuqi.server.table import events as ev

if TYPE_CHECKING:
    from wuqi.server.table.table import Table

Line = tuple[str, ...]


def planned(table: "Table", it: ev.Planned) -> None:
    """Replaces the lines of a seat; none: deletes them."""
    others = {seat: lines for seat, lines in table.plans.items() if seat != it.seat}
    table.plans = {**others, it.seat: it.lines} if it.lines else others


def follow(table: "Table", action: str) -> None:
    """Shortens the lines that begin with this action, and deletes all others."""
    kept = {
        seat: tuple(line[1:] for line in lines if line[0] == action and len(line) > 1)
        for seat, lines in table.plans.items()
    }
    table.plans = {seat: lines for seat, lines in kept.items() if lines}


def reply(table: "Table") -> ev.Acted | None:
    """The action that the seat to act has planned for this position."""
    if not table.plans or table.status != "playing":
        return None
    to_act = table.to_act
    if len(to_act) != 1 or to_act[0].number not in table.plans:
        return None
    seat = to_act[0].number
    action = table.plans[seat][0][0]
    return ev.Acted(seat, action) if action in table.position.texts(seat) else None
