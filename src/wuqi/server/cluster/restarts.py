"""When to restart worker processes that died: soon, but with growing pauses if they keep dying, as
they do without a database."""

SOONEST_S, LATEST_S = 0.2, 5.0


class Restarts:
    """The times of restarts; asked again and again with the current time."""

    def __init__(self) -> None:
        self._pause = SOONEST_S
        self._next = 0.0

    def are_due(self, missing: int, moment: float) -> bool:
        """Whether the missing workers are to be started now; the next ones then wait longer."""
        if missing and moment >= self._next:
            self._next = moment + self._pause
            self._pause = min(2 * self._pause, LATEST_S)
            return True
        if moment > self._next + LATEST_S:  # they have been running for a while
            self._pause = SOONEST_S
        return False
