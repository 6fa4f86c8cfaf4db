"""The solver of rounds: duels of small armies, one more turn in each round.

In odd rounds wins are found, in even ones losses, for armies of all sizes together: after round n
everything is known that is decided within n turns. When neither finds anything, the rest are draws.
"""

import threading
from collections.abc import Iterable
from dataclasses import dataclass
from functools import lru_cache
from pathlib import Path
from typing import Any, cast

import numpy as np
import numpy.typing as npt

from wuqi.core.folder.contract import Saying
from wuqi.core.game import Game
from wuqi.core.numbering import LOSS, WIN, Duel, DuelTables, tables_of
from wuqi.core.registry import configure
from wuqi.solve.packing import HOLE
from wuqi.solve.solvers.armies import Ours, Theirs, ours_of, theirs_of
from wuqi.solve.solvers.duel import (
    Decided,
    DuelStep,
    mark_holes,
    play_round,
    take_steps,
    transpose,
)
from wuqi.solve.solvers.retrograde import tally
from wuqi.solve.work import Progress, Workers, Workshop, open_array, run

LIKELY_ROUNDS = 40  # for the time left; when there are more, the guess grows along
LONGEST = 255
ROWS_AT_ONCE = 16_384
WORDS_AT_ONCE = 64  # of 64 rows each
VALUES_AT_ONCE = 1 << 22

Setting = tuple[str, tuple[tuple[str, str], ...]]

_own = threading.local()  # room for rows, used again and again by each thread


