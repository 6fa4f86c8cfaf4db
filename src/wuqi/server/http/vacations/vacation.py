"""Vacations by HTTP."""

from litestar import Router, delete, get, post

from wuqi.server.http.middleware.signing_in import AnyRequest, person, services_of
from wuqi.server.protocol.vacations import TakeVacation, VacationInfo


@get("/me/vacation", summary="Your vacation, and how many days you have left")
async def vacation(request: AnyRequest) -> VacationInfo:
    known = await person(request, "account")
    return await services_of(request).vacations.of(known.id)


@post("/me/vacation", status_code=200, summary="Let your clocks stand in games with days per move")
async def begin(request: AnyRequest, data: TakeVacation) -> VacationInfo:
    services, known = services_of(request), await person(request, "account")
    services.limits.spend("open", known.id)
    return await services.vacations.begin(known.id, data.days)


@delete("/me/vacation", status_code=200, summary="Be back: your clocks go on")
async def end(request: AnyRequest) -> VacationInfo:
    services, known = services_of(request), await person(request, "account")
    return await services.vacations.end(known.id)


router = Router("/api", route_handlers=[vacation, begin, end], tags=["people"])
