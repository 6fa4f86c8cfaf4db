"""What solved tables know: which games have some, the value of a position and of each action,
perfect play, and where pieces stand in won positions."""

from collections.abc import Sequence
from functools import cache
from typing import Any

import msgspec

from wuqi.core.errors import BadTable
from wuqi.core.folder.loading import known
from wuqi.core.numbering import tables_of
from wuqi.core.position import Action, Outcome, Position
from wuqi.core.registry import configure, shown, variants
from wuqi.players.perfect_player import perfect_play
from wuqi.server.protocol.teaching import Places, SolvedAction, SolvedGame, SolvedPosition
from wuqi.solve import store
from wuqi.solve.probe import Prober, Value

PLACES = "places.json"  # in a game's folder, made by a script of its benchmarks


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
    line, _ = perfect_play(prober, position)
    before = _before_each(position, line)
    return SolvedPosition(
        position.text,
        position.mover,
        *_written(probed.value),
        probed.unit,
        actions,
        tuple(map(str, line)),
        tuple(one.mover for one in before),
        tuple(ply for ply, one in enumerate(before) if _has_one_right_action(prober, one)),
    )


def _before_each(position: Position, line: Sequence[Action]) -> list[Position]:
    """The position before each action of a line."""
    found = []
    for action in line:
        found.append(position)
        position = position.play(action)
    return found


def _has_one_right_action(prober: Prober, position: Position) -> bool:
    """Whether one action keeps the win or the draw, and every other gives it away."""
    values = prober.probe(position)
    if values.value is None or values.value.outcome == "loss" or len(values.actions) < 2:
        return False
    kept = [one for one in values.actions.values() if one and one.outcome == values.value.outcome]
    return len(kept) == 1 and None not in values.actions.values()


def _unknown(position: Position) -> SolvedPosition:
    return SolvedPosition(position.text, position.mover, None, None, "", (), (), (), ())


def _written(value: Value | None) -> tuple[Outcome | None, int | None]:
    return (None, None) if value is None else (value.outcome, value.distance)


def solved_games(quick: bool) -> tuple[SolvedGame, ...]:
    """The games that have tables on this machine; `quick`: also those made within a minute."""
    return tuple(
        _described(name)
        for name in shown()
        if (tables := tables_of(name)) is not None
        and (any(_is_here(game) for game in variants(name)) or (quick and tables.QUICK))
    )


def _is_here(game: Any) -> bool:
    try:
        return store.find(game) is not None
    except BadTable:  # reported when the table itself is asked for
        return False


def _described(name: str) -> SolvedGame:
    """A game, and positions to begin with, as far as its own table has them."""
    game = configure(name, None, {})
    try:
        file = store.find(game)
    except BadTable:
        file = None
    longest = None
    if file is not None:
        found = list(_longest(file.account.report))
        longest = max(found)[1] if found else None
    tables, state = tables_of(name), game.start().state
    position = None
    assert tables is not None
    if longest is not None and tables.stand(state, longest):
        position = game.at(state).text
    return SolvedGame(name, None if tables.whole(game.options) else position, position)


def _longest(report: Any) -> list[tuple[int, int]]:
    """The longest wins that the solver reported: how long they are, and their numbers."""
    found = []
    for part in report.get("slices", []):
        if one := part.get("longest_win"):
            found.append((one["distance"], one["number"]))
    for layer in report.get("layers", []):
        if one := layer["crowd"].get("longest_win"):
            found.append((one["plies"], one["number"]))
    return found


def places(game: str, options: dict[str, str]) -> tuple[Places, ...]:
    """Where pieces stand in the won positions of a game, as far as that was counted for its
    rules."""
    chosen = configure(game, None, options).options
    return tuple(
        found
        for found in _all_places(game)
        if all(chosen[name] == value for name, value in found.options.items())
    )


@cache
def _all_places(game: str) -> tuple[Places, ...]:
    path = known(game).path / PLACES
    if not path.is_file():
        return ()
    return msgspec.json.decode(path.read_bytes(), type=tuple[Places, ...])
