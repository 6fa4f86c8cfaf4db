"""Fingers on a touch screen: taps and drags as the browser's own input, not as clicks."""

from collections.abc import Sequence
from itertools import pairwise
from typing import Any

from playwright.sync_api import Page

from tests.browser.hands import TABLE

PHONE: dict[str, Any] = {
    "viewport": {"width": 360, "height": 740},
    "has_touch": True,
    "is_mobile": True,
    "device_scale_factor": 2,
}
Point = tuple[float, float]

OPEN = """async ([wanted, sides]) => {
  const post = async (path, body) => {
    const answer = await fetch('/api' + path, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify(body),
    });
    if (!answer.ok) throw new Error(await answer.text());
    return answer.json();
  };
  await post('/guest', { name: 'Finger ' + Math.floor(Math.random() * 1e6) });
  const seats = Array.from({ length: sides }, () => ({ you: true }));
  const { table } = await post('/tables', { seats, ...wanted });
  return table;
}"""


def sit_down(page: Page, game: str, seats: int = 2, **wanted: object) -> None:
    """Opens a table and goes there; one person holds every seat."""
    table = page.evaluate(OPEN, [{"game": game, **wanted}, seats])
    page.goto(f"/play/{game}/{table}")
    page.locator(f"{TABLE}[data-status=playing]").wait_for()


def middle(page: Page, selector: str) -> Point:
    """The middle of something on the screen, scrolled to if need be."""
    found = page.locator(selector).first
    found.scroll_into_view_if_needed()
    box = found.bounding_box()
    assert box is not None, f"{selector} is not to be seen"
    return box["x"] + box["width"] / 2, box["y"] + box["height"] / 2


def square(page: Page, name: str) -> Point:
    """The middle of a square."""
    return middle(page, f"[data-square='{name}']")


class Fingers:
    """Up to ten of them."""

    def __init__(self, page: Page) -> None:
        self.page = page
        self._line = page.context.new_cdp_session(page)

    def _send(self, kind: str, *points: Point, at: float | None = None) -> None:
        touches = [{"x": x, "y": y, "id": number} for number, (x, y) in enumerate(points)]
        event: dict[str, Any] = {"type": kind, "touchPoints": touches}
        if at is not None:
            event["timestamp"] = at
        self._line.send("Input.dispatchTouchEvent", event)

    def down(self, *points: Point, at: float | None = None) -> None:
        self._send("touchStart", *points, at=at)

    def move(self, *points: Point) -> None:
        self._send("touchMove", *points)

    def up(self, *rest: Point, at: float | None = None) -> None:
        self._send("touchEnd", *rest, at=at)

    def cancel(self) -> None:
        self._send("touchCancel")

    def tap(self, point: Point, at: float | None = None) -> None:
        """`at`: when it happens by the finger's clock, in seconds since 1970."""
        self.down(point, at=at)
        self.up(at=at)

    def carry(self, path: Sequence[Point], steps: int = 6) -> None:
        """Puts a finger down and moves it along, without lifting it."""
        self.down(path[0])
        for (x, y), (to_x, to_y) in pairwise(path):
            for step in range(1, steps + 1):
                part = step / steps
                self.move((x + (to_x - x) * part, y + (to_y - y) * part))

    def drag(self, *path: Point) -> None:
        self.carry(path)
        self.up()
