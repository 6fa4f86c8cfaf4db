"""All requests, messages and commits, and whether they are consistent.

The log on disk is the truth: rows of `events`, read at every commit through a separate connection.
Everything else is compared with it.
"""

from collections import Counter
from typing import TYPE_CHECKING, Any

import msgspec

from tests.simulation.promises.clocks import ClockModel
from tests.simulation.promises.secrecy import Secrecy
from wuqi.server.store.store import is_temporary
from wuqi.server.table import events as ev

if TYPE_CHECKING:
    from tests.simulation.client import Client, View
    from tests.simulation.machines.process import Process
    from tests.simulation.world import World

PROMPT_S = 1.0
NORMAL_CODES = (1000, 4408, 4413)  # the server may close silent or slow connections
SINCE = "SELECT number, at, body FROM events WHERE table_id = ? AND number > ? ORDER BY number"


class Violation(Exception):
    """A promise was broken."""


class Committed(msgspec.Struct, frozen=True):
    """An event on disk, and the table after it as a client should see it."""

    number: int
    at: int  # by the server's clock
    event: ev.Event
    when: float  # in simulated time, when it was committed
    actions: tuple[str, ...]
    back: int


class History:
    """The history of one table in one world."""

    def __init__(self, world: "World") -> None:
        self._world = world
        self.log: list[Committed] = []
        self.newest_shown = 0  # the highest number that any client was sent
        self.clocks = ClockModel(world, self)
        self.secrecy = Secrecy(world, self)
        self._places: dict[tuple[int, int], Committed] = {}  # by ply and back: what was done there
        self._requests: Counter[tuple[Any, ...]] = Counter()
        self._open: Counter[tuple[Any, ...]] = Counter()  # requests neither done nor refused
        self._acknowledged: dict[tuple[int, int], str] = {}
        self._refused: list[tuple[str, dict[str, Any], str]] = []
        self._chat: dict[str, str] = {}  # acknowledged chat: by whom
        self._lines: dict[int, str] = {}
        self.counts: Counter[str] = Counter()
        self.problem: str | None = None  # the first violation

    def violated(self, what: str) -> None:
        """Notes a violation; nothing else is checked in this world."""
        self.problem = self.problem or what
        raise Violation(what)

    # -- the disk -----------------------------------------------------------------------------

    def look_at_disk(self) -> None:
        """Reads the log after a commit."""
        table = self._world.table
        if table is None:
            return
        rows = self._world.disk.auditor.execute(SINCE, (table, len(self.log))).fetchall()
        for number, at, body in rows:
            if number != len(self.log) + 1:
                self.violated(f"number {number} follows {len(self.log)} on disk")
            self._append(number, at, ev.read(bytes(body)))

    def _append(self, number: int, at: int, event: ev.Event) -> None:
        before = self.log[-1] if self.log else None
        actions = before.actions if before is not None else ()
        back = before.back if before is not None else 0
        if before is not None and at < before.at:
            self.violated(f"event {number} happened before the one before it")
        if isinstance(event, ev.WentBack):
            actions, back = actions[: event.ply], back + 1
        one = Committed(number, at, event, self._world.now, actions, back)
        if isinstance(event, ev.Acted):
            one = msgspec.structs.replace(one, actions=(*actions, event.action))
            self._places[len(actions), back] = one
            self.counts["actions"] += 1
            self._check_requested(one, len(actions), back)
        if isinstance(event, ev.Filled) and event.computer is not None:
            self._world.seats_of_people.discard(event.seat)
        self.log.append(one)
        self.clocks.committed(one)

    def _check_requested(self, one: Committed, ply: int, back: int) -> None:
        assert isinstance(one.event, ev.Acted)
        seat, action = one.event.seat, _plain(one.event.action)
        if seat in self._world.seats_of_people and not self._requests[seat, ply, back, action]:
            self.violated(f"nobody asked for {action} at ply {ply}")

    def power_was_lost(self) -> None:
        """Checks the log after a power failure: only what nobody was told may be gone."""
        table = self._world.table
        if table is None:
            return
        rows = self._world.disk.auditor.execute(SINCE, (table, 0)).fetchall()
        if len(rows) < self.newest_shown:
            self.violated(
                f"event {self.newest_shown} was told and is lost: the log ends with {len(rows)}"
            )
        if [row[0] for row in rows] != [one.number for one in self.log[: len(rows)]]:
            self.violated("the log has changed while the power was off")
        del self.log[len(rows) :]
        self._places = {
            place: one for place, one in self._places.items() if one.number <= len(rows)
        }

    def check_log(self) -> None:
        """At the end: what is on disk is what was committed, in that order."""
        table = self._world.table
        rows = self._world.disk.auditor.execute(SINCE, (table, 0)).fetchall()
        found = [(number, at, ev.read(bytes(body))) for number, at, body in rows]
        if found != [(one.number, one.at, one.event) for one in self.log]:
            self.violated("the log on disk is not what was committed")
        for who, command, key in self._refused:
            self._check_refused(who, command, key)

    # -- what was asked -----------------------------------------------------------------------

    def requested(self, client: "Client", command: dict[str, Any]) -> None:
        self.counts["asked"] += 1
        if command["type"] == "act":
            self._requests[_content(command)] += 1
            self._open[_content(command)] += 1

    def acknowledged(self, client: "Client", command: dict[str, Any], committed: int) -> None:
        """`committed`: the length of the log when the answer was sent."""
        self.counts["acknowledged"] += 1
        if command["type"] == "say":
            self._chat[command["text"]] = client.name
        if command["type"] != "act":
            return
        place = (command["ply"], command["back"])
        one = self._places.get(place)
        self._open[_content(command)] -= 1
        if one is None and any(isinstance(other.event, ev.Out) for other in self.log):
            return  # it came too late: the time was up
        if one is None or one.number > committed:
            self.violated(
                f"{client.name} was told that {_shown(command)} is done; it is not on disk"
            )
            return
        assert isinstance(one.event, ev.Acted)
        if _plain(one.event.action) != command["action"]:
            self.violated(f"{client.name} was told that {_shown(command)} is done; {one} was")
        if place in self._acknowledged:
            self.violated(f"two actions were acknowledged for ply {place}")
        self._acknowledged[place] = command["action"]
        self.newest_shown = max(self.newest_shown, one.number)

    def refused(self, client: "Client", command: dict[str, Any], key: str) -> None:
        self.counts["refused"] += 1
        self.counts[f"refused {key}"] += 1
        if command["type"] == "act":
            self._open[_content(command)] -= 1
            self._refused.append((client.name, command, key))
        if key == "table-spoilt":
            self.violated(f"{client.name}: the table cannot be read")

    def _check_refused(self, who: str, command: dict[str, Any], key: str) -> None:
        """What was refused must not have happened, unless it was requested twice. If PostgreSQL
        dies during a commit, either is possible.
        """
        place, content = (command["ply"], command["back"]), _content(command)
        one = self._places.get(place)
        if one is None or place in self._acknowledged or self._open[content] > 0:
            return
        assert isinstance(one.event, ev.Acted)
        same = (one.event.seat, _plain(one.event.action)) == (command["seat"], command["action"])
        unsure = key == "server-trouble" and self._world.plan.postgres
        if same and not unsure:
            self.violated(f"{who} was refused {_shown(command)} ({key}), and it was done")

    # -- what was told ------------------------------------------------------------------------

    def saw(self, client: "Client", view: "View", payload: bytes, committed: int) -> None:
        self.counts["views"] += 1
        if view.number > committed:
            self.violated(f"{client.name} was shown {view.number}; {committed} were on disk")
        if client.view is not None and view.number < client.view.number:
            self.violated(f"{client.name} saw {client.view.number} and then {view.number}")
        self.newest_shown = max(self.newest_shown, view.number)
        one = self.log[view.number - 1]
        shown = tuple(step.action for step in client.steps)
        if not self._same(shown, one.actions):
            self.violated(f"{client.name} saw {shown} at {view.number}; on disk are {one.actions}")
        if view.back != one.back:
            self.violated(f"{client.name} saw {view.back} takebacks at {view.number}")
        self.clocks.shown(client, view)
        self.secrecy.shown(client, view, payload)

    def _same(self, shown: tuple[str | None, ...], actions: tuple[str, ...]) -> bool:
        """Actions that are hidden have no text; when they are revealed, they are put into order."""
        if len(shown) != len(actions):
            return False
        if self._world.plan.options:
            return not Counter(one for one in shown if one is not None) - Counter(actions)
        return all(step in (None, was) for step, was in zip(shown, actions, strict=True))

    def hidden_at(self, number: int) -> int:
        """How many of the last actions are hidden from the other side: while all set up."""
        seats = len(self._world.seats_of_people)
        actions = len(self.log[number - 1].actions)
        return actions if self._world.plan.options and actions < seats else 0

    def chat_received(self, client: "Client", number: int, text: str) -> None:
        if self._lines.setdefault(number, text) != text:
            self.violated(f"line {number} is both {text} and {self._lines[number]}")
        if number in client.chat_since_connecting:
            self.violated(f"{client.name} heard line {number} twice")

    def closed(self, client: "Client", code: int) -> None:
        self._world.note(client.name, "is told goodbye", code)
        self.counts[f"closed {code}"] += 1
        if code not in NORMAL_CODES:
            self.violated(f"the conversation with {client.name} ended with {code}")

    def talk_failed(self, process: "Process", problem: BaseException) -> None:
        """A conversation may end because the database is unreachable; then the client
        reconnects."""
        if not isinstance(problem, Exception) or not is_temporary(problem):
            self.violated(f"a conversation of {process.name} failed: {problem!r}")

    # -- the end ------------------------------------------------------------------------------

    def check_promptness(self, clients: list["Client"]) -> None:
        """If nothing goes wrong, everyone must see an event within a moment."""
        for client in clients:
            seen = client.view.number if client.view is not None else 0
            if client.connected_at is None or seen == len(self.log):
                continue
            since = max(self.log[seen].when, client.connected_at)
            if self._world.now > since + PROMPT_S:
                self.violated(f"{client.name} has not seen event {seen + 1} for {PROMPT_S} s")

    def unsettled(self, clients: list["Client"]) -> str | None:
        """Who still waits for something, after everything was repaired; None: nobody."""
        world = self._world
        if len(world.serving()) < len(world.processes):
            return f"{len(world.serving())} of {len(world.processes)} processes serve"
        # A computer may have acted, or a clock run out, just now.
        settled = sum(one.when < world.now - PROMPT_S for one in self.log)
        for client in clients:
            if client.line is None or client.view is None:
                return f"{client.name} cannot connect"
            for since, command in client.pending.values():
                waited = round(world.now - since)
                return f"{client.name} has waited {waited} s for an answer to {command}"
            if client.view.number < settled:
                return f"{client.name} still sees {client.view.number} of {settled} events"
            if not world.notes_were_lost:
                received = set(client.chat_received.values())
                unheard = next((text for text in self._chat if text not in received), None)
                if unheard is not None:
                    return f"{client.name} has not got the chat line: {unheard}"
        return None

    def check_rest(self, clients: list["Client"]) -> None:
        """Nobody may be waiting for anything; and the disk holds what was committed."""
        unsettled = self.unsettled(clients)
        if unsettled is not None:
            self.violated(unsettled)
        self.check_log()


def _plain(action: str) -> str:
    """An action as it was asked for, without what it showed."""
    return action.partition("=")[0] if "=" in action else action


def _content(command: dict[str, Any]) -> tuple[Any, ...]:
    return (command["seat"], command["ply"], command["back"], command["action"])


def _shown(command: dict[str, Any]) -> str:
    return f"{command['action']} at ply {command['ply']}"


def tally(counts: list[Counter[str]]) -> Counter[str]:
    """All of them together."""
    total: Counter[str] = Counter()
    for one in counts:
        total.update(one)
    return total
