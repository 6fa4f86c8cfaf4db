"""Asking tables: from Python, by the command line, in play."""

import json
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path

import pytest

import wuqi
from tests.cli.terminal import run
from tests.games.walk import random_game
from tests.solve.solved import OPTIONS, small_game
from wuqi import load
from wuqi.core.errors import BadRequest
from wuqi.core.numbering import OUTSIDE, tables_of
from wuqi.core.position import Position
from wuqi.core.registry import names
from wuqi.players.perfect_player import PerfectPlayer
from wuqi.players.player import Player, answer
from wuqi.players.random_player import RandomPlayer
from wuqi.solve import store
from wuqi.solve.build import Made
from wuqi.solve.probe import Prober

CHOSEN = [f"--option={name}={value}" for name, value in OPTIONS.items()]


def prober() -> Prober:
    found = Prober.of(small_game())
    assert found is not None
    return found


def turns(start: Position, seeds: tuple[int | None, int | None]) -> tuple[int, int]:
    """Plays a game out, perfect where a seed is None; the winner (0: none) and the turns."""
    sides: list[Player] = [
        PerfectPlayer(1) if seed is None else RandomPlayer(seed) for seed in seeds
    ]
    players = {seat.number: sides[seat.side - 1] for seat in start.game.seats}
    position, count = start, 1
    while position.result is None:
        after = position.play(answer(players, position)[1])
        count += after.mover not in (0, position.mover)
        position = after
    ranking = position.result.ranking
    return (0 if len(ranking) == 1 else ranking[0][0]), count


def test_the_best_action_is_worth_as_much_as_the_position(solved: Made) -> None:
    position = small_game().start()
    for _ in range(12):
        probed = prober().probe(position)
        assert probed.unit == "turns"
        assert list(probed.actions) == list(position.actions())
        assert probed.value in probed.actions.values()
        position = position.play(next(a for a, v in probed.actions.items() if v == probed.value))


def test_the_package_answers_too(solved: Made) -> None:
    start = small_game().start()
    assert wuqi.probe(start) == prober().probe(start)
    with pytest.raises(BadRequest, match="no tablebases"):
        wuqi.probe(wuqi.load("sanguo").start())


def test_threads_do_not_get_each_others_answers(solved: Made) -> None:
    game = small_game()
    positions = [position for seed in range(4) for position, _ in random_game(game, seed)]
    one_by_one = [prober().probe(position) for position in positions]
    with ThreadPoolExecutor(4) as pool:
        for _ in range(5):
            assert list(pool.map(wuqi.probe, positions)) == one_by_one


def test_counters_make_no_difference(solved: Made) -> None:
    game = small_game()
    calm = game.read("A4/5/2B2/5/3BA 1 phase=march calm=39")
    assert prober().probe(calm) == prober().probe(game.read("A4/5/2B2/5/3BA 1 phase=march"))


def test_what_is_placed_in_secret_is_not_known(solved: Made) -> None:
    game = load("tamquan", deploy="hidden", **OPTIONS)
    found = Prober.of(game)
    assert found is not None
    start = game.start()
    assert found.value(start) is None
    assert set(found.probe(start).actions.values()) == {None}
    text = "A4/5/2B2/5/3BA 1 phase=march"
    assert found.value(game.read(text)) == prober().value(small_game().read(text))


def test_only_tables_that_know_the_start_are_whole(solved: Made) -> None:
    for game in (*map(load, names()), load("tamquan", deploy="hidden")):
        tables = tables_of(game.name)
        if tables is not None and tables.settings(game.options) is not None:
            start = game.start().state
            by_lot = tables.ways_in_secret(game.options, start, 1)
            known = tables.number(start) != OUTSIDE or bool(by_lot and game.hides)
            assert tables.whole(game.options) == known
    assert store.knows_whole(small_game())
    assert not store.knows_whole(load("musketeers"))


def test_no_table_is_made_that_will_not_help(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("WUQI_DATA", str(tmp_path))
    start = load("draughts").start()
    with pytest.raises(BadRequest, match="is not in the tablebases"):
        PerfectPlayer(1).choose(start, start.seats_to_act()[0])
    assert list(tmp_path.iterdir()) == []


def test_perfect_play_lasts_as_long_as_the_table_says(solved: Made) -> None:
    start = small_game().start()
    value = prober().value(start)
    assert value is not None
    assert value.outcome != "draw"
    winner, count = turns(start, (None, None))
    assert winner == (1 if value.outcome == "win" else 2)
    assert count == value.distance


def test_a_won_position_is_won_against_anybody(solved: Made) -> None:
    start = small_game().start()
    value = prober().value(start)
    assert value is not None
    winning_side = 1 if value.outcome == "win" else 2
    for seed in range(5):
        seeds = (None, seed) if winning_side == 1 else (seed, None)
        winner, count = turns(start, seeds)
        assert winner == winning_side
        assert value.distance is not None
        assert count <= value.distance


def test_the_command_line_answers_in_json(solved: Made) -> None:
    texts = ["A4/5/2B2/5/3BA 1 phase=march", "A4/5/5/5/4A 1 phase=march out=2"]
    ran = run("probe", "tamquan", *CHOSEN, "--json", stdin="\n".join(texts))
    assert ran.code == 0, ran.err
    first, over = [json.loads(line) for line in ran.out.splitlines()]
    assert first.keys() == {"value", "distance", "unit", "moves"}
    assert first["unit"] == "turns"
    assert {"action": "a5-a4", "value": "draw", "distance": None}.keys() == first["moves"][0].keys()
    assert over == {"value": None, "distance": None, "unit": "turns", "moves": []}


def test_the_command_line_answers_people(solved: Made) -> None:
    ran = run("probe", "tamquan", *CHOSEN, "--lang", "vi")
    assert ran.out.splitlines()[0].endswith("lượt")
    assert ran.out.splitlines()[1].split()[0] == "zone"


def test_solving_again_only_looks_it_over(solved: Made) -> None:
    ran = run("solve", "tamquan", *CHOSEN, "--sample", "500", "--json")
    assert ran.code == 0, ran.err
    answer = json.loads(ran.out)
    assert answer["path"] == str(solved.file.path)
    assert answer["checked"] > 100


def test_a_damaged_table_is_named_and_not_believed(
    solved: Made, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("WUQI_DATA", str(tmp_path))
    path = tmp_path / "tables" / solved.file.path.name
    path.parent.mkdir()
    damaged = bytearray(solved.file.path.read_bytes())
    for at in range(1000, len(damaged) - 20_000, 1000):
        damaged[at] ^= 1
    path.write_bytes(damaged)
    ran = run("probe", "tamquan", *CHOSEN)
    assert ran.code == 2
    assert "damaged" in ran.err
    assert path.name in ran.err
