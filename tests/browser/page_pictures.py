"""Pictures of every page in every language, for those who read them: `make pictures`.

    python -m tests.browser.page_pictures FOLDER [LANGUAGE ...] [DEVICE ...]

A server of its own is filled with people and games; then each page is photographed on a desktop
and on a phone as FOLDER/LANGUAGE/PAGE-DEVICE.webp. Text that does not fit its box is printed.

Chinese and Japanese need fonts that have their characters. Unpacked fonts do, without installing
them: name a fontconfig file that lists their folder in FONTCONFIG_FILE.
"""

import base64
import os
import sys
import tempfile
import time
from collections.abc import Callable, Iterator
from dataclasses import dataclass
from functools import partial
from pathlib import Path
from typing import Any

from playwright.sync_api import Browser, BrowserContext, Error, Page, Playwright, sync_playwright

from tests.browser import chromium
from tests.browser.conftest import ARGUMENTS
from tests.browser.fingers import PHONE
from tests.browser.hands import LOADED, PATIENCE_MS, QUIET
from tests.browser.screenshots import PACK
from tests.server.running import Server
from wuqi.core.registry import shown
from wuqi.core.text.words import LANGUAGES, words

DESKTOP: dict[str, Any] = {"viewport": {"width": 1280, "height": 800}}
DEVICES = {"phone": {**PHONE, "device_scale_factor": 1}, "desktop": DESKTOP}
HIGHEST = {"desktop": 1600, "phone": 2800}  # of a picture, in pixels
BLITZ = {"base": 180, "increment": 2}
RATED_GAMES = 36  # so many make a rating certain
PASSWORD = "correct horse"

# Text that is cut off, or that stands out of the page. What only screen readers see is left out.
CUT = """() => [...document.querySelectorAll('main *, header *')].filter((one) => {
  const own = [...one.childNodes].some((part) => part.nodeType === 3 && part.data.trim());
  const { width, height, left, right } = one.getBoundingClientRect();
  if (!own || one.closest('svg, select, pre') || width < 4 || height < 4) return false;
  const { overflowX, textOverflow } = getComputedStyle(one);
  const hidden = overflowX !== 'visible' || textOverflow === 'ellipsis';
  let box = one;
  while (box && !/auto|scroll/.test(getComputedStyle(box).overflowX)) box = box.parentElement;
  const outside = !box && (left < -1 || right > innerWidth + 1) && right > 0;
  return (hidden && one.scrollWidth > one.clientWidth + 1) || outside;
}).map((one) => one.textContent.trim().slice(0, 60))"""


class Person:
    """Somebody who plays through the interface, and whose eyes the browser borrows."""

    def __init__(self, playwright: Playwright, url: str, name: str, member: bool = False) -> None:
        self._http = playwright.request.new_context(base_url=url)
        if member:
            self.post("account", name=name, password=PASSWORD)
        elif name:
            self.post("guest", name=name)

    @property
    def cookies(self) -> Any:
        return self._http.storage_state()

    def post(self, path: str, **body: Any) -> Any:
        answer = self._http.post(f"/api/{path}", data=body)
        assert answer.ok, answer.text()
        return answer.json()

    def open(self, game: str, *seats: dict[str, Any], **terms: Any) -> str:
        return str(self.post("tables", game=game, seats=list(seats), **terms)["table"])

    def do(self, table: str, **command: Any) -> None:
        self.post(f"tables/{table}/commands", **command)

    def look(self, table: str) -> Any:
        return self._http.get(f"/api/tables/{table}").json()

    def act(self, table: str, prefer: str = "") -> bool:
        """Takes a legal action, one with these characters if there is one."""
        view = self.look(table)
        if not view["legal"]:
            return False
        actions = view["legal"][0]["actions"]
        chosen = next((one for one in actions if prefer in one), actions[0])
        seat = view["legal"][0]["seat"]
        self.do(table, type="act", ply=view["ply"], back=view["back"], seat=seat, action=chosen)
        return True


