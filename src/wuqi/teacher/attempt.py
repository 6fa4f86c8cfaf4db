"""An attempt at the task of a lesson: what has been played, and whether it solves the task.

Nothing is remembered between requests: an attempt is its list of actions, replayed from the start.
Only the rules decide; the caller chooses who acts for the other sides.
"""

from collections.abc import Iterable
from dataclasses import dataclass, field
from typing import Literal

from wuqi.core.errors import IllegalAction
from wuqi.core.folder.contract import Saying
from wuqi.core.kernel import CHANCE, OVER
from wuqi.core.position import Position
from wuqi.teacher.lessons import Task, to_find

MOST_LOOKED_AT = 5_000  # positions, to see whether something can be taken

Standing = Literal["going", "done", "wrong"]


@dataclass(slots=True)
class AttemptStep:
    """An action and where it led."""

    action: str
    after: Position


@dataclass(slots=True)
class Attempt:
    """A learner's attempt at a task."""

    task: Task
    start: Position
    steps: list[AttemptStep] = field(default_factory=list)
    standing: Standing = "going"
    why: Saying | None = None  # why it is wrong, in the common words
    turns: int = 0  # that the learner has ended
    own: int = 0  # actions of the learner's
    answered: int = 0  # actions of others and outcomes of chance

    @property
    def position(self) -> Position:
        return self.steps[-1].after if self.steps else self.start

    @property
    def waits(self) -> bool:
        """Whether an opponent, or chance, is to act.

        The outcome of chance belongs to the action before it, even if that action completes the
        task.
        """
        mover = self.position.mover
        if mover == CHANCE:
            return True
        return self.standing == "going" and mover not in (OVER, self.task.side)

    def act(self, wanted: str) -> None:
        """Plays an action of the learner, of an opponent, or a chance outcome."""
        before = self.position
        whole = before.play(wanted)
        if before.mover == CHANCE:
            self.steps[-1] = AttemptStep(str(before.find(wanted)), whole)
        else:
            self.steps.append(AttemptStep(_written(before, wanted), whole))
        if before.mover == self.task.side:
            self._own_action(before, self.steps[-1].action)
        elif before.mover == CHANCE and self._shown_to_learner():
            self.answered += 1
            self._look()
        else:
            self.answered += 1
            self._answered()

    def scripted(self) -> str | None:
        """The opponent's answer that the task prescribes; None if a computer player must find one.

        After an action that the task did not foresee, its answer may not be possible.
        """
        if self.answered >= len(self.task.answers):
            return None
        laid_down = self.task.answers[self.answered]
        able = self.position.texts() or tuple(map(str, self.position.outcomes()))
        if laid_down.startswith("="):  # what a piece shows, wherever it lies
            return next((one for one in able if one.endswith(laid_down)), None)
        return laid_down if laid_down in able else None

    # -- inside -------------------------------------------------------------------------------

    def _shown_to_learner(self) -> bool:
        """Whether a chance outcome belongs to an action of the learner."""
        before = self.steps[-2].after if len(self.steps) > 1 else self.start
        return before.mover == self.task.side

    def _own_action(self, before: Position, action: str) -> None:
        self.own += 1
        without_outcome = before.game.text.without_outcome(action)
        if without_outcome is not None:
            self.answered += 1  # by chance
        if self.task.play:
            self._compare(without_outcome or action)
        elif self.position.mover != CHANCE:
            self._look()

    def _compare(self, action: str) -> None:
        """Whether an action is among those that the task asks for."""
        if action not in self.task.play[self.own - 1]:
            self._fail(None)
            for reply in self.task.refuted.get(action, ()):
                self.steps.append(AttemptStep(reply, self.position.play(reply)))
        elif self.own == len(self.task.play):
            self.standing = "done"

    def _look(self) -> None:
        """Checks whether the task is done, after the learner has acted."""
        task, ended = self.task, self.position.mover != self.task.side
        self.turns += ended
        if task.play:
            return
        missing = self._missing()
        if missing is None and (ended or not task.safe):
            self._settle()
        elif self.position.mover == OVER:
            self._fail(_ending(self.position, task))
        elif ended and not task.win and self.turns == task.turns:
            self._fail(missing)

    def _answered(self) -> None:
        """An opponent has acted, which may have won or lost the game."""
        if self.task.play:
            return
        if self.position.mover == OVER:
            if self._missing() is None:
                self.standing = "done"
            else:
                self._fail(_ending(self.position, self.task))
        elif self.position.mover == self.task.side and 0 < self.task.turns == self.turns:
            self._fail(self._missing())

    def _missing(self) -> Saying | None:
        """What the task asks for and the board does not show yet."""
        task, now = self.task, self.position
        taken = _others(self.start, task.side) - _others(now, task.side)
        if task.win and not _won(now, task.side):
            return Saying("lesson-not-won")
        if taken <= 0 < task.take:
            return Saying("lesson-nothing-taken")
        if taken < task.take:
            return Saying("lesson-more-to-take", {"taken": taken, "wanted": task.take})
        if task.reach is not None and not _stands(now, task.reach, task):
            return Saying("lesson-not-there", {"square": task.reach})
        return None

    def _settle(self) -> None:
        if self.task.safe and (loss := losing_line(self.position, self.task.side)) is not None:
            self._fail(Saying("lesson-not-safe", {"side": self.position.mover}))
            for reply in loss:
                self.steps.append(AttemptStep(reply, self.position.play(reply)))
        else:
            self.standing = "done"

    def _fail(self, why: Saying | None) -> None:
        self.standing, self.why = "wrong", why


