"""Turns what somebody typed for a seat ("random") into a player."""

from collections.abc import Mapping

from wuqi.core.errors import BadRequest
from wuqi.core.game import Game
from wuqi.players.level_player import LevelPlayer
from wuqi.players.levels import HIGHEST, read_level, read_pace
from wuqi.players.perfect_player import PerfectPlayer
from wuqi.players.player import Player
from wuqi.players.random_player import RandomPlayer

KINDS = ("random", *(f"level:{number}" for number in range(1, HIGHEST + 1)), "perfect")


def sit_all(game: Game, specs: Mapping[int, str], seed: int | None = None) -> dict[int, Player]:
    """A player for each seat that has a specification; teammates of one kind are one player."""
    players: dict[tuple[int, str], Player] = {}
    for number, spec in specs.items():
        side = game.seats[number - 1].side
        if (side, spec) not in players:
            players[side, spec] = sit_down(spec, None if seed is None else seed + number)
    return {number: players[game.seats[number - 1].side, spec] for number, spec in specs.items()}


def sit_down(spec: str, seed: int | None = None) -> Player:
    """The player a specification names."""
    if spec == "random":
        return RandomPlayer(seed)
    if spec == "perfect":
        return PerfectPlayer(seed)
    if spec.startswith("level:"):
        number, _, pace = spec.removeprefix("level:").partition(":")
        return LevelPlayer(read_level(number), seed, read_pace(pace))
    raise BadRequest("player-unknown", player=spec[:40], right=" | ".join(("you", *KINDS)))
