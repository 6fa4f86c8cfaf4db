"""`wuqi import`: games from a foreign file as records."""

import sys
from pathlib import Path
from typing import Annotated

import msgspec
import typer

from wuqi.cli.arguments import Pairs, Preset, game_from
from wuqi.cli.foreign import FormatName, format_of
from wuqi.cli.language import current
from wuqi.cli.records import bytes_of
from wuqi.core.errors import BadRequest
from wuqi.core.play.record import Record
from wuqi.core.text.words import words

File = Annotated[str, typer.Argument(metavar="FILE|-")]
To = Annotated[str | None, typer.Option("--to", metavar="FOLDER")]


def command(
    file: File,
    kind: FormatName = None,
    to: To = None,
    option: Pairs = None,
    preset: Preset = None,
    json: Annotated[bool, typer.Option("--json")] = False,
) -> None:
    """Turn the games of a foreign file into records: one a line, or one a file in a folder.

    What is wrong with a game is said on standard error, and the next one is read.
    """
    language = current()
    say = words(language)
    game, foreign = format_of(kind, file)
    options = dict(game_from(game, option, preset).options) if option or preset else None
    content = bytes_of(file)
    stem = Path(file).stem
    if to is not None and any(Path(to).glob("*.json")):
        for found in foreign.read(content, options):  # all of them, before anything is written
            if found.record is not None:
                _check_free(_place(to, stem, found.number), found.record)
    games = moves = left = 0
    for found in foreign.read(content, options):
        for sentence in (found.problem, *found.notes):
            if sentence is not None:
                message = say("import-game", number=found.number, reason=sentence.say(language))
                print(message, file=sys.stderr)
        if found.record is None:
            left += 1
            continue
        games += 1
        moves += len(found.record.actions)
        if to is None:
            print(_line(found.record), flush=True)
        else:
            _save(found.record, _place(to, stem, found.number))
    print(say("import-done", games=games, moves=moves, left=left), file=sys.stderr)
    if games == 0:
        raise typer.Exit(1)


def _line(record: Record) -> str:
    return msgspec.json.format(record.dump(), indent=-1)


def _place(folder: str, stem: str, number: int) -> Path:
    return Path(folder) / f"{stem}-{number:04d}.json"


def _check_free(path: Path, record: Record) -> None:
    """Refuses to replace a file, unless it is the same game, imported before."""
    try:
        free = not path.exists() or path.read_bytes() == record.dump().encode()
    except OSError as error:
        raise BadRequest("play-save-failed", reason=str(error)) from error
    if not free:
        raise BadRequest("import-exists", path=str(path))


def _save(record: Record, path: Path) -> None:
    try:
        path.parent.mkdir(parents=True, exist_ok=True)
        record.save(path)
    except OSError as error:
        raise BadRequest("play-save-failed", reason=str(error)) from error
