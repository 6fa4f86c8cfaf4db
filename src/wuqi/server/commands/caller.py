"""What comes with every request at a table."""

from collections.abc import Mapping

from msgspec import Struct


class Caller(Struct, frozen=True):
    """Who asks, when, how much their connection lags, and who has been away since when."""

    person: str | None  # None: the server itself
    now: int
    lag: int = 0
    gone: Mapping[str, int] = {}
    admin: bool = False
    account: bool = False  # whether the person is more than a guest
