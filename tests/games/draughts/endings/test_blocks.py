"""Larger endings of draughts, by the solver of blocks: small ones against the solver of graphs."""

import random
import shutil
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import numpy as np
import numpy.typing as npt
import pytest

from tests.cli.terminal import run
from tests.games.draughts.test_tables import three_pieces
from wuqi import load
from wuqi.core.errors import BadRequest, BadTable
from wuqi.core.game import Game
from wuqi.core.numbering import DEEPER, LOSS, OUTCOMES, OUTSIDE, tables_of
from wuqi.core.position import Position
from wuqi.games.draughts.endings import numbering
from wuqi.games.draughts.endings.blocks import FORCED, NOWHERE, OUTCOME, STUCK
from wuqi.games.draughts.endings.larger import LargerTables
from wuqi.players.perfect_player import holding
from wuqi.solve import store
from wuqi.solve.build import check, make
from wuqi.solve.files import TableFile
from wuqi.solve.larger import LargerProber, outcomes_in, outcomes_of
from wuqi.solve.probe import Prober, Value
from wuqi.solve.solvers import blocks

pytestmark = pytest.mark.slow

PIECES = 3
__all__ = ["three_pieces"]


def positions(count: int, seed: int = 1) -> Iterator[tuple[int, Position]]:
    """Random positions of up to three pieces that are not over, and their numbers."""
    game, chance = load("draughts"), random.Random(seed)
    state = game.start().state
    while count:
        number = chance.randrange(numbering.ENDS[PIECES])
        if numbering.stand_any(state, number) and game.at(state).mover:
            yield number, game.at(state)
            count -= 1


@pytest.fixture(scope="module")
def solved() -> npt.NDArray[np.uint8]:
    """The bytes of all endings of up to three pieces."""
    solver = LargerTables(PIECES)
    found = np.zeros(solver.estimate.numbers, dtype=np.uint8)
    for step in solver.steps():
        solver.solve(found, step, 0, step.blocks)
    return found


def test_they_are_worth_what_graphs_say(
    three_pieces: tuple[Game, TableFile], solved: npt.NDArray[np.uint8]
) -> None:
    prober = Prober(*three_pieces)
    for number, position in positions(20_000):
        assert solved[number] & OUTCOME == prober.code(position.state, position.mover) % 3


def test_a_byte_also_says_what_is_no_position_over_or_forced(
    solved: npt.NDArray[np.uint8],
) -> None:
    game, chance = load("draughts"), random.Random(2)
    state = game.start().state
    for number in chance.sample(range(len(solved)), 3_000):
        if not numbering.stand_any(state, number):
            assert solved[number] == NOWHERE
            continue
        position = game.at(state)
        assert (position.mover == 0) == (solved[number] == STUCK | LOSS)
        forced = any("x" in str(action) for action in position.actions())
        assert forced == (solved[number] & FORCED != 0)
        assert numbering.stand(state, number) == (not forced)


def test_numbers_up_to_six_pieces() -> None:
    game, chance = load("draughts"), random.Random(3)
    (half_turn,) = game.symmetries
    state, sizes = game.start().state, set()
    for pieces in range(2, numbering.MOST_PIECES + 1):
        for _ in range(200):
            number = chance.randrange(numbering.ENDS[pieces - 1], numbering.ENDS[pieces])
            if numbering.stand_any(state, number):
                text = game.at(state).text
                wanted = number if numbering.stand(state, number) else DEEPER
                assert numbering.number(game.read(text).state) == wanted
                assert numbering.number(game.read(half_turn.position(text)).state) == wanted
                sizes.add(pieces)
    assert sizes == {2, 3, 4, 5, 6}
    assert numbering.number(game.start().state) == OUTSIDE


def test_actions_lead_to_blocks_that_are_solved_before() -> None:
    """Or stay in the same block: only kings move there."""
    game, chance = load("draughts"), random.Random(4)
    state, seen = game.start().state, 0
    ends = numbering.ends_up_to(5)
    while seen < 300:
        number = chance.randrange(numbering.ENDS[4], numbering.ENDS[5])
        if not numbering.stand(state, number) or not game.at(state).mover:
            continue
        position = game.at(state)
        for action in position.actions():
            after = position.play(action)
            if not after.mover or (to := numbering.number(after.state)) == DEEPER:
                continue
            pairs = [next(k for k, end in enumerate(ends) if at < end) for at in (number, to)]
            assert pairs[0] >= pairs[1]
            man = str(action).split("-")[0] in position.text.replace("K", " K").split()
            assert not man or pairs[0] > pairs[1] or position.text != after.text
        seen += 1


