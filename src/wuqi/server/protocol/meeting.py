"""How people meet: challenges, following, reports."""

from typing import Annotated, Literal

from msgspec import Meta, Struct, field

from wuqi.server.protocol.bodies import OptionTexts
from wuqi.server.protocol.fields import NO_NUL, StrictStruct, TableId
from wuqi.server.protocol.ratings import RatingInfo
from wuqi.server.protocol.table import Clock, Person, TableBrief

PersonId = Annotated[str, Meta(min_length=1, max_length=20, pattern=NO_NUL)]
ReportKind = Literal["messages", "name", "cheating", "leaving", "other"]


class Challenge(StrictStruct):
    """`POST /api/challenges`: opens a private table and invites a person to it by name.

    The answer is the view of the table. `side` is yours; null: a random one. In team games you get
    all its seats, and the other person all seats of theirs.
    """

    person: PersonId
    game: Annotated[str, Meta(max_length=40)]
    options: OptionTexts = field(default_factory=dict)
    preset: Annotated[str, Meta(max_length=40)] | None = None
    clock: Clock | None = None
    rated: bool = False
    side: Annotated[int, Meta(ge=1, le=64)] | None = None


class Followed(Struct, frozen=True):
    """`GET /api/me/following`: a person you follow."""

    person: Person
    online: bool
    playing: TableBrief | None  # a public table where they play now


class Report(StrictStruct):
    """`POST /api/reports`: reports a person to the administrator."""

    person: PersonId
    kind: ReportKind
    text: Annotated[str, Meta(max_length=1_000, pattern=NO_NUL)] = ""
    table: TableId | None = None


class PersonRating(Struct, frozen=True):
    """`GET /api/ratings/{game}/{speed}`: the rating of one of the people in the request."""

    person: str
    rating: RatingInfo
