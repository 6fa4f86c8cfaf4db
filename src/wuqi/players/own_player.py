"""Your own player: any object with a method `choose(view, seat)`, given or named `py:module:Class`.

>>> import wuqi
>>> class First:
...     def choose(self, view, seat):
...         return view.texts(seat.number)[0]
>>> wuqi.player(First()).kind
'First'
"""

import importlib
import inspect
import sys
from pathlib import Path

from wuqi.core.errors import BadAction, BadRequest
from wuqi.core.folder.contract import Seat
from wuqi.core.position import Action, Position
from wuqi.players.player import Chooser, Guest, PlayerForfeits


class OwnPlayer:
    """A user's object in a seat. If its answer is not legal, its side loses."""

    def __init__(self, chooser: Chooser, kind: str | None = None) -> None:
        if not isinstance(chooser, Chooser):
            raise BadRequest("player-no-choose", player=type(chooser).__name__)
        self.kind = kind or str(getattr(chooser, "kind", type(chooser).__name__))
        self._chooser = chooser

    def choose(self, view: Position, seat: Seat) -> Action:
        answer = self._chooser.choose(view, seat)
        try:
            return view.find(str(answer), seat.number)
        except BadAction as error:
            shown = str(answer)[:40]
            raise PlayerForfeits(
                "engine-illegal", seat.side, player=self.kind, move=shown
            ) from error

    def leave(self) -> None:
        """Tells the object that the game is over, if it has a method for it."""
        if isinstance(self._chooser, Guest):
            self._chooser.leave()


def imported_player(name: str, seed: int | None) -> OwnPlayer:
    """The player of `module:Class`; modules are also looked for in the current folder.

    The class (or function) is called without arguments, or with `seed=` if it takes that.
    """
    module_name, _, attribute = name.partition(":")
    kind = f"py:{name}"
    here = str(Path.cwd())
    if here not in sys.path:
        sys.path.append(here)
    try:
        make = getattr(importlib.import_module(module_name), attribute)
        seeded = "seed" in inspect.signature(make).parameters
    except (ImportError, AttributeError, ValueError, TypeError) as error:
        raise BadRequest("player-not-imported", player=kind[:80], reason=str(error)) from error
    return OwnPlayer(make(seed=seed) if seeded else make(), kind)
