"""What people do with tournaments: create one, join, withdraw, come back, cancel one."""

from sqlalchemy import bindparam, select

from wuqi.core.errors import BadRequest
from wuqi.core.game import Game
from wuqi.core.registry import configure, shown
from wuqi.server.computers.offered import check_offered
from wuqi.server.errors import Forbidden, Refusal, Unknown
from wuqi.server.ids import new_id, now
from wuqi.server.people.people import KnownPerson
from wuqi.server.protocol.tournaments import NewTournament
from wuqi.server.ratings.model import START, UNIT
from wuqi.server.store.layout import ratings
from wuqi.server.store.statement import Conflict
from wuqi.server.store.store import Store
from wuqi.server.table.rated import require_ratable, require_rated_computer, speed_of
from wuqi.server.tournaments import records
from wuqi.server.tournaments.parts import Entrant, GameTerms, Terms, Tournament
from wuqi.server.tournaments.records import StoredTournament
from wuqi.server.tournaments.steps import TournamentStep

MOST_COMING = 5  # tournaments of one person that have not begun
MOST_PLAYERS = 1_000
MOST_IN_ROUND_ROBIN = 31  # one more than the largest number of rounds
FURTHEST_MS = 90 * 24 * 60 * 60 * 1000  # how far ahead a tournament can be created
LATEST_MS = 2 * 60_000  # how long ago the start may be: the form offers the current minute
TRIES = 20  # each failure means that another person has changed the tournament

RATINGS = select(ratings.c.points).where(
    ratings.c.person_id == bindparam("person"),
    ratings.c.game.in_(bindparam("games", expanding=True)),
    ratings.c.speed == bindparam("speed"),
)


async def announce(store: Store, person: KnownPerson, wish: NewTournament) -> str:
    """Creates a tournament, which its owner joins, and returns its id."""
    _require_account(person)
    clock, moment = wish.clock, now()
    if clock.days or not (clock.base or clock.increment):
        raise BadRequest("tournament-clock")
    if not moment - LATEST_MS <= wish.starts_at <= moment + FURTHEST_MS:
        raise BadRequest("tournament-when")
    if await records.coming_of(store, person.id) >= MOST_COMING:
        raise Refusal("tournament-too-many", most=MOST_COMING)
    if wish.game is None:
        games = [configure(name, None, {}) for name in shown()]
    else:
        games = [configure(wish.game, wish.preset, wish.options)]
    for game in games:
        _check(game, wish)
    terms = Terms(
        wish.system,
        tuple(GameTerms(game.name, dict(game.options), game.sides) for game in games),
        clock,
        wish.rated,
        wish.rounds if wish.system != "arena" else None,
        wish.minutes,
        wish.computers,
        wish.pause,
    )
    tournament = new_id()
    name = " ".join(wish.name.split())
    if not name:
        raise BadRequest("tournament-name")
    it = Tournament(tournament, terms, "coming", wish.starts_at, (), ())
    owner = Entrant(person.id, 1, await _strength(store, person.id, it), moment)
    await store.write(
        records.adding(tournament, name, person.id, terms, (moment, wish.starts_at)),
        records.joining(tournament, owner),
    )
    return tournament


async def join(store: Store, person: KnownPerson, tournament: str) -> None:
    """Adds a player, or lets one come back."""
    _require_account(person)
    for _ in range(TRIES):
        found = await _found(store, tournament)
        it, moment = found.tournament, now()
        own = next((one for one in it.entrants if one.id == person.id), None)
        if it.status == "over":
            raise Refusal("tournament-over")
        if own is not None:
            if it.is_away(own):
                await store.write(records.returning(it.id, person.id, moment, None))
            return
        if not is_joinable(it):
            raise Refusal("tournament-closed")
        number = max((one.number for one in it.entrants), default=0) + 1
        strength = await _strength(store, person.id, it)
        writes = [records.joining(it.id, Entrant(person.id, number, strength, moment))]
        if it.terms.system == "round-robin":  # or its schedule might be made meanwhile
            writes += records.taking_turn(found)
        try:
            await store.write(*writes)
        except Conflict:
            continue
        return
    raise Refusal("table-busy")


async def withdraw(store: Store, person: KnownPerson, tournament: str) -> None:
    """The player gets no more games; the one they are playing still counts."""
    it = (await _found(store, tournament)).tournament
    own = next((one for one in it.entrants if one.id == person.id), None)
    if own is None:
        raise Refusal("tournament-not-joined")
    if it.status != "over" and not own.left:
        await store.write(records.returning(it.id, person.id, own.joined_at, now()))


async def call_off(store: Store, person: KnownPerson, tournament: str) -> None:
    """The person who created a tournament cancels it before it begins."""
    for _ in range(TRIES):
        found = await _found(store, tournament)
        it = found.tournament
        if found.owner != person.id:
            raise Forbidden("tournament-owner")
        if it.status != "coming":
            raise Refusal("tournament-begun")
        step = TournamentStep("over", 0, it.terms.rounds)
        try:
            await store.write(*records.taking_turn(found), records.changing(it, step, now()))
        except Conflict:
            continue
        return
    raise Refusal("table-busy")


def is_joinable(it: Tournament) -> bool:
    """Whether new players may join: in a round robin only before it begins."""
    robin = it.terms.system == "round-robin"
    people = sum(one.computer is None for one in it.entrants)
    if people >= (MOST_IN_ROUND_ROBIN if robin else MOST_PLAYERS):
        return False
    return it.status == "coming" or (it.status == "running" and not robin)


def _require_account(person: KnownPerson) -> None:
    if not person.has_account:
        raise Refusal("tournament-account")


def _check(game: Game, wish: NewTournament) -> None:
    if wish.rated:
        require_ratable(game, wish.clock, None)
    if wish.computers is not None:
        check_offered(game, wish.computers)
        if wish.rated:
            require_rated_computer(game, wish.computers)


async def _found(store: Store, tournament: str) -> StoredTournament:
    found = await records.find(store, tournament)
    if found is None:
        raise Unknown("tournament-unknown")
    return found


async def _strength(store: Store, person: str, it: Tournament) -> int:
    """The average of a person's ratings in the games of the tournament, in points."""
    games = [game.game for game in it.terms.games]
    speed = speed_of(it.terms.clock)
    rows = await store.rows(RATINGS, person=person, games=games, speed=speed)
    if not rows:
        return START.points // UNIT
    return int(sum(row["points"] for row in rows) // len(rows) // UNIT)
