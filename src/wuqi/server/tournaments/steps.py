"""What happens next in a tournament: a pure function of its state, the time, and who is connected.
The organiser writes it in one transaction."""

from collections.abc import Sequence
from math import ceil, log

from msgspec import Struct

from wuqi.server.protocol.tournaments import MOST_ROUNDS, TournamentStatus
from wuqi.server.tournaments.drawing import (
    arena_pairs,
    circle,
    fair_groups,
    seated,
    swiss_pairs,
)
from wuqi.server.tournaments.parts import WHOLE, Entrant, GameTerms, Tournament

REMATCH_AFTER_MS = 15_000  # of waiting; then the last opponent may come again
LEAST_PLAYERS = 2
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
        players, joining = _filled(tournament, players, size)
        field = len(players)
    rounds = tournament.terms.rounds or usual_rounds(tournament, field)
    if tournament.terms.system == "round-robin":
        rounds = min(rounds, usual_rounds(tournament, field))
    if schedule:
        tables, unplayed = _by_schedule(tournament, players, number)
    else:
        players, resting = _with_byes(tournament, players, size)
        if size == 2:
            groups = swiss_pairs(tournament, players)
        else:
            groups = fair_groups(tournament, players, size)
        tables = [NewTable(game, seated(tournament, group)) for group in groups]
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
    tournament: Tournament, people: Sequence[Entrant], size: int
) -> tuple[list[Entrant], list[Entrant]]:
    """The people and as many computers as are missing; and which computers are new."""
    spec = tournament.terms.computers
    missing = -len(people) % size
    ready = [one for one in tournament.computers if one.id not in tournament.playing]
    first = max((one.number for one in tournament.entrants), default=0) + 1
    new = [
        Entrant(f"{spec}/{first + more}", first + more, COMPUTER_STRENGTH, 0, computer=spec)
        for more in range(missing - len(ready))
    ]
    return [*people, *[*ready, *new][:missing]], new


def _with_byes(
    tournament: Tournament, players: Sequence[Entrant], size: int
) -> tuple[list[Entrant], list[Entrant]]:
    """Those who play (a multiple of the table's size) and those who get a bye: players with the
    fewest byes, the lowest scores first."""
    resting = len(players) % size
    if not resting:
        return list(players), []
    byes, scores = tournament.byes, tournament.scores
    order = sorted(
        players, key=lambda one: (byes[one.id], scores[one.id], one.strength, -one.number)
    )
    rest = {one.id for one in order[:resting]}
    playing = [one for one in players if one.id not in rest]
    return playing, [one for one in players if one.id in rest]


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
    joining: list[Entrant] = []
    players = list(waiting)
    people = len(tournament.people)
    missing = people < size or _waited(tournament, players, now)
    if tournament.terms.computers and players and missing:
        players, joining = _filled(tournament, players, size)
    players = players[: len(players) - len(players) % size] if size > 2 else players
    if len(players) < size:
        return [], []
    if size > 2:
        groups = fair_groups(tournament, players, size)
    else:
        fresh = frozenset(
            one.id for one in players if now < _free_since(tournament, one) + REMATCH_AFTER_MS
        )
        groups = arena_pairs(tournament, players, fresh if people > size else frozenset())
    return [NewTable(game, seated(tournament, group)) for group in groups], joining


def _free_since(tournament: Tournament, entrant: Entrant) -> int:
    ended = max((seat.ended_at or 0 for seat in tournament.of.get(entrant.id, ())), default=0)
    return max(ended, entrant.joined_at, tournament.starts_at)


def _waited(tournament: Tournament, waiting: Sequence[Entrant], now: int) -> bool:
    """Whether a player has waited so long that a computer should play."""
    return any(now >= _free_since(tournament, one) + REMATCH_AFTER_MS for one in waiting)
