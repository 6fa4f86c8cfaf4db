"""Messages between the server and a thinking process: a length, then a message, both ways."""

import msgspec

LENGTH = 4  # bytes before each message that say how long it is


class ThinkTask(msgspec.Struct, frozen=True):
    """The task to choose an action. The view (pickled) is only what the seat may see."""

    game: str
    view: bytes
    seats: tuple[int, ...]  # of one side: the player decides which of them acts
    player: str
    trusted: bool = False  # the operator chose the player: it may be a program, or any code


class Choice(msgspec.Struct, frozen=True):
    """The action chosen, or what went wrong."""

    seat: int
    action: str | None
    problem: str = ""


def pack(message: msgspec.Struct) -> bytes:
    """The message with its length."""
    body = msgspec.msgpack.encode(message)
    return len(body).to_bytes(LENGTH, "big") + body
