"""`wuqi analyse` for scripts and for people."""

import json

from tests.cli.terminal import run as wuqi

WON = "eeeee/4e/2M2/2e1e/M3M m"


def test_analyse_answers_in_json() -> None:
    ran = wuqi(
        "analyse", "musketeers", "--nodes", "20000", "--lines", "2", "--json", stdin=f"{WON}\n"
    )
    (answer,) = [json.loads(line) for line in ran.out.splitlines()]
    assert answer["position"] == WON
    assert answer["mover"] == 1
    assert len(answer["lines"]) == 2
    best = answer["lines"][0]
    assert (best["value"], best["distance"], best["exact"]) == ("win", 14, True)
    assert best["score"] == 1.0
    assert best["actions"]


def test_analyse_tells_people() -> None:
    ran = wuqi("analyse", "musketeers", "--nodes", "20000", "--position", WON, "--lang", "vi")
    assert ran.code == 0
    assert "thắng sau 14" in ran.out


def test_analyse_of_a_finished_game() -> None:
    ran = wuqi("analyse", "musketeers", "--position", "MMM2/5/5/5/5 m", "--json")
    assert json.loads(ran.out)["lines"] == []


def test_analyse_refuses_nonsense() -> None:
    for words in (["--seconds", "0"], ["--threads", "0"], ["--memory", "0"], ["--nodes", "0"]):
        ran = wuqi("analyse", "musketeers", *words)
        assert ran.code == 2
        assert "Traceback" not in ran.err
