"""Every page in every language, both themes, small and large: readable, complete, accessible."""

import json
import random
import re
from itertools import cycle
from urllib.parse import urlsplit

import pytest
from playwright.sync_api import Page, expect

from tests.browser.company import YOU, open_at
from tests.browser.conftest import Visit
from tests.browser.hands import Hands, open_table, walk
from tests.conftest import ROOT
from tests.games.expecting import SEATS
from wuqi.core.registry import load, names
from wuqi.core.text.words import LANGUAGES, words

AXE = ROOT / "web" / "node_modules" / "axe-core" / "axe.min.js"
PAGES = (
    "/",
    "/new",
    "/new/{game}",
    "/learn",
    "/learn/{game}",
    "/puzzles",
    "/puzzles/{game}",
    "/analysis/{game}",
    "/archive",
    "/settings",
    "/nowhere",
)
WAIT_FOR = {
    "/new/{game}": "select[data-seat]",
    "/learn/{game}": "figure",
    "/puzzles": ".list .about",
    "/puzzles/{game}": ".puzzle",
    "/analysis/{game}": ".analysis[data-position*=' '], .analysis[data-position*=':']",
}
# The diagrams of a rule book are drawn alike, and looking at all of them takes longest of all.
RUN_AXE = """() => {
  const alike = [...document.querySelectorAll('figure')].slice(3);
  return axe.run({ include: [document], exclude: alike }, { resultTypes: ['violations'] });
}"""
LOCALES = {"en": "en-GB", "zh-Hant": "zh-TW", "zh-Hans": "zh-CN", "vi": "vi-VN", "ja": "ja-JP"}

# English words that are names or notation, and so may stand in any language.
NAMES = {"Wuqi", "English", "Gakken", "SVG", "PNG", "GIF", "PDN", "GAKKEN", "seed", "gakken"}
NAMES |= {"Code", "Webhook", "embed"}  # QR Code; what the address of an embedded board begins with


def settled(page: Page, path: str) -> None:
    """Waits until the page has said all it has to say."""
    page.locator(WAIT_FOR.get(path, "main h1")).first.wait_for(state="attached")


def violations(page: Page) -> list[str]:
    """What axe-core finds wrong, in short."""
    page.evaluate(AXE.read_text("utf-8"))
    found = page.evaluate(RUN_AXE)
    return [
        f"{one['id']}: {node['html'][:120]}" for one in found["violations"] for node in one["nodes"]
    ]


def fits(page: Page) -> bool:
    """Nothing sticks out to the side."""
    return bool(page.evaluate("document.documentElement.scrollWidth <= innerWidth"))


@pytest.mark.parametrize(("theme", "width"), [("light", 360), ("dark", 1280)])
def test_every_page_is_accessible_and_fits(visit: Visit, theme: str, width: int) -> None:
    page = visit("/", color_scheme=theme, viewport={"width": width, "height": 800})
    chosen = random.Random(f"{theme} {width}")
    for path in PAGES:
        game = chosen.choice(names())
        walk(page, path.format(game=game))
        settled(page, path)
        assert violations(page) == [], path
        assert fits(page), path


@pytest.mark.parametrize(
    ("game", "theme"), list(zip(names(), cycle(["light", "dark"]), strict=False))
)
def test_every_table_and_replay_is_accessible_and_fits(visit: Visit, game: str, theme: str) -> None:
    """Every game once, in one theme or the other: what all tables share is seen in both."""
    width = 360 if theme == "light" else 1280
    page = visit(color_scheme=theme, viewport={"width": width, "height": 800})
    open_at(page, "Mai", game, *[YOU] * SEATS[game])
    hands = Hands(page)
    for _ in range(4):
        hands.await_turn()
        hands.act()
    assert violations(page) == []
    assert fits(page)
    walk(page, urlsplit(page.url).path.replace("/play/", "/replay/"))
    page.locator(".replay[data-ply='4'] .piece").first.wait_for(state="attached")
    assert violations(page) == []
    assert fits(page)


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_browser_says_which_language(visit: Visit, language: str) -> None:
    """No English is left anywhere, but names."""
    page = visit("/", locale=LOCALES[language])
    expect(page.locator("html")).to_have_attribute("lang", language)
    for path in PAGES if language != "en" else ():
        walk(page, path.format(game="janken"))
        settled(page, path)
        shown = page.locator("body").inner_text()
        if language in ("zh-Hant", "zh-Hans", "ja"):
            latin = set(re.findall(r"[A-Za-z]{4,}", shown)) - NAMES
            assert latin <= known_foreign(language), path
        elif language == "vi":
            for key in ("title-archive", "title-settings", "home-friend", "home-rules"):
                assert words("en")(key) not in shown, path


