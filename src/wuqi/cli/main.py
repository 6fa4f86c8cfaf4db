"""The `wuqi` command: finds the sub-command's file, runs it, and reports errors in one line.

Only the file of the sub-command asked for is imported, so that a quick question stays quick.
"""

import os
import sys
from importlib import import_module
from keyword import iskeyword
from typing import Annotated

import typer

from wuqi.cli import language
from wuqi.cli.helping import Command, CommandGroup
from wuqi.core.errors import WuqiError
from wuqi.core.layers import naming_layers
from wuqi.core.text.words import words as spoken

COMMANDS = {  # in the order of `--help`, each with its folder in `commands`
    "serve": "server",
    "play": "play",
    "games": "games",
    "rules": "games",
    "moves": "games",
    "replay": "records",
    "verify": "records",
    "perft": "games",
    "bench": "games",
    "analyse": "study",
    "review": "study",
    "puzzle": "study",
    "match": "play",
    "tournament": "play",
    "dataset": "play",
    "hub": "play",
    "solve": "study",
    "probe": "study",
    "verify-solution": "study",
    "import": "records",
    "export": "records",
    "bot": "play",
    "backup": "server",
    "restore": "server",
    "admin": "server",
    "new-game": "games",
    "check-game": "games",
}


Version = Annotated[
    bool,
    typer.Option("--version", callback=lambda wanted: _show_version(wanted), is_eager=True),
]


def main() -> None:
    """Runs the command line; leaves with 0, or 2 and one readable line."""
    for stream in (sys.stdin, sys.stdout, sys.stderr):
        stream.reconfigure(errors="replace")  # type: ignore[union-attr]
    language.forget()
    try:
        words = language.choose_from(sys.argv[1:])
        with naming_layers():
            code = _app(words)(words, standalone_mode=False)
    except WuqiError as error:
        code = _complain(error.say(language.current()))
    except (KeyboardInterrupt, typer.Abort):
        print(file=sys.stderr)
        code = 130
    except BrokenPipeError:  # the reader of our output has left, which is fine
        os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())
        code = 0
    except _mistakes() as error:
        from wuqi.core.folder.importing import mistake_in_a_game

        found = mistake_in_a_game(error)
        if found is None:
            raise
        code = _complain(found.say(language.current()))
    sys.exit(code or 0)


def _mistakes() -> tuple[type[Exception], ...]:
    """The errors that mistakes in a game's code raise; none before a game is loaded."""
    if "wuqi.core.folder.importing" not in sys.modules:
        return ()
    from wuqi.core.folder.importing import MISTAKES

    return MISTAKES


def _app(words: list[str]) -> typer.Typer:
    app = typer.Typer(
        name="wuqi",
        cls=CommandGroup,
        add_completion=False,
        context_settings={"help_option_names": ["--help", "-h"]},
        pretty_exceptions_enable=False,
    )
    app.callback()(_options)  # keeps sub-commands sub-commands even when there is only one
    for name in [word for word in words[:1] if word in COMMANDS] or COMMANDS:
        file = f"{name}_" if iskeyword(name) else name.replace("-", "_")
        module = import_module(f"wuqi.cli.commands.{COMMANDS[name]}.{file}")
        if hasattr(module, "app"):
            app.add_typer(module.app, name=name)
        else:
            app.command(name, cls=Command)(module.command)
    return app


def _options(show: Version = False) -> None:
    """What `wuqi` takes before a command."""


def _show_version(wanted: bool) -> None:
    if wanted:
        from wuqi.cli.version import version_text

        print(version_text(spoken(language.current())))
        raise typer.Exit


def _complain(message: str) -> int:
    print(f"wuqi: {message}", file=sys.stderr)
    return 2
