"""`--help` in the user's language.

Nothing of it stands in the code of the commands. The catalogues say what a command does
(`help-play`, `help-admin-ban`) and what its parameters mean: `help-serve-port`, or `help-any-json`
for what several commands take.
"""

from typing import Any

import typer
from typer.core import TyperCommand, TyperGroup

from wuqi.cli.language import current
from wuqi.cli.parsing import ParsedCommand, ParsedGroup
from wuqi.core.text.words import Words, has_word, words


class Command(ParsedCommand):
    """A sub-command that explains itself in the user's language."""

    def get_help(self, ctx: Any) -> str:
        """The whole text."""
        return help_text(self, ctx)


class CommandGroup(ParsedGroup):
    """A command with sub-commands that explains itself in the user's language."""

    def get_help(self, ctx: Any) -> str:
        """The whole text."""
        return help_text(self, ctx)


def help_text(command: TyperCommand | TyperGroup, ctx: typer.Context) -> str:
    """How a command is used, what it does and what it takes."""
    # Imported here: most runs need no help, and should start quickly.
    from rich.console import Console
    from rich.text import Text

    from wuqi.cli.folding import folded

    say = words(current())
    path = _path(ctx)
    console = Console(highlight=False, markup=False, emoji=False)
    with console.capture() as shown:
        console.print(say("help-usage", line=_usage(command, ctx, path, say)))
        console.print()
        for line in folded(_meaning(path, say), console.width - 4):
            console.print(f"  {line}", soft_wrap=True)
        for title, rows in _sections(command, ctx, path, say):
            if rows:
                console.print()
                console.print(Text(say(title), style="bold"))
                for line in _columns(rows, console.width):
                    console.print(line, soft_wrap=True)
    return "\n".join(line.rstrip() for line in shown.get().splitlines())


def key_of(path: tuple[str, ...], name: str) -> str:
    """The message that says what a parameter means: the command's own, or the common one."""
    own = "-".join(("help", *path, name))
    return own if has_word(own) else f"help-any-{name}"


def name_of(param: Any) -> str:
    """What the user calls a parameter: `open-metrics` for --open-metrics, else the argument."""
    if param.param_type_name == "argument":
        return str(param.name)
    return str(max(param.opts, key=len)).lstrip("-")


def _path(ctx: typer.Context) -> tuple[str, ...]:
    """("admin", "ban") for `wuqi admin ban`."""
    names: list[str] = []
    step: Any = ctx
    while step.parent is not None:
        names.append(step.info_name)
        step = step.parent
    return tuple(reversed(names))


def _meaning(path: tuple[str, ...], say: Words) -> str:
    return say("-".join(("help", *(path or ("wuqi",)))))


def _usage(command: Any, ctx: typer.Context, path: tuple[str, ...], say: Words) -> str:
    taken = [
        param.metavar or param.name.upper()
        for param in command.get_params(ctx)
        if param.param_type_name == "argument"
    ]
    if isinstance(command, TyperGroup):
        taken = [say("help-command-word")]
    return " ".join(["wuqi", *path, *taken, say("help-options-word")])


Rows = list[tuple[str, str]]


def _sections(
    command: Any, ctx: typer.Context, path: tuple[str, ...], say: Words
) -> list[tuple[str, Rows]]:
    arguments, options, commands = Rows(), Rows(), Rows()
    for param in command.get_params(ctx):
        rows = arguments if param.param_type_name == "argument" else options
        rows.append((_form(param), _description(param, path, say)))
    options.insert(-1, ("--lang LANG", say("help-any-lang")))
    if isinstance(command, TyperGroup):
        for name in command.list_commands(ctx):
            commands.append((name, _meaning((*path, name), say)))
    return [
        ("help-commands", commands),
        ("help-arguments", arguments),
        ("help-options", options),
    ]


def _form(param: Any) -> str:
    """How it is typed: `--port PORT`, `--tables / --no-tables`, GAME."""
    if param.param_type_name == "argument":
        return str(param.metavar or param.name.upper())
    forms = " / ".join([max(param.opts, key=len), *param.secondary_opts])
    return forms if param.is_flag else f"{forms} {param.metavar or name_of(param).upper()}"


def _description(param: Any, path: tuple[str, ...], say: Words) -> str:
    """What it means, and what it may be."""
    sentences = [say(key_of(path, name_of(param)))]
    if param.required:
        sentences.append(say("help-required"))
    least, most = getattr(param, "min", None), getattr(param, "max", None)
    if least is not None and most is not None:
        sentences.append(say("help-range", least=str(least), most=str(most)))
    elif least is not None:
        sentences.append(say("help-at-least", least=str(least)))
    if variable := getattr(param, "envvar", None):
        sentences.append(say("help-variable", variable=str(variable)))
    if param.default is not None and not getattr(param, "is_flag", False):
        sentences.append(say("help-default", value=str(param.default)))
    return say("sentence-joint").join(sentences)


def _columns(rows: Rows, width: int) -> list[str]:
    from wuqi.cli.folding import folded

    left = max(len(form) for form, _ in rows)
    lines = []
    for form, meaning in rows:
        for number, line in enumerate(folded(meaning, width - left - 4)):
            lines.append(f"  {'' if number else form:{left}}  {line}")
    return lines
