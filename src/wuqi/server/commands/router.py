"""Which function decides which command."""

from collections.abc import Callable
from typing import Any

from wuqi.server import protocol as p
from wuqi.server.commands import (
    acting,
    dealing,
    hurrying,
    leaving,
    lending,
    offering,
    planning,
    seating,
)
from wuqi.server.commands.caller import Caller
from wuqi.server.table.events import Event
from wuqi.server.table.table import Table

HANDLERS: dict[type, Callable[[Table, Caller, Any], list[Event]]] = {
    p.Take: seating.take,
    p.Leave: seating.leave,
    p.Swap: seating.swap,
    p.Lock: seating.lock,
    p.Fill: seating.fill,
    p.Remove: seating.remove,
    p.Start: seating.start,
    p.Close: seating.close,
    p.Act: acting.act,
    p.Plan: planning.plan,
    p.Lend: lending.lend,
    p.ActFor: lending.act_for,
    p.Resign: leaving.resign,
    p.Claim: leaving.claim,
    p.Berserk: hurrying.berserk,
    p.Propose: offering.offer,
    p.Answer: offering.answer,
    p.Commit: dealing.commit,
    p.Reveal: dealing.reveal,
}
