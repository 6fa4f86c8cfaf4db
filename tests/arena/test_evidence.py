"""Elo, the sequential test, and what a folder of games is exported as."""

import csv
import io
import json
import random
from collections.abc import Iterator
from pathlib import Path

import pytest

import wuqi
from tests.cli.terminal import run
from wuqi.arena.evidence import Elo, Sprt, elo, elo_of, expected
from wuqi.arena.running import MatchProgress
from wuqi.cli import contest


def test_elo_is_what_everybody_knows() -> None:
    assert elo_of(0.5) == 0
    assert elo_of(expected(100)) == pytest.approx(100)
    assert expected(100) == pytest.approx(0.64, abs=0.001)
    even = elo([0.0, 1.0, 0.5, 0.5] * 50)
    assert even.elo == pytest.approx(0, abs=1e-9)
    assert even.low == pytest.approx(-even.high)
    assert elo([0.5] * 10 + [1.0] * 10).low < 191 < elo([1.0] * 3).high
    assert str(Elo(-0.2, -382.4, 382.4)) == "+0 (-382 – +382)"


@pytest.mark.parametrize(
    ("true", "wanted"), [(60.0, "better"), (-40.0, "not-better"), (0.0, "not-better")]
)
def test_the_sequential_test_decides_rightly(true: float, wanted: str) -> None:
    """Simulated matches with draws; with 5% errors allowed, most of twenty come out right."""
    test, chance = Sprt(0, 30), random.Random(1)
    right = 0
    for _ in range(20):
        scores: list[float] = []
        while (decision := test.decide(scores)) == "undecided":
            win = expected(true) - 0.2
            scores.append(chance.choices((1.0, 0.5, 0.0), (win, 0.4, 0.6 - win))[0])
        right += decision == wanted
    assert right >= 16


@pytest.fixture(scope="module")
def folder(tmp_path_factory: pytest.TempPathFactory) -> Path:
    path = tmp_path_factory.mktemp("match") / "games"
    wuqi.match("draughts", ["random", "random"], games=4, to=path)
    return path


def test_a_folder_becomes_a_table_or_one_foreign_file(folder: Path) -> None:
    made = run("export", str(folder), "--format", "csv")
    assert made.code == 0
    rows = list(csv.DictReader(io.StringIO(made.out)))
    assert [row["round"] for row in rows] == ["1", "1", "2", "2"]
    assert all(row["game"] == "draughts" and row["date"] for row in rows)
    assert {row["ranking"] for row in rows} <= {"1>2", "2>1", "1=2"}
    pdn = run("export", str(folder)).out
    assert pdn.count('[Round "') == 4
    assert '[Round "2"]' in pdn
    assert "????" not in pdn
    single = run("export", *(str(folder / f"game-00000{number}.json") for number in range(4))).out
    assert single == pdn


def test_an_empty_folder_is_refused(tmp_path: Path) -> None:
    ran = run("export", str(tmp_path))
    assert (ran.code, "no records" in ran.err) == (2, True)


def test_a_match_tells_elo_and_stops_when_it_is_decided(tmp_path: Path) -> None:
    ran = run(
        *("match", "musketeers", "--seats", "level:6:0.1,random", "--games", "200"),
        *("--to", str(tmp_path / "m"), "--processes", "1", "--sprt", "0,200", "--json"),
    )
    answer = json.loads(ran.out)
    assert answer["sprt"] == "better"
    best = answer["standings"][0]
    assert best["entry"] == "level:6:0.1"
    assert best["elo"]["low"] < best["elo"]["elo"]
    assert best["games"] < 200
    again = run("match", "musketeers", "--seats", "random,random", "--sprt", "ten")
    assert "--sprt 0,10" in again.err


def test_who_interrupts_a_match_sees_its_standings(
    folder: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    played = dict(enumerate(wuqi.match("draughts", ["random", "level:1"], games=2).records))

    def interrupted(*_: object) -> Iterator[MatchProgress]:
        yield MatchProgress(0, played, 100)
        raise KeyboardInterrupt

    monkeypatch.setattr(contest, "run", interrupted)
    ran = run("match", "draughts", "--seats", "random,level:1", "--to", str(tmp_path / "n"))
    assert ran.code == 130
    assert "level:1" in ran.out
    assert "Elo" in ran.out
