"""Rounds of two-sided Swiss events by FIDE's Dutch system, as py4swiss implements it.

The library's time grows with the square of the field, so more than 80 players are paired in parts:
players of the same or nearly the same score. Within a score, parts consist of players of the upper
half and those they would play in the lower half, so that a part is paired as the whole would be.
"""

from collections.abc import Iterator, Sequence
from itertools import chain, groupby
from typing import TYPE_CHECKING

from wuqi.server.tournaments.parts import WHOLE, Entrant, RoundSeat, Tournament

if TYPE_CHECKING:
    from py4swiss.trf.results import RoundResult
    from py4swiss.trf.sections import PlayerSection

COMPARED = 6_400  # pairs of players that the library may compare: 80 players at once
LEAST_PART = 12  # players that are always paired together
RECENT = 2  # rounds that count as to who has met somebody of another score

Pairs = list[tuple[str, ...]]


def dutch_pairs(tournament: Tournament, ranked: Sequence[Entrant]) -> Pairs | None:
    """All players (an even number, highest score first) in pairs, the first side first. None: the
    system's rules allow no pairing, or the library is not installed."""
    if any(len(seats) != 2 for seats in tournament.tables.values()):
        return None  # rounds of a medley at tables of three
    try:
        event = _Event(tournament, ranked)
    except ImportError:
        return None
    parts = _parts(tournament, ranked)
    pairs: list[Pairs] = []
    while parts:
        found = event.paired(parts[0])
        if found is not None:
            pairs.append(found)
            parts.pop(0)
        elif len(parts) > 1:
            parts[:2] = [parts[0] + parts[1]]
        elif pairs:
            # The last ones have all met. Then those above them are paired once more, with them.
            above = {entrant for pair in pairs.pop() for entrant in pair}
            parts = [[one for one in ranked if one.id in above] + parts[0]]
        else:
            return None
    return list(chain.from_iterable(pairs))


def _parts(tournament: Tournament, ranked: Sequence[Entrant]) -> list[list[Entrant]]:
    size = max(LEAST_PART, COMPARED // max(len(ranked), 1) // 2 * 2)
    if len(ranked) <= size:
        return [list(ranked)]
    order: list[Entrant] = []
    for _, same in groupby(ranked, key=lambda one: tournament.scores[one.id]):
        group = list(same)
        half = len(group) // 2
        order += chain.from_iterable(zip(group[:half], group[half:], strict=False))
        order += group[2 * half :]
    return [order[start : start + size] for start in range(0, len(order), size)]


class _Event:
    """A tournament as the library reads it: players with their numbers and results."""

    def __init__(self, tournament: Tournament, ranked: Sequence[Entrant]) -> None:
        # Imported here because most processes never pair players, and because the library has no
        # package for some processors.
        import py4swiss.engines  # noqa: F401

        self._tournament = tournament
        known = {one.id: one for one in (*tournament.entrants, *ranked)}  # computers may join now
        seeded = sorted(known.values(), key=lambda one: (-one.strength, one.number))
        self._entrants = [one.id for one in seeded]
        self._number = {entrant: number for number, entrant in enumerate(self._entrants, 1)}
        self._sections: dict[str, PlayerSection] = {}

    def paired(self, players: Sequence[Entrant]) -> Pairs | None:
        from py4swiss.engines import DutchEngine
        from py4swiss.engines.common import PairingError
        from py4swiss.trf import ParsedTrf
        from py4swiss.trf.sections.x_section import XSection

        tournament = self._tournament
        own = {one.id for one in players}
        # The scores of recent opponents tell who has played somebody of another score.
        others = {
            other
            for one in own
            for seat in tournament.of.get(one, ())
            if seat.table is not None and seat.round > tournament.round - RECENT
            for other in self._opponents(seat)
        } - own
        rules = XSection(
            number_of_rounds=tournament.terms.rounds or tournament.round + 2,
            zeroed_ids={self._number[other] for other in others},
            forbidden_pairs={
                (self._number[one], self._number[other])
                for one, other in tournament.apart
                if one in own and other in own
            },
        )
        event = ParsedTrf(
            player_sections=[self._section(entrant) for entrant in sorted(own | others)],
            x_section=rules,
        )
        try:
            found = DutchEngine.generate_pairings(event)
        except PairingError:
            return None
        return [(self._entrants[pair.white - 1], self._entrants[pair.black - 1]) for pair in found]

    def _opponents(self, seat: RoundSeat) -> Iterator[str]:
        seats = self._tournament.tables[seat.table or ""]
        return (other.entrant for other in seats if other.entrant != seat.entrant)

    def _section(self, entrant: str) -> "PlayerSection":
        from py4swiss.trf.codes import PlayerCode
        from py4swiss.trf.sections import PlayerSection

        if entrant not in self._sections:
            tournament, number = self._tournament, self._number[entrant]
            seats = {seat.round: seat for seat in tournament.of.get(entrant, ())}
            rounds = range(1, tournament.round + 1)
            self._sections[entrant] = PlayerSection(
                code=PlayerCode.PLAYER,
                starting_number=number,
                rank=number,
                points_times_ten=10 * tournament.scores[entrant] // WHOLE,
                results=[self._result(seats.get(each)) for each in rounds],
            )
        return self._sections[entrant]

    def _result(self, seat: RoundSeat | None) -> "RoundResult":
        from py4swiss.trf.results import ColorToken, ResultToken, RoundResult

        if seat is None:
            result, color, opponent = ResultToken.ZERO_POINT_BYE, ColorToken.BYE_OR_NOT_PAIRED, 0
        elif seat.table is None:
            # A computer's bye scores nothing.
            bye = ResultToken.PAIRING_ALLOCATED_BYE if seat.score else ResultToken.ZERO_POINT_BYE
            result, color, opponent = bye, ColorToken.BYE_OR_NOT_PAIRED, 0
        else:
            # A game that somebody did not come to counts like any other: the two have met.
            won = {WHOLE: ResultToken.WIN, 0: ResultToken.LOSS}
            result = won.get(seat.score or 0, ResultToken.DRAW)
            color = ColorToken.WHITE if seat.side == 1 else ColorToken.BLACK
            opponent = self._number[next(self._opponents(seat))]
        return RoundResult(id=opponent, color=color, result=result)
