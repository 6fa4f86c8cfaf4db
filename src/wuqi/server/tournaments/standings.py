"""The standings of a tournament: points, tiebreaks, places. A pure function of its games.

Rounds: a win is a point, a draw half a point; with more than two sides the score is the share of
opponents beaten. Ties are broken by the sum of the opponents' points (Buchholz), in a round robin
by the points of the opponents beaten (Sonneborn-Berger).

Arena: a win is 2 points, a draw 1; after two wins in a row, points count double until a game is not
won; a win with half one's time (berserk) is worth one more point. Ties are broken by wins.
"""

from collections.abc import Sequence

from msgspec import Struct

from wuqi.server.tournaments.parts import WHOLE, Entrant, RoundSeat, Tournament

WIN, DRAW = 2, 1
STREAK = 2  # wins in a row after which points count double


class Placed(Struct, frozen=True):
    """An entrant with their place."""

    entrant: Entrant
    place: int
    points: float
    tiebreak: float
    games: int
    streak: bool


def standings(tournament: Tournament) -> list[Placed]:
    """The best first."""
    count = _arena if tournament.terms.system == "arena" else _rounds
    found = [(one, *count(tournament, one)) for one in tournament.entrants]
    found.sort(key=lambda it: (-it[1], -it[2], -it[0].strength, it[0].number))
    placed: list[Placed] = []
    for number, (one, points, tiebreak, streak) in enumerate(found, 1):
        same = bool(placed) and (placed[-1].points, placed[-1].tiebreak) == (points, tiebreak)
        place = placed[-1].place if same else number
        games = sum(seat.table is not None for seat in tournament.of.get(one.id, ()))
        placed.append(Placed(one, place, points, tiebreak, games, streak))
    return placed


def arena_points(seats: Sequence[RoundSeat]) -> tuple[int, bool]:
    """The points of one player's games in order, and whether the next one counts double."""
    points = wins = 0
    for seat in sorted(seats, key=lambda seat: (seat.ended_at or 0, seat.round)):
        if seat.score is None:
            continue
        value = WIN if seat.score == WHOLE else DRAW if seat.score else 0
        points += value * (2 if wins >= STREAK else 1)
        points += int(seat.berserk and seat.score == WHOLE)
        wins = wins + 1 if seat.score == WHOLE else 0
    return points, wins >= STREAK


def _arena(tournament: Tournament, entrant: Entrant) -> tuple[float, float, bool]:
    seats = tournament.of.get(entrant.id, [])
    points, streak = arena_points(seats)
    return float(points), float(sum(seat.score == WHOLE for seat in seats)), streak


def _rounds(tournament: Tournament, entrant: Entrant) -> tuple[float, float, bool]:
    robin = tournament.terms.system == "round-robin"
    tiebreak = 0
    for seat in tournament.of.get(entrant.id, ()):
        if seat.table is None:
            continue
        for other in tournament.tables[seat.table]:
            if other.entrant != entrant.id:
                share = (seat.score or 0) if robin else WHOLE
                tiebreak += share * tournament.scores[other.entrant]
    return _shown(tournament.scores[entrant.id]), _shown(tiebreak / WHOLE), False


def _shown(score: float) -> float:
    return round(score / WHOLE, 2)
