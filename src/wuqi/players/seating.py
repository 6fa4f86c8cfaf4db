"""Turns the text for a seat, such as `random`, into a player."""

from collections.abc import Mapping

from wuqi.core.errors import BadRequest
from wuqi.core.game import Game
from wuqi.players.hub.guest import HubGuest
from wuqi.players.level_player import LevelPlayer
from wuqi.players.levels import HIGHEST, read_level, read_pace
from wuqi.players.own_player import OwnPlayer, imported_player
from wuqi.players.perfect_player import PerfectPlayer
from wuqi.players.player import Chooser, Player
from wuqi.players.program_player import ProgramPlayer
from wuqi.players.random_player import RandomPlayer

GUESTS = ("py:MODULE:CLASS", "program:COMMAND", "hub:COMMAND")
KINDS = ("random", *(f"level:{number}" for number in range(1, HIGHEST + 1)), "perfect")


def player(spec: str | Chooser, seed: int | None = None) -> Player:
    """The player of a name such as `level:4` or `py:module:Class`; or one made of any object that
    has a method `choose(view, seat)`."""
    return sit_down(spec, seed, trusted=True) if isinstance(spec, str) else OwnPlayer(spec)


def sit_all(
    game: Game,
    specs: Mapping[int, str],
    seed: int | None = None,
    trusted: bool = False,
    own: Mapping[str, Player] | None = None,
) -> dict[int, Player]:
    """A player for each seat that has a specification; teammates of one kind are one player.

    `own`: players that exist already, by the names they have in `specs`.
    """
    players: dict[tuple[int, str], Player] = {}
    for number, spec in specs.items():
        side = game.seats[number - 1].side
        if own is not None and spec in own:
            players[side, spec] = own[spec]
        elif (side, spec) not in players:
            players[side, spec] = sit_down(spec, None if seed is None else seed + number, trusted)
    return {number: players[game.seats[number - 1].side, spec] for number, spec in specs.items()}


def sit_down(
    spec: str, seed: int | None = None, trusted: bool = False, people: bool = True
) -> Player:
    """The player a specification names. A wrong name is refused with a list of the right ones;
    `people` says whether one of them is `you`.

    Only trusted callers may ask for external programs or for another pace, not a web server's
    guests.
    """
    if spec == "random":
        return RandomPlayer(seed)
    if spec == "perfect":
        return PerfectPlayer(seed)
    if spec.startswith("level:"):
        number, _, pace = spec.removeprefix("level:").partition(":")
        if trusted or not pace:
            return LevelPlayer(read_level(number), seed, read_pace(pace))
    if trusted:
        kind, _, rest = spec.partition(":")
        if kind == "hub":
            return HubGuest(rest)
        if kind == "py":
            return imported_player(rest, seed)
        if kind == "program":
            return ProgramPlayer(rest)
    kinds = (*(("you",) if people else ()), *KINDS, *(GUESTS if trusted else ()))
    raise BadRequest("player-unknown", player=spec[:40], right=" | ".join(kinds))
