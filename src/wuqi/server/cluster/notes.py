"""Notes say that something is new, but not what. They go to other processes and to followers."""

from typing import Literal

from msgspec import Struct


class Note(Struct, frozen=True, gc=False, omit_defaults=True):
    """Says that something is new, but not what."""

    about: Literal["table", "chat", "lobby", "person", "left", "games", "process", "gap"]
    id: str = ""
    number: int = 0
    by: str = ""  # the process that sent it
