"""Hands that play: they touch what the board offers, with no idea of the rules."""

import random
from collections.abc import Sequence

from playwright.sync_api import Locator, Page

TABLE = ".table"
YOURS_OR_OVER = (
    "() => { const table = document.querySelector('.table');"
    " return table && (table.dataset.yours === 'true' || table.dataset.status === 'over'); }"
)
MOVED = (
    "(ply) => { const table = document.querySelector('.table');"
    " return table.dataset.ply !== ply || table.dataset.status === 'over'; }"
)


def open_table(page: Page, game: str, *holders: str, own: dict[str, str] | None = None) -> None:
    """Opens a table by the form: who holds each side (or each seat), and the options."""
    page.goto(f"/new/{game}")
    for name, value in (own or {}).items():
        page.locator("input[name=preset][value='(own)']").check()
        _choose(page, name, value)
    seats = page.locator("select[data-seat]")
    seats.first.wait_for()
    for number, holder in enumerate(holders):
        seats.nth(number).select_option(holder)
    page.locator("form button[type=submit]").click()
    page.locator(TABLE).wait_for()


def _choose(page: Page, name: str, value: str) -> None:
    radio = page.locator(f"input[name='{name}'][value='{value}']")
    if radio.count():
        radio.check()
    else:
        page.locator(f"[aria-labelledby='option-{name}'] input").fill(value)


class Hands:
    """Somebody at a table. The same seed touches the same squares."""

    def __init__(self, page: Page, seed: int = 1) -> None:
        self.page = page
        self._chance = random.Random(seed)

    @property
    def table(self) -> Locator:
        return self.page.locator(TABLE)

    @property
    def over(self) -> bool:
        return self.table.get_attribute("data-status") == "over"

    @property
    def ply(self) -> int:
        return int(self.table.get_attribute("data-ply") or 0)

    def await_turn(self) -> bool:
        """Waits until it is this person's turn; False when the game is over."""
        self.page.wait_for_function(YOURS_OR_OVER)
        return not self.over

    def act(self) -> None:
        """Takes one action, touch by touch."""
        ply = self.table.get_attribute("data-ply")
        for _ in range(12):
            self._touch()
            if self.table.get_attribute("data-ply") != ply:
                return
            if not self.page.locator("[data-next], .asking button").count():
                self.page.wait_for_function(MOVED, arg=ply)
                return
        raise AssertionError("twelve touches and nothing happened")

    def play_out(self, most: int = 1000) -> None:
        """Plays to the end."""
        for _ in range(most):
            if not self.await_turn():
                return
            self.act()
        raise AssertionError(f"not over after {most} actions")

    def _touch(self) -> None:
        asked = self.page.locator(".asking button")
        if asked.count():
            self._any(asked).click()
            return
        halves = self.page.locator(".half")
        if halves.count() and self._chance.random() < 0.5:
            self._any(halves).click()
            return
        buttons = self.page.locator(".prompt button[data-action]")
        squares = self.page.locator("[data-next]")
        if squares.count() and not (buttons.count() and self._chance.random() < 0.2):
            self._pick(squares).click()
        elif buttons.count():
            self._any(buttons).click()

    def _pick(self, squares: Locator) -> Locator:
        """Prefers to go where a piece stands: games end sooner."""
        names = squares.evaluate_all("all => all.map(one => one.dataset.square)")
        held = set(self.page.locator("[data-on]").evaluate_all("all => all.map(a => a.dataset.on)"))
        taken = self.page.locator("[aria-selected=true]").count() > 0
        targets = [name for name in names if name in held] if taken else []
        return self.page.locator(f"[data-square='{self._chance.choice(targets or names)}']")

    def _any(self, choices: Locator) -> Locator:
        return choices.nth(self._chance.randrange(choices.count()))


def press(page: Page, keys: Sequence[str]) -> None:
    """Keys, one after the other."""
    for key in keys:
        page.keyboard.press(key)