@dataclass(frozen=True)
class Arena:
    """A duel, laid out for compiled code; tuples go by size of army."""

    duel: Duel
    ours: tuple[Ours, ...]
    theirs: tuple[Theirs, ...]

    def words(self, size: int) -> int:
        """How many words a row has, for theirs of a size."""
        return -(-self.duel.musters[size] // 64)

    def pasts(self, size: int) -> int:
        """How many pasts of a step there are: does it matter who moved before?"""
        free = self.duel.may_turn_back and not self.duel.one_piece
        return 1 if free else 4 * size


@lru_cache(maxsize=2)
def arena_of(name: str, options: tuple[tuple[str, str], ...]) -> Arena:
    """A game laid out for compiled code, once per process."""
    game = configure(name, None, dict(options))
    duel = _tables(game).duel(game.options)
    sizes = range(1, len(duel.musters))
    ours = [ours_of(duel, size) for size in sizes]
    theirs = [theirs_of(duel, size) for size in sizes]
    return Arena(duel, (ours[0], *ours), (theirs[0], *theirs))


def _tables(game: Game) -> DuelTables:
    return cast(DuelTables, tables_of(game.name))


def solve(game: Game, workshop: Workshop, workers: Workers, progress: Progress) -> Any:
    """Plays rounds until nothing more is found; a report."""
    setting = (game.name, tuple(game.options.items()))
    arena = arena_of(*setting)
    pairs = _lay_out(game, arena, workshop, workers)
    number, found = 0, [1, 1]
    decided = [0, 0]  # losses, wins
    while found[-1] + found[-2]:
        number += 1
        assert number <= LONGEST
        new = workshop.done(f"round {number}")
        if new is None:
            progress.stage = Saying("solve-round", {"round": number, "found": found[-1]})
            progress.add(0)
            _round(arena, setting, pairs, workshop, workers, progress, number)
            new = _decided(workshop.folder, pairs, number) - decided[number % 2]
            workshop.finish(f"round {number}", new)
        else:
            progress.skip(1 / LIKELY_ROUNDS)
        found.append(new)
        decided[number % 2] += new
        if number > LIKELY_ROUNDS - 5:
            progress.total += 1 / LIKELY_ROUNDS
    progress.stage = Saying("solve-writing")
    slices = _fill(game, arena, setting, workshop, workers, progress)
    return {"found": found[2:], "slices": slices}


def _lay_out(
    game: Game, arena: Arena, workshop: Workshop, workers: Workers
) -> list[tuple[int, int]]:
    """Makes (or finds) the arrays; the pairs of sizes."""
    musters = arena.duel.musters
    pairs = []
    for ours, theirs, kept in _tables(game).rows(game.options):
        pairs.append((ours, theirs))
        for name in ("won", "lost"):
            shape = (musters[ours], arena.words(theirs))
            workshop.array(f"{name}-{ours}-{theirs}", shape, np.uint64)
        workshop.scratch(f"seen-{ours}-{theirs}", shape, np.uint64, workers)
        workshop.array(f"distances-{ours}-{theirs}", (len(kept), musters[theirs]), np.uint8)
        places = workshop.array(f"places-{ours}", (musters[ours],), np.int32)
        places[:] = -1
        places[kept] = np.arange(len(kept))
    return pairs


def _round(
    arena: Arena,
    setting: Setting,
    pairs: list[tuple[int, int]],
    workshop: Workshop,
    workers: Workers,
    progress: Progress,
    number: int,
) -> None:
    """One round. It may have been interrupted before: doing it again changes nothing."""
    folder, musters = workshop.folder, arena.duel.musters
    for ours, theirs in pairs:
        words = arena.words(theirs)
        tasks: list[tuple[Any, ...]] = [
            (folder, number, ours, theirs, *part) for part in _parts(words, WORDS_AT_ONCE)
        ]
        run(workers, turn_piece, tasks, progress, 0)
    total = sum(musters[ours] * musters[theirs] for ours, theirs in pairs)
    for ours, theirs in pairs:
        weight = musters[ours] * musters[theirs] / total / LIKELY_ROUNDS
        rows = max(1, min(ROWS_AT_ONCE, musters[ours] // 16))
        half_turns = [
            (left, size)
            for left in range(1, arena.duel.steps[ours])
            for size in range(max(1, theirs - arena.duel.most_taken), theirs + 1)
        ]
        for left, size in half_turns:
            shape = (musters[ours] * arena.pasts(ours), arena.words(size))
            workshop.scratch(_half_turn(left, ours, theirs, size), shape, np.uint64, workers)
            tasks = [
                (folder, setting, left, ours, theirs, size, *part)
                for part in _parts(musters[ours], rows)
            ]
            run(workers, steps_piece, tasks, progress, 0)
        tasks = [
            (folder, setting, number, ours, theirs, *part) for part in _parts(musters[ours], rows)
        ]
        run(workers, round_piece, tasks, progress, weight)
        for left, size in half_turns:
            workshop.forget(_half_turn(left, ours, theirs, size))


def _decided(folder: Path, pairs: list[tuple[int, int]], number: int) -> int:
    """How many positions are known to be won, or lost in even rounds."""
    name = "won" if number % 2 else "lost"
    arrays = (open_array(folder, f"{name}-{ours}-{theirs}") for ours, theirs in pairs)
    return sum(int(np.bitwise_count(array).sum(dtype=np.int64)) for array in arrays)


def _half_turn(left: int, ours: int, theirs: int, size: int) -> str:
    """The array of half-turns with so many steps to come, `size` of `theirs` being left."""
    return f"half-turns-{left}-{ours}-{theirs}-{size}"


def _parts(total: int, at_once: int) -> Iterable[tuple[int, int]]:
    return ((begin, min(begin + at_once, total)) for begin in range(0, total, at_once))


def turn_piece(folder: Path, number: int, ours: int, theirs: int, begin: int, end: int) -> None:
    """Turns what the other side knows, so that ours name the rows: part of one pair of sizes."""
    wins = number % 2 == 1
    source = open_array(folder, f"{'lost' if wins else 'won'}-{theirs}-{ours}")
    transpose(source, begin, end, not wins, open_array(folder, f"seen-{ours}-{theirs}"))


def steps_piece(
    folder: Path,
    setting: Setting,
    left: int,
    ours: int,
    theirs: int,
    size: int,
    begin: int,
    end: int,
) -> None:
    """Half-turns of some musters: `left` steps are to come, `size` of `theirs` are left."""
    arena = arena_of(*setting)
    pasts = arena.pasts(ours)
    take_steps(
        arena.ours[ours],
        arena.theirs[size],
        _step(folder, arena, left, ours, theirs, size),
        pasts,
        begin,
        end,
        _room(arena, ours, size),
        open_array(folder, _half_turn(left, ours, theirs, size)),
    )


def _step(folder: Path, arena: Arena, left: int, ours: int, theirs: int, size: int) -> DuelStep:
    """A step with `left` to come, itself included, when `size` of `theirs` are left."""
    names = [
        f"seen-{ours}-{n}" if left == 1 else _half_turn(left - 1, ours, theirs, n)
        for n in (size, size - 1)
    ]
    after = open_array(folder, names[0])
    may_take = theirs - size < arena.duel.most_taken
    return DuelStep(
        may_take=may_take,
        pasts=1 if left == 1 else arena.pasts(ours),
        after=after,
        after_taking=open_array(folder, names[1]) if may_take and size > 1 else after,
        ending=open_array(folder, f"seen-{ours}-{size}"),
    )


def round_piece(
    folder: Path, setting: Setting, number: int, ours: int, theirs: int, begin: int, end: int
) -> None:
    """A round for some musters."""
    arena = arena_of(*setting)
    decided = Decided(
        won=open_array(folder, f"won-{ours}-{theirs}"),
        lost=open_array(folder, f"lost-{ours}-{theirs}"),
        places=open_array(folder, f"places-{ours}"),
        distances=open_array(folder, f"distances-{ours}-{theirs}"),
    )
    play_round(
        arena.ours[ours],
        arena.theirs[theirs],
        _step(folder, arena, arena.duel.steps[ours], ours, theirs, theirs),
        begin,
        end,
        _room(arena, ours, theirs),
        number,
        decided,
    )


def _room(arena: Arena, ours: int, size: int) -> npt.NDArray[np.uint64]:
    """A row for each step of ours."""
    shape = (4 * ours, arena.words(size))
    if getattr(_own, "room", None) is None or _own.room.shape != shape:
        _own.room = np.zeros(shape, dtype=np.uint64)
    return cast(npt.NDArray[np.uint64], _own.room)


def _fill(
    game: Game,
    arena: Arena,
    setting: Setting,
    workshop: Workshop,
    workers: Workers,
    progress: Progress,
) -> list[dict[str, Any]]:
    """Writes the values in the order of the numbers; for each pair of sizes what was found."""
    rows = _tables(game).rows(game.options)
    musters = arena.duel.musters
    total = sum(len(kept) * musters[theirs] for _, theirs, kept in rows)
    values = workshop.array("values", (total,), np.uint16)
    slices = []
    first = 0
    for ours, theirs, kept in rows:
        width = musters[theirs]
        tasks = [
            (workshop.folder, setting, ours, theirs, first, begin, kept[begin:end])
            for begin, end in _parts(len(kept), max(1, VALUES_AT_ONCE // width))
        ]
        run(workers, fill_piece, tasks, progress, 0)
        last = first + len(kept) * width
        slices.append({"ours": ours, "theirs": theirs, **tally(values, first, last)})
        first = last
    return slices


def fill_piece(
    folder: Path,
    setting: Setting,
    ours: int,
    theirs: int,
    first: int,
    begin: int,
    kept: npt.NDArray[np.int64],
) -> None:
    """Writes the values of some musters of ours."""
    arena = arena_of(*setting)
    distances = open_array(folder, f"distances-{ours}-{theirs}")
    values = open_array(folder, "values")
    width = distances.shape[1]
    for row, muster in enumerate(kept.tolist(), begin):
        codes = CODES[distances[row]]
        mark_holes(arena.ours[ours], arena.theirs[theirs], muster, codes, HOLE)
        values[first + row * width : first + (row + 1) * width] = codes


CODES = np.array(
    [0] + [3 * turns + (WIN if turns % 2 else LOSS) for turns in range(1, LONGEST + 1)],
    dtype=np.uint16,
)
