"""Whatever is set in the serif is drawn with our own fonts: they are cut down to what is used, and
a character that was forgotten would stand among the others in another weight. Other texts in
Chinese and Japanese are drawn with the machine's fonts alone, for the same reason."""

import pytest
from playwright.sync_api import CDPSession, Page

from tests.browser.company import YOU, open_at
from tests.browser.conftest import Visit
from tests.browser.hands import QUIET, Hands, walk_and_settle
from tests.browser.pages.test_every_page import games_of

PAGES = (
    "/",
    "/new/sanguo",
    "/new/tamquan",
    "/learn/janken",
    "/lessons/sanguo",
    "/lessons/sanguo/straight",
    "/puzzles/draughts",
    "/analysis/draughts",
    "/archive",
    "/settings",
)
# Marks every element with characters of East Asia, in the serif or not, once its fonts are there.
MARK = """async () => {
  const text = (element) => [...element.childNodes]
    .filter((node) => node.nodeType === Node.TEXT_NODE).map((node) => node.data).join('');
  for (const element of document.querySelectorAll('body *')) {
    const { fontFamily } = getComputedStyle(element);
    if (!/[\\u3040-\\u9fff]/.test(text(element))) continue;
    if (fontFamily.startsWith('"Wuqi Serif"')) element.dataset.serif = '';
    else if (fontFamily.startsWith('system-ui')) element.dataset.sans = '';
  }
  await document.fonts.ready;
}"""


def strangers(page: Page, line: CDPSession, kind: str) -> list[str]:
    """Texts in the serif of which a part is drawn with a font of this machine, or other texts of
    which a part is drawn with one of ours."""
    page.evaluate(MARK)
    root = line.send("DOM.getDocument")["root"]["nodeId"]
    marked = line.send("DOM.querySelectorAll", {"nodeId": root, "selector": f"[data-{kind}]"})
    found = []
    for node in marked["nodeIds"]:
        used = line.send("CSS.getPlatformFontsForNode", {"nodeId": node})["fonts"]
        if any(font["isCustomFont"] != (kind == "serif") for font in used):
            text = line.send("DOM.getOuterHTML", {"nodeId": node})["outerHTML"]
            found.append(f"{[font['familyName'] for font in used]}: {text}")
    return found


@pytest.mark.parametrize("language", ["zh-Hant", "zh-Hans", "ja"])
def test_every_character_of_the_serif_is_in_our_fonts(visit: Visit, language: str) -> None:
    page = visit(settings=f'{{"pace": "off", "language": "{language}"}}')
    line = page.context.new_cdp_session(page)
    line.send("DOM.enable")
    line.send("CSS.enable")
    found = {}
    playing, over = games_of(page)
    for path in (*PAGES, f"/play/draughts/{playing}", f"/play/musketeers/{over}"):
        walk_and_settle(page, path)
        found[path] = strangers(page, line, "serif")
    assert {path: texts for path, texts in found.items() if texts} == {}


@pytest.mark.parametrize("language", ["zh-Hant", "ja"])
def test_other_texts_are_in_one_font(visit: Visit, language: str) -> None:
    """Characters of the discs too: their font does not mix with the machine's."""
    settings = f'{{"pace": "off", "language": "{language}"}}'
    page = visit("/lessons/sanguo/straight", settings=settings)
    page.locator(".board svg").first.wait_for()
    line = page.context.new_cdp_session(page)
    line.send("DOM.enable")
    line.send("CSS.enable")
    assert strangers(page, line, "sans") == []
    assert page.locator("[data-sans]").count() > 0


def test_the_current_move_shows_its_character(visit: Visit) -> None:
    """Bold, and drawn before the font of the discs is there: no box stays in its place."""
    settings = '{"pace": "off", "language": "en"}'
    page = visit(settings=settings)
    open_at(page, "Mai", "sanguo", YOU, YOU, YOU)
    hands = Hands(page)
    for _ in range(2):
        assert hands.await_turn()
        hands.act()
    page = visit(page.url, first=True, settings=settings)  # somebody who has no fonts yet
    page.locator(".moves [aria-current] [data-move]").wait_for()
    page.evaluate(QUIET)
    line = page.context.new_cdp_session(page)
    line.send("DOM.enable")
    line.send("CSS.enable")
    root = line.send("DOM.getDocument")["root"]["nodeId"]
    moves = line.send("DOM.querySelectorAll", {"nodeId": root, "selector": ".moves [data-move]"})
    assert len(moves["nodeIds"]) == 2
    for node in moves["nodeIds"]:
        used = line.send("CSS.getPlatformFontsForNode", {"nodeId": node})["fonts"]
        assert sum(font["glyphCount"] for font in used if font["isCustomFont"]) == 1
