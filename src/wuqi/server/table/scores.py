"""The scores of a finished tournament game."""

from msgspec import Struct

from wuqi.server.table.rated import final_places
from wuqi.server.table.table import Table

WHOLE = 120  # one point; its fractions for up to six sides are whole numbers, too


class SideScore(Struct, frozen=True):
    """The score of a side: the share of opponents beaten; a tie counts half."""

    side: int
    score: int  # of WHOLE
    berserk: bool
    absent: bool  # did not come, and lost


def scores(table: Table) -> list[SideScore]:
    """What each side has reached in a game that is over."""
    places = final_places(table)
    halved = table.clocks.halved if table.clocks is not None else frozenset()
    return [
        SideScore(side, _share(places, side), side in halved, _was_absent(table, side))
        for side in sorted(places)
    ]


def _share(places: dict[int, int], side: int) -> int:
    others = [place for other, place in places.items() if other != side]
    halves = sum(2 if place > places[side] else place == places[side] for place in others)
    return WHOLE * halves // (2 * len(others))


def _was_absent(table: Table, side: int) -> bool:
    return side not in table.moved and table.outs.get(side) in ("abandoned", "time")
