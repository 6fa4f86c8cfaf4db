"""Which computer players the server offers for a game."""

from wuqi.core.errors import BadRequest
from wuqi.core.game import Game
from wuqi.players.seating import KINDS
from wuqi.server.computers.engines import engines_for
from wuqi.solve import store

PERFECT = "perfect"
STAND_IN = "level:3"  # replaces a person who has left


def offered(game: Game) -> tuple[str, ...]:
    """All players for a game: our own, then those of the operator."""
    return own_players(game) + engines_for(game.name)


def own_players(game: Game) -> tuple[str, ...]:
    """Ours, weakest first; the perfect one only where it knows the game."""
    return tuple(kind for kind in KINDS if kind != PERFECT or store.knows_whole(game))


def check_offered(game: Game, spec: str) -> None:
    """Refuses any other player: people must not choose how long a player thinks."""
    if spec not in offered(game):
        raise BadRequest("player-unknown", player=spec[:40], right=" | ".join(offered(game)))
