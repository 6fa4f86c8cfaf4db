"""What the fields of a client's message may hold: every text and number has a limit."""

from typing import Annotated

from msgspec import Meta, Struct

NO_NUL = r"^[^\x00]*$"  # PostgreSQL's texts cannot contain it

# Python's `$` also matches before a line's end at the very end: lengths say that there is none.
TableId = Annotated[str, Meta(max_length=12, pattern="^[0-9a-z]{12}$")]
ActionText = Annotated[str, Meta(min_length=1, max_length=100)]
ChatText = Annotated[str, Meta(min_length=1, max_length=500)]
SeatNumber = Annotated[int, Meta(ge=1, le=64)]
Count = Annotated[int, Meta(ge=0, le=1_000_000)]
Hex256 = Annotated[str, Meta(max_length=64, pattern="^[0-9a-f]{64}$")]
PlayerSpec = Annotated[str, Meta(min_length=1, max_length=40)]
ENGINE = "engine:"  # before the name of a computer player that the operator has added


class StrictStruct(Struct, gc=False, forbid_unknown_fields=True):
    """A message of a client: unknown fields are refused."""
