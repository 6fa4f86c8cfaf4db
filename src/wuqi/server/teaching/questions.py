"""What the server asks a teaching process; it answers with lessons until one ends it."""

import msgspec

from wuqi.core.play.record import Record


class Analyse(msgspec.Struct, frozen=True, tag=True):
    """What is best in a position (pickled)?"""

    view: bytes
    lines: int
    seconds: float


class ReviewGame(msgspec.Struct, frozen=True, tag=True):
    """Where did this game turn?"""

    record: Record


class TryAgain(msgspec.Struct, frozen=True, tag=True):
    """What would another action have been at a turning point of this game?"""

    record: Record
    ply: int
    action: str


class GiveHint(msgspec.Struct, frozen=True, tag=True):
    """What should the side to move look for, told in a language?"""

    view: bytes
    language: str


class StopAnswering(msgspec.Struct, frozen=True, tag=True):
    """The person who asked no longer listens."""


Question = Analyse | ReviewGame | TryAgain | GiveHint | StopAnswering
