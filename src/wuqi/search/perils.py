"""What an action risks: it loses the game at once, or the next side can then win at once.

Game-blind: it only plays every action and every answer to it, and checks whether the game ends.
"""

from collections.abc import Iterator
from dataclasses import dataclass
from typing import Literal

import numpy as np
import numpy.typing as npt

from wuqi.core import verbs
from wuqi.core.kernel import CHANCE, OVER, Codes, State, row
from wuqi.core.native.compiling import compiled
from wuqi.core.position import Action, Position

SAFE, LOSES, ALLOWS = 0, 1, 2


@dataclass(frozen=True, slots=True)
class Peril:
    """A risky action: whether it loses at once or allows a win, and why."""

    action: Action
    when: Literal["now", "next"]
    reason: str  # one of the game's reasons


@compiled
def first_alone(game: Codes, state: State, places: Codes, sides: int, side: int) -> bool:
    """Whether a game that is over was won by a side alone."""
    verbs.result(game, state, places)
    for other in range(sides):
        if other != side - 1 and places[other] <= places[side - 1]:
            return False
    return True


@compiled
def beaten(game: Codes, state: State, places: Codes, sides: int, side: int) -> bool:
    """Whether another side did better than this one in a game that is over."""
    verbs.result(game, state, places)
    better = 0
    for other in range(sides):
        better += places[other] < places[side - 1]
    return better > 0


@compiled
def look_at(
    game: npt.NDArray[np.int64],
    states: npt.NDArray[np.uint64],
    buffers: npt.NDArray[np.int64],
    found: npt.NDArray[np.int64],
    answers: npt.NDArray[np.int64],
    sides: int,
) -> int:
    """For each action of the state in the first row: SAFE, LOSES or ALLOWS, and for the last the
    answer that wins. The other rows are scratch; gives the number of actions."""
    row_of_verbs, words = row(game, 0), states.shape[1]
    state, child, grandchild = row(states, 0), row(states, 1), row(states, 2)
    own, theirs, places = row(buffers, 0), row(buffers, 1), row(buffers, 2)
    side = verbs.turn(row_of_verbs, state)
    count = verbs.actions(row_of_verbs, state, own)
    for i in range(count):
        found[i] = SAFE
        for word in range(words):
            child[word] = state[word]
        verbs.play(row_of_verbs, child, own[i])
        other = verbs.turn(row_of_verbs, child)
        if other == OVER:
            if beaten(row_of_verbs, child, places, sides, side):
                found[i] = LOSES
            continue
        if other in (side, CHANCE):
            continue
        for j in range(verbs.actions(row_of_verbs, child, theirs)):
            for word in range(words):
                grandchild[word] = child[word]
            verbs.play(row_of_verbs, grandchild, theirs[j])
            over = verbs.turn(row_of_verbs, grandchild) == OVER
            if over and first_alone(row_of_verbs, grandchild, places, sides, other):
                found[i], answers[i] = ALLOWS, theirs[j]
                break
    return count


def perils(position: Position) -> Iterator[Peril]:
    """The risky actions of a position."""
    kernel = position.game.kernel
    states = np.zeros((3, kernel.words), dtype=np.uint64)
    states[0] = position.state
    buffers = np.zeros((3, max(kernel.most_actions, kernel.most_sides)), dtype=np.int64)
    found = np.zeros(kernel.most_actions, dtype=np.int64)
    answers = np.zeros_like(found)
    count = look_at(kernel.addresses, states, buffers, found, answers, position.game.sides)
    codes = {int(buffers[0, i]): i for i in range(count)}
    reasons: dict[int, str] = {}  # by the answer that wins
    for action in position.actions():
        kind, answer = found[codes[action.code]], int(answers[codes[action.code]])
        if kind == LOSES:
            yield Peril(action, "now", _reason(position.play(action)))
        elif kind == ALLOWS:
            if answer not in reasons:
                after = position.play(action)
                last = next((one for one in after.actions() if one.code == answer), None)
                if last is None:  # the game ends before, by repetition
                    continue
                reasons[answer] = _reason(after.play(last))
            yield Peril(action, "next", reasons[answer])


def _reason(over: Position) -> str:
    assert over.result is not None
    return over.result.reason
