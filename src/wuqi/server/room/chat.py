"""Chat at a table: to everyone, or in a team game to your own team.

Kept on disk, like everything else that players see.
"""

from collections import OrderedDict
from collections.abc import Callable
from dataclasses import dataclass

import msgspec
from sqlalchemy import bindparam, insert, select

from wuqi.server import protocol as p
from wuqi.server.errors import Forbidden, Refusal
from wuqi.server.ids import now
from wuqi.server.store.layout import chat
from wuqi.server.store.statement import Conflict, Statement
from wuqi.server.store.store import Row, Store
from wuqi.server.table.parts import Place
from wuqi.server.table.table import Table

MOST_SHOWN = 100
MOST_TABLES = 500
TRIES = 50

ADD = Statement(insert(chat), "table_id", "number", "at", "person_id", "seat", "side", "body")
SINCE = (
    select(chat)
    .where(chat.c.table_id == bindparam("table"), chat.c.number > bindparam("number"))
    .order_by(chat.c.number.desc())
    .limit(MOST_SHOWN)
)


class Body(msgspec.Struct, frozen=True, omit_defaults=True):
    """What was said or proposed."""

    text: str = ""
    order: tuple[str, ...] | None = None


@dataclass(frozen=True, slots=True)
class ChatEntry:
    """One line, and who may read it."""

    number: int
    at: int
    person: str
    seat: int | None
    side: int | None  # None: for everyone
    body: Body


class Chats:
    """The last lines of each table."""

    def __init__(self, store: Store) -> None:
        self._store = store
        self._lines: OrderedDict[str, list[ChatEntry]] = OrderedDict()

    async def say(self, table: Table, person: str, command: p.Say | p.Order) -> int:
        """Adds a line; its number."""
        if person in table.removed:
            raise Forbidden("removed")
        own = table.seats_of(person)
        to_team = isinstance(command, p.Order) or command.channel == "team"
        side = _team(table, own) if to_team else None
        if isinstance(command, p.Order):
            body = Body(order=command.actions)
        else:
            body = Body(text=" ".join(command.text.split()))
            if not body.text:
                raise Refusal("chat-empty")
        seat = own[0].seat.number if own else None
        for _ in range(TRIES):
            known = await self.lines(table.id)
            number = known[-1].number + 1 if known else 1
            values = {
                "table_id": table.id,
                "number": number,
                "at": now(),
                "person_id": person,
                "seat": seat,
                "side": side,
                "body": msgspec.json.encode(body),
            }
            try:
                await self._store.write((ADD, values))
            except Conflict:
                await self.lines(table.id, number)
            else:
                await self.lines(table.id, number)  # perhaps no follower would cause this read
                return number
        raise Refusal("table-busy")

    def forget_all(self) -> None:
        """Forgets all lines: other processes may have added some."""
        self._lines.clear()

    async def lines(self, table_id: str, number: int = 0, look: bool = False) -> list[ChatEntry]:
        """The last lines, at least up to a number; `look`: up to the last on disk.

        A process hears of new lines only while one of its clients follows the table.
        """
        known = self._lines.get(table_id)
        if known is None or look or (number and (not known or known[-1].number < number)):
            last = known[-1].number if known else 0
            rows = await self._store.few(SINCE, table=table_id, number=last)
            fresh = [_line(row) for row in reversed(rows)]
            known = [*(known or []), *fresh][-MOST_SHOWN:]
            self._lines[table_id] = known
            while len(self._lines) > MOST_TABLES:
                self._lines.popitem(last=False)
        self._lines.move_to_end(table_id)
        return known


def readable(
    table: Table, lines: list[ChatEntry], reader: str | None, names: Callable[[str], p.Person]
) -> tuple[p.ChatLine, ...]:
    """The lines that a person may read: the table's, and their own team's. Lines of deleted
    accounts are left out; they may still be in memory.
    """
    sides = {place.seat.side for place in table.seats_of(reader)}
    return tuple(
        p.ChatLine(
            line.number,
            line.at,
            names(line.person),
            line.seat,
            "table" if line.side is None else "team",
            line.body.text,
            line.body.order,
        )
        for line in lines
        if (line.side is None or line.side in sides) and names(line.person).id
    )


def _team(table: Table, own: list[Place]) -> int:
    if not own:
        raise Forbidden("not-seated")
    side = own[0].seat.side
    if sum(place.seat.side == side for place in table.places) == 1:
        raise Refusal("chat-no-team")
    return side


def _line(row: Row) -> ChatEntry:
    body = msgspec.json.decode(bytes(row["body"]), type=Body)
    return ChatEntry(row["number"], row["at"], row["person_id"], row["seat"], row["side"], body)
