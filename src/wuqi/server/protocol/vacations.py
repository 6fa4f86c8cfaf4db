"""Vacations by HTTP."""

from typing import Annotated

from msgspec import Meta, Struct

from wuqi.server.protocol.fields import StrictStruct


class TakeVacation(StrictStruct):
    """`POST /api/me/vacation`: stops your clocks from now on, in games with days per move."""

    days: Annotated[int, Meta(ge=1, le=30)]


class VacationInfo(Struct, frozen=True):
    """Your vacation."""

    until: int | None  # null: you are not on vacation
    days_left: int  # this year
    days_a_year: int
