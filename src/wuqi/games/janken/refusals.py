"""Why an action of janken shogi is not legal, for a beginner: the first thing wrong in it."""

import re
from collections.abc import Iterator, Mapping
from dataclasses import dataclass
from itertools import chain

import numpy as np

from wuqi.core.folder.contract import Saying
from wuqi.core.kernel import State
from wuqi.core.options import Options
from wuqi.games.janken import text
from wuqi.games.janken.board import BIT_OF, GOAL_OF, NAMES, PLAN_AT, STEPS
from wuqi.games.janken.cube import beats, rolled
from wuqi.games.janken.rules import (
    MOST_ACTIONS,
    MOST_CAPTURES,
    PASS,
    PLACING,
    SIDE,
    actions,
)


def why_not(options: Options, state: State, wanted: str) -> Saying:
    cubes, side = cubes_of(state), side_of(state)
    if state[PLACING]:
        return _why_not_placed(cubes, side, wanted)
    if "=" in wanted:
        return Saying("why-placing-over")
    if wanted == "pass":
        return Saying("why-pass-not-forced")
    if must_pass(state):
        return Saying("why-must-pass")
    return why_not_turn(options, cubes, side, wanted)


def _why_not_placed(cubes: dict[str, str], side: str, wanted: str) -> Saying:
    square, equals, lie = wanted.partition("=")
    if not equals:
        return Saying("why-place-first")
    if PLAN_AT[square] != side:
        return Saying("why-not-marked", {"square": square})
    if cubes[square]:
        return Saying("why-occupied", {"square": square})
    assert lie[0] == lie[1], "any other cube may be placed there"
    return Saying("why-same-face")


def cubes_of(state: State) -> dict[str, str]:
    """The letters of the cube on each square, "" where there is none."""
    return dict(zip(chain(*NAMES), chain(*text.rows(state)), strict=True))


def side_of(state: State) -> str:
    """X or O, as in the board's plan."""
    return text.MOVERS[int(state[SIDE]) - 1].upper()


def must_pass(state: State) -> bool:
    """Whether the side to move can do nothing else."""
    buffer = np.empty(MOST_ACTIONS, dtype=np.int64)
    return actions(state, buffer) == 1 and buffer[0] == PASS


@dataclass(frozen=True, slots=True)
class WrittenStep:
    """One step as it is written."""

    origin: str
    sign: str  # - slid, ~ rolled, x captured
    target: str
    after_comma: bool

    @property
    def direction(self) -> int | None:
        """North, south, west, east, as in the rules; None if it is no step at all."""
        way = BIT_OF[self.target] - BIT_OF[self.origin]
        return STEPS.index(way) if way in STEPS else None


def written_steps(turn: str) -> Iterator[WrittenStep]:
    """The steps of a turn."""
    for number, path in enumerate(turn.split(",")):
        squares, signs = re.split("[-~x]", path), re.findall("[-~x]", path)
        for place, sign in enumerate(signs):
            comma = number > 0 and place == 0
            yield WrittenStep(squares[place], sign, squares[place + 1], comma)


def why_not_turn(options: Options, cubes: Mapping[str, str], side: str, turn: str) -> Saying:
    """What is wrong with a turn that is not legal, made by X or O; `cubes` by square."""
    board = dict(cubes)
    left = sum(owner(cube) == side for cube in cubes.values() if cube)
    last_stand = in_last_stand(options, left)
    length = 3 if last_stand else 2
    made: list[WrittenStep] = []
    for step in written_steps(turn):
        wrong = (
            _too_late(board, side, made, length)
            or _wrong_cube(options, board, side, made, step)
            or _wrong_target(options, board, side, made, step, last_stand)
        )
        if wrong:
            return wrong
        _make(board, step)
        made.append(step)
    return Saying("why-step-left" if options["actions"] == "one-cube" else "why-action-left")


def owner(cube: str) -> str:
    """X's cubes are written in capitals."""
    return "X" if cube.isupper() else "O"


def in_last_stand(options: Options, left: int) -> bool:
    """Whether a side has one cube left and the options make something of it."""
    return options["last-stand"] == "yes" and left == 1


def _make(board: dict[str, str], step: WrittenStep) -> None:
    cube = board[step.origin]
    if step.sign == "~":
        assert step.direction is not None
        lie = rolled(cube.upper(), step.direction >> 1)
        cube = lie if cube.isupper() else lie.lower()
    board[step.origin], board[step.target] = "", cube


def _too_late(
    board: Mapping[str, str], side: str, made: list[WrittenStep], length: int
) -> Saying | None:
    """The turn was over before this step."""
    if made:
        won = made[-1].target == GOAL_OF[side] or all(
            owner(cube) == side for cube in board.values() if cube
        )
        if won:
            return Saying("why-game-ends-there", {"to": made[-1].target})
    if len(made) == length:
        return Saying("why-too-many-steps", {"count": length})
    return None


def _wrong_cube(
    options: Options,
    board: Mapping[str, str],
    side: str,
    made: list[WrittenStep],
    step: WrittenStep,
) -> Saying | None:
    """It is not for this cube to step."""
    cube = board[step.origin]
    if not cube:
        return Saying("why-empty-square", {"square": step.origin})
    if owner(cube) != side:
        return Saying("why-not-yours", {"square": step.origin})
    if step.after_comma and step.origin == made[-1].target:
        return Saying("why-one-path")
    if step.after_comma and options["actions"] == "one-cube":
        return Saying("why-one-cube")
    return None


def _wrong_target(
    options: Options,
    board: Mapping[str, str],
    side: str,
    made: list[WrittenStep],
    step: WrittenStep,
    last_stand: bool,
) -> Saying | None:
    """The cube cannot go there, or not like that."""
    cube, there = board[step.origin], board[step.target]
    names = {"from": step.origin, "to": step.target}
    if step.direction is None:
        return Saying("why-not-one-step", names)
    if there and owner(there) == side:
        return Saying("why-own-cube", names)
    if _home(step.target, side) and not _home(step.origin, side) and not last_stand:
        return Saying("why-home-triangle", names)
    turns_back = made and (made[-1].origin, made[-1].target) == (step.target, step.origin)
    if turns_back and options["turning-back"] == "no":
        return Saying("why-turn-back", names)
    if there and not beats(cube[0].upper(), there[0].upper()):
        return Saying("why-not-beaten", names)
    if there and step.sign != "x":
        return Saying("why-no-roll-capture", names)
    if there and sum(earlier.sign == "x" for earlier in made) == MOST_CAPTURES:
        return Saying("why-third-capture")
    if not there and step.sign == "x":
        return Saying("why-nothing-to-capture", names)
    if not there and step.sign == "-" and options["rolling"] == "forced":
        return Saying("why-must-roll")
    return None


def _home(square: str, side: str) -> bool:
    return PLAN_AT[square].upper() == side
