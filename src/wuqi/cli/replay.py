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
    for record in _records(file):
        last = record.replay()[-1]
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
    return (
        text if last.result is None else f"{text}\n{result_line(last.game, last.result, language)}"
    )


def _records(file: str) -> Iterator[Record]:
    """A record file holds one; otherwise every line is a game of its own."""
    if file == "-":
        content = sys.stdin.read()
    else:
        path = Path(file)
        if not path.is_file():
            raise BadRecord("record-no-file", path=file, reason="not a file")
        content = path.read_text("utf-8", errors="replace")
    if '"wuqi"' in content:
        yield Record.parse(content)
        return
    lines = [line for line in content.splitlines() if line.strip()]
    if not lines:
        raise BadRecord("record-not-ours")
    for number, line in enumerate(lines, 1):
        try:
            values = msgspec.json.decode(line)
            if not isinstance(values, dict):
                raise BadRecord("record-not-ours")
            yield Record.from_values({"options": {}, "actions": [], **_texts(values)})
        except msgspec.DecodeError as error:
            raise BadRecord("record-not-json", reason=f"{number}: {error}") from error
        except WuqiError as error:
            raise BadRecord("record-in-line", number=number, reason=error) from error


def _texts(values: dict[str, object]) -> dict[str, object]:
    """Option values may be numbers in hand-written lines; null means left out."""
    told = {key: value for key, value in values.items() if value is not None}
    if isinstance(options := told.get("options"), dict):
        told["options"] = {key: str(value) for key, value in options.items()}
    return told
