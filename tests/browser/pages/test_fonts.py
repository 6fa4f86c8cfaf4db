"""Whatever is set in the serif is drawn with our own fonts: they are cut down to what is used, and
a character that was forgotten would stand among the others in another weight."""

import pytest
from playwright.sync_api import CDPSession, Page

from tests.browser.conftest import Visit
from tests.browser.hands import go_and_settle
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
# Marks every element with characters of East Asia in the serif, once its fonts are there.
MARK = """async () => {
  const text = (element) => [...element.childNodes]
    .filter((node) => node.nodeType === Node.TEXT_NODE).map((node) => node.data).join('');
  for (const element of document.querySelectorAll('body *')) {
    const { fontFamily } = getComputedStyle(element);
    const serif = fontFamily.startsWith('"Wuqi Serif"');
    if (serif && /[\\u3040-\\u9fff]/.test(text(element))) element.dataset.serif = '';
  }
  await document.fonts.ready;
}"""


def strangers(page: Page, line: CDPSession) -> list[str]:
    """Texts in the serif of which a part is drawn with a font of this machine."""
    page.evaluate(MARK)
    root = line.send("DOM.getDocument")["root"]["nodeId"]
    marked = line.send("DOM.querySelectorAll", {"nodeId": root, "selector": "[data-serif]"})
    found = []
    for node in marked["nodeIds"]:
        used = line.send("CSS.getPlatformFontsForNode", {"nodeId": node})["fonts"]
        if not all(font["isCustomFont"] for font in used):
            text = line.send("DOM.getOuterHTML", {"nodeId": node})["outerHTML"]
            found.append(f"{[font['familyName'] for font in used]}: {text}")
    return found


@pytest.mark.parametrize("language", ["zh-Hant", "zh-Hans", "ja", "vi"])
def test_every_character_of_the_serif_is_in_our_fonts(visit: Visit, language: str) -> None:
    page = visit("/", settings=f'{{"pace": "off", "language": "{language}"}}')
    line = page.context.new_cdp_session(page)
    line.send("DOM.enable")
    line.send("CSS.enable")
    found = {}
    playing, over = games_of(page)
    for path in (*PAGES, f"/play/draughts/{playing}", f"/play/musketeers/{over}"):
        go_and_settle(page, path)
        found[path] = strangers(page, line)
    assert {path: texts for path, texts in found.items() if texts} == {}
