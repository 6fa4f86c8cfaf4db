"""`wuqi check-game`: lists everything that a game's folder lacks, in sentences."""

from typing import Annotated

import typer

from wuqi.cli.language import current
from wuqi.core.folder.checking import missing
from wuqi.core.text.words import words

CheckedName = Annotated[str, typer.Argument(metavar="NAME")]


def command(name: CheckedName) -> None:
    """Check that a game has everything it needs."""
    language = current()
    say = words(language)
    problems, warnings = missing(name)
    for problem in problems:
        print(f"✗ {problem.say(language)}")
    for warning in warnings:
        print(f"· {warning.say(language)}")
    print(say("check-game-done", problems=len(problems), warnings=len(warnings)))
    if problems:
        raise typer.Exit(1)