def replayed(task: Task, start: Position, actions: Iterable[str]) -> Attempt:
    """The attempt after these actions, the opponents' answers included."""
    attempt = Attempt(task, start)
    for action in actions:
        if attempt.standing != "going":
            raise IllegalAction("lesson-over")
        attempt.act(action)
    return attempt


def found_now(task: Task, start: Position, found: Iterable[str], action: str) -> set[str]:
    """The actions still to be found after one more; IllegalAction if it is not of the piece."""
    every = set(to_find(start, task))
    wanted = str(start.find(action))
    if wanted not in every:
        raise IllegalAction("lesson-other-piece", square=task.find)
    return every - {wanted, *found}


def losing_line(position: Position, side: int) -> list[str] | None:
    """A way for the next side to take a piece of this side, or to win, within its turn."""
    mover, owned = position.mover, _own(position, side)
    seen = {position}
    ways: list[tuple[list[str], Position]] = [([], position)]
    for line, now in ways:
        for action in now.actions():
            after = now.after(action.code)
            if after in seen or len(seen) == MOST_LOOKED_AT:
                continue
            seen.add(after)
            way = [*line, str(action)]
            if _own(after, side) < owned or _won(after, mover):
                return way
            if after.mover == mover:
                ways.append((way, after))
    return None


def _written(before: Position, wanted: str) -> str:
    """An action in its canonical form; one that includes an outcome of chance is left as it is."""
    by_chance = before.mover != CHANCE and before.game.text.without_outcome(wanted) is not None
    return wanted if by_chance else str(before.find(wanted))


def _ending(position: Position, task: Task) -> Saying:
    assert position.result is not None
    lost = task.side not in position.result.ranking[0]
    return Saying("lesson-lost" if lost else "lesson-shared")


def _won(position: Position, side: int) -> bool:
    return position.result is not None and position.result.ranking[0] == (side,)


def _own(position: Position, side: int) -> int:
    return sum(cell.side == side for row in position.picture.rows for cell in row)


def _others(position: Position, side: int) -> int:
    return sum(cell.side not in (0, side) for row in position.picture.rows for cell in row)


def _stands(position: Position, square: str, task: Task) -> bool:
    """Whether the wanted piece stands on a square."""
    cells = (cell for row in position.picture.rows for cell in row)
    found = next(cell for cell in cells if cell.square == square)
    return found.side == task.side and found.piece.startswith(task.piece)
