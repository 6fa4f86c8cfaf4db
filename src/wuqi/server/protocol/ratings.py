"""Ratings, profiles and leaderboards by HTTP. Points are whole, on the usual scale around 1500."""

from typing import Literal

from msgspec import Struct

from wuqi.server.protocol.fields import StrictStruct
from wuqi.server.protocol.table import Person, Speed, TableBrief
from wuqi.server.protocol.tournaments import Trophy

Outcome = Literal["win", "draw", "loss"]


class RatingInfo(Struct, frozen=True):
    """A rating: points, and how far off they may be (one standard deviation)."""

    points: int
    doubt: int
    provisional: bool  # still too uncertain for the leaderboard


class LadderStanding(Struct, frozen=True):
    """A person's rating and results in one game at one speed."""

    game: str
    speed: Speed
    rating: RatingInfo
    games: int
    wins: int  # first place alone
    draws: int  # first place shared
    changed_at: int


class SideRecord(Struct, frozen=True):
    """A person's results on a side of a game, in rated games."""

    game: str
    side: int
    wins: int
    draws: int
    losses: int


class GameCount(Struct, frozen=True):
    """How many games or puzzles of a game a person has finished."""

    game: str
    count: int


class BestWin(Struct, frozen=True):
    """A rated game that a person won, and the average rating of the opponents."""

    table: TableBrief
    against: int


class Profile(Struct, frozen=True):
    """`GET /api/people/{name}`: a player's public page."""

    person: Person
    since: int
    private: bool  # only the person themselves sees it
    ratings: tuple[LadderStanding, ...]
    games: tuple[GameCount, ...]  # finished ones, casual ones too
    sides: tuple[SideRecord, ...]
    best: tuple[BestWin, ...]
    puzzles: tuple[GameCount, ...]  # solved
    trophies: tuple[Trophy, ...]  # the latest first


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
    """How a rated game has changed one player's rating; `weight` in percent."""

    person: Person
    before: RatingInfo
    after: RatingInfo
    weight: int


class Privacy(StrictStruct):
    """`PUT /api/me/privacy`: whether your page is private and no leaderboard lists you."""

    private: bool
