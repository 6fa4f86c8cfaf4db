"""Pictures of the room, made by playing in it: `make screenshots`.

    python -m tests.browser.screenshots docs/pictures [png]

The games shown are those of the home page (the `opening.json` of each), played on a real server
by people with names, and looked at by the first of them when it is their turn.
"""

import asyncio
import base64
import json
import random
import sys
import tempfile
from dataclasses import dataclass
from functools import partial
from pathlib import Path
from typing import Any

from playwright.async_api import Browser, async_playwright

from tests.browser import chromium
from tests.games.expecting import expected
from tests.server.client import Client
from tests.server.running import Server
from wuqi.core.board.showing import OPENING
from wuqi.core.folder.loading import known
from wuqi.core.registry import shown

PEOPLE = ("Mai", "Kenji", "Lin", "Tuấn")


@dataclass(frozen=True)
class Look:
    """How a picture is taken; its name is added to what it shows."""

    name: str = ""
    width: int = 1280
    height: int = 800
    theme: str = "light"


# The browser packs its own pictures: a third of what PNG would take.
PACK = """async (png) => {
  const picture = new Image();
  picture.src = `data:image/png;base64,${png}`;
  await picture.decode();
  const canvas = document.createElement('canvas');
  [canvas.width, canvas.height] = [picture.naturalWidth, picture.naturalHeight];
  canvas.getContext('2d').drawImage(picture, 0, 0);
  return canvas.toDataURL('image/webp', 0.88);
}"""

LOOKS = (Look(), Look("-dark", theme="dark"), Look("-phone", 360, 740))
PAGES = {"home": "/", "new": "/new/tamquan", "learn": "/learn/janken"}


HAIR = "\u200a"  # names are taken once; nobody sees hair spaces


async def play(url: str, game: str) -> tuple[list[Client], str]:
    """A table with a person on every side, where the first of them is to move."""
    number = shown().index(game)
    opening = json.loads((known(game).path / OPENING).read_text("utf-8"))
    actions = [*opening["before"], *opening["actions"]]
    owner = Client(url, PEOPLE[0] + HAIR * number)
    await owner.__aenter__()
    info = next(one for one in await owner.get("/api/games") if one["game"] == game)
    members = info["seats"] // info["sides"]
    others = [Client(url, name + HAIR * number) for name in PEOPLE[1 : info["sides"]]]
    table = await owner.open(game, *["you"] * members, *[""] * members * len(others))
    for number, other in enumerate(others, 1):
        await other.__aenter__()
        await other.watch(table)
        for seat in range(number * members + 1, (number + 1) * members + 1):
            await other.do(table, "take", seat=seat)
    people = [owner, *others]
    chance = random.Random(5)
    for ply in range(len(actions)):
        views = [await one.until(table, partial(_at, ply)) for one in people]
        if ply >= expected(game).SHOWN and views[0]["legal"]:
            break
        mover = next(number for number, view in enumerate(views) if view["legal"])
        legal = [action for one in views[mover]["legal"] for action in one["actions"]]
        # What lies face down is shuffled anew: there the players take what they can get.
        takes = [action for action in legal if "x" in action]
        action = actions[ply] if actions[ply] in legal else chance.choice(takes or legal)
        await people[mover].act(table, action)
    return people, f"/play/{game}/{table}"


def _at(ply: int, view: dict[str, Any]) -> bool:
    return view["status"] == "playing" and bool(view["ply"] == ply)


async def take(browser: Browser, url: str, path: str, look: Look, to: Path, me: Client) -> None:
    """One picture of a page as somebody sees it."""
    context = await browser.new_context(
        base_url=url,
        viewport={"width": look.width, "height": look.height},
        color_scheme="dark" if look.theme == "dark" else "light",
        locale="en",
        reduced_motion="reduce",
    )
    await context.add_cookies(
        [{"name": name, "value": value, "url": url} for name, value in me.http.cookies.items()]
    )
    page = await context.new_page()
    await page.goto(path)
    await page.locator(".table[data-ply], .games, figure").first.wait_for()
    await page.wait_for_load_state("networkidle")
    await page.evaluate("document.fonts.ready")
    taken = await page.screenshot()
    if to.suffix == ".webp":
        packed = await page.evaluate(PACK, base64.b64encode(taken).decode())
        taken = base64.b64decode(packed.partition(",")[2])
    to.write_bytes(taken)
    await context.close()


async def take_all(url: str, folder: Path, kind: str) -> None:
    found = chromium.find()
    if found is None:
        sys.exit(chromium.MISSING)
    async with async_playwright() as playwright:
        browser = await playwright.chromium.launch(executable_path=found, args=["--no-sandbox"])
        for game in shown():
            people, path = await play(url, game)
            for look in LOOKS:
                target = folder / f"{game}{look.name}.{kind}"
                await take(browser, url, path, look, target, people[0])
            for person in people:
                await person.__aexit__(None, None, None)
        async with Client(url, PEOPLE[0] + HAIR * len(shown())) as me:
            for name, path in PAGES.items():
                for look in LOOKS:
                    target = folder / f"{name}{look.name}.{kind}"
                    await take(browser, url, path, look, target, me)
        await browser.close()


def main(folder: str, kind: str = "webp") -> None:
    target = Path(folder)
    target.mkdir(parents=True, exist_ok=True)
    with (
        tempfile.TemporaryDirectory() as data,
        Server(Path(data) / "room", "--limits", "0") as room,
    ):
        asyncio.run(take_all(room.url, target, kind))
    for picture in sorted(target.glob(f"*.{kind}")):
        print(f"{picture}  {picture.stat().st_size // 1000} kB")


if __name__ == "__main__":
    main(*sys.argv[1:])
