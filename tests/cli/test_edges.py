"""Where a command line meets the world: files that are not there, narrow terminals, `-h`."""

import io
from pathlib import Path

import pytest
from rich.cells import cell_len
from rich.console import Console

from tests.cli.terminal import run
from wuqi.cli.drawing import draw
from wuqi.core.play.record import Record
from wuqi.core.registry import load, names
from wuqi.core.text.words import words


def test_importing_nothing_is_a_failure(tmp_path: Path) -> None:
    nonsense = tmp_path / "games.pdn"
    nonsense.write_bytes(b"\x7fELF\x02\x01")
    assert run("import", str(nonsense)).code == 1


@pytest.mark.parametrize("command", ["replay", "verify", "review"])
def test_json_that_is_nested_too_deeply_is_no_record(tmp_path: Path, command: str) -> None:
    deep = tmp_path / "deep.json"
    deep.write_text("[" * 100_000 + "]" * 100_000)
    ran = run(command, str(deep))
    assert ran.code == 2
    assert "This is not a record" in ran.err


def test_two_megabytes_of_open_braces_are_no_game(tmp_path: Path) -> None:
    braces = tmp_path / "games.pdn"
    braces.write_text("{" * 2_000_000)
    assert run("import", str(braces)).code == 1


def test_a_folder_that_cannot_be_written_is_refused(tmp_path: Path) -> None:
    file = tmp_path / "file"
    file.touch()
    seats = ("--seats", "random,random", "--games", "2")
    ran = run("match", "musketeers", *seats, "--to", str(file / "folder"))
    assert ran.code == 2
    assert f"Cannot write to {file / 'folder'}" in ran.err


def test_missing_openings_are_called_missing(tmp_path: Path) -> None:
    path = tmp_path / "none.txt"
    ran = run("match", "musketeers", "--seats", "random,random", "--openings", str(path))
    assert f"Cannot read {path}" in ran.err


@pytest.mark.parametrize("kind", ["hub", "program"])
def test_a_program_that_is_not_there_is_refused_at_once(kind: str) -> None:
    ran = run("match", "draughts", "--seats", f"{kind}:/no/such/engine,random", "--games", "2")
    assert (ran.code, "could not be started" in ran.err) == (2, True)


def test_people_are_not_offered_in_a_match() -> None:
    refused = run("match", "musketeers", "--seats", "you,random").err
    assert "you" not in refused.partition("Choose from")[2]
    assert "you" in run("play", "musketeers", "--seats", "me,random").err.partition("Choose")[2]


def test_a_wrong_position_is_refused_before_a_table_is_made() -> None:
    ran = run("probe", "tamquan", "--position", "garbage")
    assert ran.code == 2
    assert len(ran.err.splitlines()) == 1


def test_short_help_and_version() -> None:
    assert run("-h").out == run("--help").out
    assert run("moves", "-h").out == run("moves", "--help").out
    version = run("--version").out
    assert version.startswith("wuqi ")
    assert "compiled functions" in version


def test_depth_limits_an_analysis() -> None:
    ran = run("analyse", "draughts", "--depth", "3", "--json")
    assert '"depth": 3' in ran.out.replace('"depth":3', '"depth": 3')


def drawn(game: str, columns: int) -> str:
    out = io.StringIO()
    draw(Console(width=columns, file=out), load(game).start(), words("en", game))
    return out.getvalue()


def says_so(text: str) -> bool:
    return "columns wide" in " ".join(text.split())


@pytest.mark.parametrize("game", names())
def test_a_board_that_does_not_fit_says_so(game: str) -> None:
    wide = drawn(game, 100)
    assert not says_so(wide)
    assert says_so(drawn(game, 10))
    needed = cell_len(wide.splitlines()[0])
    assert not says_so(drawn(game, needed - 1))  # it is drawn smaller


def test_a_hint_and_resigning(tmp_path: Path) -> None:
    path = tmp_path / "game.json"
    typed = f"c3xc4\nhint\nhint\nhint\nresign\n{path}\n"
    ran = run("play", "musketeers", "--seats", "you,you", stdin=typed)
    assert "The musketeers win. The losing side resigned." in ran.out
    record = Record.load(path)
    assert record.result is not None
    assert (record.result.ranking, record.result.reason) == (((1,), (2,)), "resigned")
    record.replay()
