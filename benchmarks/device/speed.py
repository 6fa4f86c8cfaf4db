"""Rules and search at work: the same in the browser's Python and here. `benchmarks.device` runs it
in both, and takes the time."""

from wuqi.core.errors import WuqiError
from wuqi.core.kernel import CHANCE
from wuqi.core.position import Position
from wuqi.core.registry import load
from wuqi.search.analysis import Analyst
from wuqi.search.limits import Limits
from wuqi.search.perft import perft
from wuqi.search.playouts import play_randomly


def start_of(game: str) -> Position:
    position = load(game).start()
    while position.mover == CHANCE:
        position = position.play(next(iter(position.outcomes())))
    return position


def search(position: Position, nodes: int) -> int:
    """Nodes of alpha-beta or simulations of MCTS, one thread."""
    *_, found = Analyst(position.game, 16).think(position, Limits(nodes=nodes))
    return found.nodes


def leaves(position: Position, depth: int) -> int:
    """Leaves of perft; none where there is chance."""
    try:
        return perft(position, depth)
    except WuqiError:
        return 0


def random_games(position: Position, games: int) -> int:
    play_randomly(position, games)
    return games


KINDS = {"search": search, "perft": leaves, "random games": random_games}


def work(game: str, kind: str, amount: int) -> int:
    """Does so much (for perft: to such a depth), and says how much that was."""
    return KINDS[kind](start_of(game), amount)
