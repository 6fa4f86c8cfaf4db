"""What happens next in a tournament: a pure function of its state, the time, and who is connected.
The organiser writes it in one transaction."""

from collections.abc import Iterator, Sequence
from functools import partial
from math import ceil, log

from msgspec import Struct

from wuqi.server.protocol.tournaments import MOST_ROUNDS, TournamentStatus
from wuqi.server.tournaments.drawing import (
    arena_pairs,
    circle,
    fair_groups,
    is_blocked,
    seated,
    swiss_pairs,
)
from wuqi.server.tournaments.parts import WHOLE, Entrant, GameTerms, Tournament

REMATCH_AFTER_MS = 15_000  # of waiting; then the last opponent may come again
LEAST_PLAYERS = 2
MOST_BYES_TRIED = 10  # to keep people apart who have blocked each other
COMPUTER_STRENGTH = 0  # computers rank last when players are paired


class NewTable(Struct, frozen=True):
    """A game that begins: who plays it, in the order of the sides."""

    game: GameTerms
    entrants: tuple[str, ...]


class Unplayed(Struct, frozen=True):
    """A player who gets a score without a game."""

    entrant: str
    score: int


class TournamentStep(Struct, frozen=True):
    """One transaction: the new state of a tournament, and the games that begin."""

    status: TournamentStatus
    round: int
    rounds: int | None
    tables: tuple[NewTable, ...] = ()
    unplayed: tuple[Unplayed, ...] = ()
    computers: tuple[Entrant, ...] = ()  # that join


def next_step(tournament: Tournament, now: int, here: frozenset[str]) -> TournamentStep | None:
    """The step to take now; None: nothing yet. `here`: the people who are connected."""
    if tournament.status == "over":
        return None
    if tournament.status == "coming":
        return _beginning(tournament, now, here) if now >= tournament.starts_at else None
    if tournament.terms.system == "arena":
        return _wave(tournament, now, here)
    if tournament.playing:
        return None
    if tournament.round >= (tournament.terms.rounds or 0):
        return _over(tournament)
    if now < _last_end(tournament) + tournament.terms.pause * 1000:
        return None
    return _round(tournament)


def _beginning(tournament: Tournament, now: int, here: frozenset[str]) -> TournamentStep:
    """The first round, or the end if too few have joined; an arena waits for more."""
    terms = tournament.terms
    if terms.system == "arena":
        return _wave(tournament, now, here) or TournamentStep("running", 0, None)
    least = 1 if terms.computers else LEAST_PLAYERS
    return _round(tournament) if len(tournament.people) >= least else _over(tournament)


def _over(tournament: Tournament) -> TournamentStep:
    return TournamentStep("over", tournament.round, tournament.terms.rounds)


def _last_end(tournament: Tournament) -> int:
    return max((seat.ended_at or 0 for seat in tournament.seats), default=tournament.starts_at)


def usual_rounds(tournament: Tournament, players: int) -> int:
    """As many rounds as decide who is first; in a round robin, as many as it takes."""
    terms = tournament.terms
    sides = max(game.sides for game in terms.games)
    if terms.system == "round-robin":
        opponents = players - 1 if sides > 2 or players % 2 == 0 else players
        return max(1, min(MOST_ROUNDS, ceil(opponents / (sides - 1))))
    deciding = ceil(log(max(players, 2), sides)) + 1
    return max(1, min(max(deciding, len(terms.games)), MOST_ROUNDS))


def _round(tournament: Tournament) -> TournamentStep:
    """The next round for everyone who has not withdrawn."""
    number = tournament.round + 1
    game = tournament.terms.game_of(number)
    size = game.sides
    schedule = _scheduled(tournament)
    players: Sequence[Entrant] = schedule or tournament.people
    field = len(players)
    joining: list[Entrant] = []
    if tournament.terms.computers and not (schedule and number > 1):
        players, joining = _filled(tournament, players, -len(players) % size)
        field = len(players)
    rounds = tournament.terms.rounds or usual_rounds(tournament, field)
    if tournament.terms.system == "round-robin":
        rounds = min(rounds, usual_rounds(tournament, field))
    if schedule:
        tables, unplayed = _by_schedule(tournament, players, number)
    else:
        groups, resting = _drawn(tournament, players, size)
        tables = [NewTable(game, group) for group in groups]
        score = WHOLE if size == 2 else WHOLE // 2
        unplayed = [Unplayed(one.id, 0 if one.computer else score) for one in resting]
    if not tables:
        return _over(tournament)
    return TournamentStep("running", number, rounds, tuple(tables), tuple(unplayed), tuple(joining))


def _scheduled(tournament: Tournament) -> list[Entrant]:
    """The players of a round robin of two sides, fixed at the start, in order; empty for other
    tournaments, whose rounds are paired one by one."""
    terms = tournament.terms
    if terms.system != "round-robin" or any(game.sides != 2 for game in terms.games):
        return []
    if tournament.round == 0:
        return sorted(tournament.people, key=lambda one: one.number)
    first = {seat.entrant for seat in tournament.seats if seat.round == 1}
    return sorted(
        (one for one in tournament.entrants if one.id in first), key=lambda one: one.number
    )


