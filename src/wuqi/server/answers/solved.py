"""What solved tables say about a position: its value, that of each action, and perfect play."""

from wuqi.core.errors import BadTable
from wuqi.core.position import Outcome, Position
from wuqi.players.perfect_player import best_actions
from wuqi.server.protocol.teaching import SolvedAction, SolvedPosition
from wuqi.solve.probe import Prober, Value

LONGEST = 120  # plies of perfect play that are shown: enough for the longest win there is


def solved(position: Position) -> SolvedPosition:
    """Everything; nothing is known where there is no table, or none that can be believed."""
    try:
        prober = Prober.of(position.game)
        return _unknown(position) if prober is None else _known(prober, position)
    except BadTable:  # reported when the table itself is asked for
        return _unknown(position)


def _known(prober: Prober, position: Position) -> SolvedPosition:
    probed = prober.probe(position)
    actions = tuple(
        SolvedAction(str(action), *_written(value)) for action, value in probed.actions.items()
    )
    line = _perfect_play(prober, position)
    return SolvedPosition(position.text, *_written(probed.value), probed.unit, actions, line)


def _unknown(position: Position) -> SolvedPosition:
    return SolvedPosition(position.text, None, None, "", (), ())


def _written(value: Value | None) -> tuple[Outcome | None, int | None]:
    return (None, None) if value is None else (value.outcome, value.distance)


def _perfect_play(prober: Prober, position: Position) -> tuple[str, ...]:
    """Both sides at their best: the winner as fast, the loser as slow as possible. Of equals the
    first, so that the same question always gets the same answer."""
    line: list[str] = []
    while position.mover > 0 and len(line) < LONGEST:
        best = best_actions(prober, position, position.actions())
        if not best:
            break
        line.append(str(best[0]))
        position = position.play(best[0])
    return tuple(line)
