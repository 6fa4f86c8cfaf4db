"""Records from files: our own, one game per line, and foreign formats such as PDN."""

from collections.abc import Iterator
from pathlib import Path

import msgspec

from wuqi.core.errors import BadRecord, BadRequest, WuqiError
from wuqi.core.folder.contract import Format
from wuqi.core.play.record import Record
from wuqi.core.registry import formats


def records(path: str | Path, kind: str | None = None) -> Iterator[Record]:
    """The games of a file: a record file, one game per line (JSON), or a foreign file. `kind` names
    the foreign format if the file's name does not show it. A game that cannot be read raises an
    error with its number in the file.
    """
    try:
        data = Path(path).read_bytes()
    except OSError as error:
        reason = error.strerror or str(error)
        raise BadRecord("record-no-file", path=str(path), reason=reason) from error
    foreign = _foreign(Path(path), kind)
    if foreign is not None:
        for game in foreign.read(data, None):
            if game.record is None:
                assert game.problem is not None
                raise BadRecord("record-in-line", number=game.number, reason=game.problem)
            yield game.record
        return
    text = data.decode("utf-8", errors="replace")
    lines = [line for line in text.splitlines() if line.strip()]
    if not lines or values_of(lines[0]) is None:  # not one game per line, but one of many lines
        yield Record.parse(text)
        return
    for number, line in enumerate(lines, 1):
        try:
            yield record_of_line(line)
        except WuqiError as error:
            raise BadRecord("record-in-line", number=number, reason=error) from error


def _foreign(path: Path, kind: str | None) -> Format | None:
    """The foreign format of a file; None: one of our own."""
    known = formats()
    if kind is not None:
        if kind not in known:
            raise BadRequest("format-unknown", format=kind[:40], right=" | ".join(known))
        return known[kind][1]
    suffix = path.suffix.lower()
    return next((found for _, found in known.values() if suffix in found.SUFFIXES), None)


def record_of_line(line: str) -> Record:
    """The record of one line: whole, or only the fields that are not obvious."""
    values = values_of(line)
    if values is None or "wuqi" in values:
        return Record.parse(line)
    return Record.from_values({"options": {}, "actions": [], **_texts(values)})


def values_of(line: str) -> dict[str, object] | None:
    """The JSON object of a line, if it is one."""
    try:
        values = msgspec.json.decode(line)
    except (msgspec.DecodeError, RecursionError):  # or JSON that is nested too deeply
        return None
    return values if isinstance(values, dict) else None


def _texts(values: dict[str, object]) -> dict[str, object]:
    """Option values may be numbers in hand-written lines; null means left out."""
    known = {key: value for key, value in values.items() if value is not None}
    if isinstance(options := known.get("options"), dict):
        known["options"] = {key: str(value) for key, value in options.items()}
    return known
