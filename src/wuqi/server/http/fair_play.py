"""Nobody may analyse a game that is being played, not even under another name at the same address.

While a person plays a game against people, they may not analyse any position of that game. Others
at the same address may, except for the position on the board and the positions after one action. A
second device elsewhere cannot be noticed.
"""

from collections.abc import Callable

from wuqi.core.position import Position
from wuqi.server.http.middleware.guard import address
from wuqi.server.http.middleware.signing_in import AnyRequest, services_of
from wuqi.server.http.working import work_out
from wuqi.server.teaching.permissions import may_analyse, nobody_is_helped


async def may_ask_about(request: AnyRequest, person: str, position: Position) -> None:
    """Refuses an analysis that would help in a running game."""
    services = services_of(request)
    await may_analyse(services.store, person, position.game.name)
    if services.settings.limits == 0:  # no limits by address: everyone may share one
        return
    neighbours = services.addresses.people_at(address(request.scope))

    async def work(helps: Callable[[], bool]) -> bool:
        return await work_out(request, helps)

    await nobody_is_helped(services.store, services.room.table, neighbours, position, work)
