"""Datasets: rows can be replayed, interrupted ones go on, and each is described."""

from pathlib import Path

import pyarrow as pa
import pyarrow.parquet as pq
import pytest

import wuqi
from tests.cli.terminal import run
from wuqi.arena import dataset_files
from wuqi.arena.dataset import COLUMNS, DatasetPlan, rows_of
from wuqi.arena.dataset_files import card_of, make, schema
from wuqi.core.errors import BadRequest
from wuqi.core.registry import names

PLAN = DatasetPlan("musketeers", {}, 4, 30, 6, 1)


@pytest.mark.parametrize("name", names())
def test_rows_tell_whole_games(name: str) -> None:
    plan = DatasetPlan(name, {}, 1, 20, 4, 1)
    game, rows = plan.load_game(), rows_of(plan, 0)
    assert rows == rows_of(plan, 0)
    position = game.start()
    for ply, row in enumerate(rows):
        assert (row.ply, row.position, row.mover) == (ply, position.text, position.mover)
        assert (row.score is None) == row.random
        position = position.play(row.action)
        while position.mover == -1:  # what chance showed is told by the next row
            following = rows[ply + 1].position if ply + 1 < len(rows) else None
            reached = [position.play(outcome) for outcome in position.outcomes()]
            position = next(one for one in reached if following in (None, one.text))
    result = position.result
    assert result is not None
    assert rows[-1].outcome == pytest.approx(2 * result.payoffs()[rows[-1].mover - 1] - 1)


@pytest.mark.parametrize("suffix", ["parquet", "arrow"])
def test_a_file_has_all_rows_its_plan_and_a_card(suffix: str, tmp_path: Path) -> None:
    file = tmp_path / f"games.{suffix}"
    assert list(make(PLAN, file)) == [0, 4]
    read = pq.read_table(file) if suffix == "parquet" else pa.ipc.open_file(file).read_all()
    assert read.column_names == list(COLUMNS)
    assert read.num_rows == sum(len(rows_of(PLAN, number)) for number in range(4))
    assert b"musketeers" in read.schema.metadata[b"wuqi"]
    card = card_of(file).read_text("utf-8")
    assert all(f"| {field.name} | {field.type} |" in card for field in schema())
    assert not (tmp_path / f"games.{suffix}.parts").exists()
    with pytest.raises(BadRequest, match="already exists"):
        next(make(PLAN, file))


def test_an_interrupted_dataset_goes_on(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(dataset_files, "CHUNK", 2)
    file, whole = tmp_path / "games.parquet", tmp_path / "whole.parquet"
    going_on = make(PLAN, file)
    assert [next(going_on), next(going_on)] == [0, 2]
    going_on.close()
    other = DatasetPlan("musketeers", {}, 4, 31, 6, 1)
    with pytest.raises(BadRequest, match="another dataset"):
        next(make(other, file))
    assert list(make(PLAN, file)) == [2, 4]
    list(make(PLAN, whole))
    assert pq.read_table(file) == pq.read_table(whole)


@pytest.mark.parametrize(
    "taken", ["games.md", "games.parquet.parts", "games.parquet.parts/notes.txt"]
)
def test_files_of_something_else_are_left_alone(taken: str, tmp_path: Path) -> None:
    """The card's, and those of a folder where the parts would be; both were lost at the end."""
    path = tmp_path / taken
    path.parent.mkdir(exist_ok=True)
    path.write_text("mine")
    before = sorted(tmp_path.rglob("*"))
    with pytest.raises(BadRequest, match="already exists"):
        next(make(PLAN, tmp_path / "games.parquet"))
    assert sorted(tmp_path.rglob("*")) == before
    assert path.read_text() == "mine"


def test_the_command_and_what_it_refuses(tmp_path: Path) -> None:
    small = ("--games", "1", "--nodes", "10", "--processes", "1")
    ran = run("dataset", "musketeers", *small, "--to", str(tmp_path / "a.parquet"))
    assert ran.code == 0
    assert pq.read_table(tmp_path / "a.parquet").num_rows > 5
    assert ".parquet | .arrow" in run("dataset", "musketeers", "--to", "a.csv").err
    hidden = run("dataset", "tamquan", "--option", "deploy=hidden", "--to", "a.arrow")
    assert "hide things" in hidden.err
    (tmp_path / "file").touch()
    unwritable = run("dataset", "musketeers", *small, "--to", str(tmp_path / "file" / "a.arrow"))
    assert unwritable.code == 2
    assert "Cannot write to" in unwritable.err


def test_true_values_come_from_tables(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Where there is none, the column is empty."""
    monkeypatch.setenv("WUQI_DATA", str(tmp_path))
    assert {row.value for row in rows_of(PLAN, 1)} == {None}
    assert wuqi.load("musketeers").start().text == rows_of(PLAN, 1)[0].position
