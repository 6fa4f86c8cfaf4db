"""Lessons in a real browser: each kind by touch, in all languages between them, some by mouse.

That every lesson can be done as it says is shown by `tests/teacher/test_lessons.py`."""

import json
import math
import re
from contextlib import suppress
from typing import Any

import pytest
from playwright.sync_api import Locator, Page, expect
from playwright.sync_api import TimeoutError as PatienceOver

from tests.browser.conftest import Visit
from wuqi.teacher.lessons import Task, games_with_lessons, lessons

PHONE = {"viewport": {"width": 360, "height": 740}, "has_touch": True, "is_mobile": True}
LOCALES = ("vi", "ja", "zh-TW", "zh-CN", "en")
QUICK = '{"pace": "off"}'
MOST_ACTIONS = 200  # of a learner's in one task
DOUBLE_MS, DOUBLE_PX = 400, 30  # what is pressed sooner and nearer than that is a double tap
CLOSER_MS = 150  # until a small target has been asked about
ANSWER = re.compile(r"/api/lessons/\w+/[\w-]+/\d+$")
ANSWER_MS = 30_000
TRIES = 3
CONDITIONS = ("find", "play", "take", "reach", "piece", "safe", "win")
KEEP = "(done) => localStorage.setItem('wuqi-lessons', JSON.stringify(done))"

# How the task stands, once everything has been shown.
SETTLED = """() => {
  const task = document.querySelector('.task');
  return task?.dataset.busy === 'false' && task.dataset.standing;
}"""


class Learner:
    """Somebody who does what the lesson shows when it is asked for help."""

    def __init__(self, page: Page, touches: bool) -> None:
        self.page = page
        self._touches = touches
        self._pressed = (-100.0, -100.0)
        self._square_pressed = ""

    def press(self, target: Locator) -> None:
        self._take_breath(middle(target))
        if self._touches:
            target.tap()
        else:
            target.click()

    def _take_breath(self, place: tuple[float, float], square: str = "") -> None:
        """Nobody presses what has only just appeared under their finger, or one square twice."""
        if math.dist(place, self._pressed) < DOUBLE_PX or (
            square and square == self._square_pressed
        ):
            self.page.wait_for_timeout(DOUBLE_MS)
        self._pressed = place
        self._square_pressed = square or self._square_pressed

    def standing(self) -> str:
        return str(self.page.wait_for_function(SETTLED).json_value())

    def do_lesson(self) -> None:
        """All tasks of the lesson on the page."""
        while True:
            self.do_task()
            go_on = self.page.locator("button[data-go-on]")
            if go_on.count() == 0:
                return
            number = self.page.locator(".task").get_attribute("data-task")
            self.press(go_on)
            expect(self.page.locator(".task")).not_to_have_attribute("data-task", number or "")

    def do_task(self) -> None:
        for _ in range(MOST_ACTIONS):
            standing = self.standing()
            if standing == "done":
                return
            if standing == "wrong":  # a game may be lost even so
                self.press(self.page.locator("[data-retry]"))
            else:
                self.act(self.help())
        raise AssertionError("never done")

    def help(self) -> str:
        """The action that is right now, as the lesson shows it."""
        button = self.page.locator("[data-help]")
        if self.page.locator(".hint").count() == 0:
            self.press(button)
            expect(self.page.locator(".hint")).to_be_visible()
        with self.page.expect_response("**/help") as response:
            self.press(button)
        pointed = ".arrows .shaft, .arrows .ring, button.pointed"
        expect(self.page.locator(pointed).first).to_be_attached()
        return str(response.value.json()["action"])

    def act(self, action: str) -> None:
        """Touches the squares of an action one after the other, or its button."""
        for _ in range(TRIES):
            with suppress(PatienceOver), self.page.expect_response(ANSWER, timeout=ANSWER_MS):
                self._perform(action)
                return
            self.page.keyboard.press("Escape")  # a choice came too late to be seen: once more
        raise AssertionError(f"{action} cannot be touched")

    def _perform(self, action: str) -> None:
        button = self.page.locator(f"button[data-action='{action}']")
        if button.count() and button.is_visible():
            self.press(button)
            return
        for how, square in re.findall(r"([-~x@,= ]?)([a-i]\d|\d+)", action):
            self._touch(square, how)
        if placed := re.search(r"=([A-Z]{2})$", action):
            self.press(self.page.locator(f".asking [data-how={placed[1]}]"))

    def _touch(self, square: str, how: str) -> None:
        half = self.page.locator(f".half[data-how='{how}'][data-to='{square}']")
        x, y = middle(half if how in ("-", "~") and half.count() else self._square(square))
        self._take_breath((x, y), square)
        if not self._touches:
            self.page.mouse.click(x, y)
            return
        self.page.touchscreen.tap(x, y)
        self.page.wait_for_timeout(CLOSER_MS)
        for choice in (f".asking [data-closer='{square}']", f".asking [data-how='{how}']"):
            if self.page.locator(choice).count():
                self.press(self.page.locator(choice))

    def _square(self, square: str) -> Locator:
        return self.page.locator(f"[data-square='{square}']")