YOU: dict[str, Any] = {"you": True}
FRIEND: dict[str, Any] = {}
COMPUTER: dict[str, Any] = {"computer": "level:1"}


@dataclass(frozen=True)
class Scene:
    """A page, who looks at it, and what they do first."""

    name: str
    path: str
    person: Person
    then: Callable[[Page], None] | None = None


class Company:
    """The people of the pictures, and what they have been doing."""

    def __init__(self, playwright: Playwright, url: str) -> None:
        self.playwright, self.url = playwright, url
        self.mai = Person(playwright, url, "Mai", member=True)
        self.kenji = Person(playwright, url, "Kenji", member=True)
        self.lin = Person(playwright, url, "Lin")
        self.stranger = Person(playwright, url, "")
        self.games = {info["game"]: info for info in self.mai._http.get("/api/games").json()}

    def begin(self, game: str, plies: int) -> str:
        """A game of Mai's against others, after some moves."""
        info = self.games[game]
        members = info["seats"] // info["sides"]
        seats = [YOU] * members + [FRIEND] * members * (info["sides"] - 1)
        table = self.mai.open(game, *seats, visibility="listed")
        for side, other in enumerate((self.kenji, self.lin)[: info["sides"] - 1], 1):
            for seat in range(side * members + 1, (side + 1) * members + 1):
                other.do(table, type="take", seat=seat)
        await_status(self.mai, table, "playing")
        people = (self.mai, self.kenji, self.lin)
        for _ in range(plies):
            assert any(person.act(table) for person in people)
        while not self.mai.look(table)["legal"]:
            assert any(person.act(table) for person in people[1:])
        self.kenji.do(table, type="say", text="Good luck!")
        return table

    def play_rated(self) -> str:
        """Rated games, most of which Mai wins."""
        otto = Person(self.playwright, self.url, "Otto", member=True)
        for number in range(RATED_GAMES):
            opponent = (self.kenji, otto)[number % 2]
            table = self.mai.open("musketeers", YOU, FRIEND, clock=BLITZ, rated=True)
            opponent.do(table, type="take", seat=2)
            await_status(self.mai, table, "playing")
            for person in (self.mai, opponent):
                person.act(table)
            loser = self.mai if number % 3 == 0 else opponent
            loser.do(table, type="resign")
        return table

    def play_out(self, person: Person, game: str, *seats: dict[str, Any], **terms: Any) -> str:
        """A finished game, in which somebody captures what comes first."""
        table = person.open(game, *seats, **terms)
        while not (view := person.look(table))["result"]:
            if view["legal"]:
                person.act(table, prefer="x")
            else:
                time.sleep(0.05)
        return table


def await_status(person: Person, table: str, status: str) -> None:
    while person.look(table)["status"] != status:
        time.sleep(0.05)


def click(selector: str, shown_then: str, page: Page) -> None:
    page.locator(selector).first.click()
    page.locator(shown_then).first.wait_for()