@pytest.fixture
def small(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Game:
    """Draughts with a larger table of three pieces, which may be made."""
    monkeypatch.setenv("WUQI_DATA", str(tmp_path))
    monkeypatch.setattr(tables_of("draughts"), "larger", {PIECES: LargerTables(PIECES)}.get)
    return load("draughts")


@pytest.fixture(scope="module")
def made_once(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A folder with that table."""
    with pytest.MonkeyPatch.context() as patch:
        data = tmp_path_factory.mktemp("larger")
        patch.setenv("WUQI_DATA", str(data))
        patch.setattr(tables_of("draughts"), "larger", {PIECES: LargerTables(PIECES)}.get)
        make(load("draughts"), pieces=PIECES, sample=500)
        return data


def test_a_larger_table_is_made_resumed_and_probed(
    three_pieces: tuple[Game, TableFile], small: Game
) -> None:
    game = small

    def interrupt(progress: Any) -> None:
        if progress.done / progress.total > 0.5:
            raise KeyboardInterrupt

    with pytest.raises(KeyboardInterrupt):
        make(game, pieces=PIECES, watch=interrupt)
    assert store.find_larger(game) is None
    found: list[float] = []
    made = make(
        game, pieces=PIECES, sample=2_000, watch=lambda progress: found.append(progress.found_done)
    )
    assert max(found) > 0.3
    assert made.checked > 800
    assert check(game, False, made.file.path, 500, pieces=PIECES).checked > 200
    outcomes, truth = outcomes_in(game, made.file, PIECES), Prober(*three_pieces)
    for _, position in positions(1_000, seed=5):
        code = truth.code(position.state, position.mover)
        assert outcomes.of(position.state) == code % 3
    assert sum(part[outcome] for part in made.file.account.report["slices"] for outcome in OUTCOMES)


def test_it_answers_where_the_own_table_does_not(
    three_pieces: tuple[Game, TableFile],
    small: Game,
    made_once: Path,
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    truth = Prober(*three_pieces)
    monkeypatch.setenv("WUQI_DATA", str(made_once))
    outcomes = outcomes_of(small)
    assert outcomes is not None
    prober = LargerProber(truth, outcomes)
    for _, position in positions(300, seed=6):
        expected = truth.probe(position)
        assert prober.probe(position) == expected
        with monkeypatch.context() as patch:
            patch.setattr(truth, "value", lambda position: None)
            probed = prober.probe(position)
        assert probed.value == without_distance(expected.value)
        assert list(probed.actions) == list(expected.actions)
        for action, value in expected.actions.items():
            assert probed.actions[action] == without_distance(value)


def test_players_keep_to_what_it_allows(
    three_pieces: tuple[Game, TableFile],
    small: Game,
    made_once: Path,
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    """Level 8 searches only among actions that win, or else among those that do not lose."""
    monkeypatch.setenv("WUQI_DATA", str(made_once))
    prober = Prober(*three_pieces)
    kinds = set()
    for _, position in positions(300, seed=7):
        actions = position.actions()
        values = [value for value in prober.probe(position).actions.values() if value is not None]
        outcomes = [value.outcome for value in values]
        best = min(outcomes, key=("win", "draw", "loss").index)
        wanted = [action for action, one in zip(actions, outcomes, strict=True) if one == best]
        assert holding(position, actions) == wanted
        kinds.add((best, len(wanted) < len(actions)))
    assert len(kinds) == 5  # where all lose, none is left out


def without_distance(value: Value | None) -> Value | None:
    return None if value is None else Value(value.outcome, None)


def test_a_wrong_value_is_found(small: Game, monkeypatch: pytest.MonkeyPatch) -> None:
    right = blocks.values_piece

    def wrong(*task: Any) -> npt.NDArray[np.uint16]:
        values = right(*task)
        return np.where(values == LOSS, 0, values).astype(np.uint16)

    monkeypatch.setattr(blocks, "values_piece", wrong)
    with pytest.raises(BadTable, match="wrong value"):
        make(small, pieces=PIECES, sample=20_000)
    assert store.find_larger(small) is None


def test_a_disk_that_is_too_small_is_noticed_before(
    small: Game, monkeypatch: pytest.MonkeyPatch
) -> None:
    class Full:
        free = 1_000

    monkeypatch.setattr(shutil, "disk_usage", lambda folder: Full)
    with pytest.raises(BadTable, match="too little room"):
        make(small, pieces=PIECES)


def test_other_sizes_are_refused() -> None:
    for name, pieces in (("draughts", 4), ("draughts", 7), ("tamquan", 5)):
        with pytest.raises(BadRequest, match=f"no tablebases for {name} with --pieces {pieces}"):
            store.target(load(name), False, pieces)


def test_the_command_line_says_beforehand_what_it_costs(small: Game) -> None:
    ran = run("solve", "draughts", "--pieces", str(PIECES), "--sample", "200")
    assert ran.code == 0, ran.err
    assert "Estimate" in ran.err
    assert "pieces=3.table" in ran.out
