"""Notes say that something is new, but not what. They go to other processes and to followers."""

from typing import Literal

from msgspec import Struct


class Note(Struct, frozen=True, gc=False, omit_defaults=True):
    """Says that something is new, but not what."""

    about: Literal["table", "chat", "lobby", "person", "left", "games", "process", "gap", "queue"]
    id: str = ""
    number: int = 0  # of an event or a chat line; the place in a queue: 1 is the first, 0 is none
    by: str = ""  # the process that sent it
