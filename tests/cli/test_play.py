"""The terminal game room: typed games from beginning to end."""

from pathlib import Path

from tests.cli.terminal import run
from wuqi.core.play.record import Record


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
    assert "not a valid way to write a move" in shown
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


def test_members_of_a_team_are_asked_by_name_and_may_let_the_computer_go_first() -> None:
    seats = "you,random,you,random,random,random"
    start = "B3B/5/2B2/5/A1A1A 1 phase=march"
    shown = play(
        "a1-a2\nwait\nwait\nquit\n", "tamquan", "--seats", seats, "--position", start, "--seed", "1"
    )
    assert "Red 1, Red 3  March" in shown
    assert "March: 3 members still have to take a step" in shown
    assert "Red 3  March" in shown
    assert "Red 2: c1-" in shown
    assert "No team-mate" in shown


def test_only_what_the_people_asked_may_do_is_listed() -> None:
    seats = "you,random,random,random,random,random"
    start = "B3B/5/2B2/5/A1A1A 1 phase=march"
    shown = play("?\nc1-c2\nquit\n", "tamquan", "--seats", seats, "--position", start)
    assert "  a1-a2  a1-b1\n" in shown
    assert "This seat cannot play" in shown


def test_what_one_side_does_in_secret_is_not_shown_to_the_other(tmp_path: Path) -> None:
    path = tmp_path / "game.json"
    shown = play(
        f"@a1\n@b2\nsave {path}\n@c1\n\n?\n@a1\nquit\n",
        *("tamquan", "--option", "deploy=hidden", "--seats", "you,you"),
    )
    red, blue = shown.split("Next: Blue, in secret")
    assert "A2" in red
    assert "A1" not in blue
    assert "Red has placed: 3" in blue
    assert "Blue has placed: 0" in blue
    assert "  @a4  @a5  @b4" in blue
    assert "a1 is not in your team’s zone" in blue
    assert Record.load(path).actions == ()


def test_what_the_computer_does_in_secret_is_not_shown() -> None:
    shown = play(
        "@a1\n@b1\n@c1\nundo\nquit\n",
        *("tamquan", "--option", "deploy=hidden", "--seats", "you,random", "--seed", "1"),
    )
    assert "Blue 1: has acted in secret" in shown
    assert "Blue 2: has acted in secret" in shown
    assert "cannot be taken back" in shown
