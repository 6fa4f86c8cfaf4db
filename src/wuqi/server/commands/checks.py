"""Checks that the commands share. A command decides which events happen at a table, or refuses.

A command is a function of the table and the request. It changes nothing itself: the room writes the
events to disk first and lets the table apply them afterwards.
"""

from wuqi.server.commands.caller import Caller
from wuqi.server.errors import Forbidden, Refusal, Unknown
from wuqi.server.table.parts import Place
from wuqi.server.table.table import Table

MOST_BEFORE_START = 1_000  # events before the start: seats taken, left, locked, swapped


def place(table: Table, number: int) -> Place:
    """The place with a seat number."""
    found = table.place(number)
    if found is None:
        raise Unknown("seat-unknown", seat=number, right=len(table.places))
    return found


def own_places(table: Table, caller: Caller, number: int | None = None) -> list[Place]:
    """The asker's seats, or the one named; Refusal if there is none."""
    if number is not None:
        named = place(table, number)
        if named.person is None or named.person != caller.person:
            raise Forbidden("seat-not-yours", seat=number)
        return [named]
    own = table.seats_of(caller.person)
    if not own:
        raise Forbidden("not-seated")
    return own


def require_owner(table: Table, caller: Caller) -> None:
    if not caller.admin and (caller.person is None or caller.person != table.terms.owner):
        raise Forbidden("owner-only")


def require_account(account: bool) -> None:
    """Refuses guests: rated games are for people with an account."""
    if not account:
        raise Refusal("rated-account")


def one_side_each(table: Table) -> bool:
    """Whether each person may play only one side: at public tables and in rated games."""
    return table.terms.visibility != "private" or table.terms.rated


def require_open(table: Table) -> None:
    if table.status != "open":
        raise Refusal("already-started")
    if table.number >= MOST_BEFORE_START:
        raise Refusal("table-worn-out")


def require_playing(table: Table) -> None:
    if table.status == "over":
        raise Refusal("action-game-over")
    if table.status != "playing":
        raise Refusal("not-started")
