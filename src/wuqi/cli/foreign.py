"""Foreign formats as commands take them: by name, or by the end of a file's name."""

from pathlib import Path
from typing import Annotated

import typer

from wuqi.core.errors import BadRequest
from wuqi.core.folder.contract import Format
from wuqi.core.registry import formats

FormatName = Annotated[
    str | None,
    typer.Option("--format"),
]


def format_of(name: str | None, path: str, *others: str) -> tuple[str, Format]:
    """A format and the game it is for: the one named, or the one a file's name ends with. `others`
    are formats of the command's own, to be named where there is none."""
    known = formats()
    right = " | ".join((*known, *others))
    if name is not None:
        if name not in known:
            raise BadRequest("format-unknown", format=name[:40], right=right)
        return known[name]
    for game, found in known.values():
        if Path(path).suffix.lower() in found.SUFFIXES:
            return game, found
    raise BadRequest("format-unclear", path=path, right=right)
