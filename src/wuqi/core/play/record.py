"""A game written down: options, seats, every action, clocks and the result, as JSON on disk.

A file has a version and a checksum over everything else, so an edited or truncated one is noticed.
Replaying never draws a random number: actions include chance outcomes (`flip a1=K`).
"""

import hashlib
from collections.abc import Mapping, Sequence
from pathlib import Path
from typing import TYPE_CHECKING, Any

import msgspec

from wuqi.core.board.as_html import beside, paragraph
from wuqi.core.board.as_svg import as_svg
from wuqi.core.errors import BadAction, BadRecord
from wuqi.core.play.dealer import Deal
from wuqi.core.registry import configure
from wuqi.core.result import Result
from wuqi.core.text.results import result_line

if TYPE_CHECKING:
    from wuqi.core.game import Game
    from wuqi.core.position import Position

VERSION = 1
LONGEST_FILE = 16 * 1024 * 1024


class Outcome(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """How it ended: sides in order of rank, and the reason, of the rules or of the table."""

    ranking: tuple[tuple[int, ...], ...]
    reason: str


class Holder(msgspec.Struct, frozen=True, forbid_unknown_fields=True, omit_defaults=True):
    """Who sat in a seat."""

    name: str
    kind: str = "person"  # or the player's specification, such as "random"


class RecordedClock(msgspec.Struct, frozen=True, forbid_unknown_fields=True, omit_defaults=True):
    """The clock that was agreed on, in seconds."""

    base: float
    increment: float = 0.0


class Record(msgspec.Struct, frozen=True, forbid_unknown_fields=True, omit_defaults=True):
    """One game, finished or not. Values only; `replay` gives the positions."""

    game: str
    options: dict[str, str]
    actions: tuple[str, ...]
    result: Outcome | None = None
    seats: tuple[Holder, ...] = ()
    start: str | None = None  # a position text, if not the game's own start
    resumed: tuple[tuple[int, str], ...] = ()  # draws nobody claimed: after n actions, went on from
    clock: RecordedClock | None = None
    seconds: tuple[float, ...] = ()  # thinking time of each action, if clocks ran
    acted: tuple[int, ...] = ()  # the seat that took each action, where a side has several
    played_at: str | None = None  # when play began, ISO 8601
    deal: Deal | None = None  # how the face-down pieces were shuffled; the proof, once it is over
    extra: dict[str, Any] = {}  # what a foreign format adds, such as PDN tags

    # -- between records and positions --------------------------------------------------------

    @classmethod
    def of(
        cls, positions: Sequence["Position"], actions: Sequence[str], **details: Any
    ) -> "Record":
        """The record of a line of play: its positions, the first included, and its actions."""
        first, last = positions[0], positions[-1]
        own_start = first == first.game.start()
        result = last.result and Outcome(last.result.ranking, last.result.reason)
        return cls(
            game=first.game.name,
            options=dict(first.game.options),
            start=None if own_start else first.text,
            actions=tuple(map(str, actions)),
            **{"result": result, **details},
        )

    def load_game(self) -> "Game":
        """The game under the record's options."""
        return configure(self.game, None, self.options)

    def replay(self) -> tuple["Position", ...]:
        """Every position from the start to the last, or BadRecord if the rules do not allow it."""
        game = self.load_game()
        positions = [game.read(self.start) if self.start is not None else game.start()]
        resumed = dict(self.resumed)
        for number, action in enumerate((*self.actions, None), 1):
            if number - 1 in resumed:
                positions[-1] = _resumed(positions[-1], resumed[number - 1])
            if action is None:
                break
            try:
                positions.append(positions[-1].play(action))
            except BadAction as error:
                raise BadRecord(
                    "record-bad-action", number=number, action=action[:100], reason=error
                ) from error
        self._check_result(positions[-1])
        return tuple(positions)

    def _check_result(self, last: "Position") -> None:
        if self.result is None or (
            last.result is None and self.result.reason not in last.game.face.REASONS
        ):
            return  # in progress, or ended at the table: resigned, out of time
        if last.result is None or Outcome(last.result.ranking, last.result.reason) != self.result:
            raise BadRecord("record-bad-result")

    def _repr_html_(self) -> str:
        """The last board and the actions, as notebooks show them."""
        last = self.replay()[-1]
        outcome = ""
        if self.result is not None:
            outcome = result_line(last.game, Result(self.result.ranking, self.result.reason))
        who = ", ".join(holder.name for holder in self.seats)
        actions = " ".join(f"{number}. {one}" for number, one in enumerate(self.actions, 1))
        return beside(as_svg(last), "".join(map(paragraph, filter(None, (who, outcome, actions)))))

    # -- between records and files ------------------------------------------------------------

    def dump(self) -> str:
        """The record as the JSON text of a file."""
        values = {"wuqi": VERSION, **msgspec.to_builtins(self)}
        values["check"] = _checksum(values)
        return msgspec.json.format(msgspec.json.encode(values), indent=1).decode() + "\n"

    def save(self, path: str | Path) -> None:
        """Writes the file."""
        Path(path).write_text(self.dump(), encoding="utf-8")

    @classmethod
    def parse(cls, text: str | bytes) -> "Record":
        """The record in the JSON text of a file; damaged, edited and future ones are told apart."""
        try:
            values = msgspec.json.decode(text)
        except (msgspec.DecodeError, UnicodeDecodeError, RecursionError) as error:
            raise BadRecord("record-not-json", reason=str(error)) from error
        if not isinstance(values, dict) or "wuqi" not in values:
            raise BadRecord("record-not-ours")
        version = values.pop("wuqi")
        if not isinstance(version, int) or isinstance(version, bool) or version < 1:
            raise BadRecord("record-not-ours")
        if version > VERSION:
            raise BadRecord("record-future", version=str(version), known=str(VERSION))
        check = values.pop("check", None)
        if check != _checksum({"wuqi": version, **values}):
            raise BadRecord("record-edited")
        return cls.from_values(values)

    @classmethod
    def from_values(cls, values: Mapping[str, Any]) -> "Record":
        """The record of plain values, such as a line `{"game", "options", "start", "actions"}`."""
        try:
            return msgspec.convert(values, cls)
        except msgspec.ValidationError as error:
            raise BadRecord("record-bad-field", reason=str(error)) from error

    @classmethod
    def load(cls, path: str | Path) -> "Record":
        """The record in a file."""
        path = Path(path)
        try:
            if path.stat().st_size > LONGEST_FILE:
                raise BadRecord("record-too-long", longest=LONGEST_FILE // 1024**2)
            return cls.parse(path.read_bytes())
        except OSError as error:
            reason = error.strerror or str(error)
            raise BadRecord("record-no-file", path=str(path), reason=reason) from error


def _resumed(drawn: "Position", text: str) -> "Position":
    """The position from which play continued after a draw: the same, with its counters reset."""
    again = drawn.game.read(text)
    same, other = (drawn.game.kernel.repeat_key(position.state) for position in (drawn, again))
    if drawn.result is None or len(drawn.result.ranking) > 1 or not same or same != other:
        raise BadRecord("record-bad-resumed", text=text)
    return again


def schema() -> dict[str, Any]:
    """The JSON Schema of a record file."""
    whole = msgspec.json.schema(Record)
    record = whole["$defs"]["Record"]
    record["properties"] = {
        "wuqi": {"const": VERSION, "description": "version of the format"},
        **record["properties"],
        "check": {"type": "string", "description": "SHA-256 over the rest, see docs/records.md"},
    }
    record["required"] = ["wuqi", *record["required"], "check"]
    return {"$schema": "https://json-schema.org/draft/2020-12/schema", **whole}


def _checksum(values: Mapping[str, Any]) -> str:
    """SHA-256 over the values as JSON with sorted keys and no spaces."""
    return hashlib.sha256(msgspec.json.encode(values, order="sorted")).hexdigest()
