"""Positions and actions of janken shogi as text.

RP1SR3/1PR4/RP5/5rp/4sp1/3rs1ps x quiet=4 passed=1
    rows from rank a down; two letters a cube: its top, then the kind on its north–south axis,
    capitals for X; the side to act, turns without a capture, passes in a row
6/6/6/6/6/6 x phase=place
    cubes are being placed
a6=RP
    a cube is placed (capitals for both sides)
b5~b4-c4 · b5xb4~b3 · b5~b4,a4~a3
    a turn, step by step: - slid, ~ rolled, x captured; a comma before the steps of another cube
pass
    no cube can move
"""

import re
from collections.abc import Mapping, Sequence
from functools import lru_cache

import numpy as np

from wuqi.core.errors import BadPosition
from wuqi.core.kernel import State
from wuqi.core.options import Options
from wuqi.core.text.notation import (
    read_rows,
    split_position,
    whole_number,
    write_position,
    write_rows,
)
from wuqi.games.janken.board import BIT_OF, FILES, NAME_AT, NAMES, PLAN_AT, STEPS
from wuqi.games.janken.cube import LIES
from wuqi.games.janken.rules import (
    MOST_CUBES,
    O_CUBES,
    OPTIONS,
    PAPERS,
    PASS,
    PASS_LIMIT,
    PASSED,
    PLACING,
    QUIET,
    QUIET_LIMIT,
    SCISSORS,
    SIDE,
    STEP,
    STEP_BITS,
    TURNED,
    WORDS,
    X_CUBES,
    option_bits,
)

_PATH = r"[a-f][1-6]([-~x][a-f][1-6])+"
ACTION = re.compile(rf"pass|[a-f][1-6]=[RPS][RPS]|{_PATH}(,{_PATH})*")
MOVERS = ("x", "o")
KEYS = ("phase", "quiet", "passed")
PHASES = ("play", "place")
SIGNS = " -~x"  # by a step's manner
PIECES = (*LIES, *map(str.lower, LIES))
STARTS = tuple(BIT_OF[names[0]] for names in NAMES)  # of the ranks in the board's words, a first
RANK = (1 << len(FILES)) - 1


def read(options: Options, text: str) -> State:
    board, mover, keys = split_position(text, MOVERS, KEYS)
    rows = read_rows(board, 6, 6, PIECES)
    cubes = {
        name: cell
        for names, cells in zip(NAMES, rows, strict=True)
        for name, cell in zip(names, cells, strict=True)
        if cell
    }
    phase = keys.get("phase", PHASES[0])
    if phase not in PHASES:
        right = " | ".join(f"phase={name}" for name in PHASES)
        raise BadPosition("position-bad-key", key=f"phase={phase}", right=right)
    quiet = whole_number("quiet", keys.get("quiet", "0"), QUIET_LIMIT)
    passed = whole_number("passed", keys.get("passed", "0"), PASS_LIMIT)
    _check_numbers(cubes)
    if phase == "place":
        _check_placing(cubes, mover, quiet + passed)
    elif not cubes:
        raise BadPosition("position-no-cubes", "janken")
    state = np.zeros(WORDS, dtype=np.uint64)
    for name, cell in cubes.items():
        here = np.uint64(1 << BIT_OF[name])
        lie = LIES.index(cell.upper())
        state[X_CUBES if cell.isupper() else O_CUBES] |= here
        for bit, slot in enumerate((TURNED, PAPERS, SCISSORS)):
            if lie >> bit & 1:
                state[slot] |= here
    state[SIDE] = 1 + MOVERS.index(mover)
    state[PLACING] = phase == "place"
    state[QUIET], state[PASSED] = quiet, passed
    state[OPTIONS] = option_bits(options)
    return state


def _check_numbers(cubes: Mapping[str, str]) -> None:
    for side, found in _numbers(cubes).items():
        if found > MOST_CUBES:
            raise BadPosition("position-too-many-cubes", "janken", side=side.upper(), found=found)


def _check_placing(cubes: Mapping[str, str], mover: str, counted: int) -> None:
    """Cubes go to marked squares, in turn; the side to place must not be ahead of the other."""
    for name, cell in cubes.items():
        if PLAN_AT[name] != ("X" if cell.isupper() else "O"):
            raise BadPosition("position-not-marked", "janken", square=name)
    found = _numbers(cubes)
    if sum(found.values()) == 2 * MOST_CUBES:
        raise BadPosition("position-all-placed", "janken")
    (other,) = set(MOVERS) - {mover}
    if found[other] - found[mover] not in (0, 1):
        raise BadPosition("position-not-in-turn", "janken", mover=mover.upper(), **found)
    if counted:
        raise BadPosition("position-placing-counts-nothing", "janken")


def _numbers(cubes: Mapping[str, str]) -> dict[str, int]:
    """How many cubes each side has on the board."""
    of_x = sum(cell.isupper() for cell in cubes.values())
    return {"x": of_x, "o": len(cubes) - of_x}


def write(options: Options, state: State) -> str:
    keys = {
        "phase": "place" if state[PLACING] else None,
        "quiet": int(state[QUIET]),
        "passed": int(state[PASSED]),
    }
    return write_position(write_rows(rows(state)), MOVERS[int(state[SIDE]) - 1], keys)


def rows(state: State) -> tuple[tuple[str, ...], ...]:
    """The cells as letters, rank a first."""
    planes = state[: SCISSORS + 1].tolist()
    return tuple([_cells(*[plane >> start & RANK for plane in planes]) for start in STARTS])


@lru_cache(maxsize=1 << 14)  # few rows are new
def _cells(of_x: int, of_o: int, *lies: int) -> tuple[str, ...]:
    def cell(file: int) -> str:
        if not (of_x | of_o) >> file & 1:
            return ""
        lie = LIES[sum((plane >> file & 1) << bit for bit, plane in enumerate(lies))]
        return lie if of_x >> file & 1 else lie.lower()

    return tuple(map(cell, range(len(FILES))))


def action_texts(state: State, codes: Sequence[int]) -> list[str]:
    if state[PLACING]:
        return [f"{NAME_AT[code & 63]}={LIES[code >> 6]}" for code in codes]
    return ["pass" if code == PASS else _turn_text(code) for code in codes]


@lru_cache(maxsize=1 << 14)
def _turn_text(code: int) -> str:
    text, here = "", -1
    while code:
        step = code & STEP
        code >>= STEP_BITS
        origin = step & 63
        if origin != here:
            text += ("," if text else "") + NAME_AT[origin]
        here = origin + STEPS[step >> 6 & 3]
        text += SIGNS[step >> 8] + NAME_AT[here]
    return text
