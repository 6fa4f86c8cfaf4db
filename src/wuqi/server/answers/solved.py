"""What solved tables say about a position: its value, that of each action, and perfect play."""

from wuqi.core.errors import BadTable
from wuqi.core.position import Outcome, Position
from wuqi.players.perfect_player import perfect_play
from wuqi.server.protocol.teaching import SolvedAction, SolvedPosition
from wuqi.solve.probe import Prober, Value


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
    line = tuple(map(str, perfect_play(prober, position)[0]))
    return SolvedPosition(position.text, *_written(probed.value), probed.unit, actions, line)


def _unknown(position: Position) -> SolvedPosition:
    return SolvedPosition(position.text, None, None, "", (), ())


def _written(value: Value | None) -> tuple[Outcome | None, int | None]:
    return (None, None) if value is None else (value.outcome, value.distance)
