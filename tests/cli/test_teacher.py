"""`wuqi review` and `wuqi puzzle`, for scripts and for people."""

import json
from pathlib import Path

from tests.cli.terminal import run as wuqi
from wuqi.core.play.record import Record
from wuqi.teacher.puzzle import puzzles

WON = "eeeee/4e/2M2/2e1e/M3M m"


def test_review_tells_where_a_game_turned(tmp_path: Path) -> None:
    path = tmp_path / "game.json"
    Record("musketeers", {}, ("a1xb1",), start="eeee1/4e/2M2/2e1e/Me2M m").save(path)
    ran = wuqi("review", str(path), "--nodes", "20000", "--json")
    (answer,) = [json.loads(line) for line in ran.out.splitlines()]
    assert answer["game"] == "musketeers"
    assert [len(chances) for chances in answer["chances"]] == [2, 2]
    ran = wuqi("review", str(path), "--nodes", "20000", "--lang", "ja")
    assert ran.code == 0
    assert "三銃士" in ran.out or "▁" in ran.out or "█" in ran.out


def test_puzzle_for_scripts() -> None:
    one = puzzles("musketeers")[0]
    ran = wuqi("puzzle", "musketeers", "--id", one.id, "--json")
    answer = json.loads(ran.out)
    assert answer["solution"] == one.solution
    right = wuqi("puzzle", "musketeers", "--id", one.id, "--try", one.solution, "--json")
    assert json.loads(right.out)["right"] is True
    wrong = next(action for action in one.groups if action != one.solution)
    ran = wuqi("puzzle", "musketeers", "--id", one.id, "--try", wrong, "--json")
    assert json.loads(ran.out)["right"] is False


def test_puzzle_refuses_nonsense() -> None:
    for words in (["--id", "nothing"], ["--grade", "9"]):
        ran = wuqi("puzzle", "musketeers", *words, "--json")
        assert ran.code == 2
        assert "Traceback" not in ran.err


def test_puzzles_are_played_at_the_terminal() -> None:
    one = puzzles("musketeers")[0]
    wrong = next(action for action in one.groups if action != one.solution)
    later = [action for turn in list(one.turns.values())[1:] for action in turn.right[:1]]
    typed = "\n".join(["", "?", "nonsense", "hint", wrong, one.solution, *later])
    ran = wuqi("puzzle", "musketeers", "--id", one.id, "--lang", "en", stdin=typed)
    assert ran.code == 0
    assert "Type an action" in ran.out
    assert "Consider" in ran.out
    assert "Correct" in ran.out
    assert "streak: 0" in ran.out
