"""Wuqi 五棋: board games, exact and fast.

    >>> import wuqi
    >>> game = wuqi.load("musketeers")
    >>> pos = game.start().play("c3xc4")
    >>> pos.mover, len(pos.actions())
    (2, 3)
    >>> print(pos)
    5 • • • • M
    4 • • M • •
    3 • • . • •
    2 • • • • •
    1 M • • • •
      a b c d e
    eeeeM/eeMee/ee1ee/eeeee/Meeee e

What you need first:

    load, names               a game by its name and options; which games there are
    Position                  immutable: actions(), play(), result, text; print it to see the board
    analyse, think            the best lines, at the end or live, within Limits
    probe                     the exact value of a position and of each action, from a table
    hint, review, puzzles     a teacher: what to look for, where a game turned, what to solve
    player, match             the computer (or your own player) in a seat, and matches between them
    Record, records, verify   games on disk, PDN among them; whether a shuffle was fair
    svg, pixels               pictures of a position; notebooks show them automatically

Importing the package is quick: rules are imported when a game is loaded and compiled when it is
first played. docs/library.md has a cookbook.
"""

from importlib import import_module
from typing import TYPE_CHECKING, Any

if TYPE_CHECKING:
    from wuqi.adapters.drawing import as_pixels as pixels
    from wuqi.arena.match import Match, match
    from wuqi.core.board.as_svg import as_svg as svg
    from wuqi.core.errors import WuqiError
    from wuqi.core.game import Game
    from wuqi.core.play.reading import records
    from wuqi.core.play.record import Record
    from wuqi.core.play.verify import verify
    from wuqi.core.position import Action, Position, Result
    from wuqi.core.registry import load, names
    from wuqi.core.values import Seat
    from wuqi.players.player import Player
    from wuqi.players.seating import player
    from wuqi.search.analysis import Analysis, Line
    from wuqi.search.limits import Limits
    from wuqi.solve.build import probe
    from wuqi.teacher.analysis import analyse, think
    from wuqi.teacher.hint import hint
    from wuqi.teacher.puzzle import Puzzle, puzzles
    from wuqi.teacher.review import Review, review

__version__ = "0.1.0"

__all__ = [
    "Action",
    "Analysis",
    "Game",
    "Limits",
    "Line",
    "Match",
    "Player",
    "Position",
    "Puzzle",
    "Record",
    "Result",
    "Review",
    "Seat",
    "WuqiError",
    "analyse",
    "hint",
    "load",
    "match",
    "names",
    "pixels",
    "player",
    "probe",
    "puzzles",
    "records",
    "review",
    "svg",
    "think",
    "verify",
]

# Where each name lives, and what it is called there if not the same.
_HOMES = {
    "Action": "core.action",
    "Analysis": "search.analysis",
    "Game": "core.game",
    "Limits": "search.limits",
    "Line": "search.analysis",
    "Match": "arena.match",
    "Player": "players.player",
    "Position": "core.position",
    "Puzzle": "teacher.puzzle",
    "Record": "core.play.record",
    "Result": "core.result",
    "Review": "teacher.review",
    "Seat": "core.values",
    "WuqiError": "core.errors",
    "analyse": "teacher.analysis",
    "hint": "teacher.hint",
    "load": "core.registry",
    "match": "arena.match",
    "names": "core.registry",
    "pixels": "adapters.drawing:as_pixels",
    "player": "players.seating",
    "probe": "solve.build",
    "puzzles": "teacher.puzzle",
    "records": "core.play.reading",
    "review": "teacher.review",
    "svg": "core.board.as_svg:as_svg",
    "think": "teacher.analysis",
    "verify": "core.play.verify",
}


def __getattr__(name: str) -> Any:
    if name not in _HOMES:
        raise AttributeError(f"module 'wuqi' has no attribute {name!r}")
    home, _, there = _HOMES[name].partition(":")
    found = globals()[name] = getattr(import_module(f"wuqi.{home}"), there or name)
    return found


def __dir__() -> list[str]:
    return sorted({*__all__, *globals()} - {"Any", "TYPE_CHECKING", "import_module"})
