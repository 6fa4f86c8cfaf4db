"""Wuqi 五棋: board games, exact and fast.

    >>> import wuqi
    >>> game = wuqi.load("musketeers")
    >>> pos = game.start().play("c3xc4")
    >>> pos.mover, len(pos.actions())
    (2, 3)

Importing the package costs next to nothing: rules are imported when a game is loaded and
compiled when it is first played.
"""

from importlib import import_module
from typing import TYPE_CHECKING, Any

if TYPE_CHECKING:
    from wuqi.core.errors import WuqiError
    from wuqi.core.game import Game
    from wuqi.core.play.record import Record
    from wuqi.core.position import Action, Position, Result
    from wuqi.core.registry import load, names
    from wuqi.search.limits import Limits
    from wuqi.solve.probe import probe
    from wuqi.teacher.analysis import analyse
    from wuqi.teacher.hint import hint
    from wuqi.teacher.review import review

__version__ = "0.1.0"

__all__ = [
    "Action",
    "Game",
    "Limits",
    "Position",
    "Record",
    "Result",
    "WuqiError",
    "analyse",
    "hint",
    "load",
    "names",
    "probe",
    "review",
]

_HOMES = {
    "Action": "core.action",
    "Game": "core.game",
    "Limits": "search.limits",
    "Position": "core.position",
    "Record": "core.play.record",
    "Result": "core.result",
    "WuqiError": "core.errors",
    "analyse": "teacher.analysis",
    "hint": "teacher.hint",
    "load": "core.registry",
    "names": "core.registry",
    "probe": "solve.probe",
    "review": "teacher.review",
}


def __getattr__(name: str) -> Any:
    if name not in _HOMES:
        raise AttributeError(f"module 'wuqi' has no attribute {name!r}")
    return getattr(import_module(f"wuqi.{_HOMES[name]}"), name)
