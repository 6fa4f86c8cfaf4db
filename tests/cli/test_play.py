"""The terminal game room: typed games from beginning to end."""

from pathlib import Path

from tests.cli.terminal import run
from wuqi.core.record import Record


def play(typed: str, *words: str) -> str:
    ran = run("play", *words, stdin=typed)
    assert ran.code == 0, ran.err
    return ran.out


def test_asks_for_the_game_and_leaves_at_the_end_of_input() -> None:
    shown = play("what\n0\n", "--lang", "en")
    assert "Which game?" in shown
    assert "Three Musketeers" in shown
    assert "Please type a number" in shown
    assert "Goodbye" in shown


def test_wrong_input_is_explained_and_nothing_changes() -> None:
    shown = play("c3-c4\nhop\n?\nc3xc4\nquit\n", "musketeers", "--seats", "you,you")
    assert "written with an x" in shown
    assert "not how an action is written" in shown
    assert "a1xa2  a1xb1  c3xb3" in shown
    assert "The enemies" in shown


def test_undo_takes_the_computers_answer_along() -> None:
    shown = play("c3xc4\nundo\nundo\nquit\n", "musketeers", "--seats", "you,random", "--seed", "1")
    assert shown.count("The musketeers  Capture") == 3
    assert "nothing to take back" in shown


def test_two_computers_play_to_the_end() -> None:
    shown = play("", "musketeers", "--seats", "random,random", "--seed", "5")
    assert " win." in shown


def test_a_finished_game_can_be_saved(tmp_path: Path) -> None:
    path = tmp_path / "game.json"
    shown = play(
        f"b3xc3\n{path}\n", "musketeers", "--seats", "you,you", "--position", "5/5/1MeM1/5/3M1 m"
    )
    assert "Saved" in shown
    assert Record.load(path).replay()[-1].result is not None


def test_a_place_that_cannot_be_written_is_told() -> None:
    shown = play("save /no/such/folder/game.json\nsave\nquit\n", "musketeers", "--seats", "you,you")
    assert "could not be saved" in shown
    assert "Say where" in shown


def test_speaks_every_language() -> None:
    greetings = {
        language: play("quit\n", "musketeers", "--seats", "you,you", "--lang", language)
        for language in ("en", "zh-Hant", "zh-Hans", "vi", "ja")
    }
    assert len(set(greetings.values())) == 5
