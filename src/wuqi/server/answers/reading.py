"""Games read from files: our own records, and foreign formats."""

from wuqi.core.errors import BadRecord, WuqiError
from wuqi.core.play.record import Record
from wuqi.core.registry import formats
from wuqi.server.protocol.teaching import GameRead
from wuqi.server.refusals import refused

MOST_READ = 20  # games of a file


def read_one(record: Record | WuqiError, language: str) -> GameRead:
    """A game of a file, or what is wrong with it."""
    if isinstance(record, WuqiError):
        return GameRead("", {}, None, (), (), refused(record, language))
    try:
        record.replay()
    except WuqiError as error:
        return GameRead(record.game, {}, None, (), (), refused(error, language))
    names = tuple(holder.name for holder in record.seats)
    return GameRead(record.game, record.options, record.start, record.actions, names, None)


def records(text: str) -> list[Record | WuqiError]:
    """The games of a file, or what is wrong with each."""
    found = [_record(text)] if text.lstrip().startswith("{") else _foreign(text)
    return found[:MOST_READ]


def _record(text: str) -> Record | WuqiError:
    try:
        return Record.parse(text)
    except BadRecord as error:
        return error


def _foreign(text: str) -> list[Record | WuqiError]:
    """The games of the first foreign format that reads the file."""
    problems: list[Record | WuqiError] = [BadRecord("record-not-ours")]
    for _, format_ in formats().values():
        read = [one.record or one.problem for one in format_.read(text.encode(), None)]
        if any(isinstance(one, Record) for one in read):
            return [one for one in read if one is not None]
        problems = [one for one in read if one is not None] or problems
    return problems
