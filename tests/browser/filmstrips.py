"""Frames of a few moves of each game, to look at: `make filmstrips`.

    python -m tests.browser.filmstrips filmstrips [GAME ...]

Plays a scripted exchange of each game on a real server while somebody looks on, and stops every
animation three times on its way: numbered frames in a folder for each game, and all of them on one
sheet, each action below what the page says of it. Read the sheet like a comic: if you cannot tell
what happened, neither can a player.
"""

import base64
import sys
import tempfile
from collections.abc import Iterator
from dataclasses import dataclass
from html import escape
from itertools import groupby
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

# What the page says of the last turn.
SENTENCE = """() => {
  const turns = document.querySelectorAll('[data-round] li');
  return turns[turns.length - 1]?.lastElementChild?.innerText ?? '';
}"""

SHEET = """<!doctype html><meta charset="utf-8"><style>
  body { margin: 16px; font: 17px serif; background: #fff }
  h2 { margin: 20px 0 6px; font-size: 17px }
  div { display: flex; flex-wrap: wrap; gap: 10px }
  img { width: 280px; display: block; border: 1px solid #999 }
</style>"""


@dataclass(frozen=True)
class Strip:
    """The frames of one action, and what the page says of it."""

    words: str
    frames: list[bytes]


def strips_of(page: Page, player: Page, path: str, actions: tuple[str, ...]) -> Iterator[Strip]:
    """What an onlooker sees of some actions; a frame that looks like the one before is left out."""
    board = page.locator("main .board")
    slow_down(page, 0.1)  # so that it can be stopped on its way
    yield Strip("", [board.screenshot()])
    for ply, action in enumerate(actions, 1):
        act(player, path, action)
        frames: list[bytes] = []
        while True:
            page.wait_for_function(WAITING, arg=ply, timeout=PATIENCE_MS)
            if not page.evaluate(STOP):
                if page.evaluate(ARRIVED, ply):
                    break
                continue
            for moment in MOMENTS:
                page.evaluate(SEEK, moment)
                frames.append(board.screenshot())
            page.evaluate(GO_ON)
        frames.append(board.screenshot())
        yield Strip(page.evaluate(SENTENCE) or action, [frame for frame, _ in groupby(frames)])


def filmed(browser: Browser, url: str, game: str, folder: Path) -> None:
    """The frames of one game, and their sheet."""
    folder.mkdir(parents=True, exist_ok=True)
    person, onlooker = (
        browser.new_context(base_url=url),
        browser.new_context(base_url=url, viewport={"width": 900, "height": 720}, locale="en"),
    )
    player, page = person.new_page(), onlooker.new_page()
    player.goto("/")
    strips: list[Strip] = []
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
        strips += strips_of(page, player, path, exchange.actions)
    for number, frame in enumerate((frame for strip in strips for frame in strip.frames), 1):
        (folder / f"{number:02}.png").write_bytes(frame)
    sheet = browser.new_page(viewport={"width": 1500, "height": 900})
    sheet.set_content(SHEET + "".join(map(_drawn, strips)))
    sheet.screenshot(path=folder.with_suffix(".png"), full_page=True)
    for context in (person, onlooker):
        context.close()


def _drawn(strip: Strip) -> str:
    texts = [base64.b64encode(frame).decode() for frame in strip.frames]
    images = "".join(f"<img src='data:image/png;base64,{text}'>" for text in texts)
    return f"<h2>{escape(strip.words)}</h2><div>{images}</div>"


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
