"""Isolates errors in a batch: each is kept for the task it concerns, and the others continue."""

from types import TracebackType


class Guard:
    """Keeps the error that the code inside raises, if any."""

    def __init__(self) -> None:
        self.error: Exception | None = None

    def __enter__(self) -> "Guard":
        self.error = None
        return self

    def __exit__(
        self,
        kind: type[BaseException] | None,
        error: BaseException | None,
        trace: TracebackType | None,
    ) -> bool:
        if isinstance(error, Exception):
            self.error = error
            return True
        return False
