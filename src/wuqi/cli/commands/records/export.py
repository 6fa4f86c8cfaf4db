"""`wuqi export`: records as a foreign file."""

from wuqi.cli.asking import Json, print_json
from wuqi.cli.foreign import FormatName, format_of
from wuqi.cli.records import RecordFile, with_each_record
from wuqi.core.errors import BadRequest
from wuqi.core.play.record import Record
from wuqi.core.registry import formats


def command(file: RecordFile, kind: FormatName = None, json: Json = False) -> None:
    """Write records, from a record file or one a line, in a foreign format."""

    def written(record: Record) -> str:
        name = kind or _only_format(record.game)
        game, foreign = format_of(name, file)
        if record.game != game:
            raise BadRequest("export-other-game", format=name, right=game, game=record.game)
        return foreign.write([record])

    for text in with_each_record(file, written):
        if json:
            print_json({"text": text})
        else:
            print(text, flush=True)


def _only_format(game: str) -> str:
    """The first format there is for a game."""
    for name, (whose, _) in formats().items():
        if whose == game:
            return name
    raise BadRequest("export-no-format", game=game)
