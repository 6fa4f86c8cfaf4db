"""`wuqi export`: records of files and folders, in a foreign format or as a table (CSV)."""

import csv
import sys
from collections.abc import Iterator
from pathlib import Path
from typing import Annotated, Any

import typer

from wuqi.cli.arguments import Json, print_json
from wuqi.cli.foreign import FormatName, format_of
from wuqi.cli.records import with_each_record
from wuqi.core.errors import BadRequest
from wuqi.core.play.record import Record
from wuqi.core.registry import formats

Sources = Annotated[list[str], typer.Argument(metavar="FILE|FOLDER|-…")]

CSV = "csv"
COLUMNS = ("file", "game", "options", "date", "round", "players", "ranking", "reason", "actions")


def command(files: Sources, kind: FormatName = None, json: Json = False) -> None:
    """Write records, from record files, one a line, or folders, in a foreign format or as CSV."""
    if kind == CSV:
        rows = csv.writer(sys.stdout, lineterminator="\n")
        rows.writerow(COLUMNS)
        for file in found_in(files):
            rows.writerows(row_of(file, record) for record in with_each_record(file, _itself))
        return
    for file in found_in(files):
        for text in with_each_record(file, lambda record: written(record, kind)):
            if json:
                print_json({"text": text})
            else:
                print(text, flush=True)


def found_in(files: list[str]) -> Iterator[str]:
    """The files themselves, and the records in folders, such as those of matches."""
    for file in files:
        if not Path(file).is_dir():
            yield file
            continue
        games = [path for path in sorted(Path(file).glob("*.json")) if path.name != "plan.json"]
        if not games:
            raise BadRequest("export-empty", path=file)
        yield from map(str, games)


def written(record: Record, kind: str | None) -> str:
    """A record in a foreign format: the one named, or the only one of its game."""
    name = kind or _only_format(record.game)
    game, foreign = format_of(name, "", CSV)
    if record.game != game:
        raise BadRequest("export-other-game", format=name, right=game, game=record.game)
    return foreign.write([record])


def row_of(file: str, record: Record) -> tuple[Any, ...]:
    """A record as a line of the table; sides that share a place are joined by =."""
    result = record.result
    ranking = [] if result is None else ["=".join(map(str, place)) for place in result.ranking]
    return (
        file,
        record.game,
        " ".join(f"{name}={value}" for name, value in record.options.items()),
        record.played_at or "",
        record.extra.get("round", ""),
        " | ".join(holder.name for holder in record.seats),
        ">".join(ranking),
        "" if result is None else result.reason,
        " | ".join(record.actions),
    )


def _itself(record: Record) -> Record:
    return record


def _only_format(game: str) -> str:
    """The first format there is for a game."""
    for name, (whose, _) in formats().items():
        if whose == game:
            return name
    raise BadRequest("export-no-format", game=game)
