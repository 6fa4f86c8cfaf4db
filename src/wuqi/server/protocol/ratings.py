"""Ratings, profiles and leaderboards by HTTP. Points are whole, on the usual scale around 1500."""

from typing import Literal

from msgspec import Struct

from wuqi.server.protocol.fields import StrictStruct
from wuqi.server.protocol.table import Person, Speed, TableBrief

Outcome = Literal["win", "draw", "loss"]


class RatingInfo(Struct, frozen=True):
    """A rating: points, and how far off they may be (one standard deviation)."""

    points: int
    doubt: int
    provisional: bool  # the doubt is still large


class LadderStanding(Struct, frozen=True):
    """Where somebody stands in one game at one speed."""

    game: str
    speed: Speed
    rating: RatingInfo
    games: int
    wins: int  # first place alone
    draws: int  # first place shared
    changed_at: int


class SideRecord(Struct, frozen=True):
    """How somebody has done on a side of a game, in rated games."""

    game: str
    side: int
    wins: int
    draws: int
    losses: int


class GameCount(Struct, frozen=True):
    """How much of something somebody has done in a game."""

    game: str
    count: int


class BestWin(Struct, frozen=True):
    """A rated game that somebody won, and how strong the others were on average."""

    table: TableBrief
    against: int


class Profile(Struct, frozen=True):
    """`GET /api/people/{name}`: what everybody may know about a player."""

    person: Person
    since: int
    private: bool  # only they themselves see it
    ratings: tuple[LadderStanding, ...]
    games: tuple[GameCount, ...]  # finished ones, casual ones too
    sides: tuple[SideRecord, ...]
    best: tuple[BestWin, ...]
    puzzles: tuple[GameCount, ...]  # solved


class RatingPoint(Struct, frozen=True):
    """A rating after a game."""

    at: int
    points: int
    table: str


class RatingHistory(Struct, frozen=True):
    """`GET /api/people/{name}/ratings/{game}/{speed}`: oldest first; long ones are thinned out."""

    game: str
    speed: Speed
    points: tuple[RatingPoint, ...]


class LeaderboardRow(Struct, frozen=True):
    """A place in a leaderboard. People with the same points share it."""

    place: int
    person: Person
    rating: RatingInfo
    games: int


class Leaderboard(Struct, frozen=True):
    """`GET /api/leaderboards/{game}/{speed}`: the best first, without provisional ratings."""

    game: str
    speed: Speed
    rows: tuple[LeaderboardRow, ...]


class RatingChange(Struct, frozen=True):
    """What a rated game has changed for one player; `weight` in percent."""

    person: Person
    before: RatingInfo
    after: RatingInfo
    weight: int


class Privacy(StrictStruct):
    """`PUT /api/me/privacy`: whether your page is closed and no leaderboard lists you."""

    private: bool
