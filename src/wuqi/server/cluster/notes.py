"""A note says that something is new, never what. It goes to other processes and to followers."""

from typing import Literal

from msgspec import Struct


class Note(Struct, frozen=True, omit_defaults=True):
    """Something is new; never what."""

    about: Literal["table", "chat", "lobby", "person", "games", "process", "gap"]
    id: str = ""
    number: int = 0
    by: str = ""  # the process that tells
