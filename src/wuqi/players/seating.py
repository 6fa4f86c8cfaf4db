"""Turns the text for a seat, such as `random`, into a player."""

from collections.abc import Mapping

from wuqi.core.errors import BadRequest
from wuqi.core.game import Game
from wuqi.players.hub.guest import HubGuest
from wuqi.players.level_player import LevelPlayer
from wuqi.players.levels import HIGHEST, read_level, read_pace
from wuqi.players.perfect_player import PerfectPlayer
from wuqi.players.player import Player
from wuqi.players.random_player import RandomPlayer

KINDS = ("random", *(f"level:{number}" for number in range(1, HIGHEST + 1)), "perfect")


def sit_all(
    game: Game, specs: Mapping[int, str], seed: int | None = None, trusted: bool = False
) -> dict[int, Player]:
    """A player for each seat that has a specification; teammates of one kind are one player."""
    players: dict[tuple[int, str], Player] = {}
    for number, spec in specs.items():
        side = game.seats[number - 1].side
        if (side, spec) not in players:
            players[side, spec] = sit_down(spec, None if seed is None else seed + number, trusted)
    return {number: players[game.seats[number - 1].side, spec] for number, spec in specs.items()}


def sit_down(spec: str, seed: int | None = None, trusted: bool = False) -> Player:
    """The player a specification names.

    Only who is trusted with this machine may ask for programs from outside or for another pace:
    a web server's guests are not.
    """
    if spec == "random":
        return RandomPlayer(seed)
    if spec == "perfect":
        return PerfectPlayer(seed)
    if spec.startswith("level:"):
        number, _, pace = spec.removeprefix("level:").partition(":")
        if trusted or not pace:
            return LevelPlayer(read_level(number), seed, read_pace(pace))
    if spec.startswith("hub:") and trusted:
        return HubGuest(spec.removeprefix("hub:"))
    kinds = ("you", *KINDS, "hub:COMMAND") if trusted else ("you", *KINDS)
    raise BadRequest("player-unknown", player=spec[:40], right=" | ".join(kinds))
