"""How much vacation a person may take: a number of 24-hour days in each calendar year (UTC)."""

from collections.abc import Sequence
from datetime import UTC, datetime

from wuqi.server.table.clocks import DAY, Span

DAYS_A_YEAR = 30


def days_left(spans: Sequence[Span], now: int) -> int:
    """The days that may still be taken this year. A vacation counts for the year in which it began.
    A started day counts as a whole one, even if the vacation was ended early."""
    year = _year(now)
    taken = sum(-(-(until - began) // DAY) for began, until in spans if _year(began) == year)
    return max(0, DAYS_A_YEAR - taken)


def _year(moment: int) -> int:
    return datetime.fromtimestamp(moment / 1000, UTC).year
