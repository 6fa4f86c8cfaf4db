"""Processes that play and notify are killed again and again: nothing is lost or made up.

Each process is a whole server without its HTTP part, killed with SIGKILL at a random moment: while
it starts, writes a move with its notice, plans deliveries, sends, or writes down that it has sent.
A mail server, a webhook and a browser in a process of their own take what comes. In the end each of
them must have got every notice that the moves on disk call for, and no other; what came twice has
the same id, so who looks at the id has it exactly once.

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
from dataclasses import dataclass, field
from importlib import import_module
from multiprocessing.connection import Connection
from pathlib import Path

from sqlalchemy import select

from tests.server.notifications.receivers import Browser, mail_server, web_server
from wuqi.core.registry import configure
from wuqi.server import protocol as p
from wuqi.server.commands.caller import Caller
from wuqi.server.ids import now
from wuqi.server.notifications.channels import CONFIRM
from wuqi.server.notifications.outbox import of_change
from wuqi.server.notifications.wording import wording
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
MEDIA = ("email", "webhook", "push")
LATE = ("aiohttp", "py_vapid", "pywebpush")  # modules that are imported when they are needed
LONGEST_S = 0.25  # between what a kill waits for and the kill


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
    browser: Browser

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


async def _receive(journal: Path, pipe: Connection, browser: Browser) -> None:
    """Takes what comes, for ever; each notice that was taken is a line of the journal."""
    async with mail_server() as mailbox, web_server() as hooks:
        pipe.send((mailbox.url, hooks.url))
        with journal.open("a", buffering=1) as lines:
            while True:
                await asyncio.sleep(0.005)
                for mail in mailbox.mails:
                    lines.write(f"email {mail['Message-ID'].strip('<>').partition('@')[0]}\n")
                for posted in hooks.posted:
                    if posted.path == "/push":
                        lines.write(f"push {browser.read(posted)['id']}\n")
                    else:
                        lines.write(f"webhook {posted.headers['webhook-id']}\n")
                mailbox.mails.clear()
                hooks.posted.clear()


@contextmanager
def receiving(folder: Path) -> Iterator[tuple[Place, Path]]:
    ours, theirs = FORK.Pipe()
    journal, browser = folder / "received", Browser()
    process = FORK.Process(target=lambda: asyncio.run(_receive(journal, theirs, browser)))
    process.start()
    try:
        smtp, web = ours.recv()
        yield Place(folder / "data", smtp, web, browser), journal
    finally:
        process.kill()
        process.join()


# -- the process that is killed -------------------------------------------------------------------


async def _set_up(place: Place) -> None:
    """Two people with an e-mail address, a webhook and a browser each."""
    async with serving(place) as services:
        for name in ("Mai", "Ben"):
            person = (await services.people.add_guest(name)).id
            for wish in (
                NewChannel("email", f"{name}@example.org"),
                NewChannel("webhook", f"{place.web}/hook"),
                NewChannel("push", f"{place.web}/push", place.browser.keys),
            ):
                channel = await services.channels.add(person, wish, "en")
                if wish.medium == "email":
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
    """Starts a process and kills it a moment after its start, or after its first move, or after
    something has arrived, by turns; how many moves it has made."""
    arrived = _size(journal)
    ours, theirs = FORK.Pipe()
    process = FORK.Process(target=lambda: asyncio.run(_play(place, theirs, seed)))
    process.start()
    theirs.close()
    moves = 0
    if seed % 3:
        ours.recv_bytes()
        moves = 1
    while seed % 3 == 1 and _size(journal) == arrived:
        time.sleep(0.002)
    end = time.monotonic() + random.Random(-seed).uniform(0, LONGEST_S)
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
    sent: Counter[tuple[str, str]] = field(repr=False)  # by medium and id, how often

    def again(self, medium: str) -> int:
        """How many came more than once, under the same id."""
        return sum(count - 1 for (by, _), count in self.sent.items() if by == medium)


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
    for medium in MEDIA:
        come = {name for by, name in sent if by == medium} - confirming
        assert come == wanted, f"{medium}: {len(wanted - come)} lost, {len(come - wanted)} made up"
    return Found(moves, len(wanted), sent)


def _prepare() -> None:
    """What each process would do at its first notice is done once, for all of them."""
    start = configure(GAME, None, {}).start()
    start.play(start.texts(1)[0], 1).texts(2)
    for module in LATE:
        import_module(module)
    for kind in ("began", "turn", "ended"):
        wording(kind, {"game": GAME}, [], "en")


def under_fire(folder: Path, kills: int, seed: int) -> Found:
    """Kills so many processes, then lets one deliver what is left."""
    _prepare()
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
    again = ", ".join(f"{found.again(medium)} by {medium}" for medium in MEDIA)
    print(
        f"{kills} kills, {found.moves} moves, {found.notices} notices in each of three ways: "
        f"none lost, none made up; came again under the same id: {again}"
    )


if __name__ == "__main__":
    main()
