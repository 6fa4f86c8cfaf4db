"""Further computer players, which the operator offers: `wuqi serve --player NAME=py:module:Class`.

At a table such a player is `engine:NAME`. People choose among the names; only the operator decides
which code or program is behind one. A process of the server has one set of them.
"""

import re
import subprocess
import sys
from collections.abc import Iterable

from msgspec import Struct

from wuqi.core.errors import BadRequest
from wuqi.core.folder.loading import known
from wuqi.server.protocol.fields import ENGINE

NAME = re.compile(r"[^\W_][\w .+-]{0,30}(?<! )")  # what people read in a seat
TRYING = "wuqi.server.computers.trying"  # what a process runs that tries one


class OfferedEngine(Struct, frozen=True):
    """A player with the name that people see."""

    name: str
    player: str  # its specification: `py:module:Class`, `program:COMMAND`, …
    game: str | None = None  # the only one it plays

    @property
    def spec(self) -> str:
        return ENGINE + self.name


_offered: dict[str, OfferedEngine] = {}  # by `engine:NAME`


def read_engine(text: str) -> OfferedEngine:
    """Reads `NAME=PLAYER` or `GAME:NAME=PLAYER`."""
    label, _, player = text.partition("=")
    game, colon, name = label.rpartition(":")
    if not player or not NAME.fullmatch(name):
        raise BadRequest("engine-written", text=text[:80])
    if colon:
        known(game)
    return OfferedEngine(name, player, game or None)


def read_engines(texts: Iterable[str]) -> tuple[OfferedEngine, ...]:
    """Reads all of them; no name may stand twice."""
    engines = tuple(map(read_engine, texts))
    known = [one.name.casefold() for one in engines]
    for number, name in enumerate(known):
        if name in known[:number]:
            raise BadRequest("engine-twice", name=engines[number].name)
    return engines


def try_engine(engine: OfferedEngine) -> None:
    """Refuses a player that cannot be made. A process of its own tries, so that the server does
    not load what the player needs."""
    command = [sys.executable, "-m", TRYING, engine.player]
    tried = subprocess.run(command, capture_output=True, text=True, check=False)
    if tried.returncode != 0:
        *_, reason = ["", *tried.stderr.strip().splitlines()]
        raise BadRequest("engine-refused", name=engine.name, reason=reason[:200])


def offer_engines(engines: Iterable[OfferedEngine]) -> None:
    """The players that this process offers from now on, and no others."""
    _offered.clear()
    _offered.update((engine.spec, engine) for engine in engines)


def engines_for(game: str) -> tuple[str, ...]:
    """Those that play a game, in the operator's order."""
    return tuple(spec for spec, one in _offered.items() if one.game in (None, game))


def engine_of(spec: str) -> OfferedEngine | None:
    """The player behind `engine:NAME`; None: it is not offered any more."""
    return _offered.get(spec)


def is_engine(spec: str | None) -> bool:
    """Whether a computer player is one of the operator's."""
    return spec is not None and spec.startswith(ENGINE)
