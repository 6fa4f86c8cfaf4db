"""Matches are played, kept, resumed, and come out the same wherever they are played."""

import json
import random
from pathlib import Path

import pytest

from tests.cli.terminal import run as wuqi
from wuqi.arena.dataset import DatasetPlan
from wuqi.arena.dataset_files import make
from wuqi.arena.folder import MatchFolder
from wuqi.arena.plan import MatchPlan
from wuqi.arena.playing import forfeited, opening, play
from wuqi.arena.running import run
from wuqi.arena.standing import interval, standings
from wuqi.arena.workers import GameWorkers, LocalGameWorkers, RayGameWorkers
from wuqi.core.errors import BadRequest
from wuqi.core.play.record import Record
from wuqi.core.registry import configure

PLAN = MatchPlan("musketeers", {}, ("level:6", "random"), 6, 3, 2)


def played(plan: MatchPlan, path: Path, workers: GameWorkers) -> dict[int, Record]:
    *_, last = run(plan, MatchFolder(path, plan), workers)
    return last.played


@pytest.fixture(scope="module")
def here(tmp_path_factory: pytest.TempPathFactory) -> dict[int, Record]:
    return played(PLAN, tmp_path_factory.mktemp("here"), LocalGameWorkers(1))


def test_records_are_whole_games(here: dict[int, Record]) -> None:
    assert len(here) == 6
    for record in here.values():
        assert record.replay()[-1].result is not None
        assert {holder.kind for holder in record.seats} == {"level:6", "random"}
    assert [here[n].seats[0].kind for n in range(4)] == ["level:6", "random", "level:6", "random"]
    assert here[0].actions[:2] == here[1].actions[:2]  # one opening, both ways


def results(games: dict[int, Record]) -> dict[int, tuple[str, ...]]:
    return {number: record.actions for number, record in games.items()}


def test_processes_play_the_same_games(here: dict[int, Record], tmp_path: Path) -> None:
    assert results(played(PLAN, tmp_path, LocalGameWorkers(2))) == results(here)


def test_ray_plays_the_same_games(here: dict[int, Record], tmp_path: Path) -> None:
    """Those of a match, and those of a dataset."""
    import ray

    ray.init(num_cpus=2, include_dashboard=False, logging_level=50, log_to_driver=False)
    try:
        assert results(played(PLAN, tmp_path, RayGameWorkers(2))) == results(here)
        plan = DatasetPlan("musketeers", {}, 3, 20, 4, 1)
        list(make(plan, tmp_path / "here.arrow"))
        list(make(plan, tmp_path / "ray.arrow", RayGameWorkers(2)))
        made = [(tmp_path / name).read_bytes() for name in ("here.arrow", "ray.arrow")]
        assert made[0] == made[1]
    finally:
        ray.shutdown()


def test_an_interrupted_match_goes_on(here: dict[int, Record], tmp_path: Path) -> None:
    folder = MatchFolder(tmp_path, PLAN)
    going = run(PLAN, folder, LocalGameWorkers(1))
    for _ in range(3):
        next(going)
    going.close()
    (tmp_path / "game-000001.json").write_text("cut off")
    steps = list(run(PLAN, MatchFolder(tmp_path, PLAN), LocalGameWorkers(1)))
    assert steps[0].found == 1
    assert results(steps[-1].played) == results(here)


def test_a_folder_holds_one_match(tmp_path: Path) -> None:
    MatchFolder(tmp_path, PLAN)
    with pytest.raises(BadRequest, match="another match"):
        MatchFolder(tmp_path, MatchPlan("musketeers", {}, ("level:3", "random"), 6, 3, 2))
    MatchFolder(
        tmp_path, MatchPlan("musketeers", {}, ("level:6", "random"), 60, 3, 2)
    )  # more of the same
    kept = (tmp_path / "plan.json").read_text()
    played_by = json.loads(kept)["made_from"]
    (tmp_path / "plan.json").write_text(kept.replace(played_by, "other sources"))
    with pytest.raises(BadRequest, match="another version"):
        MatchFolder(tmp_path, PLAN)
    (tmp_path / "plan.json").write_text("{")
    with pytest.raises(BadRequest, match="damaged"):
        MatchFolder(tmp_path, PLAN)


def contents(folder: Path) -> dict[str, str]:
    return {path.name: path.read_text("utf-8") for path in folder.iterdir()}


RUN = ("--seats", "random,random", "--games", "2", "--processes", "1", "--to")


@pytest.mark.parametrize("command", ["match", "tournament"])
@pytest.mark.parametrize("again", [(), ("--again",)])
@pytest.mark.parametrize(
    "files",
    [
        {"notes.txt": "mine"},
        {"game-000000.json": "mine"},
        {"plan.json": '{"tasks": []}'},
        {"plan.json": "tasks: none", "notes.txt": "mine"},
    ],
)
def test_a_folder_of_something_else_is_left_alone(
    command: str, again: tuple[str, ...], files: dict[str, str], tmp_path: Path
) -> None:
    for name, text in files.items():
        (tmp_path / name).write_text(text)
    ran = wuqi(command, "musketeers", *RUN, str(tmp_path), *again)
    assert ran.code == 2
    assert ran.err == (
        f"wuqi: {tmp_path} is not empty and contains no match to resume, "
        "so choose a new or empty folder.\n"
    )
    assert contents(tmp_path) == files


