"""For administrators: is the server healthy, and how busy is it?"""

from importlib.machinery import EXTENSION_SUFFIXES
from ipaddress import ip_address

from litestar import MediaType, Response, get
from litestar.exceptions import NotFoundException
from sqlalchemy import select, text

from wuqi.server import metrics
from wuqi.server.concurrency import batches
from wuqi.server.errors import Unavailable
from wuqi.server.http.middleware.signing_in import AnyRequest, services_of
from wuqi.server.troubles import TROUBLES

COMPILED = batches.__file__.endswith(tuple(EXTENSION_SUFFIXES))  # if one is, all of them are


@get("/health", include_in_schema=False)
async def health(request: AnyRequest) -> dict[str, str | list[str]]:
    """Healthy if the database answers and can be written to.

    Also says what has gone wrong elsewhere, and whether the server is compiled.
    """
    services = services_of(request)
    await services.store.rows(select(text("1")))
    if services.processes.problem is not None:  # for example a full disk
        raise Unavailable("server-trouble")
    troubles = TROUBLES.report()
    return {
        "status": "troubled" if troubles else "well",
        "server": "compiled" if COMPILED else "interpreted",
        **troubles,
    }


@get("/metrics", include_in_schema=False, media_type=MediaType.TEXT)
async def measured(request: AnyRequest) -> Response[bytes]:
    """Metrics for Prometheus; only for this machine, unless the settings open them."""
    services = services_of(request)
    if not services.settings.open_metrics and not _from_here(request):
        raise NotFoundException
    metrics.sockets.set(len(services.conversations))
    metrics.tables_in_memory.set(services.room.in_memory)
    return Response(metrics.written(), media_type="text/plain; version=0.0.4; charset=utf-8")


def _from_here(request: AnyRequest) -> bool:
    """Whether a request comes from this machine itself, and not through a proxy."""
    if "x-forwarded-for" in request.headers or "forwarded" in request.headers:
        return False
    try:
        return request.client is not None and ip_address(request.client.host).is_loopback
    except ValueError:  # what a proxy says need not be an address
        return False
