"""The teacher's answers to questions, in the words of the protocol."""

import pickle
import threading
from collections.abc import Callable, Iterator

import msgspec

from wuqi.core.errors import WuqiError
from wuqi.core.game import Game
from wuqi.core.position import Position
from wuqi.search.analysis import Analysis, Analyst
from wuqi.search.limits import Limits
from wuqi.server.protocol import teaching as b
from wuqi.server.refusals import refused
from wuqi.server.teaching.questions import Analyse, GiveHint, Question, ReviewGame, TryAgain
from wuqi.teacher.again import Retry, try_again
from wuqi.teacher.analysis import by_table
from wuqi.teacher.hint import hint
from wuqi.teacher.review import TurningPoint, review
from wuqi.teacher.worth import Worth, from_line, known_worths

MEGABYTES = 64
KEPT = 2  # games whose analyst remembers what it has thought


class Stopped(Exception):
    """Nobody waits for the answer any more."""


class Answerer:
    """Answers questions one after the other."""

    def __init__(self, send: Callable[[b.Lesson], None]) -> None:
        self.stopped = threading.Event()
        self._send = send  # reports the progress of a long answer
        self._analysts: dict[Game, Analyst] = {}
        self._thinking: Analyst | None = None

    def stop(self) -> None:
        """Ends the answer to the present question, from another thread."""
        self.stopped.set()
        if self._thinking is not None:
            self._thinking.stop.now()

    def answers(self, question: Question) -> Iterator[b.Lesson]:
        """The lessons that answer a question; the last one ends it."""
        try:
            if isinstance(question, Analyse):
                yield from self._analyse(question)
            elif isinstance(question, ReviewGame):
                yield self._review(question)
            elif isinstance(question, TryAgain):
                yield _retried(try_again(question.record, question.ply, question.action))
            elif isinstance(question, GiveHint):
                yield self._hint(question)
            yield b.Finished()
        except Stopped:
            yield b.Finished()
        except WuqiError as error:
            yield b.Failed(refused(error, "en"))

    def _analyse(self, question: Analyse) -> Iterator[b.Lesson]:
        position: Position = pickle.loads(question.view)  # from the server, never from outside
        if (known := _by_table(position, question.lines)) is not None:
            yield known
            return
        self._thinking = self._analyst(position.game)
        last = None
        limits = Limits(seconds=question.seconds)
        for last in self._thinking.think(position, limits, question.lines, exact=True):
            yield _thinking(last)
            if self.stopped.is_set():
                break
        self._thinking = None
        if last is not None and last.lines[0].exact:
            return
        yield b.Finished(more=True)

    def _review(self, question: ReviewGame) -> b.Lesson:
        def watch(done: int, of: int) -> None:
            if self.stopped.is_set():
                raise Stopped
            self._send(b.Reviewing(done, of))

        found = review(question.record, watch=watch)
        points = tuple(map(_point, found.turning_points))
        remarks = tuple(b.RemarkInfo(remark.side, remark.kind) for remark in found.remarks)
        return b.Reviewed(found.chances, found.exact, points, remarks)

    def _hint(self, question: GiveHint) -> b.Lesson:
        position: Position = pickle.loads(question.view)  # from the server, never from outside
        return b.Hinted(
            tuple(
                b.ClueInfo(
                    clue.say(question.language, position.game.name),
                    clue.squares,
                    str(clue.action) if clue.action is not None else None,
                )
                for clue in hint(position).clues
            )
        )

    def _analyst(self, game: Game) -> Analyst:
        """The analyst of this game, with what it remembers from earlier questions."""
        analyst = self._analysts.pop(game, None) or Analyst(game, MEGABYTES)
        self._analysts[game] = analyst
        while len(self._analysts) > KEPT:
            del self._analysts[next(iter(self._analysts))]
        return analyst


def _by_table(position: Position, lines: int) -> b.Thinking | None:
    worths = known_worths(position)
    if worths is None:
        return None
    every = tuple(b.ActionWorth(str(action), _worth(worth)) for action, worth in worths.items())
    return _thinking(by_table(position, worths, lines), every)


def _thinking(found: Analysis, every: tuple[b.ActionWorth, ...] = ()) -> b.Thinking:
    return b.Thinking(
        found.method,
        found.depth,
        found.nodes,
        round(found.seconds, 2),
        found.payoffs,
        tuple(
            b.LineInfo(tuple(map(str, line.actions)), _worth(from_line(line)))
            for line in found.lines
        ),
        every,
    )


def _worth(worth: Worth) -> b.WorthInfo:
    return msgspec.convert(worth, b.WorthInfo, from_attributes=True)


def _point(point: TurningPoint) -> b.PointInfo:
    return msgspec.convert(point, b.PointInfo, from_attributes=True)


def _retried(retry: Retry) -> b.Retried:
    return msgspec.convert(retry, b.Retried, from_attributes=True)
