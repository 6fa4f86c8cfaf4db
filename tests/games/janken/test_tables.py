"""The numbering of janken shogi's endings, and small ones against reference and another solver."""

import random
import re
from pathlib import Path

import numpy as np
import pytest

from tests.conftest import made_once
from tests.games.against import EFFORT
from tests.games.janken import reference
from tests.solve.brute import explore, label
from tests.solve.solved import made_or_found
from wuqi import load
from wuqi.core.game import Game
from wuqi.core.native.subsets import number_of
from wuqi.core.numbering import OUTSIDE, Duel, tables_of
from wuqi.games.janken import tables
from wuqi.games.janken.cube import LIES
from wuqi.solve.build import CHECK_AT_ONCE, make
from wuqi.solve.files import TableFile
from wuqi.solve.packing import PAGE, unpack_one
from wuqi.solve.probe import Prober
from wuqi.solve.work import Progress

pytestmark = pytest.mark.slow

COUNTERS = re.compile(r" (quiet|passed)=\S+")  # what values do not depend on
PRESETS = ["seed", "gakken"]
ONE_EACH, THREE_CUBES = tables.ENDS[0], tables.ENDS[2]


def standing(game: Game, seed: int, count: int, below: int = tables.ENDS[-1]) -> list[str]:
    """Random positions that are not over, as texts."""
    state, chance = game.start().state, random.Random(seed)
    found: list[str] = []
    while len(found) < count:
        if tables.stand(state, chance.randrange(below)) and game.at(state).mover:
            found.append(game.at(state).text)
    return found


def alike(game: Game, text: str) -> set[str]:
    """Everything that symmetries make of a position."""
    found, todo = {text}, [text]
    while todo:
        here = todo.pop()
        new = {symmetry.position(here) for symmetry in game.symmetries} - found
        found |= new
        todo += new
    return found


def test_alike_positions_have_the_number_of_one_of_them() -> None:
    game = load("janken")
    state = game.start().state
    for text in standing(game, seed=1, count=60):
        family = alike(game, text)
        numbers = {tables.number(game.read(other).state) for other in family}
        for number in numbers:
            assert tables.stand(state, number)
            assert game.at(state).text in family
            assert tables.number(state) == number
        assert len(family) % len(numbers) == 0


def test_openings_have_no_number() -> None:
    game = load("janken")
    assert tables.number(game.start().state) == OUTSIDE
    many = game.read("RP1RP3/6/RP5/5rp/6/3rp2 x")
    assert tables.number(many.state) == OUTSIDE


def test_musters_step_as_the_rules_say() -> None:
    """The duel's lists against the reference, cube by cube."""
    game = load("janken")
    duel = tables.duel(game.options)
    options = dict(game.options)
    for text in standing(game, seed=2, count=40):
        board = reference.read(text).board
        ours = {square: cube for square, cube in board.items() if cube.side == "x"}
        muster = muster_of(ours)
        expected = set()
        for square in ours:
            for step in reference.steps_of(options, ours, square):
                expected.add((step.start, step.to, muster_of(reference.after_step(ours, step))))
        assert listed(duel, len(ours), muster) == expected


def muster_of(cubes: dict[str, reference.Cube]) -> int:
    """The muster of X's cubes, by the definition."""
    squares = sorted(reference.SQUARES.index(square) for square in cubes)
    lying: int = sum(
        LIES.index(cubes[reference.SQUARES[s]].top + cubes[reference.SQUARES[s]].axis) * 6**k
        for k, s in enumerate(squares)
    )
    return number_of(sum(1 << s for s in squares)) * int(6 ** len(squares)) + lying


