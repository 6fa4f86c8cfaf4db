"""Frames of a few moves of each game, to look at: `make filmstrips`.

    python -m tests.browser.filmstrips filmstrips [GAME ...]

Plays a scripted exchange of each game on a real server while somebody looks on, and stops every
animation three times on its way: numbered frames in a folder for each game, and all of them on one
sheet. Read the sheet like a comic: if you cannot tell what happened, neither can a player.
"""

import base64
import sys
import tempfile
from collections.abc import Iterator
from pathlib import Path

from playwright.sync_api import Browser, Page, sync_playwright

from tests.browser import chromium
from tests.browser.acting import act, opened
from tests.browser.film import slow_down
from tests.browser.hands import PATIENCE_MS
from tests.games.expecting import SEATS, expected
from tests.server.running import Server
from wuqi.core.registry import shown

MOMENTS = (0.2, 0.5, 0.8)  # of a stage
WIDE = 5  # frames in a row of a sheet


# Stops what moves on the board, and says whether anything does.
STOP = """() => {
  const board = document.querySelector('main .board');
  const moving = document.getAnimations().filter(
    (one) => one.playState === 'running' && board.contains(one.effect.target));
  for (const one of moving) one.pause();
  return moving.length > 0;
}"""
SEEK = """(part) => {
  const ends = document.getAnimations().map((one) => one.effect.getComputedTiming().endTime);
  const longest = Math.max(...ends);
  for (const one of document.getAnimations()) one.currentTime = part * longest;
}"""
GO_ON = "() => { for (const one of document.getAnimations()) one.finish(); }"
ARRIVED = """(ply) => document.querySelector('.table').dataset.shown === String(ply)
  && !document.querySelector('main .board [data-act], main .board .sign')"""
WAITING = f"""(ply) => ({ARRIVED})(ply)
  || document.querySelector('main .board [data-act], main .board .sign') !== null"""

SHEET = """<!doctype html><style>
  body {{ margin: 16px; font: 15px serif; display: grid; gap: 12px;
    grid-template-columns: repeat({wide}, 1fr); background: #fff }}
  figure {{ margin: 0 }} img {{ width: 100%; display: block; border: 1px solid #999 }}
</style>{frames}"""


def frames_of(
    page: Page, browser_page: Page, path: str, actions: tuple[str, ...]
) -> Iterator[tuple[str, bytes]]:
    """What an onlooker sees of some actions, with what is written below each frame."""
    board = page.locator("main .board")
    slow_down(page, 0.1)  # so that it can be stopped on its way
    yield "before", board.screenshot()
    for ply, action in enumerate(actions, 1):
        act(browser_page, path, action)
        while True:
            page.wait_for_function(WAITING, arg=ply, timeout=PATIENCE_MS)
            if not page.evaluate(STOP):
                if page.evaluate(ARRIVED, ply):
                    break
                continue
            for moment in MOMENTS:
                page.evaluate(SEEK, moment)
                yield action, board.screenshot()
            page.evaluate(GO_ON)
        yield f"{action} (done)", board.screenshot()


def filmed(browser: Browser, url: str, game: str, folder: Path) -> None:
    """The frames of one game, and their sheet."""
    folder.mkdir(parents=True, exist_ok=True)
    person, onlooker = (
        browser.new_context(base_url=url),
        browser.new_context(base_url=url, viewport={"width": 900, "height": 720}, locale="en"),
    )
    player, page = person.new_page(), onlooker.new_page()
    player.goto("/")
    taken: list[tuple[str, bytes]] = []
    for number, exchange in enumerate(expected(game).EXCHANGES):
        seats = ["you"] * SEATS[game]
        path = opened(
            player,
            game,
            *seats,
            name=f"{game} {number}",
            options=exchange.options,
            position=exchange.start,
        )
        player.goto(path)  # whoever holds the seats helps to shuffle
        player.locator(".table[data-status=playing]").wait_for()
        page.goto(path)
        page.locator(".table[data-status=playing]").wait_for()
        page.evaluate("document.fonts.ready")
        taken += frames_of(page, player, path, exchange.actions)
    for number, (_, picture) in enumerate(taken, 1):
        (folder / f"{number:02}.png").write_bytes(picture)
    sheet = browser.new_page(viewport={"width": 1500, "height": 900})
    sheet.set_content(SHEET.format(wide=WIDE, frames="".join(_figure(*one) for one in taken)))
    sheet.screenshot(path=folder.with_suffix(".png"), full_page=True)
    for context in (person, onlooker):
        context.close()


def _figure(words: str, picture: bytes) -> str:
    text = base64.b64encode(picture).decode()
    return f"<figure><img src='data:image/png;base64,{text}'>{words}</figure>"


def main(target: str, *games: str) -> None:
    found = chromium.find()
    if found is None:
        sys.exit(chromium.MISSING)
    with (
        tempfile.TemporaryDirectory() as data,
        Server(Path(data) / "room", "--limits", "0") as room,
        sync_playwright() as playwright,
    ):
        browser = playwright.chromium.launch(executable_path=found, args=["--no-sandbox"])
        for game in games or shown():
            filmed(browser, room.url, game, Path(target) / game)
            print(Path(target) / f"{game}.png")
        browser.close()


if __name__ == "__main__":
    main(*sys.argv[1:])
