"""`wuqi replay`: plays a record, or lines of actions, to its last position."""

import sys
from collections.abc import Iterator
from pathlib import Path
from typing import Annotated

import msgspec
import typer

from wuqi.cli.answers import position_json, result_line
from wuqi.cli.asking import Json, print_json
from wuqi.cli.language import Lang, choose
from wuqi.core.errors import BadRecord, WuqiError
from wuqi.core.position import Position
from wuqi.core.record import Record

File = Annotated[
    str, typer.Argument(metavar="FILE|-", help="A record, or lines of JSON; - for standard input.")
]


def command(file: File, json: Json = False, lang: Lang = None) -> None:
    """Replay a record, or lines {"game", "options", "start", "actions"}, to the last position."""
    language = choose(lang)
    for record, last in _replayed(_content(file)):
        if json:
            answer = position_json(last)
            print_json(
                {
                    "game": record.game,
                    "position": answer["position"],
                    "plies": len(record.actions),
                    "result": answer["result"],
                }
            )
        else:
            print(_told(last, language))


def _told(last: Position, language: str) -> str:
    text = str(last.seen_by(None))
    if last.result is None:
        return text
    return f"{text}\n{result_line(last.game, last.result, language)}"


def _content(file: str) -> str:
    if file == "-":
        return sys.stdin.read()
    try:
        return Path(file).read_text("utf-8", errors="replace")
    except OSError as error:
        reason = error.strerror or str(error)
        raise BadRecord("record-no-file", path=file, reason=reason) from error


def _replayed(content: str) -> Iterator[tuple[Record, Position]]:
    """A record file holds one game; otherwise every line is a game of its own."""
    if '"wuqi"' in content:
        record = Record.parse(content)
        yield record, record.replay()[-1]
        return
    lines = [line for line in content.splitlines() if line.strip()]
    if not lines:
        raise BadRecord("record-not-ours")
    for number, line in enumerate(lines, 1):
        try:
            record = _line(line)
            yield record, record.replay()[-1]
        except WuqiError as error:
            raise BadRecord("record-in-line", number=number, reason=error) from error


def _line(line: str) -> Record:
    try:
        values = msgspec.json.decode(line)
    except msgspec.DecodeError as error:
        raise BadRecord("record-not-json", reason=str(error)) from error
    if not isinstance(values, dict):
        raise BadRecord("record-not-ours")
    return Record.from_values({"options": {}, "actions": [], **_texts(values)})


def _texts(values: dict[str, object]) -> dict[str, object]:
    """Option values may be numbers in hand-written lines; null means left out."""
    told = {key: value for key, value in values.items() if value is not None}
    if isinstance(options := told.get("options"), dict):
        told["options"] = {key: str(value) for key, value in options.items()}
    return told
