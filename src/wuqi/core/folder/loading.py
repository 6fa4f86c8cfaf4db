"""Imports the modules of a game's folder and checks them against `core.folder.contract`."""

from collections.abc import Iterator
from dataclasses import dataclass
from functools import cache
from typing import Any

from wuqi.core.errors import UnfinishedGame, UnknownGame, WuqiError
from wuqi.core.folder.contract import (
    MODULES,
    NEEDED_FILES,
    Effects,
    Face,
    Judge,
    Movement,
    Refusals,
    Rules,
    Text,
)
from wuqi.core.folder.folders import Folder, folder_of, folders
from wuqi.core.folder.importing import imported


class Part:
    """A module of a game's folder, complete: what it leaves out has its default."""

    def __init__(self, **attributes: Any) -> None:
        self.__dict__.update(attributes)


@dataclass(frozen=True, eq=False, slots=True)
class Parts:
    """What every game has; a module that a folder leaves out is all defaults."""

    rules: Rules
    judge: Judge
    text: Text
    face: Face
    refusals: Refusals
    effects: Effects
    moving: Movement


@cache
def parts_of(name: str) -> Parts:
    """The parts of a game; raises UnknownGame, or UnfinishedGame with everything that is
    missing."""
    folder = known(name)
    missing = list(_lacking(folder, Parts.__slots__))
    if missing:
        raise _unfinished(name, missing)
    found: dict[str, Any] = {module: _part(folder, module) for module in Parts.__slots__}
    return Parts(**found)


@cache
def part_of(name: str, module: str) -> Any:
    """Another module of a game's folder; None if it has none."""
    folder = known(name)
    if not folder.has(module):
        return None
    missing = list(_lacking(folder, (module,)))
    if missing:
        raise _unfinished(name, missing)
    return _part(folder, module)


def _unfinished(name: str, missing: list[WuqiError]) -> UnfinishedGame:
    """Reports one finding. A mistake in the code comes first: the others may follow from it."""
    first, *rest = sorted(missing, key=lambda error: error.key != "game-mistake")
    return UnfinishedGame("game-unfinished", name=name, problem=first, more=len(rest))


def format_of(name: str, kind: str) -> Any:
    """The module of a foreign format: in the folder `formats`, named in the game's face."""
    return imported(known(name), f"formats.{kind}")


def known(name: str) -> Folder:
    """The folder of a game, or UnknownGame, which lists the games that exist."""
    folder = folder_of(name)
    if folder is None:
        raise UnknownGame("game-unknown", name=name[:40], right=" | ".join(folders()))
    return folder


def lacking(folder: Folder) -> list[WuqiError]:
    """Everything that a folder lacks, in sentences. Its modules are imported."""
    found = _lacking(folder, tuple(MODULES))
    return list({error.say(): error for error in found}.values())  # modules import one another


def _lacking(folder: Folder, modules: tuple[str, ...]) -> Iterator[WuqiError]:
    for file in NEEDED_FILES:
        if not (folder.path / file).is_file():
            yield WuqiError("game-lacks-file", file=file)
    for name in modules:
        module = MODULES[name]
        if folder.has(name):
            try:
                found = imported(folder, name)
            except UnfinishedGame as error:
                yield error
                continue
            for attribute in module.required:
                if not hasattr(found, attribute):
                    yield WuqiError("game-lacks", file=f"{name}.py", attribute=attribute)
        elif module.needed:
            yield WuqiError("game-lacks-file", file=f"{name}.py")


def _part(folder: Folder, name: str) -> Part:
    module = MODULES[name]
    found = imported(folder, name) if folder.has(name) else None
    attributes = {attribute: getattr(found, attribute) for attribute in module.required}
    for attribute, default in module.optional.items():
        attributes[attribute] = getattr(found, attribute, default)
    if name == "rules" and attributes["count"] is None:
        attributes["count"] = attributes["actions"]  # it gives the number, too
    if name == "judge" and attributes["glance"] is None:
        attributes["glance"] = attributes["judge"]
    return Part(**attributes)
