"""Imports the code of a game's folder. The game may not be finished, so an error in its code
becomes a sentence with the file and the line."""

import traceback
from importlib import import_module
from types import ModuleType

from numba.core.errors import NumbaError

from wuqi.core.errors import UnfinishedGame
from wuqi.core.folder.folders import Folder, folders

# Errors that mistakes in code raise; not the end of the interpreter, nor a lack of memory.
MISTAKES = (
    ArithmeticError,
    AssertionError,
    AttributeError,
    ImportError,
    LookupError,
    NameError,
    NumbaError,  # a compiled function that cannot be compiled
    OSError,
    RuntimeError,
    SyntaxError,
    TypeError,
    ValueError,
)


def imported(folder: Folder, module: str) -> ModuleType:
    """A module of a game's folder, or UnfinishedGame with what is wrong in it."""
    try:
        return import_module(f"{folder.package}.{module}")
    except MISTAKES as error:
        raise mistake(folder, error, f"{module}.py") from error


def mistake(folder: Folder, error: Exception, file: str) -> UnfinishedGame:
    """What went wrong in a game's code, and where: the last place in its own folder, or else the
    file that was being run."""
    place, line = _place(folder, error)
    kind, message = type(error).__name__, str(error)
    if isinstance(error, SyntaxError):
        message = error.msg
    if isinstance(error, NumbaError):  # its text begins with a place in the compiler
        lines = [line for line in message.splitlines() if line.strip()]
        message = next((line for line in lines if not line.startswith("Failed in")), message)
    if not message.startswith(kind) and not isinstance(error, NumbaError):
        message = f"{kind}: {message}"
    return UnfinishedGame("game-mistake", file=place or file, line=line, error=message.strip())


def mistake_in_a_game(error: Exception) -> UnfinishedGame | None:
    """The same for the game whose code was running; None if there was none."""
    for folder in folders().values():
        if _place(folder, error)[0]:
            return mistake(folder, error, "")
    return None


def _place(folder: Folder, error: Exception) -> tuple[str, int]:
    """The file, from the folder on, and the line; nothing and 0 where the mistake is elsewhere."""
    own = str(folder.path)
    found = [(frame.filename, frame.lineno) for frame in traceback.extract_tb(error.__traceback__)]
    if isinstance(error, SyntaxError):
        found.append((error.filename or "", error.lineno))
    place = getattr(error, "loc", None)  # of an error of the compiler
    if place is not None:
        found.append((place.filename, place.line))
    for file, line in reversed(found):
        if file.startswith(own):
            return file[len(own) + 1 :], line or 0
    return "", 0
