"""A game that was played on a person's device becomes a table of the server, already over.

The rules check every action; for seats and thinking times we rely on the device.
So it is marked as played on a device, never rated, and seen only by those who have its link.
"""

import hashlib
from collections.abc import Iterator
from datetime import UTC, datetime

from wuqi.core.errors import BadRecord, BadRequest
from wuqi.core.game import Game
from wuqi.core.play.record import Outcome, Record
from wuqi.players.seating import KINDS
from wuqi.server.ids import ALPHABET
from wuqi.server.protocol import Clock
from wuqi.server.table import events as ev
from wuqi.server.table.table import Table

LONGEST = 2_000  # actions
FIRST_DAY = datetime(2025, 1, 1, tzinfo=UTC)  # no game is older
LONGEST_CLOCK, LONGEST_INCREMENT = 86_400, 3_600  # seconds
PERSON = "person"


def uploaded_id(person: str, record: str) -> str:
    """The table's id: it follows from game and person, so the same game is stored only once."""
    digest = hashlib.sha256(f"{person} {record}".encode()).digest()
    return "".join(ALPHABET[byte & 31] for byte in digest[:12])


def uploaded(table_id: str, person: str, text: str, now: int) -> tuple[Table, list[ev.Numbered]]:
    """The table of a game and all its events; refused unless the game is finished."""
    record = Record.parse(text)
    if record.result is None or len(record.actions) > LONGEST or record.resumed:
        raise BadRecord("upload-unfinished", most=LONGEST)
    game = record.load_game()
    if sorted(sum(record.result.ranking, ())) != list(range(1, game.sides + 1)):
        raise BadRecord("record-bad-result")
    table, numbered = Table(table_id), list[ev.Numbered]()

    def happen(at: int, event: ev.Event) -> None:
        numbered.append((table.number + 1, min(at, now), event))
        table.apply(*numbered[-1])

    at = _began(record, now)
    for event in _before_play(game, person, record):
        happen(at, event)
    for number, action in enumerate(record.actions):
        if table.status != "playing":
            raise BadRecord("record-bad-result")
        at += _spent(record, number)
        happen(at, ev.Acted(_seat(table, record, number), action))
    for event in _at_the_table(table, record.result):
        if table.status == "playing":
            happen(at, event)
    if table.result is None or Outcome(table.result.ranking, table.result.reason) != record.result:
        raise BadRecord("record-bad-result")
    return table, numbered


def _before_play(game: Game, person: str, record: Record) -> Iterator[ev.Event]:
    options, clock = dict(game.options), _clock(record)
    yield ev.Opened(game.name, options, person, "private", record.start, clock, on_device=True)
    kinds = [holder.kind for holder in record.seats]
    if len(kinds) != len(game.seats) or PERSON not in kinds:
        raise BadRequest("seats-one-each", found=len(kinds), right=len(game.seats))
    for seat, kind in enumerate(kinds, 1):
        if kind != PERSON and kind not in KINDS:
            raise BadRequest("player-unknown", player=kind[:40], right=" | ".join(KINDS))
        yield ev.Sat(seat, person) if kind == PERSON else ev.Filled(seat, kind)
    yield ev.Started()


def _clock(record: Record) -> Clock | None:
    if record.clock is None:
        return None
    base, increment = int(record.clock.base), int(record.clock.increment)
    return Clock(
        min(LONGEST_CLOCK, max(1, base)), increment=min(LONGEST_INCREMENT, max(0, increment))
    )


def _at_the_table(table: Table, result: Outcome) -> Iterator[ev.Event]:
    """The event that ended a game which the rules had not ended."""
    if result.reason == "agreed":
        yield ev.Drawn()
    for tied in reversed(result.ranking):
        if len(tied) == 1 and result.reason in ("resigned", "time"):
            yield ev.Out(tied[0], result.reason)


def _seat(table: Table, record: Record, number: int) -> int:
    """Who took an action; named only where a side has several seats."""
    if number < len(record.acted):
        seat = record.acted[number]
        if table.place(seat) is None or seat < 1:
            raise BadRequest("seat-unknown", seat=seat, right=len(table.places))
        return seat
    for one in table.places:
        if one.seat.side == table.position.mover:
            return one.seat.number
    raise BadRecord("record-bad-result")  # the outcome of a flip is missing


def _began(record: Record, now: int) -> int:
    """When play began, if the date is plausible."""
    try:
        began = datetime.fromisoformat(record.played_at or "")
    except ValueError:
        return now
    if began.tzinfo is None or began < FIRST_DAY:
        return now
    return min(now, int(began.timestamp() * 1000))


def _spent(record: Record, number: int) -> int:
    seconds = record.seconds[number] if number < len(record.seconds) else 0.0
    return int(1000 * min(LONGEST_CLOCK, max(0.0, seconds)))