def test_a_match_played_again_removes_only_its_own_files(tmp_path: Path) -> None:
    command = ("match", "musketeers", *RUN, str(tmp_path))
    assert wuqi(*command).code == 0
    (tmp_path / "notes.txt").write_text("mine")
    first = contents(tmp_path)
    (tmp_path / "game-000007.json").write_text("of a longer match")
    refused = wuqi(*command, "--again", "--on", "moon")
    assert refused.code == 2
    assert contents(tmp_path).keys() == first.keys() | {"game-000007.json"}
    other = wuqi(*command, "--seed", "5")
    assert other.code == 2
    assert "another match" in other.err
    assert wuqi(*command, "--seed", "5", "--again").code == 0
    second = contents(tmp_path)
    assert second.keys() == first.keys()
    assert second["notes.txt"] == "mine"
    assert second["game-000000.json"] != first["game-000000.json"]


def test_a_damaged_match_can_be_played_again(tmp_path: Path) -> None:
    command = ("match", "musketeers", *RUN, str(tmp_path))
    assert wuqi(*command).code == 0
    (tmp_path / "plan.json").write_bytes(b'{"plan": {"game": "\xff')
    assert "damaged" in wuqi(*command).err
    assert wuqi(*command, "--again").code == 0
    assert "game" in json.loads((tmp_path / "plan.json").read_text())["plan"]


def test_standings(here: dict[int, Record]) -> None:
    first, second = standings(PLAN, here)
    assert (first.entry, second.entry) == ("level:6", "random")
    assert first.games == second.games == 6
    assert first.score + second.score == pytest.approx(1.0)
    assert first.wins == second.losses
    assert first.low < first.score < first.high or first.score == 1.0
    assert first.rating > second.rating
    assert first.longest > 0


def test_a_few_games_are_no_certainty() -> None:
    low, high = interval([1.0, 1.0, 1.0])
    assert low < 0.5 < high
    low, high = interval([0.6] * 50 + [0.0] * 50 + [1.0] * 50)
    assert low < 0.533 < high
    assert high - low < 0.2


def test_who_fails_comes_last() -> None:
    game = configure("tamquan", "8x8", {})
    assert forfeited(game, 2).ranking == ((1, 3, 4), (2,))


def test_openings_leave_something_to_play_for() -> None:
    game = configure("musketeers", None, {})
    for seed in range(5):
        line = opening(game, 12, random.Random(seed))
        assert line.position.mover > 0
        assert len(line.actions) in (0, 12)


def test_teams_play(tmp_path: Path) -> None:
    plan = MatchPlan("tamquan", {}, ("level:1", "random"), 1, 1, 0)
    record = play(plan, next(plan.pairings()))
    assert record.result is not None
    assert len(record.acted) == len(record.actions)


def test_the_command(tmp_path: Path) -> None:
    command = [
        "match",
        "musketeers",
        "--seats",
        "level:1,random",
        "--games",
        "2",
        "--processes",
        "1",
    ]
    ran = wuqi(*command, "--to", str(tmp_path / "m"), "--json")
    answer = json.loads(ran.out)
    assert answer["games"] == 2
    assert {standing["entry"] for standing in answer["standings"]} == {"level:1", "random"}
    assert {"score", "low", "high", "rating", "doubt"} <= answer["standings"][0].keys()
    ran = wuqi(*command, "--to", str(tmp_path / "m"))
    assert "level:1" in ran.out
    assert str(tmp_path / "m") in ran.out.replace("\n", "")
    for wrong in (["--seats", "grandma,random"], ["--on", "moon"], ["--games", "0"]):
        ran = wuqi(*command, "--to", str(tmp_path / "w"), *wrong)
        assert ran.code == 2
        assert "Traceback" not in ran.err


def test_the_tournament_command(tmp_path: Path) -> None:
    command = ["tournament", "musketeers", "--seats", "level:1,random,level:2", "--games", "3"]
    ran = wuqi(*command, "--processes", "1", "--to", str(tmp_path), "--json")
    assert sum(standing["games"] for standing in json.loads(ran.out)["standings"]) == 6


def test_openings_from_a_file(tmp_path: Path) -> None:
    (tmp_path / "lines").write_text("a1xa2 b1-a1\n\nc3xc4\n")
    command = [
        "match",
        "musketeers",
        "--seats",
        "random,random",
        "--games",
        "4",
        "--processes",
        "1",
    ]
    wuqi(*command, "--openings", str(tmp_path / "lines"), "--to", str(tmp_path / "m"))
    games = [Record.load(tmp_path / "m" / f"game-{n:06d}.json").actions for n in range(4)]
    assert [game[0] for game in games] == ["a1xa2", "a1xa2", "c3xc4", "c3xc4"]
    assert games[0][1] == games[1][1] == "b1-a1"
    (tmp_path / "wrong").write_text("a1xa2\na1xa2 a1xa2\n")
    (tmp_path / "empty").write_text("\n")
    for name in ("wrong", "empty", "missing"):
        ran = wuqi(*command, "--openings", str(tmp_path / name), "--to", str(tmp_path / "w"))
        assert ran.code == 2
        assert "Traceback" not in ran.err
