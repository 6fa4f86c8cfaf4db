"""How a table ended."""

from typing import TYPE_CHECKING

from wuqi.core.position import Result

if TYPE_CHECKING:
    from wuqi.server.table.table import Table


def ended(table: "Table") -> Result:
    """The result, by the rules or at the table; sides that were out rank below the others."""
    everybody = tuple(range(1, table.game.sides + 1))
    if table.closed or table.drawn:
        return Result((everybody,), table.closed or "agreed")
    by_rules = table.position.result
    ranking = by_rules.ranking if by_rules else (everybody,)
    staying = (tuple(side for side in tied if side not in table.outs) for tied in ranking)
    places = [tied for tied in staying if tied] + [(side,) for side in reversed(table.outs)]
    reason = by_rules.reason if by_rules else list(table.outs.values())[-1]
    return Result(tuple(places), reason)
