"""Processes that play and notify are killed again and again: nothing is lost or made up.

Each process is a whole server without its HTTP part, killed with SIGKILL at a random moment: while
it writes a move with its notice, plans deliveries, sends, or writes down that it has sent. A mail
server and a web server in a process of their own take what comes. In the end they must have got
every notice that the moves on disk call for, and no other; what came twice has the same id.

Run as a program it is the long version: `python -m tests.server.notifications.killing 1000`.
"""

import asyncio
import multiprocessing
import os
import random
import signal
import sys
import tempfile
import time
from collections import Counter
from collections.abc import AsyncIterator, Iterator
from contextlib import asynccontextmanager, contextmanager
from dataclasses import dataclass
from multiprocessing.connection import Connection
from pathlib import Path

from sqlalchemy import select

from tests.server.notifications.receivers import mail_server, web_server
from wuqi.core.registry import configure
from wuqi.server import protocol as p
from wuqi.server.commands.caller import Caller
from wuqi.server.ids import now
from wuqi.server.notifications.channels import CONFIRM
from wuqi.server.notifications.outbox import of_change
from wuqi.server.ports import Ports
from wuqi.server.protocol.bodies import OpenTable
from wuqi.server.protocol.notifications import NewChannel
from wuqi.server.rate_limits import RateLimits
from wuqi.server.room import ledger
from wuqi.server.services import Services, open_services
from wuqi.server.settings import Settings
from wuqi.server.store.layout import deliveries, notices, people, tables
from wuqi.server.store.store import Store, open_store, sqlite_url
from wuqi.server.table import events as ev
from wuqi.server.table.table import Table

GAME = "musketeers"
FORK = multiprocessing.get_context("fork")  # what is imported and compiled is there at once
SITE = "https://games.example.org"


class Compiled:
    """The rules are compiled: nothing is to be waited for."""

    def start(self) -> None:
        """Nothing is to be done."""

    async def close(self) -> None:
        """Nothing runs."""

    async def ready(self, game: str) -> None:
        """At once."""


@dataclass(frozen=True)
class Place:
    """Where everything is."""

    folder: Path
    smtp: str
    web: str

    @property
    def settings(self) -> Settings:
        return Settings(
            data=self.folder,
            smtp=self.smtp,
            mail_from="room@example.org",
            address=SITE,
            private_webhooks=True,
        )


@asynccontextmanager
async def serving(place: Place) -> AsyncIterator[Services]:
    ports = Ports(compile_rules=Compiled)
    async with open_services(place.settings, RateLimits(0), ports) as services:
        yield services


# -- the receivers ------------------------------------------------------------------------------


async def _receive(journal: Path, pipe: Connection) -> None:
    """Takes e-mails and webhooks for ever; each that was taken is a line of the journal."""
    async with mail_server() as mailbox, web_server() as hooks:
        pipe.send((mailbox.url, hooks.url))
        with journal.open("a", buffering=1) as lines:
            while True:
                await asyncio.sleep(0.005)
                for mail in mailbox.mails:
                    lines.write(f"email {mail['Message-ID'].strip('<>').partition('@')[0]}\n")
                for posted in hooks.posted:
                    lines.write(f"webhook {posted.headers['webhook-id']}\n")
                mailbox.mails.clear()
                hooks.posted.clear()


@contextmanager
def receiving(folder: Path) -> Iterator[tuple[Place, Path]]:
    ours, theirs = FORK.Pipe()
    journal = folder / "received"
    process = FORK.Process(target=lambda: asyncio.run(_receive(journal, theirs)))
    process.start()
    try:
        smtp, web = ours.recv()
        yield Place(folder / "data", smtp, web), journal
    finally:
        process.kill()
        process.join()


# -- the process that is killed -------------------------------------------------------------------


async def _set_up(place: Place) -> None:
    """Two people with an e-mail address and a webhook each, and an open table."""
    async with serving(place) as services:
        for name in ("Mai", "Ben"):
            person = (await services.people.add_guest(name)).id
            for medium, address in (("email", f"{name}@example.org"), ("webhook", place.web)):
                wish = NewChannel(medium=medium, address=address)  # type: ignore[arg-type]
                channel = await services.channels.add(person, wish, "en")
                if medium == "email":
                    key = services.channels.key(channel.id, CONFIRM)
                    await services.channels.confirm(channel.id, key)


async def _play(place: Place, pipe: Connection, seed: int) -> None:
    """Moves as long as it lives; each move that is on disk is acknowledged to the parent."""
    chance = random.Random(seed)
    async with serving(place) as services:
        store, room = services.store, services.room
        mai, ben = [row["id"] for row in await store.rows(people.select().order_by(people.c.name))]
        while True:
            rows = await store.rows(select(tables.c.id).where(tables.c.status == "playing"))
            if rows:
                table = await room.table(rows[0]["id"])
            else:
                wish = OpenTable(GAME, clock=p.Clock(days=2))
                table = await room.open(mai, wish)
                table = await room.do(table.id, Caller(ben, now()), p.Take(seat=2))
            (seat,) = table.to_act
            action = chance.choice(table.position.texts(seat.number))
            who = table.places[seat.number - 1].person
            await room.do(table.id, Caller(who, now()), p.Act(ply=table.ply, action=action))
            pipe.send_bytes(b".")
            await asyncio.sleep(chance.uniform(0, 0.03))


