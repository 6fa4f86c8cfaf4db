"""Errors of the option parser in the user's language.

The parser's own messages are English only, so they are never shown. Ours are chosen by the kind of
the error and the parameter concerned.
"""

from typing import Any

import typer
from typer.core import TyperCommand, TyperGroup

from wuqi.core.errors import BadRequest

USAGE = 2  # the exit code of a command line that asks for nothing


class ParsedCommand(TyperCommand):
    """A sub-command whose parser says mistakes in the user's language."""

    def parse_args(self, ctx: Any, args: list[str]) -> list[str]:
        """Reads the command line."""
        ctx.allow_extra_args = True  # they are refused here, not by the parser
        rest = _parsed(self, ctx, args, super().parse_args)
        if rest:
            raise BadRequest("parse-extra", text=" ".join(rest)[:40])
        return rest


class ParsedGroup(TyperGroup):
    """A command with sub-commands whose parser says mistakes in the user's language."""

    def parse_args(self, ctx: Any, args: list[str]) -> list[str]:
        """Reads the command line; without any word it shows the help."""
        if not args:
            print(self.get_help(ctx))
            ctx.exit(USAGE)
        return _parsed(self, ctx, args, super().parse_args)

    def resolve_command(self, ctx: Any, args: list[str]) -> tuple[str | None, Any, list[str]]:
        """Finds the sub-command."""
        if self.get_command(ctx, args[0]) is None:
            right = " | ".join(self.list_commands(ctx))
            raise BadRequest("parse-no-command", command=args[0][:40], right=right)
        return super().resolve_command(ctx, args)


def _parsed(command: Any, ctx: Any, args: list[str], parse: Any) -> list[str]:
    try:
        return list(parse(ctx, args))
    except typer.TyperException as error:
        raise _refusal(command, ctx, error) from error


def _refusal(command: Any, ctx: Any, error: Any) -> BadRequest:
    helped = f"{_words_before(ctx)} --help"
    if (option := getattr(error, "option_name", None)) is not None:
        known = _option(command, ctx, option)
        if known is None:
            return BadRequest("parse-no-option", option=option[:40], help=helped)
        return BadRequest("parse-no-value" if known.is_flag else "parse-needs-value", option=option)
    param = getattr(error, "param", None)
    if param is None:
        return BadRequest("parse-wrong", help=helped)
    name = _shown(param)
    if hasattr(error, "param_type"):  # only an error about something missing has it
        return BadRequest("parse-missing", name=name, help=helped)
    return _wrong_value(param, name)


def _wrong_value(param: Any, name: str) -> BadRequest:
    least, most = getattr(param, "min", None), getattr(param, "max", None)
    wanted = param.type_descriptor
    if wanted.is_choice:
        right = " | ".join(str(choice) for choice in wanted.choices)
        return BadRequest("parse-not-choice", name=name, right=right)
    if least is not None and most is not None:
        return BadRequest("parse-not-between", name=name, least=str(least), most=str(most))
    if least is not None:
        return BadRequest("parse-not-at-least", name=name, least=str(least))
    if wanted.annotation is int:
        return BadRequest("parse-not-whole", name=name)
    return BadRequest("parse-not-number", name=name)


def _option(command: Any, ctx: Any, option: str) -> Any | None:
    for param in command.get_params(ctx):
        if option in (*param.opts, *param.secondary_opts):
            return param
    return None


def _shown(param: Any) -> str:
    """--port, or GAME; the `|-` of a file name is said in the help."""
    if param.param_type_name == "argument":
        return str(param.metavar or param.name.upper()).removesuffix("|-")
    return str(max(param.opts, key=len))


def _words_before(ctx: Any) -> str:
    """`wuqi admin ban`, whatever the program is called here."""
    names: list[str] = []
    while ctx.parent is not None:
        names.append(ctx.info_name)
        ctx = ctx.parent
    return " ".join(["wuqi", *reversed(names)])
