"""One's mistake is one's own: an error is kept for whoever it concerns, and the others go on."""

from types import TracebackType


class Guard:
    """Keeps the error that the code inside raises, if it does."""

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
