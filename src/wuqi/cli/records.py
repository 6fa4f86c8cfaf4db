"""Records as commands read them: a record file, or one game per line."""

import sys
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Annotated, TypeVar

import typer

from wuqi.core.errors import BadRecord, WuqiError
from wuqi.core.play.reading import record_of_line, values_of
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
    """Calls `do` with every record in turn; errors are reported with their line."""
    content = bytes_of(file).decode("utf-8", errors="replace")
    lines = [line for line in content.splitlines() if line.strip()]
    if not lines or values_of(lines[0]) is None:  # not one game per line, but one of many lines
        yield do(Record.parse(content))
        return
    for number, line in enumerate(lines, 1):
        try:
            yield do(record_of_line(line))
        except WuqiError as error:
            raise BadRecord("record-in-line", number=number, reason=error) from error
