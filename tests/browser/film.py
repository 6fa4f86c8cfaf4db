"""Records what moves on a board, frame by frame."""

import math
from dataclasses import dataclass
from itertools import pairwise
from typing import Any

from playwright.sync_api import Page

from tests.browser.hands import PATIENCE_MS

# From now on, how every piece lies whenever the browser draws a frame. Positions are those of
# the board's own paper, on which a square is 100 wide; what looks as before is left out.
RECORD = """(where) => {
  const frames = (window.film = []);
  const matrix = (element) => new DOMMatrix(getComputedStyle(element).transform);
  const scale = (element) => {
    if (!element) return null;
    const { a, d } = matrix(element);
    return [a, d, Number(getComputedStyle(element).opacity)];
  };
  let last = '';
  const look = () => {
    if (window.film !== frames) return; // another film has begun
    requestAnimationFrame(look);
    const board = document.querySelector(where);
    if (!board) return;
    const pieces = [...board.querySelectorAll('.piece')].map((piece) => {
      const { e, f } = matrix(piece);
      const { piece: id, on, act } = piece.dataset;
      return { id: Number(id), on: on ?? null, act: act ?? null, x: e, y: f,
        now: scale(piece.querySelector('.now')), away: scale(piece.querySelector('.away')) };
    });
    const frame = { shown: Number(document.querySelector('.table')?.dataset.shown ?? 0),
      ply: Number(document.querySelector('.table')?.dataset.ply ?? 0),
      first: board.querySelector('[data-square]')?.dataset.square ?? null,
      sign: board.querySelector('.sign')?.dataset.sign ?? null, pieces };
    const text = JSON.stringify(frame);
    if (text !== last) frames.push(frame);
    last = text;
  };
  look(); // as it is now: what is done next may come before the next frame
}"""

SQUARES = """(where) => Object.fromEntries(
  [...document.querySelector(where).querySelectorAll('[data-square] rect')].map((rect) => [
    rect.parentElement.dataset.square,
    [rect.x.baseVal.value + 50, rect.y.baseVal.value + 50]]))"""

STILL = """([where, ply]) => {
  const table = document.querySelector('.table');
  if (ply !== null && Number(table?.dataset.shown) !== ply) return false;
  const board = document.querySelector(where);
  return board !== null && !board.querySelector('[data-act], .sign');
}"""

NEAR = 1.0  # a hundredth of a square


@dataclass(frozen=True)
class Seen:
    """One piece in one frame."""

    on: str | None  # where it stands or goes; None: it is leaving
    act: str | None
    x: float
    y: float
    now: list[float]  # how wide and high its face is, and how opaque
    away: list[float] | None  # the same of the face it turns away


@dataclass(frozen=True)
class Film:
    """Frames of one board."""

    squares: dict[str, tuple[float, float]]
    frames: list[dict[str, Any]]

    def piece(self, square: str) -> int:
        """The piece that stands on a square when the film begins, or the first that comes there."""
        for frame in self.frames:
            for piece in frame["pieces"]:
                if piece["on"] == square:
                    return int(piece["id"])
        raise AssertionError(f"nothing ever stands on {square}")

    def of(self, piece: int) -> list[Seen]:
        """A piece in all frames where it is drawn, but for looks that did not change."""
        found: list[Seen] = []
        for frame in self.frames:
            for one in frame["pieces"]:
                if one["id"] == piece:
                    seen = Seen(**{key: one[key] for key in Seen.__annotations__})
                    found += [seen] if not found or seen != found[-1] else []
        return found

    def acts(self, piece: int) -> list[tuple[str, str | None]]:
        """What a piece does in turn, and where it goes by it."""
        found: list[tuple[str, str | None]] = []
        for seen in self.of(piece):
            if seen.act is not None and found[-1:] != [(seen.act, seen.on)]:
                found.append((seen.act, seen.on))
        return found

    def when(self, piece: int, act: str) -> list[int]:
        """The numbers of the frames in which a piece does something."""
        return [
            number
            for number, frame in enumerate(self.frames)
            if any(one["id"] == piece and one["act"] == act for one in frame["pieces"])
        ]

    def assert_goes(self, *path: str) -> None:
        """The piece on the first square goes through all the others, straight, and nowhere else."""
        corners = [self.squares[square] for square in path]
        samples = [(seen.x, seen.y) for seen in self.of(self.piece(path[0]))]
        assert close(samples[0], corners[0]), f"it does not begin on {path[0]}"
        at, between = 0, 0
        for sample in samples:
            while not (close(sample, corners[at]) or self._on_the_way(sample, corners, at)):
                at += 1
                assert at < len(corners), f"{sample} is not on the way {path}: {samples}"
                # Every corner is drawn, however slow the machine.
                assert any(close(one, corners[at]) for one in samples), f"never on {path[at]}"
            between += not any(close(sample, corner) for corner in corners)
        assert close(samples[-1], corners[-1]), f"it does not end on {path[-1]}: {samples[-1]}"
        assert between > 0, "it jumped"

    @staticmethod
    def _on_the_way(
        sample: tuple[float, float], corners: list[tuple[float, float]], at: int
    ) -> bool:
        if at + 1 >= len(corners):
            return False
        (x, y), (x1, y1), (x2, y2) = sample, corners[at], corners[at + 1]
        long = math.hypot(x2 - x1, y2 - y1)
        along = ((x - x1) * (x2 - x1) + (y - y1) * (y2 - y1)) / long
        distance = abs((x - x1) * (y2 - y1) - (y - y1) * (x2 - x1)) / long
        return distance <= NEAR and -NEAR <= along <= long + NEAR

    def assert_leaves(self, square: str, act: str) -> None:
        """The piece that stands on a square leaves in its way, little by little, for good."""
        piece = self.piece(square)
        assert self.acts(piece)[-1] == (act, None), self.acts(piece)
        fading = [seen.now[2] for seen in self.of(piece) if seen.act == act]
        assert any(0 < one < 1 for one in fading), f"it is gone at once: {fading}"
        there = [any(one["id"] == piece for one in frame["pieces"]) for frame in self.frames]
        assert not there[-1], "it is still there"
        comings = sum(1 for before, now in pairwise(there) if now and not before)
        assert comings == 0, "it came back"


def close(one: tuple[float, float], other: tuple[float, float]) -> bool:
    return abs(one[0] - other[0]) <= NEAR and abs(one[1] - other[1]) <= NEAR


BOARD = "main .board"


# Of the usual speed: enough frames between two squares on a busy machine, too.
SLOWLY = 0.25


def record(page: Page, board: str = BOARD, rate: float = SLOWLY) -> None:
    """Begins a film of a board."""
    page.locator(f"{board} [data-square]").first.wait_for()
    slow_down(page, rate)
    page.evaluate(RECORD, board)


def slow_down(page: Page, rate: float) -> None:
    """From now on the page's animations go on at a part of their speed."""
    cdp = page.context.new_cdp_session(page)
    cdp.send("Animation.enable")
    cdp.send("Animation.setPlaybackRate", {"playbackRate": rate})


def developed(page: Page, ply: int | None = None, board: str = BOARD) -> Film:
    """The film, once the table shows a ply and nothing moves any more."""
    page.wait_for_function(STILL, arg=[board, ply], timeout=PATIENCE_MS)
    page.evaluate("() => new Promise((done) => requestAnimationFrame(() => done()))")
    squares = {name: (x, y) for name, (x, y) in page.evaluate(SQUARES, board).items()}
    return Film(squares, page.evaluate("window.film"))