def scenes(company: Company) -> Iterator[Scene]:
    """All pages, with something on them."""
    mai, lin, stranger = company.mai, company.lin, company.stranger
    for name, path in {
        "home-guest": "/",
        "new": "/new",
        "learn": "/learn",
        "lessons": "/lessons",
        "puzzles": "/puzzles",
        "analysis": "/analysis",
        "archive": "/archive",
        "settings-guest": "/settings",
        "leaderboards": "/leaderboards",
        "tournaments": "/tournaments",
        "not-found": "/nowhere",
    }.items():
        yield Scene(name, path, stranger)
    for game in shown():
        table = company.begin(game, 4)
        yield Scene(f"table-{game}", f"/play/{game}/{table}", mai)
        yield Scene(f"new-{game}", f"/new/{game}", stranger, options_of)
        yield Scene(f"rules-{game}", f"/learn/{game}", stranger)
        yield Scene(f"lessons-{game}", f"/lessons/{game}", stranger)
        lesson = partial(click, "[data-lesson]", ".task")
        yield Scene(f"lesson-{game}", f"/lessons/{game}", stranger, lesson)
        yield Scene(f"puzzle-{game}", f"/puzzles/{game}", stranger)
        yield Scene(f"analysis-{game}", f"/analysis/{game}", stranger)
    yield from meetings(company)
    yield from finished(company)
    yield Scene("home", "/", mai)
    yield Scene("new-tournament", "/tournaments/new", mai)
    yield Scene("archive-own", "/archive", mai)
    yield Scene("settings", "/settings", mai)
    yield Scene("profile", "/people/Mai", mai)
    yield Scene("profile-other", "/people/Kenji", lin)
    yield Scene("leaderboard", "/leaderboards/musketeers/blitz", mai)
    yield Scene("python", "/python", stranger, run_python)
    yield Scene("offline", "/settings", Person(company.playwright, company.url, ""), go_offline)


def meetings(company: Company) -> Iterator[Scene]:
    """Tables before the game, and questions during it."""
    mai, lin, stranger = company.mai, company.lin, company.stranger
    invited = mai.open("draughts", YOU, FRIEND, clock={"base": 600, "increment": 5})
    yield Scene("waiting", f"/play/draughts/{invited}", mai)
    yield Scene("invited", f"/play/draughts/{invited}", stranger)
    team = mai.open("tamquan", YOU, *[FRIEND] * 5, wait=True)
    yield Scene("waiting-team", f"/play/tamquan/{team}", mai)
    tuan = Person(company.playwright, company.url, "Tuấn")
    sought = tuan.post("pair", game="janken", seats=[YOU, FRIEND], clock=BLITZ)["table"]
    yield Scene("seeking", f"/play/janken/{sought}", tuan)
    offered = company.begin("draughts", 3)
    company.kenji.do(offered, type="offer", kind="draw")
    yield Scene("offer", f"/play/draughts/{offered}", mai)
    yield Scene("watching", f"/play/draughts/{offered}", stranger)

    def join(page: Page) -> None:
        called = mai.open("musketeers", YOU, FRIEND, clock=BLITZ)
        page.reload()
        page.locator("[data-own]").wait_for()
        lin.do(called, type="take", seat=2)
        page.locator("[data-call]").wait_for()

    yield Scene("called", "/learn", mai, join)

    def cut(page: Page) -> None:
        page.context.set_offline(True)
        page.locator(".lost").wait_for(timeout=PATIENCE_MS)

    yield Scene("no-connection", f"/play/draughts/{offered}", mai, cut)


def finished(company: Company) -> Iterator[Scene]:
    """Games that are over: at the table, replayed, reviewed, as puzzles."""
    mai = company.mai
    over = company.play_out(mai, "musketeers", YOU, COMPUTER)
    yield Scene("over", f"/play/musketeers/{over}", mai)
    three = company.play_out(mai, "sanguo", YOU, COMPUTER, COMPUTER)
    yield Scene("over-three", f"/play/sanguo/{three}", mai)
    yield Scene("over-rated", f"/play/musketeers/{company.play_rated()}", mai)
    yield Scene("replay", f"/replay/sanguo/{three}", mai)
    # While somebody plays a game, nobody reviews it for them.
    hoa = Person(company.playwright, company.url, "Hoa")
    short = company.play_out(hoa, "musketeers", YOU, YOU, position="M3M/1e3/5/1ee2/M4 e")
    yield Scene("review", f"/replay/musketeers/{short}?review", hoa, await_review)
    yield Scene("mistakes", f"/mistakes/musketeers/{short}", hoa, await_review)


def await_review(page: Page) -> None:
    """Until a review that is not kept yet has been made."""
    page.evaluate(QUIET)
    page.locator("[data-progress]").wait_for(state="detached", timeout=PATIENCE_MS)


