"""Rated games: which tables may be rated, at which speed, and the result to rate.

All of it follows from the table alone. `server.ratings` computes people's ratings from it.
"""

import re
from collections import Counter

from msgspec import Struct
from msgspec.json import Decoder, Encoder

from wuqi.core.game import Game
from wuqi.server.errors import Refusal
from wuqi.server.protocol import Clock, Speed
from wuqi.server.table import events as ev
from wuqi.server.table.table import Table

USUAL_MOVES = 40  # of one side, for which increments are counted
BLITZ_BELOW_S = 600  # of thinking time for that many moves; with more it is rapid

_LEVEL = re.compile(r"level:(\d+)")


class RatedSide(Struct, frozen=True):
    """A side of a rated game: its place (0 is the best), and who played for it."""

    place: int
    people: dict[str, int]  # by id, how many of its seats they held
    computers: tuple[int, ...] = ()  # the published rating of each seat that a computer held


def speed_of(clock: Clock | None) -> Speed | None:
    """How fast a game is; None: there is no clock."""
    if clock is None:
        return None
    if clock.days:
        return "days"
    return "blitz" if clock.base + USUAL_MOVES * clock.increment < BLITZ_BELOW_S else "rapid"


def rated_speed(terms: ev.Opened) -> Speed | None:
    """The ratings that a table's game counts for; None: it is casual."""
    return speed_of(terms.clock) if terms.rated else None


def require_ratable(game: Game, clock: Clock | None, position: str | None) -> None:
    """Refuses games that are not comparable: without a clock, from a custom position, with custom
    rules."""
    if clock is None:
        raise Refusal("rated-clock")
    if position is not None or not has_standard_rules(game):
        raise Refusal("rated-rules")


def has_standard_rules(game: Game) -> bool:
    """Whether a game has the standard rules or a preset's; options with equal values may be
    anything."""
    named = [option for option in game.face.OPTIONS if not option.equal]
    return any(
        all(game.options[one.name] == rules.get(one.name, one.default) for one in named)
        for rules in ({}, *game.face.PRESETS.values())
    )


def computer_rating(game: Game, spec: str) -> int | None:
    """The fixed rating of a computer player in points; None: it has none."""
    level = _LEVEL.fullmatch(spec)
    published = game.face.LEVEL_RATINGS
    return published[int(level[1]) - 1] if level and published else None


def require_rated_computer(game: Game, spec: str) -> None:
    if computer_rating(game, spec) is None:
        raise Refusal("rated-computer")


def outcome(table: Table) -> tuple[RatedSide, ...] | None:
    """The sides of a finished game with their places; None: it is not rated. A game that ended
    before every side had moved is not rated, nor one that was closed. A side that all its people
    have left to computers comes last, whatever the computers reach.
    """
    if not table.terms.rated or table.result is None or table.closed:
        return None
    if len({step.side for step in table.steps}) < table.game.sides:
        return None
    places = final_places(table)
    return tuple(_side(table, side, places[side]) for side in range(1, table.game.sides + 1))


def final_places(table: Table) -> dict[int, int]:
    """The place of each side of a finished game, 0 is the best; sides that left come last."""
    assert table.result is not None
    ranking = enumerate(table.result.ranking)
    places = {side: place for place, tied in ranking for side in tied}
    last = len(places)
    return {side: last if _was_left(table, side) else place for side, place in places.items()}


def _was_left(table: Table, side: int) -> bool:
    """Whether computers have taken over a side that has not lost otherwise."""
    seats = [place for place in table.places if place.seat.side == side]
    left = any(place.before for place in seats) and not any(place.person for place in seats)
    return left and side not in table.outs


def _side(table: Table, side: int, place: int) -> RatedSide:
    seats = [one for one in table.places if one.seat.side == side]
    people = Counter(who for one in seats if (who := one.person or one.before) is not None)
    computers = [
        computer_rating(table.game, one.computer) or 0
        for one in seats
        if one.computer is not None and one.before is None
    ]
    return RatedSide(place, dict(people), tuple(computers))


_encoder = Encoder()
_decoder = Decoder(tuple[RatedSide, ...])


def write(sides: tuple[RatedSide, ...]) -> bytes:
    """The stored form of the sides."""
    return _encoder.encode(sides)


def read(body: bytes) -> tuple[RatedSide, ...]:
    """The sides of a stored form."""
    return _decoder.decode(body)
