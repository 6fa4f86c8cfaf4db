"""Boards for other websites: `/embed/…` is a small page without scripts, `/preview/…` a picture.

After `/embed` and `/preview` comes an address of our own page: `/embed/replay/GAME/TABLE`.
"""

from html import escape
from urllib.parse import parse_qsl, urlencode

from litestar import MediaType, Response, Router, get

from wuqi.core.board.as_png import as_png
from wuqi.core.text.words import Words, words
from wuqi.server.http.embedding.subjects import Sight, Subject, required, sight_of
from wuqi.server.http.middleware.language import language_of
from wuqi.server.http.middleware.signing_in import AnyRequest
from wuqi.server.http.working import work_out

LIVE_S = 10  # how often the page of a running game is reloaded
# Any page may show it; it loads nothing and runs nothing.
POLICY = "; ".join(
    (
        "default-src 'none'",
        "style-src 'unsafe-inline'",
        "base-uri 'none'",
        "form-action 'none'",
        "frame-ancestors *",
    )
)
STYLE = """
:root{color-scheme:light dark}
body{margin:0;padding:8px;font:16px/1.4 system-ui,sans-serif;background:#fbf8f0;color:#2a2520}
svg{display:block;width:100%;height:auto;max-height:calc(100vh - 72px)}
nav{display:flex;align-items:center;gap:4px 12px;flex-wrap:wrap;min-height:44px}
a{color:inherit}
nav a,nav span{padding:8px}
nav a:last-child{margin-left:auto}
p{margin:4px 8px}
@media(prefers-color-scheme:dark){body{background:#1b1815;color:#e8e1d5}}
"""


@get("/embed/{path:path}", include_in_schema=False)
async def embed(request: AnyRequest, path: str) -> Response[str]:
    subject = required(path, request.url.query)
    language = language_of(request)
    sight = await sight_of(request, subject, language)
    html = await work_out(request, lambda: _page(subject, sight, language))
    headers = {"content-security-policy": POLICY, "cache-control": _fresh(sight)}
    return Response(html, media_type=MediaType.HTML, headers=headers)


@get("/preview/{path:path}", include_in_schema=False)
async def preview(request: AnyRequest, path: str) -> Response[bytes]:
    subject = required(path.removesuffix(".png"), request.url.query)
    sight = await sight_of(request, subject, language_of(request))
    png = await work_out(request, lambda: as_png(sight.position))
    headers = {"cache-control": _fresh(sight), "cross-origin-resource-policy": "cross-origin"}
    return Response(png, media_type="image/png", headers=headers)


def _fresh(sight: Sight) -> str:
    return f"public, max-age={LIVE_S if sight.live else 3600}"


def _page(subject: Subject, sight: Sight, language: str) -> str:
    say = words(language, subject.game)
    title = say("name")
    again = f'<meta http-equiv="refresh" content="{LIVE_S}">' if sight.live else ""
    text = f"<p>{escape(sight.text)}</p>" if sight.text else ""
    return (
        f'<!doctype html><html lang="{language}"><head><meta charset="utf-8">'
        '<meta name="viewport" content="width=device-width,initial-scale=1">'
        f"{again}<title>{escape(title)}</title><style>{STYLE}</style></head><body>"
        f"{sight.position._repr_svg_()}{text}<nav>{_steps(subject, sight, say)}"
        f'<a href="{escape(subject.path)}" target="_blank" rel="noopener">'
        f"{escape(say('embed-open', game=title))}</a></nav></body></html>"
    )


def _steps(subject: Subject, sight: Sight, say: Words) -> str:
    """Links to the position before and after, in a game that is over."""
    if sight.ply is None:
        return ""
    links = []
    for sign, label, ply in (("‹", "embed-back", sight.ply - 1), ("›", "embed-on", sight.ply + 1)):
        if 0 <= ply <= sight.plies:
            query = urlencode({**dict(parse_qsl(subject.query)), "ply": ply})
            path = f"/embed{subject.path.partition('?')[0]}?{query}"
            links.append(f'<a href="{escape(path)}" aria-label="{escape(say(label))}">{sign}</a>')
        else:
            links.append(f"<span aria-hidden='true'>{sign}</span>")
    at = say("browse-at", ply=sight.ply, all=sight.plies) if sight.ply else say("browse-start")
    return f"{links[0]}<span>{escape(at)}</span>{links[1]}"


router = Router("/", route_handlers=[embed, preview])