def middle(target: Locator) -> tuple[float, float]:
    target.scroll_into_view_if_needed()
    box = target.bounding_box()
    assert box is not None
    return box["x"] + box["width"] / 2, box["y"] + box["height"] / 2


def conditions(task: Task) -> str:
    """When a task is done, in words of its file."""
    return " ".join(name for name in CONDITIONS if getattr(task, name))


def touches(task: Task) -> set[str]:
    """What a learner touches: words and signs of the actions, without the squares."""
    named = [task.solution, *task.play]
    return {re.sub(r"[a-i]\d|\d+", "", action) for actions in named for action in actions}


def worth_touching() -> dict[str, list[str]]:
    """Lessons of each game with a kind of task that none before them has, or another kind of touch
    in their game. The lesson of a whole game comes in the next test."""
    seen: set[tuple[str, str]] = set()
    found: dict[str, list[str]] = {}
    for game in games_with_lessons():
        for one in lessons(game)[:-1]:
            kinds = {("", conditions(task)) for task in one.tasks}
            kinds |= {(game, touch) for task in one.tasks for touch in touches(task)}
            if kinds - seen:
                found.setdefault(game, []).append(one.id)
            seen |= kinds
    return found


@pytest.mark.slow
@pytest.mark.parametrize("game", worth_touching())
def test_every_kind_of_lesson_can_be_done_by_touch(visit: Visit, game: str) -> None:
    locale = LOCALES[games_with_lessons().index(game) % len(LOCALES)]
    page = visit(f"/lessons/{game}", settings=QUICK, locale=locale, **PHONE)
    learner = Learner(page, touches=True)
    learner.press(page.locator("[data-start]"))
    chosen = worth_touching()[game]
    for one in chosen:
        learner.press(page.locator(f"nav a[href$='/{game}/{one}']"))
        page.locator(f".lesson[data-lesson='{one}']").wait_for()
        learner.do_lesson()
        assert page.evaluate("document.documentElement.scrollWidth <= innerWidth")
    kept: dict[str, Any] = json.loads(page.evaluate("localStorage.getItem('wuqi-lessons')"))
    assert set(kept[game]) == set(chosen)


def test_from_the_first_lesson_to_the_last_and_to_a_table(visit: Visit) -> None:
    """All but the last two are done already; what was done is kept."""
    game = "musketeers"
    course = [one.id for one in lessons(game)]
    *before, last_but_one, last = course
    page = visit("/settings", settings=QUICK, **PHONE)
    page.evaluate(KEEP, {game: before})
    page.goto(f"/lessons/{game}")
    learner = Learner(page, touches=True)
    learner.press(page.locator("[data-start]"))
    for one in (last_but_one, last):
        page.locator(f".lesson[data-lesson='{one}']").wait_for()
        learner.do_lesson()
        if one != last:
            learner.press(page.locator("a[data-go-on]"))
    page.reload()
    expect(page.locator("nav .done")).to_have_count(len(course))
    page.goto(f"/lessons/{game}")
    expect(page.locator("a[data-done=true]")).to_have_count(len(course))
    page.locator("[data-play]").tap()
    page.locator(".table").wait_for()


@pytest.mark.parametrize("game", games_with_lessons())
def test_a_first_lesson_can_be_done_by_mouse(visit: Visit, game: str) -> None:
    page = visit(f"/lessons/{game}", settings=QUICK)
    page.locator("[data-start]").click()
    page.locator(f".lesson[data-lesson='{lessons(game)[0].id}']").wait_for()
    page.wait_for_timeout(DOUBLE_MS)
    Learner(page, touches=False).do_lesson()
    expect(page.locator("nav .done")).to_have_count(1)


