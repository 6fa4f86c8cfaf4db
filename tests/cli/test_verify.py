"""`wuqi verify`, and the games that the terminal deals."""

import json
from pathlib import Path

import msgspec
import pytest

from tests.cli.terminal import run
from wuqi.core.play.record import Record

NEARLY_OVER = "9/9/K1r5?/9/9 1 camps=1,2,3 taken=aaeerhhcc,PPPPkppppp,AAEERRHHCC out=2"
THE_REST = ("flip i3", "c3-c4", "a3-a4", "c4-d4", "a4xd4")


def play(*typed: str, words: tuple[str, ...] = ()) -> str:
    ran = run("play", "sanguo", "--seats", "you,you,you", *words, stdin="\n".join(typed) + "\n")
    assert ran.code == 0, ran.err
    return ran.out


@pytest.fixture
def finished(tmp_path: Path) -> Path:
    """The record of a short game that was played and saved at the terminal."""
    path = tmp_path / "game.json"
    shown = play(*THE_REST, str(path), words=("--position", NEARLY_OVER))
    assert "flip i3=P  red soldier" in shown
    assert "Only one camp is left" in shown
    return path


def test_a_finished_game_carries_the_whole_proof(finished: Path) -> None:
    record = Record.load(finished)
    assert record.deal is not None
    assert record.deal.server_secret is not None
    ran = run("verify", str(finished))
    assert (ran.code, ran.err) == (0, "")
    assert ran.out.startswith("Fair:")


def test_the_answer_as_json_and_in_other_languages(finished: Path) -> None:
    answer = json.loads(run("verify", str(finished), "--json").out)
    assert (answer["fair"], answer["finding"]) == (True, "verify-fair")
    assert run("verify", str(finished), "--lang", "ja").out.startswith("公正です")


def test_a_lie_is_named_and_leaves_with_1(finished: Path) -> None:
    record = Record.load(finished)
    assert record.deal is not None
    lie = msgspec.structs.replace(record.deal, server_secret="00" * 32)
    msgspec.structs.replace(record, deal=lie).save(finished)
    ran = run("verify", str(finished))
    assert ran.code == 1
    assert "the server’s secret is not the one it committed to" in ran.out
    answer = run("verify", str(finished), "--json")
    assert answer.code == 1
    assert json.loads(answer.out)["fair"] is False


def test_an_edited_file_is_refused(finished: Path) -> None:
    finished.write_text(finished.read_text("utf-8").replace("i3=P", "i3=p"), "utf-8")
    ran = run("verify", str(finished))
    assert ran.code == 2
    assert "changed after it was written" in ran.err


def test_a_running_game_is_saved_without_the_secret(tmp_path: Path) -> None:
    path = tmp_path / "running.json"
    shown = play("flip a1", f"save {path}", "undo", "quit")
    assert "cannot be taken back" in shown
    record = Record.load(path)
    assert record.deal is not None
    assert record.deal.server_secret is None
    assert record.deal.server_commitment in shown.replace("\n", "")
    ran = run("verify", str(path), "--json")
    assert ran.code == 2
    assert json.loads(ran.out)["fair"] is None
    assert "not over" in ran.err


def test_a_seed_makes_the_deal_repeatable() -> None:
    seeded = [play("flip a1", "flip b1", "quit", words=("--seed", "5")) for _ in range(2)]
    assert seeded[0] == seeded[1]
    assert play("quit") != play("quit")  # another commitment every time


def test_computers_play_a_dealt_game_to_its_end() -> None:
    ran = run("play", "sanguo", "--seats", "random,random,random", "--seed", "2")
    assert ran.code == 0
    assert "1. Player" in ran.out


def test_undo_takes_back_all_or_nothing(tmp_path: Path) -> None:
    """Player 3 can only flip, player 1 only move: the flip stops it, and the move stays."""
    path = tmp_path / "game.json"
    start = "8?/9/4R4/P8/cP7 2 camps=1,2,3 taken=aaeerhhc,KPPPkppppp,AAEERHHCC"
    shown = run(
        "play",
        "sanguo",
        *("--seats", "random,you,random", "--position", start),
        stdin=f"e3-e4\nsave {path}\nundo\nsave {path}.2\nquit\n",
    )
    assert shown.code == 0, shown.err
    assert "cannot be taken back" in shown.out
    first, second = Record.load(path), Record.load(f"{path}.2")
    assert first.actions[1] == "flip i5=r"
    assert first == second