async def _drain(place: Place) -> None:
    """Delivers what is left."""
    async with serving(place) as services:
        while True:
            unplanned = await services.store.rows(
                select(notices.c.id).where(notices.c.planned_at.is_(None))
            )
            due = await services.store.rows(
                select(deliveries.c.notice_id).where(deliveries.c.due_at.is_not(None))
            )
            if not unplanned and not due:
                return
            services.sender.wake()
            await asyncio.sleep(0.02)


def kill_once(place: Place, journal: Path, seed: int) -> int:
    """Starts a process and kills it a moment after its first move, or every other time a moment
    after something of it has arrived; how many moves it has made."""
    arrived = _size(journal)
    ours, theirs = FORK.Pipe()
    process = FORK.Process(target=lambda: asyncio.run(_play(place, theirs, seed)))
    process.start()
    theirs.close()
    ours.recv_bytes()
    while seed % 2 and _size(journal) == arrived:
        time.sleep(0.002)
    moves, end = 1, time.monotonic() + random.Random(-seed).uniform(0, 0.25)
    while ours.poll(max(0.0, end - time.monotonic())):
        ours.recv_bytes()
        moves += 1
    assert process.pid is not None
    os.kill(process.pid, signal.SIGKILL)
    process.join()
    ours.close()
    return moves


def _size(journal: Path) -> int:
    return journal.stat().st_size if journal.exists() else 0


def in_a_process(work: object, *arguments: object) -> None:
    """So that nothing of it is in the parent, which forks."""
    process = FORK.Process(target=lambda: asyncio.run(work(*arguments)))  # type: ignore[operator]
    process.start()
    process.join()
    assert process.exitcode == 0


# -- what must be true at the end -----------------------------------------------------------------


@dataclass(frozen=True)
class Found:
    """What was seen after the last kill."""

    moves: int
    notices: int
    sent: Counter[tuple[str, str]]  # by medium and id, how often

    @property
    def again(self) -> int:
        """How many came more than once, under the same id."""
        return sum(count - 1 for count in self.sent.values())


async def expected(store: Store) -> tuple[int, set[str]]:
    """How many moves are on disk, and the ids of the notices that belong to them."""
    found: set[str] = set()
    moves = 0
    for row in await store.rows(select(tables.c.id)):
        table = Table(row["id"])
        earlier = table.copy()
        for number, at, event in await ledger.since(store, row["id"], 0):
            before = table.copy()
            table.apply(number, at, event)
            if isinstance(event, ev.Started):  # written with the seat that was taken last
                changes = of_change(earlier, table, [ev.Sat(2, table.places[1].person or "")])
            elif isinstance(event, ev.Acted):
                moves += 1
                changes = of_change(before, table, [event])
            else:
                changes = []
            found |= {values["id"] for _, values in changes}
            earlier = before
    return moves, found


async def look(place: Place, journal: Path) -> Found:
    """Compares what has come with what is on disk."""
    sent: Counter[tuple[str, str]] = Counter()
    for line in journal.read_text().splitlines():
        medium, name = line.split()
        sent[medium, name] += 1
    async with open_store(sqlite_url(place.folder), make=False) as store:
        moves, wanted = await expected(store)
        rows = await store.rows(notices.select())
    written = {row["id"] for row in rows if row["kind"] != CONFIRM}
    confirming = {row["id"] for row in rows if row["kind"] == CONFIRM}
    assert written == wanted, "a move without its notice, or a notice without its move"
    for medium in ("email", "webhook"):
        come = {name for by, name in sent if by == medium} - confirming
        assert come == wanted, f"{medium}: {len(wanted - come)} lost, {len(come - wanted)} made up"
    return Found(moves, len(wanted), sent)


def under_fire(folder: Path, kills: int, seed: int) -> Found:
    """Kills so many processes, then lets one deliver what is left."""
    start = configure(GAME, None, {}).start()
    start.play(start.texts(1)[0], 1).texts(2)  # compiled for all that follow
    with receiving(folder) as (place, journal):
        in_a_process(_set_up, place)
        acknowledged = 0
        for number in range(kills):
            acknowledged += kill_once(place, journal, seed + number)
            if (number + 1) % 100 == 0:
                print(f"{number + 1} kills", flush=True)
        in_a_process(_drain, place)
        time.sleep(0.1)  # until the receivers have written down the last
        found = asyncio.run(look(place, journal))
    assert found.moves >= acknowledged
    return found


def main() -> None:
    kills = int(sys.argv[1]) if len(sys.argv) > 1 else 1_000
    seed = int(time.time())
    print(f"seed {seed}", flush=True)
    with tempfile.TemporaryDirectory() as folder:
        found = under_fire(Path(folder), kills, seed)
    print(
        f"{kills} kills, {found.moves} moves, {found.notices} notices by e-mail and by webhook: "
        f"none lost, none made up; {found.again} came again under the same id"
    )


if __name__ == "__main__":
    main()
