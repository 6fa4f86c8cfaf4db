"""The page itself: the built browser client, whose own paths all lead to its index."""

from pathlib import Path

from litestar import MediaType, Response, Router, get
from litestar.exceptions import NotFoundException
from litestar.response import File

from wuqi.server.http.signing_in import AnyRequest

STATIC = Path(__file__).parents[1] / "static"

PLAIN = """<!doctype html>
<html lang="en"><meta charset="utf-8"><title>Wuqi</title>
<h1>Wuqi 五棋</h1>
<p>The server is running, but the page has not been built.</p>
"""


@get(["/", "/{path:path}"], include_in_schema=False, media_type=MediaType.HTML)
async def page(request: AnyRequest) -> Response[str] | File:
    if request.url.path.startswith("/api/"):
        raise NotFoundException
    index = STATIC / "index.html"
    if not index.is_file():
        return Response(PLAIN, media_type=MediaType.HTML)
    wanted = (STATIC / request.url.path.lstrip("/")).resolve()
    if wanted.is_relative_to(STATIC) and wanted.is_file():
        return File(wanted, content_disposition_type="inline")
    return File(index, content_disposition_type="inline", media_type=MediaType.HTML)


router = Router("/", route_handlers=[page])