def test_a_wrong_action_says_why_and_can_be_tried_again(visit: Visit) -> None:
    page = visit("/lessons/musketeers/lure", settings=QUICK)
    learner = Learner(page, touches=False)
    learner.act("c4xc5")
    assert learner.standing() == "wrong"
    expect(page.locator(".reply")).to_contain_text("ends up in column b")
    expect(page.locator("[data-on=b5]")).to_have_count(1)  # what refutes it was shown
    assert page.evaluate("localStorage.getItem('wuqi-lessons')") is None
    page.locator("[data-retry]").click()
    expect(page.locator("[data-on=c4]")).to_have_count(1)
    learner.act("b3xb4")
    assert learner.standing() == "done"


def test_what_the_rules_forbid_is_refused_with_a_reason(visit: Visit) -> None:
    page = visit("/lessons/tamquan/count", settings=QUICK)
    page.locator("[data-square=c2]").click()
    expect(page.locator(".task")).to_contain_text("at least two foes")
    assert Learner(page, touches=False).standing() == "going"


def test_lessons_are_found_from_home_and_rule_book(visit: Visit) -> None:
    page = visit("/")
    expect(page.locator("[data-learn]")).to_have_count(len(games_with_lessons()))
    page.locator("[data-learn=janken]").click()
    expect(page.locator("[data-lesson]")).to_have_count(len(lessons("janken")))
    page.goto("/learn/janken")
    expect(page.locator("article [data-learn=janken]")).to_be_visible()


def test_a_lesson_can_be_done_by_keyboard(visit: Visit) -> None:
    page = visit("/lessons/musketeers/enemy", settings=QUICK)
    page.locator("[data-square=b3]").focus()
    page.keyboard.press("Enter")
    page.keyboard.press("ArrowRight")
    page.keyboard.press("Enter")
    expect(page.locator(".feedback")).to_contain_text("Correct!")
    page.locator("a[data-go-on]").focus()
    page.keyboard.press("Enter")
    page.locator(".lesson[data-lesson=line]").wait_for()


def test_what_others_answer_is_shown_one_after_the_other(visit: Visit) -> None:
    """With motion: the learner's own action is seen to its end before the answer begins."""
    page = visit("/lessons/musketeers/trap", settings='{"pace": "fast"}')
    page.locator("[data-on=a4]").wait_for(state="attached")
    page.evaluate(
        """() => {
          const seen = (window.seen = []);
          const note = () => {
            const held = [...document.querySelectorAll('[data-on]')].map((one) => one.dataset.on);
            const now = held.includes('a4') ? 'before' : held.includes('b5') ? 'own' : 'answer';
            if (seen.at(-1) !== now) seen.push(now);
            requestAnimationFrame(note);
          };
          note();
        }"""
    )
    learner = Learner(page, touches=False)
    learner.act("a4-a5")
    assert learner.standing() == "done"
    assert page.evaluate("window.seen") == ["before", "own", "answer"]


@pytest.mark.parametrize("pace", ["off", "fast"])
def test_a_flipped_piece_shows_its_face(visit: Visit, pace: str) -> None:
    """Also where the flip itself is all that the task asks for."""
    page = visit("/lessons/sanguo/flip", settings=f'{{"pace": "{pace}"}}', **PHONE)
    expect(page.locator("[data-on=d2] .face")).to_have_count(0)
    page.locator("[data-square=d2]").tap()
    expect(page.locator(".feedback")).to_contain_text("Correct!")
    expect(page.locator("[data-on=d2] .now .face.red")).to_have_count(1)


def test_what_was_found_is_ticked_on_the_board(visit: Visit) -> None:
    page = visit("/lessons/draughts/move", **PHONE)
    ticks = page.locator("[data-done]")
    page.locator("[data-square='33']").tap()
    expect(ticks).to_have_count(0)
    page.locator("[data-square='28']").tap()
    expect(page.locator("[data-found='1']")).to_be_visible()
    expect(ticks).to_have_count(1)
    expect(ticks).to_have_attribute("data-done", "28")