def _by_schedule(
    tournament: Tournament, players: Sequence[Entrant], number: int
) -> tuple[list[NewTable], list[Unplayed]]:
    """The games of a round. Opponents of players who have withdrawn win without a game."""
    game, away = tournament.terms.game_of(number), _away(tournament)
    tables: list[NewTable] = []
    unplayed: list[Unplayed] = []
    for one, other in circle([player.id for player in players], number):
        if other is None:
            unplayed.append(Unplayed(one, 0))  # everyone has one such round
        elif one in away or other in away:
            unplayed += [Unplayed(who, 0 if who in away else WHOLE) for who in (one, other)]
        else:
            tables.append(NewTable(game, seated(tournament, (one, other))))
    return tables, unplayed


def _away(tournament: Tournament) -> set[str]:
    return {one.id for one in tournament.entrants if tournament.is_away(one)}


def _filled(
    tournament: Tournament, people: Sequence[Entrant], missing: int
) -> tuple[list[Entrant], list[Entrant]]:
    """The people and as many computers as are missing; and which computers are new."""
    spec = tournament.terms.computers
    ready = [one for one in tournament.computers if one.id not in tournament.playing]
    first = max((one.number for one in tournament.entrants), default=0) + 1
    new = [
        Entrant(f"{spec}/{first + more}", first + more, COMPUTER_STRENGTH, 0, computer=spec)
        for more in range(missing - len(ready))
    ]
    return [*people, *[*ready, *new][:missing]], new


def _drawn(
    tournament: Tournament, players: Sequence[Entrant], size: int
) -> tuple[list[tuple[str, ...]], list[Entrant]]:
    """Who plays whom, and who gets a bye. If people who have blocked each other would meet, it is
    tried whether other byes prevent that."""
    draw = swiss_pairs if size == 2 else partial(fair_groups, size=size)
    first: tuple[list[tuple[str, ...]], list[Entrant]] | None = None
    for resting in _byes(tournament, players, size):
        playing = [one for one in players if one not in resting]
        drawn = draw(tournament, playing), resting
        if not any(is_blocked(tournament, group) for group in drawn[0]):
            return drawn
        first = first or drawn
    assert first is not None
    return first


def _byes(tournament: Tournament, players: Sequence[Entrant], size: int) -> Iterator[list[Entrant]]:
    """Those who could get a bye, so that the others fill whole tables: players with the fewest
    byes, the lowest scores first."""
    count = len(players) % size
    byes, scores = tournament.byes, tournament.scores
    order = sorted(
        players, key=lambda one: (byes[one.id], scores[one.id], one.strength, -one.number)
    )
    yield order[:count]
    if count:
        fewest = sum(byes[one.id] == byes[order[0].id] for one in order)
        for start in range(1, min(fewest - count + 1, MOST_BYES_TRIED)):
            yield order[start : start + count]


def _wave(tournament: Tournament, now: int, here: frozenset[str]) -> TournamentStep | None:
    """Games for the waiting players of an arena; in a medley, the next game with enough of them."""
    assert tournament.ends_at is not None
    if now >= tournament.ends_at:
        return None if tournament.playing else _over(tournament)
    waiting = [
        one for one in tournament.people if one.id not in tournament.playing and one.id in here
    ]
    first = tournament.round + 1
    for number in range(first, first + len(tournament.terms.games)):  # the number decides the game
        game = tournament.terms.game_of(number)
        tables, joining = _arena_tables(tournament, waiting, game, now)
        if tables:
            return TournamentStep("running", number, None, tuple(tables), (), tuple(joining))
    return None


def _arena_tables(
    tournament: Tournament, waiting: Sequence[Entrant], game: GameTerms, now: int
) -> tuple[list[NewTable], list[Entrant]]:
    size = game.sides
    few = len(tournament.people) < size
    waited = _waited(tournament, waiting, now)
    joining: list[Entrant] = []
    players = list(waiting)
    if tournament.terms.computers and players and (few or waited):
        players, joining = _filled(tournament, players, -len(players) % size)
    groups = _arena_groups(tournament, players, size, now)
    if tournament.terms.computers and waited and not groups:  # the others are blocked
        players, joining = _filled(tournament, waiting, size - len(waiting) % size)
        groups = _arena_groups(tournament, players, size, now)
    return [NewTable(game, seated(tournament, group)) for group in groups], joining


def _arena_groups(
    tournament: Tournament, players: Sequence[Entrant], size: int, now: int
) -> list[tuple[str, ...]]:
    """The groups that can play now; the others wait."""
    if size > 2:
        whole = len(players) - len(players) % size
        groups = fair_groups(tournament, players[:whole], size)
        return [group for group in groups if not is_blocked(tournament, group)]
    patient = frozenset(
        one.id for one in players if now < _free_since(tournament, one) + REMATCH_AFTER_MS
    )
    several = len(tournament.people) > size
    return arena_pairs(tournament, players, patient if several else frozenset())


def _free_since(tournament: Tournament, entrant: Entrant) -> int:
    ended = max((seat.ended_at or 0 for seat in tournament.of.get(entrant.id, ())), default=0)
    return max(ended, entrant.joined_at, tournament.starts_at)


def _waited(tournament: Tournament, waiting: Sequence[Entrant], now: int) -> bool:
    """Whether a player has waited so long that a computer should play."""
    return any(now >= _free_since(tournament, one) + REMATCH_AFTER_MS for one in waiting)
