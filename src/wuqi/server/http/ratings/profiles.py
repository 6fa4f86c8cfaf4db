"""Public profiles of people, and how their ratings have changed."""

from typing import Annotated

from litestar import Router, get, put
from litestar.params import Parameter

from wuqi.server.errors import Forbidden, Refusal, Unknown
from wuqi.server.http.games import GameName
from wuqi.server.http.middleware.guard import address
from wuqi.server.http.middleware.signing_in import AnyRequest, person, services_of, somebody
from wuqi.server.people.people import KnownPerson
from wuqi.server.protocol import Me, Person, Speed
from wuqi.server.protocol.ratings import BestWin, Privacy, Profile, RatingHistory
from wuqi.server.ratings import standings
from wuqi.server.room.archive import these
from wuqi.server.tournaments.trophies import trophies_of

PersonName = Annotated[str, Parameter(max_length=40)]


@get("/people/{name:str}", summary="A player: ratings, games, best wins, puzzles, trophies")
async def profile(request: AnyRequest, name: PersonName) -> Profile:
    services, viewer = services_of(request), await somebody(request)
    found = await _shown(request, name, viewer)
    store, me = services.store, viewer.id if viewer is not None else None
    wins = await standings.best_wins(store, found.id)
    briefs = await these(store, services.directory, list(wins), me)
    assert found.kind in ("member", "bot")
    return Profile(
        Person(found.id, found.name, found.kind),
        await standings.since(store, found.id),
        bool(found.private),
        await standings.standings(store, found.id),
        await standings.games(store, found.id),
        await standings.sides(store, found.id),
        tuple(BestWin(brief, wins[brief.table]) for brief in briefs),
        await standings.puzzles(store, found.id),
        await trophies_of(store, found.id),
    )


@get(
    "/people/{name:str}/ratings/{game:str}/{speed:str}",
    summary="How a player's rating has changed",
)
async def history(
    request: AnyRequest, name: PersonName, game: GameName, speed: Speed
) -> RatingHistory:
    found = await _shown(request, name, await somebody(request))
    return await standings.history(services_of(request).store, found.id, game, speed)


@put("/me/privacy", summary="Close your page to others, and leave the leaderboards; or come back")
async def privacy(request: AnyRequest, data: Privacy) -> Me:
    services, known = services_of(request), await person(request, "account")
    if not known.has_account:
        raise Refusal("account-none")
    changed = await services.people.change(known, private=int(data.private))
    return await services.me(changed)


async def _shown(request: AnyRequest, name: str, viewer: KnownPerson | None) -> KnownPerson:
    """A player by name or id, if they may be seen; guests have no page."""
    services = services_of(request)
    services.limits.spend("profile", address(request.scope))
    found = await services.people.by_name(name) or await services.people.by_id(name)
    if found is None or not found.has_account:
        raise Unknown("person-unknown")
    if found.private and (viewer is None or viewer.id != found.id):
        raise Forbidden("profile-private")
    return found


router = Router("/api", route_handlers=[profile, history, privacy], tags=["people"])