def listed(duel: Duel, size: int, muster: int) -> set[tuple[str, str, int]]:
    """Steps of a muster, slid and rolled: from, to, and the muster they make."""
    found = set()
    for slot in range(4 * size):
        to = int(duel.target[size][muster, slot])
        if to >= 0:
            start = int(duel.standing[size][muster, slot // 4])
            for after in (duel.slid[size][muster, slot], duel.rolled[size][muster, slot]):
                made, place = divmod(int(after), 4)
                assert duel.standing[size][made, place] == to
                found.add((reference.SQUARES[start], reference.SQUARES[to], made))
    return found


@pytest.fixture(scope="module", params=PRESETS)
def three_cubes(
    request: pytest.FixtureRequest, tmp_path_factory: pytest.TempPathFactory
) -> tuple[Game, TableFile]:
    """A table of the endings with up to three cubes: the others do not fit into a test."""
    game = load("janken", preset=request.param)
    rows = tables.rows(game.options)[:3]
    with (
        pytest.MonkeyPatch.context() as patch,
        made_once(tmp_path_factory, f"three-cubes-{request.param}") as (data, is_made),
    ):
        patch.setenv("WUQI_DATA", str(data))
        patch.setattr(tables_of("janken"), "rows", lambda options: rows)
        patch.setattr(tables_of("janken"), "slices", lambda options: [THREE_CUBES])
        return game, made_or_found(game, 5_000, is_made).file


def values(file: TableFile, last: int) -> list[int]:
    starts = [0, *file.ends.tolist()]
    return [unpack_one(file.words, starts[x // PAGE], x % PAGE) for x in range(last)]


def test_one_against_one_as_the_other_solver_says(
    three_cubes: tuple[Game, TableFile], tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """The retrograde solver works with the kernel's whole turns, not with steps and musters."""
    game, file = three_cubes
    monkeypatch.setenv("WUQI_DATA", str(tmp_path))
    monkeypatch.setattr(tables_of("janken"), "slices", lambda options: [ONE_EACH])
    monkeypatch.setattr(tables_of("janken"), "SOLVER", "retrograde")
    other = make(game, sample=2_000).file
    state = game.start().state
    compared, decided = 0, 0
    ours, theirs = values(file, ONE_EACH), values(other, ONE_EACH)
    for number in range(ONE_EACH):
        if tables.stand(state, number) and game.kernel.turn(state):
            assert ours[number] == theirs[number], game.at(state).text
            compared += 1
            decided += ours[number] != 0
    assert compared > 7_000
    assert decided > 1_000


@pytest.mark.parametrize("three_cubes", PRESETS if EFFORT > 1 else ["seed"], indirect=True)
def test_one_against_one_as_the_interpreted_solver_says(
    three_cubes: tuple[Game, TableFile],
) -> None:
    """Every position, outcome and distance, by the reference rules alone; alike ones together."""
    game, file = three_cubes
    prober, one_of = Prober(game, file), dict[str, str]()

    def bare(text: str) -> str:
        plain = COUNTERS.sub("", text)
        if plain not in one_of:
            family = alike(game, plain)
            one_of.update(dict.fromkeys(family, min(t for t in family if t.endswith(" x"))))
        return one_of[plain]

    found = explore(reference, dict(game.options), standing(game, 4, 300, ONE_EACH), bare)
    label(found, turned=True)
    values = {text: node.value for text, node in found.items() if node.winner is None}
    assert len(values) > 7_000
    for text, expected in values.items():
        value = prober.value(game.read(text))
        assert value is not None
        assert (value.outcome, value.distance or 0) == expected, text
    assert len(set(values.values())) > 10


def test_a_round_that_was_interrupted_is_done_again(
    three_cubes: tuple[Game, TableFile], tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """At a different place each time, also between its last piece and the journal."""
    game, _ = three_cubes
    rows = tables.rows(game.options)[:1]
    monkeypatch.setattr(tables_of("janken"), "rows", lambda options: rows)
    monkeypatch.setattr(tables_of("janken"), "slices", lambda options: [ONE_EACH])

    def made(data: str, most: int) -> bytes | None:
        """The table, if it is made in so many bits of progress."""
        monkeypatch.setenv("WUQI_DATA", str(tmp_path / data))
        seen: list[float] = []

        def interrupt(progress: Progress) -> None:
            seen.append(progress.done)
            if len(seen) == most:
                raise KeyboardInterrupt

        try:
            return make(game, watch=interrupt, sample=CHECK_AT_ONCE).file.path.read_bytes()
        except KeyboardInterrupt:
            return None

    whole = made("at once", most=1 << 20)
    interrupted = 0
    while (table := made("bit by bit", most=40 + interrupted)) is None:
        interrupted += 1
    assert interrupted > 10
    assert table == whole


def test_values_follow_from_the_reference_rules(three_cubes: tuple[Game, TableFile]) -> None:
    """Turns and endings by the reference, values of what they lead to by the table."""
    game, file = three_cubes
    prober = Prober(game, file)
    options = dict(game.options)
    seen = set()
    for text in standing(game, seed=3, count=60, below=THREE_CUBES):
        best = (-2, 0)
        for action in reference.actions(options, text):
            after = reference.play(options, text, action)
            best = max(best, worth(prober, options, text, after))
        value = prober.value(game.read(text))
        assert value is not None
        rank = {"win": 1, "draw": 0, "loss": -1}[value.outcome]
        distance = value.distance or 0
        assert best == (rank, -distance if rank == 1 else distance), text
        seen.add(rank)
    assert seen == {1, 0, -1} or seen == {1, -1}


def worth(prober: Prober, options: dict[str, str], before: str, after: str) -> tuple[int, int]:
    """What a turn is worth for its maker: sorted as a perfect player would."""
    over = reference.result(options, [after], [])
    if over is not None:
        mover = reference.mover(options, before)
        won = over[0][0] == [mover]
        return (0, 0) if len(over[0]) == 1 else (1, -1) if won else (-1, 1)
    value = prober.value(prober.game.read(after))
    assert value is not None
    if value.distance is None:
        return 0, 0
    turns = value.distance + 1
    return (1, -turns) if value.outcome == "loss" else (-1, turns)


def test_nothing_is_kept_twice() -> None:
    rows = tables.rows(load("janken").options)
    for ours, theirs, kept in rows:
        assert len(np.unique(kept)) == len(kept)
        assert ours + theirs <= tables.MOST_CUBES
    ends = np.cumsum([len(kept) * tables.MUSTERS[theirs] for _, theirs, kept in rows])
    assert ends.tolist() == tables.ENDS