def run_python(page: Page) -> None:
    page.locator("[data-state=ready]").wait_for(timeout=PATIENCE_MS)
    page.locator(".console button[lang=en]").first.click()
    page.locator(".console button.main").click()
    page.locator("[data-state=ready]").wait_for(timeout=PATIENCE_MS)


def go_offline(page: Page) -> None:
    """Downloads what is needed, as a person does, and looks at the home page without a line."""
    page.locator("#offline button").first.click()
    ready = words(page.evaluate("document.documentElement.lang"))("offline-ready")
    page.locator("#offline").get_by_text(ready).wait_for(timeout=PATIENCE_MS)
    page.evaluate("navigator.serviceWorker.ready.then(() => true)")
    page.context.set_offline(True)
    page.goto("/")
    page.locator(".games li").first.wait_for()


def options_of(page: Page) -> None:
    """The options of a game, where they have to be asked for."""
    page.locator("form fieldset input").first.wait_for()
    own = page.locator("input[name=preset][value='(own)']")
    if own.count():
        own.check()


def take(page: Page, scene: Scene, target: Path, device: str) -> list[str]:
    """One picture; returns what does not fit."""
    page.context.set_offline(False)
    page.goto(scene.path)
    page.locator(f"main h1, {LOADED}").first.wait_for(state="attached")
    if scene.then is not None:
        scene.then(page)
    page.evaluate(QUIET)
    height = page.evaluate("document.documentElement.scrollHeight")
    width = page.viewport_size["width"] if page.viewport_size else 0
    clip = {"x": 0, "y": 0, "width": width, "height": min(height, HIGHEST[device])}
    taken = page.screenshot(full_page=True, clip=clip)  # type: ignore[arg-type]
    cut = page.evaluate(CUT)
    packed = page.evaluate(PACK, base64.b64encode(taken).decode())
    target.write_bytes(base64.b64decode(packed.partition(",")[2]))
    return list(cut)


def context_for(
    browser: Browser, url: str, person: Person, language: str, device: str
) -> BrowserContext:
    context = browser.new_context(
        base_url=url,
        locale=language,
        storage_state=person.cookies,
        reduced_motion="reduce",
        color_scheme="light",
        **DEVICES[device],
    )
    chosen = f'{{"language": "{language}", "pace": "off"}}'
    context.add_init_script(f"localStorage.setItem('wuqi-settings', '{chosen}')")
    return context


def take_all(url: str, folder: Path, languages: list[str], devices: list[str]) -> None:
    found = chromium.find()
    if found is None:
        sys.exit(chromium.MISSING)
    with sync_playwright() as playwright:
        browser = playwright.chromium.launch(
            executable_path=found, args=ARGUMENTS, env=dict(os.environ)
        )
        company = Company(playwright, url)
        everything = list(scenes(company))
        for language in languages:
            (folder / language).mkdir(parents=True, exist_ok=True)
            for device in devices:
                pages: dict[Person, Page] = {}
                for scene in everything:
                    if scene.person not in pages:
                        context = context_for(browser, url, scene.person, language, device)
                        pages[scene.person] = context.new_page()
                    target = folder / language / f"{scene.name}-{device}.webp"
                    try:
                        cut = take(pages[scene.person], scene, target, device)
                    except Error as error:
                        cut = [f"no picture: {error}"]
                    for text in cut:
                        print(f"{language} {device} {scene.name}: {text}", flush=True)
                for page in pages.values():
                    page.context.close()
        browser.close()


def main(folder: str, *chosen: str) -> None:
    languages = [one for one in LANGUAGES if one in chosen] or list(LANGUAGES)
    devices = [one for one in DEVICES if one in chosen] or list(DEVICES)
    with (
        tempfile.TemporaryDirectory() as data,
        Server(Path(data) / "room", "--limits", "0") as room,
    ):
        take_all(room.url, Path(folder), languages, devices)


if __name__ == "__main__":
    main(*sys.argv[1:])