@pytest.mark.parametrize("language", [tag for tag in LANGUAGES if tag != "en"])
def test_tables_speak_every_language(visit: Visit, language: str) -> None:
    """Each language at another game: seats, prompts and what one may do."""
    game = random.Random(language).choice(names())
    page = visit(locale=LOCALES[language])
    mine = [seat.side for seat in load(game).seats].count(1)
    others = [{"computer": "level:1"}] * (SEATS[game] - mine)
    open_at(page, "Mai", game, *[YOU] * mine, *others)
    hands = Hands(page)
    assert hands.await_turn()
    hands.act()
    assert hands.await_turn()
    spoken, english = words(language, game), words("en", game)
    expect(page.locator(".prompt .turn")).to_have_text(spoken("prompt-you"))
    shown = page.locator("main").inner_text()
    for key in ("prompt-you", "table-turn-board", "table-resign", "offer-takeback", "name"):
        assert english(key) not in shown, key
        assert spoken(key) in shown, key
    assert spoken("side-1") in shown


def known_foreign(language: str) -> set[str]:
    """Latin words that our own texts of a language use: option names, notation, credits."""
    package = ROOT / "src" / "wuqi"
    texts = [path.read_text("utf-8") for path in package.glob(f"games/*/locales/{language}.md")]
    texts += [path.read_text("utf-8") for path in package.glob(f"games/*/locales/{language}.ftl")]
    return set(re.findall(r"[A-Za-z]{4,}", " ".join(texts))) | {"Tiếng", "Việt", "Python"}


def test_languages_and_themes_switch_at_once(visit: Visit) -> None:
    page = visit("/settings")
    for language in (*LANGUAGES[1:], "en"):
        page.locator(f"input[name=language][value={language}]").check()
        expect(page.locator("h1")).to_have_text(words(language)("title-settings"))
        assert page.locator("html").get_attribute("lang") == language
    paper = page.evaluate("getComputedStyle(document.documentElement).backgroundColor")
    page.locator("input[name=theme][value=dark]").check()
    ink = page.evaluate("getComputedStyle(document.documentElement).backgroundColor")
    assert paper != ink
    page.reload()
    assert page.evaluate("document.documentElement.dataset.theme") == "dark"


def test_settings_reach_the_board(visit: Visit) -> None:
    settings = {"coordinates": False, "pieces": "letters", "confirm": True, "pace": "off"}
    page = visit(settings=json.dumps(settings))
    open_table(page, "musketeers", "you", "you")
    expect(page.locator(".pieces text").first).to_be_visible()
    assert page.locator("text.outside").count() == 0
    page.locator("[data-square=c3]").click()
    page.locator("[data-square=c4]").click()
    expect(page.get_by_text("Play this move: c3×c4?")).to_be_visible()
    page.get_by_role("button", name="No", exact=True).click()
    assert Hands(page).ply == 0
    page.locator("[data-square=c3]").click()
    page.locator("[data-square=c4]").click()
    page.get_by_role("button", name="Yes").click()
    page.locator(".table[data-ply='1']").wait_for()


def test_what_is_chosen_in_one_tab_holds_in_the_other(visit: Visit) -> None:
    """And neither writes over what was chosen in the other."""
    page = visit("/settings")
    other = page.context.new_page()
    other.goto("/settings")
    other.locator("input[name=colours][value=safe]").wait_for()
    page.locator("input[name=theme][value=dark]").check()
    expect(other.locator("input[name=theme][value=dark]")).to_be_checked()
    other.locator("input[name=colours][value=safe]").check()
    expect(page.locator("input[name=colours][value=safe]")).to_be_checked()
    page.reload()
    expect(page.locator("input[name=theme][value=dark]")).to_be_checked()
    expect(page.locator("input[name=colours][value=safe]")).to_be_checked()


def test_dragging(visit: Visit) -> None:
    page = visit()
    open_table(page, "musketeers", "you", "you")
    page.locator("[data-square=c3]").drag_to(page.locator("[data-square=c4]"))
    page.locator(".table[data-ply='1']").wait_for()


def test_the_back_button(visit: Visit) -> None:
    page = visit("/")
    page.get_by_role("link", name="Learn", exact=True).click()
    expect(page.locator("h1")).to_have_text("Learn")
    page.locator("main").get_by_role("link", name="Three Musketeers").click()
    expect(page.locator("h1")).to_have_text("Three Musketeers")
    page.go_back()
    expect(page.locator("h1")).to_have_text("Learn")
    page.go_back()
    expect(page.locator("h1")).to_have_text(words("en")("title-home"))


def test_a_game_that_does_not_exist_is_not_found(visit: Visit) -> None:
    page = visit("/new/chess")
    for path in ("/new/chess", "/learn/chess", "/play/draughts/cut0ff"):
        page.goto(path)
        expect(page.get_by_role("heading", name="Page not found")).to_be_visible()
