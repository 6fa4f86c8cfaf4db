"""Records as commands take them: a record file, or a game a line."""

import sys
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Annotated, TypeVar

import msgspec
import typer

from wuqi.core.errors import BadRecord, WuqiError
from wuqi.core.play.record import Record

T = TypeVar("T")

RecordFile = Annotated[str, typer.Argument(metavar="FILE|-")]


def bytes_of(file: str) -> bytes:
    """What is in a file, or with - on standard input."""
    if file == "-":
        return sys.stdin.buffer.read()
    try:
        return Path(file).read_bytes()
    except OSError as error:
        reason = error.strerror or str(error)
        raise BadRecord("record-no-file", path=file, reason=reason) from error


def with_each_record(file: str, do: Callable[[Record], T]) -> Iterator[T]:
    """What `do` makes of every record in turn; what goes wrong is told with its line."""
    content = bytes_of(file).decode("utf-8", errors="replace")
    lines = [line for line in content.splitlines() if line.strip()]
    if not lines or _values(lines[0]) is None:  # not a game a line: one that takes many lines
        yield do(Record.parse(content))
        return
    for number, line in enumerate(lines, 1):
        try:
            yield do(_record(line))
        except WuqiError as error:
            raise BadRecord("record-in-line", number=number, reason=error) from error


def _record(line: str) -> Record:
    values = _values(line)
    if values is None or "wuqi" in values:
        return Record.parse(line)
    return Record.from_values({"options": {}, "actions": [], **_texts(values)})


def _values(line: str) -> dict[str, object] | None:
    """The JSON object of a line, if it is one."""
    try:
        values = msgspec.json.decode(line)
    except msgspec.DecodeError:
        return None
    return values if isinstance(values, dict) else None


def _texts(values: dict[str, object]) -> dict[str, object]:
    """Option values may be numbers in hand-written lines; null means left out."""
    known = {key: value for key, value in values.items() if value is not None}
    if isinstance(options := known.get("options"), dict):
        known["options"] = {key: str(value) for key, value in options.items()}
    return known
