"""A ladder: the ratings of one game at one speed, computed from its games in order.

Games are rated in the order in which they ended (by time, then by table). Ratings depend only on
that order and the games themselves, so a ladder can be computed again at any time.

Nobody gains by repetition: within 30 days, games against the same person count less and less after
the fifteenth, and games against computers and bots, all taken together, after the twentieth. If the
stronger of two players who are more than 400 points apart wins, that result is left out for both.
So helpers cannot lift anyone further than that.

The games of people who play only each other show how strong they are among themselves, but not
compared with everyone else. So a rating from few opponents stays provisional, however many games
there are (`_Met.breadth`).
"""

from collections import Counter, deque
from collections.abc import Iterable, Iterator, Mapping, Sequence
from typing import Literal

from msgspec import Struct

from wuqi.server.ratings.model import CERTAIN, START, UNIT, Member, Rating, partly, rated
from wuqi.server.table.rated import RatedSide

WINDOW_MS = 30 * 24 * 60 * 60 * 1000
PERSON_FULL = 15  # games against one person that count in full
PROGRAMS_FULL = 20  # games against computers and bots that count in full
FAR = 400 * UNIT  # if players are further apart, only a surprising result counts
BROAD = 4.0  # opponents, weighted by games, that a rating needs to be established
FEW_GAMES = 20  # in the window: with fewer, an established rating stays so
COMPUTER_DOUBT = 50 * UNIT  # how uncertain the strength of our levels is

Outcome = Literal["win", "draw", "loss"]


class EndedGame(Struct, frozen=True):
    """A rated game that has ended."""

    table: str
    at: int
    sides: tuple[RatedSide, ...]
    bots: frozenset[str] = frozenset()  # which of its people are programs

    @property
    def order(self) -> tuple[int, str]:
        """Its place in the ladder."""
        return (self.at, self.table)

    @property
    def people(self) -> set[str]:
        return {person for side in self.sides for person in side.people}


class LadderEntry(Struct, frozen=True):
    """A person's rating and results in a ladder."""

    rating: Rating = START
    games: int = 0
    wins: int = 0
    draws: int = 0


class Meeting(Struct, frozen=True):
    """The opponents of a person in an earlier game."""

    at: int
    rivals: tuple[str, ...]  # people, bots among them
    programs: bool  # whether a computer or a bot was among them
    levels: bool = False  # whether a computer was among them, whose strength is known


class LadderChange(Struct, frozen=True):
    """How a game has changed one person's rating."""

    person: str
    side: int
    before: Rating
    after: LadderEntry
    weight: int  # how much it counted, in thousandths
    outcome: Outcome
    against: int  # the average rating of the others, in thousandths
    met: Meeting


