"""Turns what somebody typed for a seat ("random") into a player."""

from wuqi.core.errors import BadRequest
from wuqi.players.perfect_player import PerfectPlayer
from wuqi.players.player import Player
from wuqi.players.random_player import RandomPlayer

KINDS = ("random", "perfect")


def sit_down(spec: str, seed: int | None = None) -> Player:
    """The player a specification names."""
    if spec == "random":
        return RandomPlayer(seed)
    if spec == "perfect":
        return PerfectPlayer(seed)
    raise BadRequest("player-unknown", player=spec[:40], right=" | ".join(("you", *KINDS)))
