"""A tab of any browser that plays: the part of Playwright's `Page` that hands need
(`tests.browser.hands`)."""

from typing import Any, Protocol, cast

from playwright.sync_api import Page

from tests.browser.hands import LOADED, Hands
from tests.games.expecting import expected

PATIENCE_MS = 90_000
# Runs in the page: until something is there, and seen.
THERE = """([selector, patience]) => new Promise((found, fail) => {
  const end = performance.now() + patience;
  const look = () => {
    const one = document.querySelector(selector);
    if (one && one.getClientRects().length > 0) return found(true);
    if (performance.now() > end) return fail(new Error(`no ${selector}`));
    setTimeout(look, 50);
  };
  look();
})"""
# Where it is, once it stays there and nothing covers it.
CENTRE = """(selector) => new Promise((found) => {
  let known = '';
  const look = () => {
    const one = document.querySelector(selector);
    one.scrollIntoView({ block: 'center' });
    const { x, y, width, height } = one.getBoundingClientRect();
    const centre = [x + width / 2, y + height / 2];
    const top = document.elementFromPoint(...centre);
    if (known === String(centre) && one.contains(top)) return found(centre);
    known = String(centre);
    setTimeout(look, 50);
  };
  look();
})"""
# Runs in the page: who holds each seat.
SEAT = """(holders) => {
  const seats = [...document.querySelectorAll('select[data-seat]')];
  holders.forEach((holder, number) => {
    seats[number].value = holder;
    seats[number].dispatchEvent(new Event('change', { bubbles: true }));
  });
  document.querySelector('input[name=clock]').click();
}"""
OPTION = """([name, value]) => {
  document.querySelector("input[name=preset][value='(own)']")?.click();
  const choice = document.querySelector(`input[name='${name}'][value='${value}']`);
  choice?.click();
}"""
PLAIN = "() => localStorage.setItem('wuqi-settings', JSON.stringify({ pace: 'off' }))"
KEPT = """() => new Promise((kept) => {
  const look = async () => {
    const ready = (await navigator.serviceWorker.getRegistration())?.active;
    const listed = await caches.match(new URL('offline.json', location.href.split('#')[0]));
    return ready && listed ? kept(true) : setTimeout(look, 100);
  };
  look();
})"""


COUNT = "(selector) => document.querySelectorAll(selector).length"
ATTRIBUTE = "([selector, name]) => document.querySelector(selector)?.getAttribute(name)"


class Mouse(Protocol):
    def click(self, x: float, y: float) -> None: ...


class Tab(Protocol):
    """What a driver has."""

    mouse: Mouse

    def goto(self, url: str) -> None: ...

    def reload(self) -> None: ...

    def evaluate(self, function: str, argument: object = None) -> Any:
        """What a function of JavaScript answers."""

    def locator(self, selector: str) -> "Found": ...

    def wait_for_timeout(self, milliseconds: float) -> None: ...


class Found:
    """What a selector finds."""

    def __init__(self, page: Tab, selector: str) -> None:
        self._page, self._selector = page, selector

    def wait_for(self) -> None:
        self._page.evaluate(THERE, [self._selector, PATIENCE_MS])

    def click(self) -> None:
        self.wait_for()
        self._page.mouse.click(*self._page.evaluate(CENTRE, self._selector))

    def count(self) -> int:
        return int(self._page.evaluate(COUNT, self._selector))

    def get_attribute(self, name: str) -> str | None:
        return cast(str | None, self._page.evaluate(ATTRIBUTE, [self._selector, name]))


def begin(page: Tab, form: str, game: str, *holders: str, short: bool = False) -> Hands:
    """Begins a game by the form at this address, without a clock; who holds each side."""
    page.goto(form)
    page.locator("select[data-seat]").wait_for()
    for option in expected(game).SHORT.items() if short else ():
        page.evaluate(OPTION, option)
        page.wait_for_timeout(1000)  # seats follow from options
    page.evaluate(SEAT, holders)
    page.locator("form button[type=submit]:enabled").click()
    page.locator(LOADED).wait_for()
    return Hands(cast(Page, page))
