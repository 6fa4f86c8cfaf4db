"""Boards on pages of others: small, without script, from nowhere else; links with a picture."""

import struct
import zlib

import pytest

from tests.server.site import Site
from wuqi.core.board.as_png import HEIGHT, WIDTH
from wuqi.teacher.puzzle import puzzles

pytestmark = [
    pytest.mark.anyio,
    pytest.mark.filterwarnings("ignore::litestar.exceptions.LitestarDeprecationWarning"),
]

GAME = "musketeers"


async def played(site: Site) -> str:
    """A table where one action has been taken and the game is over."""
    await site.post("/api/guest", {"name": "Mai"})
    seats = [{"you": True}, {"you": True}]
    table = (await site.post("/api/tables", {"game": GAME, "seats": seats}))["table"]
    where = f"/api/tables/{table}/commands"
    await site.post(where, {"type": "act", "ply": 0, "action": "c3xc4"})
    await site.post(where, {"type": "resign"})
    return str(table)


async def test_a_game_a_position_and_a_puzzle(site: Site) -> None:
    table = await played(site)
    one = puzzles(GAME)[0]
    position = "eeeee/eeeee/eeMee/eeeee/MeeeM+m"
    for path, words in (
        (f"/embed/replay/{GAME}/{table}", "Move 1 of 1"),
        (f"/embed/replay/{GAME}/{table}?ply=0", "Starting position"),
        (f"/embed/puzzles/{GAME}/{one.id}", "to play"),
        (f"/embed/analysis/{GAME}?position={position}&o.start=bottom", "Open Three Musketeers"),
    ):
        answer = await site.http.get(path)
        assert answer.status_code == 200, answer.text
        assert words in answer.text
        assert len(answer.content) < 150_000
        assert "<svg" in answer.text
        assert "<script" not in answer.text
        assert "http://" not in answer.text.replace("http://www.w3.org/2000/svg", "")
        assert "frame-ancestors *" in answer.headers["content-security-policy"]
        assert "x-frame-options" not in answer.headers
    assert await site.key("/embed/settings") == (400, "embed-unknown")


async def test_a_picture_of_the_board(site: Site) -> None:
    table = await played(site)
    pictures = [
        (await site.http.get(f"/preview/replay/{GAME}/{table}.png?ply={ply}")).content
        for ply in (0, 1)
    ]
    assert pictures[0] != pictures[1]
    for png in pictures:
        assert png.startswith(b"\x89PNG\r\n\x1a\n")
        assert struct.unpack(">II", png[16:24]) == (WIDTH, HEIGHT)
        at = png.index(b"IDAT")
        (length,) = struct.unpack(">I", png[at - 4 : at])
        assert len(zlib.decompress(png[at + 4 : at + 4 + length])) == HEIGHT * (1 + 3 * WIDTH)


async def test_links_have_a_picture_and_can_be_embedded(site: Site) -> None:
    table = await played(site)
    url = f"http://wuqi/replay/{GAME}/{table}"
    page = (await site.http.get(f"/replay/{GAME}/{table}")).text
    if "og:image" in page:  # the page has been built
        assert f'content="http://wuqi/preview/replay/{GAME}/{table}.png"' in page
        assert "application/json+oembed" in page
    found = (await site.http.get("/api/oembed", params={"url": url, "maxwidth": 300})).json()
    assert (found["type"], found["width"]) == ("rich", 300)
    assert f'src="http://wuqi/embed/replay/{GAME}/{table}"' in found["html"]
    elsewhere = "/api/oembed?url=http://elsewhere/replay/musketeers/000000000000"
    assert await site.key(elsewhere) == (400, "embed-unknown")
