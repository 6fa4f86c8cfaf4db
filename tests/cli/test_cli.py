"""The command line as scripts rely on it: names, JSON, standard input, exit codes."""

import json
from pathlib import Path
from typing import Any

import pytest

from tests.cli.terminal import run as wuqi

START = "eeeeM/eeeee/eeMee/eeeee/Meeee m"


def lines(*words: str, stdin: str | None = None) -> list[Any]:
    """What a command answers with --json; nothing else may stand on stdout."""
    ran = wuqi(*words, "--json", stdin=stdin)
    assert ran.code == 0, ran.err
    return [json.loads(line) for line in ran.out.splitlines()]


def refused(*words: str, stdin: str | None = None) -> str:
    """The one line a wrong wish is answered with."""
    ran = wuqi(*words, stdin=stdin)
    complaint = [line for line in ran.err.splitlines() if "ompiling" not in line]
    assert ran.code == 2
    assert len(complaint) == 1
    assert complaint[0].startswith("wuqi: ")
    return complaint[0]


def test_moves_of_the_start() -> None:
    (answer,) = lines("moves", "musketeers")
    assert answer == {
        "position": START,
        "mover": 1,
        "actions": ["a1xa2", "a1xb1", "c3xb3", "c3xc2", "c3xc4", "c3xd3", "e5xd5", "e5xe4"],
        "result": None,
    }


def test_moves_of_positions_from_a_pipe() -> None:
    answers = lines("moves", "musketeers", stdin=f"{START}\n\nMMM2/5/5/5/5 m\n")
    assert [answer["mover"] for answer in answers] == [1, None]
    assert answers[1]["result"] == {"ranking": [[2], [1]], "reason": "line"}
    assert lines("moves", "musketeers", stdin="")[0]["position"] == START


def test_options_reach_the_rules() -> None:
    position = "M3e/5/1M3/5/4M e"
    (own,) = lines("moves", "musketeers", "--position", position)
    (now,) = lines("moves", "musketeers", "--position", position, "--option", "stuck=immediate")
    assert own["result"] is None
    assert now["result"] == {"ranking": [[1], [2]], "reason": "stranded"}


def test_replay_of_lines_and_of_a_record(tmp_path: Path) -> None:
    played = [
        {"game": "musketeers", "options": {"stuck": "immediate"}, "actions": ["c3xc4", "c2-c3"]},
        {"game": "musketeers", "start": "5/5/1MeM1/5/3M1 m", "actions": ["b3xc3"]},
    ]
    stdin = "".join(json.dumps(line) + "\n" for line in played)
    first, second = lines("replay", "-", stdin=stdin)
    assert first["position"] == "eeeeM/eeMee/eeeee/ee1ee/Meeee m"
    assert first["result"] is None
    assert second["result"] == {"ranking": [[1], [2]], "reason": "enemy-stuck"}

    path = tmp_path / "game.json"
    saved = wuqi("play", "musketeers", "--seats", "you,you", stdin=f"c3xc4\nsave {path}\nquit\n")
    assert saved.code == 0
    (again,) = lines("replay", str(path))
    assert again["position"] == "eeeeM/eeMee/ee1ee/eeeee/Meeee e"


def test_perft_and_bench() -> None:
    (counted,) = lines("perft", "musketeers", "6", "--threads", "2")
    assert counted["nodes"] == 38740
    assert counted["by_depth"] == [8, 16, 132, 736, 5540, 38740]
    assert counted["seconds"] >= 0
    (benched,) = lines("bench", "playouts", "musketeers", "--seconds", "0.2")
    assert benched["playouts_per_second"] > 0
    assert benched["moves_per_second"] > benched["playouts_per_second"]


def test_games_and_rules_in_every_language() -> None:
    described = {answer["game"]: answer for answer in lines("games", "--lang", "vi")}
    assert described["musketeers"]["options"][1]["allowed"] == "own-turn | immediate"
    for language in ("en", "zh-Hant", "zh-Hans", "vi", "ja"):
        book = wuqi("rules", "musketeers", "--lang", language).out
        assert "c3" in book
        assert "```" not in book


@pytest.mark.parametrize(
    ("words", "message"),
    [
        (["moves", "chess"], "musketeers"),
        (["moves", "musketeers", "--position", "rubbish"], "needs a board"),
        (["moves", "musketeers", "--option", "stuck"], "key=value"),
        (["moves", "musketeers", "--option", "stuck=never"], "own-turn"),
        (["moves", "musketeers", "--option", "speed=1"], "start | stuck"),
        (["moves", "musketeers", "--preset", "fast"], "no presets"),
        (["moves", "musketeers", "--lang", "tlh"], "zh-Hant"),
        (["moves"], "GAME"),
        (["juggle"], "juggle"),
        (["perft", "musketeers", "deep"], "DEPTH"),
        (["perft", "musketeers", "-3"], "-3"),
        (["perft", "musketeers", "99"], "0 to 60"),
        (["perft", "musketeers", "3", "--threads", "0"], "threads"),
        (["bench", "playouts", "musketeers", "--seconds", "0"], "more than 0"),
        (["replay", "no-such-file.json"], "Cannot read"),
        (["play", "musketeers", "--seats", "you"], "2 sides"),
        (["play", "musketeers", "--seats", "you,grandma"], "grandma"),
    ],
)
def test_wrong_wishes(words: list[str], message: str) -> None:
    assert message in refused(*words)


def test_wrong_lines_are_named() -> None:
    assert "Line 2" in refused("moves", "musketeers", stdin=f"{START}\nrubbish\n")
    assert "Line 1" in refused("replay", "-", stdin='{"game":"chess"}')
    assert "Line 2" in refused(
        "replay", "-", stdin='{"game":"musketeers"}\n{"game":"musketeers","actions":["c3xc5"]}\n'
    )
    assert "not a record" in refused("replay", "-", stdin='{"game":')


def test_complaints_come_in_the_chosen_language() -> None:
    assert "Không" in refused("moves", "musketeers", "--option", "a=b", "--lang", "vi")
