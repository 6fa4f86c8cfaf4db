"""What solved tables know about a position: its value, the value of each action, and perfect play.
Also: which tables are small enough to be downloaded to a device."""

from collections.abc import Iterator
from pathlib import Path

from wuqi.core.errors import BadTable
from wuqi.core.position import Outcome, Position
from wuqi.core.registry import shown, variants
from wuqi.players.perfect_player import perfect_play
from wuqi.server.protocol.teaching import SmallTable, SolvedAction, SolvedPosition
from wuqi.solve import store
from wuqi.solve.probe import Prober, Value

LARGEST = 16_000_000  # bytes of a small table


def small_tables() -> dict[str, tuple[SmallTable, Path]]:
    """The small tables on this machine, by name."""
    return {table.name: (table, path) for table, path in _small()}


def _small() -> Iterator[tuple[SmallTable, Path]]:
    seen: set[Path] = set()
    for name in shown():
        for game in variants(name):
            found = store.plan(game)
            if found is None or (path := store.path_of(game, found[1], True)) in seen:
                continue
            seen.add(path)
            try:
                file = store.find(game)
            except BadTable:  # reported when the table itself is asked for
                continue
            if file is not None and (size := file.path.stat().st_size) <= LARGEST:
                yield SmallTable(file.path.name, name, dict(found[1]), size), file.path


def solved(position: Position) -> SolvedPosition:
    """All that tables know about a position; empty if there is no table, or only a damaged one."""
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
