"""The page itself: the built browser client, whose own paths all lead to its index."""

import asyncio
import gzip
from functools import cache
from mimetypes import guess_type
from pathlib import Path

from litestar import MediaType, Response, Router, get
from litestar.exceptions import NotFoundException
from litestar.response import File, Redirect

from wuqi.server.http.embedding.links import tags
from wuqi.server.http.embedding.subjects import subject_of
from wuqi.server.http.middleware.signing_in import AnyRequest

STATIC = (Path(__file__).parents[1] / "static").resolve()  # it may be a symbolic link
LONGEST_NAME = 255  # letters of a part of a path; file systems allow no more

PLAIN = """<!doctype html>
<html lang="en"><meta charset="utf-8"><title>Wuqi</title>
<h1>Wuqi 五棋</h1>
<p>The server is running, but the page has not been built.</p>
"""


FOREVER = {"cache-control": "public, max-age=31536000, immutable"}  # names tell contents
REVALIDATE = {"cache-control": "no-cache"}
PACKED = {"content-encoding": "gzip", "vary": "accept-encoding"}
PACKABLE = (".html", ".js", ".mjs", ".css", ".svg", ".wasm")  # fonts are compressed already


@get(["/", "/{path:path}"], include_in_schema=False)
async def page(request: AnyRequest) -> Response[str] | Response[bytes] | File | Redirect:
    path = request.url.path
    if path.startswith("/api/") or any(len(one) > LONGEST_NAME for one in path.split("/")):
        raise NotFoundException
    index = STATIC / "index.html"
    if not index.is_file():
        return Response(PLAIN, media_type=MediaType.HTML)
    wanted = (STATIC / path.lstrip("/")).resolve()
    if not wanted.is_relative_to(STATIC):
        wanted = index
    elif wanted != STATIC and (wanted / "index.html").is_file():  # a site of its own: /docs
        return Redirect(f"{path.rstrip('/')}/index.html")
    elif not wanted.is_file():
        wanted = index
    subject = subject_of(path, request.url.query) if wanted == index else None
    if subject is not None:  # a link to it has a picture
        html = index.read_text("utf-8").replace("</head>", f"{tags(request, subject)}</head>", 1)
        return Response(html, media_type=MediaType.HTML, headers=REVALIDATE)
    kind = guess_type(wanted.name)[0] or "application/octet-stream"
    headers = FOREVER if _named_by_content(wanted) else REVALIDATE
    if wanted.suffix in PACKABLE and "gzip" in request.headers.get("accept-encoding", ""):
        packed = await asyncio.to_thread(_packed, wanted, wanted.stat().st_mtime_ns)
        return Response(packed, media_type=kind, headers=headers | PACKED)
    return File(wanted, content_disposition_type="inline", media_type=kind, headers=headers)


def _named_by_content(path: Path) -> bool:
    """Whether the name changes with the content: the page's files, and those of the device, which
    have a folder for each version."""
    return path.parent.name == "assets" or path.parent.parent == STATIC / "device"


@cache
def _packed(path: Path, changed: int) -> bytes:
    """A file, compressed; this is done once for each version of it."""
    return gzip.compress(path.read_bytes())


router = Router("/", route_handlers=[page])
