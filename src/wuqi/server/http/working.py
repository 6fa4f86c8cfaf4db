"""Expensive work of requests, done in the background within a budget."""

import time
from collections.abc import Callable
from typing import TypeVar

from wuqi.server.concurrency.asker import Asker
from wuqi.server.http.middleware.guard import address
from wuqi.server.http.middleware.signing_in import AnyRequest, services_of, session_of, token_of

Answer = TypeVar("Answer")


def asker_of(request: AnyRequest) -> Asker:
    """Who is asking, for taking turns: an address, and a person or program there."""
    session = session_of(request)
    person = token_of(request) or (session.person if session is not None else "")
    return Asker(address(request.scope), person)


async def work_out(request: AnyRequest, work: Callable[[], Answer]) -> Answer:
    """Does the work and returns its result; refused if this address has used up its share of
    time."""
    services, asker = services_of(request), asker_of(request)
    services.limits.spend("work", asker.address, 0.0)

    def timed() -> Answer:
        began = time.thread_time()
        try:
            return work()
        finally:
            spent.append(time.thread_time() - began)

    spent: list[float] = []
    try:
        return await services.background.run(asker, timed)
    finally:
        services.limits.charge("work", asker.address, sum(spent))
