"""Makes a table: solve, pack, write, verify."""

import shutil
from collections.abc import Callable
from dataclasses import dataclass
from pathlib import Path
from typing import Any

import numpy as np

from wuqi.core.errors import BadTable
from wuqi.core.folder.contract import Saying
from wuqi.core.folder.loading import known
from wuqi.core.game import Game
from wuqi.core.native.sources import source_key
from wuqi.core.numbering import larger_tables
from wuqi.core.position import Position
from wuqi.core.storage.locking import locked
from wuqi.solve import store
from wuqi.solve.files import Account, TableFile, Writer, pack_values
from wuqi.solve.larger import LargerProber, outcomes_in
from wuqi.solve.probe import Probed, Prober
from wuqi.solve.solvers import blocks, layered, retrograde, rounds
from wuqi.solve.two_values import Words
from wuqi.solve.work import Piece, Progress, Threads, Workers, Workshop

SAMPLE = 200_000  # positions checked at the end
CHECK_AT_ONCE = 2_000

# How much of the whole each part of the work is, roughly: for the time left.
SOLVING, WRITING, CHECKING = 0.8, 0.15, 0.05


@dataclass(frozen=True, slots=True)
class Made:
    """A table that was made and verified."""

    file: TableFile
    checked: int  # positions whose value was checked against those of their actions


def make(
    game: Game,
    depth: bool = False,
    workers: Workers | None = None,
    watch: Callable[[Progress], None] = lambda progress: None,
    sample: int = SAMPLE,
    pieces: int | None = None,
) -> Made:
    """Makes the table of a game, or continues making it; BadRequest if the game has none. If
    another process is making it, waits for that one.

    `pieces` asks for the larger table of endings with up to so many pieces.
    """
    depth, path = store.target(game, depth, pieces)
    progress = Progress(watch=watch)
    path.parent.mkdir(parents=True, exist_ok=True)
    with locked(path.with_suffix(".lock"), progress.wait) as waited:
        if waited and path.exists():
            return check(game, depth, path, sample, progress, pieces)
        return _make(game, depth, path, workers or Threads(), progress, sample, pieces)


def _make(
    game: Game,
    depth: bool,
    path: Path,
    workers: Workers,
    progress: Progress,
    sample: int,
    pieces: int | None,
) -> Made:
    """The same, with the lock held. The table gets its final name once it is verified."""
    tables, settings = store.planned(game, pieces)
    made_from = source_key(Path(__file__), known(game.name).path / "tables.py")
    maker = f"{path.name} {tables.VERSION} {made_from}"
    workshop = Workshop(path.with_suffix(".work"), maker)
    progress.total = 1 / SOLVING
    tasks: list[tuple[Any, ...]]
    if pieces is not None:
        larger = larger_tables(game.name, pieces)
        assert larger is not None
        _refuse_without_room(path.parent, workshop.missing(larger.estimate.disk))
        report = blocks.solve(game, larger, workshop, workers, progress)
        tasks = [
            (blocks.values_piece, *task)
            for task in blocks.values(workshop.folder, larger, game.name)
        ]
    elif tables.SOLVER == "layered":
        report = layered.solve(game, depth, workshop, workers, progress)
        tasks = [
            (layered.values_piece, *task) for task in layered.values(game, depth, workshop.folder)
        ]
    else:
        solver = rounds if tables.SOLVER == "rounds" else retrograde
        report = solver.solve(game, workshop, workers, progress)
        tasks = [(retrograde.values_piece, *task) for task in retrograde.values(workshop.folder)]
    progress.stage = Saying("solve-writing")
    account = Account(
        game.name,
        dict(settings),
        tables.VERSION,
        depth,
        tables.UNIT,
        store.numbers_of(game, tables),
    )
    unchecked = path.with_suffix(".unchecked")
    with Writer(unchecked, account) as writer:
        for words, ends in workers.each(packed_piece, tasks):
            writer.add(words, ends)
            progress.add(WRITING / SOLVING / len(tasks))
        writer.finish(report)
    progress.stage = Saying("solve-checking")
    try:
        checked = check(game, depth, unchecked, sample, progress, pieces).checked
    except BadTable:
        workshop.remove()
        raise
    unchecked.replace(path)
    workshop.remove()
    return Made(store.open_for(game, depth, path, pieces), checked)


def packed_piece(values_piece: Piece, *task: Any) -> tuple[Words, Words]:
    """Some pages, packed where their values are made."""
    return pack_values(values_piece(*task))


def _refuse_without_room(folder: Path, needed: int) -> None:
    """BadTable if a disk has too little room: a file that is mapped into memory cannot say so."""
    free = shutil.disk_usage(folder).free
    if free < needed:
        raise BadTable("table-no-room", path=str(folder), needed=gigabytes(needed))


def gigabytes(size: float) -> str:
    return f"{size / 1e9:,.1f}"


def check(
    game: Game,
    depth: bool,
    path: Path,
    sample: int = SAMPLE,
    progress: Progress | None = None,
    pieces: int | None = None,
) -> Made:
    """Verifies a table: its checksums, and on a random sample that every value follows from
    those of the actions. One that fails is renamed and reported."""
    file = store.open_for(game, depth, path, pieces)
    file.trust_all()
    prober = Prober(game, file) if pieces is None else outcomes_in(game, file, pieces)
    numbers = np.random.default_rng(1).integers(0, file.account.numbers, sample)
    checked = 0
    for at in range(0, sample, CHECK_AT_ONCE):
        wrong, looked_at = prober.first_wrong(numbers[at : at + CHECK_AT_ONCE])
        if wrong is not None:
            damaged = path.with_suffix(".wrong")
            path.replace(damaged)
            raise BadTable("table-wrong", path=str(damaged), number=wrong)
        checked += looked_at
        if progress is not None:
            progress.add(CHECKING / SOLVING * CHECK_AT_ONCE / sample)
    return Made(file, checked)


def prober_for(game: Game, watch: Callable[[Progress], None] = lambda progress: None) -> Prober:
    """A prober; first makes the table if that takes about a minute. BadTable if it would take
    longer: the message says how to make it.
    """
    tables, _ = store.planned(game)
    prober = Prober.of(game)
    if prober is None and tables.QUICK:
        make(game, watch=watch)
        prober = Prober.of(game)
    if prober is None:
        options = "".join(f" --option {pair}" for pair in str(game.options).split())
        raise BadTable("table-missing", command=f"wuqi solve {game.name}{options}")
    return prober


def answering(
    game: Game, watch: Callable[[Progress], None] = lambda progress: None
) -> Prober | LargerProber:
    """The same with the largest table there is besides the game's own."""
    own = prober_for(game, watch)
    return LargerProber.of(game) or own


def probe(position: Position) -> Probed:
    """The value of a position and of each of its actions, from a table.

    A table that takes about a minute to make is made on first use. For others an error names the
    command that makes it; games without tables raise an error, too.
    """
    return answering(position.game).probe(position)
