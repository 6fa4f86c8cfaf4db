"""Bugs that reveal secrets."""

from typing import Any

from tests.simulation.planted import Change, planted
from wuqi.core.position import Position
from wuqi.server.room.shuffles import Shuffles
from wuqi.server.table import events as ev
from wuqi.server.table.table import Table
from wuqi.server.table.views import view


@planted(seed=21)
def send_hidden_pieces() -> list[Change]:
    """Everyone is sent the whole position."""

    def all_of_it(table: Table, side: int | None) -> Position:
        return table.position

    return [(view, "_seen", all_of_it)]


@planted(seed=21)
def send_hidden_actions() -> list[Change]:
    """The texts of actions are sent even while they are secret."""
    step = view._step

    def unmasked(table: Table, ply: int, side: int | None, pictures: bool) -> Any:
        return step(table, ply, table.steps[ply].side, pictures)

    return [(view, "_step", unmasked)]


@planted(seed=4)
def unseal_too_early() -> list[Change]:
    """The server's secret is published with the first action."""

    def at_once(self: Shuffles, table: Table) -> list[ev.Event]:
        shuffle = table.shuffle
        if shuffle is None or shuffle.opened is not None or not table.steps:
            return []
        return [ev.Unsealed(self._secrets[table.id].hex())]

    return [(Shuffles, "open", at_once)]
