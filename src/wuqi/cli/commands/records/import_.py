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
    games = moves = left = 0
    for found in foreign.read(bytes_of(file), options):
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
            _save(found.record, Path(to), f"{Path(file).stem}-{found.number:04d}.json")
    print(say("import-done", games=games, moves=moves, left=left), file=sys.stderr)
    if games == 0:
        raise typer.Exit(1)


def _line(record: Record) -> str:
    return msgspec.json.format(record.dump(), indent=-1)


def _save(record: Record, folder: Path, name: str) -> None:
    try:
        folder.mkdir(parents=True, exist_ok=True)
        record.save(folder / name)
    except OSError as error:
        raise BadRequest("play-save-failed", reason=str(error)) from error
