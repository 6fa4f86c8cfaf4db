"""For whoever runs the server: is it well?"""

from litestar import get
from sqlalchemy import select, text

from wuqi.server.http.signing_in import AnyRequest, services_of


@get("/health", include_in_schema=False)
async def health(request: AnyRequest) -> dict[str, str]:
    """Well, if the database answers."""
    await services_of(request).store.rows(select(text("1")))
    return {"status": "well"}