class Ladder:
    """The standings of some people; games are added in order."""

    def __init__(
        self,
        standings: Mapping[str, LadderEntry] | None = None,
        meetings: Mapping[str, Iterable[Meeting]] | None = None,
    ) -> None:
        self.standings: dict[str, LadderEntry] = dict(standings or {})
        self._met = {person: _Met(met) for person, met in (meetings or {}).items()}

    def standing(self, person: str) -> LadderEntry:
        return self.standings.get(person, LadderEntry())

    def members(self, side: RatedSide) -> list[Member]:
        """The people of a side in the order of its `people`, then its computers."""
        seats = _seats(side)
        people = [
            Member(self.standing(person).rating, held / seats)
            for person, held in side.people.items()
        ]
        return people + [
            Member(Rating(points * UNIT, COMPUTER_DOUBT), 1 / seats) for points in side.computers
        ]

    def add(self, game: EndedGame) -> list[LadderChange]:
        """Rates a game and returns the change for each person. Computers keep their ratings."""
        changes = [change for side in range(len(game.sides)) for change in self._rate(game, side)]
        for change in changes:
            self.standings[change.person] = change.after
            self._met.setdefault(change.person, _Met()).add(change.met)
        return changes

    def _rate(self, game: EndedGame, number: int) -> Iterator[LadderChange]:
        """The changes for the people of one side."""
        side = game.sides[number]
        others = [one for one in game.sides if one is not side]
        informative = [one for one in others if not self._uninformative(side, one)]
        members = self.members(side)
        after = [one.rating for one in members]
        if informative:
            places = [one.place for one in (side, *informative)]
            after = rated([members, *map(self.members, informative)], places)[0]
        against = sum(map(self._strength, others)) / len(others)
        met = Meeting(
            game.at,
            tuple(sorted({person for one in others for person in one.people})),
            any(one.computers or game.bots & one.people.keys() for one in others),
            any(one.computers for one in others),
        )
        outcome = _outcome(game, side)
        for person, new in zip(side.people, after, strict=False):  # computers come last
            before, weight = self.standing(person), self._weight(game, person, informative)
            standing = LadderEntry(
                self._doubted(person, before, partly(before.rating, new, weight), met),
                before.games + 1,
                before.wins + (outcome == "win"),
                before.draws + (outcome == "draw"),
            )
            counted = round(weight * 1_000)
            yield LadderChange(
                person, number + 1, before.rating, standing, counted, outcome, round(against), met
            )

    def _doubted(self, person: str, before: LadderEntry, after: Rating, met: Meeting) -> Rating:
        """A rating after a game: it stays provisional if it comes from too few opponents."""
        lately = self._met[person]
        known = not before.rating.provisional and lately.games < FEW_GAMES
        if after.provisional or known or lately.breadth(met) >= BROAD:
            return after
        return after._replace(doubt=CERTAIN)

    def _strength(self, side: RatedSide) -> float:
        return sum(one.rating.points * one.share for one in self.members(side))

    def _uninformative(self, one: RatedSide, other: RatedSide) -> bool:
        """Whether the side that won was far ahead in rating, so that the result says nothing
        new."""
        lead = self._strength(one) - self._strength(other)
        return (lead > FAR and one.place < other.place) or (lead < -FAR and one.place > other.place)

    def _weight(self, game: EndedGame, person: str, others: Sequence[RatedSide]) -> float:
        """How much a game counts for a person: less, the more often the same people have met."""
        met = self._met.setdefault(person, _Met())
        met.forget(game.at - WINDOW_MS)
        with_programs = _fading(1 + met.programs, PROGRAMS_FULL)
        weights = []
        for side in others:
            total = with_programs * len(side.computers)
            for other, held in side.people.items():
                again = _fading(1 + met.people[other], PERSON_FULL)
                total += held * (min(again, with_programs) if other in game.bots else again)
            weights.append(total / _seats(side))
        return sum(weights) / len(weights) if weights else 0.0


class _Met:
    """How often a person has met each opponent lately."""

    def __init__(self, meetings: Iterable[Meeting] = ()) -> None:
        self.people: Counter[str] = Counter()
        self.programs = 0
        self._levels = 0  # games with a computer's level
        self._bots = 0  # games with bots alone
        self._circle: Counter[str] = Counter()  # the others
        self._recent: deque[Meeting] = deque()
        for meeting in meetings:
            self.add(meeting)

    def add(self, meeting: Meeting) -> None:
        self._recent.append(meeting)
        self.people.update(meeting.rivals)
        self.programs += meeting.programs
        self._count(meeting, 1)

    def forget(self, until: int) -> None:
        """Leaves out games that were that long ago."""
        while self._recent and self._recent[0].at <= until:
            old = self._recent.popleft()
            self.people.subtract(old.rivals)
            self.programs -= old.programs
            self._count(old, -1)

    def _count(self, meeting: Meeting, times: int) -> None:
        self._levels += times * meeting.levels
        if meeting.programs and not meeting.levels:
            self._bots += times
        else:
            for rival in meeting.rivals:
                self._circle[rival] += times

    @property
    def games(self) -> int:
        return len(self._recent)

    def breadth(self, meeting: Meeting) -> float:
        """How many opponents there were, this one included: the inverse of Simpson's index. With
        ten games against each of four people it is four. With a hundred games against one of them
        it would be little more than one, but games beyond those that count in full are not counted
        here. All bots together are one opponent. Each game against a computer's level counts as a
        new opponent: its strength is known, and no circle can change it.
        """
        self._count(meeting, 1)
        counts = [min(count, PERSON_FULL) for count in (*self._circle.values(), self._bots)]
        total = sum(counts) + self._levels
        squares = sum(count**2 for count in counts) + self._levels
        self._count(meeting, -1)
        return total**2 / squares if squares else 0.0


def _seats(side: RatedSide) -> int:
    return sum(side.people.values()) + len(side.computers)


def _outcome(game: EndedGame, side: RatedSide) -> Outcome:
    """Being first alone is a win, sharing first place a draw."""
    best = min(one.place for one in game.sides)
    if side.place > best:
        return "loss"
    return "win" if sum(one.place == best for one in game.sides) == 1 else "draw"


def _fading(games: int, full: int) -> float:
    """How much the n-th game counts. All games together never count for more than twice `full`."""
    return min(1.0, (full / games) ** 2)
