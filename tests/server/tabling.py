"""Tables made by hand: events at chosen moments, without a server and without waiting."""

from collections.abc import Sequence

from wuqi.server.protocol import Clock
from wuqi.server.table import events as ev
from wuqi.server.table.clocks import Span
from wuqi.server.table.table import Table

SECOND = 1_000


def open_table(
    game: str,
    people: Sequence[str],
    clock: Clock | None = None,
    outages: Sequence[Span] = (),
    begun: bool = True,
    **options: str,
) -> Table:
    """A started table, at moment 0, where these people sit in the seats in order.

    `begun`: nobody is protected any more, as if everybody had made a first move.
    """
    table = Table("k3k3k3k3k3k3", outages)
    happen(table, 0, ev.Opened(game, options, people[0], "private", clock=clock))
    for seat, person in enumerate(people, 1):
        happen(table, 0, ev.Sat(seat, person))
    if begun:
        table.moved = frozenset(range(1, table.game.sides + 1))
    happen(table, 0, ev.Started())
    return table


def happen(table: Table, at: int, *events: ev.Event) -> None:
    """Lets things happen as they come back from disk."""
    for event in events:
        table.apply(table.number + 1, at, ev.read(ev.write(event)))
