"""`wuqi import` and `wuqi export`: foreign files to and from records."""

import json
from pathlib import Path

import pytest

from tests.cli.terminal import run as wuqi
from wuqi.core.play.record import Record

GAMES = """\
[White "Ada"]
[Black "Bo"]
[Result "2-0"]

1. 32-28 19-23 2. 28x19 14x23 2-0

[White "Cy"]
[Black "Di"]

1. 32-28 19-25 *

[White "Ed"]
[Black "Flo"]

1. 33-28 {hm} *
"""


@pytest.fixture
def games(tmp_path: Path) -> Path:
    path = tmp_path / "games.pdn"
    path.write_text(GAMES, "utf-8")
    return path


def test_import_prints_a_record_a_line_and_says_what_it_left_out(games: Path) -> None:
    ran = wuqi("import", str(games))
    assert ran.code == 0
    first, last = (Record.parse(line) for line in ran.out.splitlines())
    assert first.actions == ("32-28", "19-23", "28x19", "14x23")
    assert last.seats[1].name == "Flo"
    assert "Game 2: Move 1... 19-25:" in ran.err
    assert "Imported 2 games (5 moves); 1 could not be read." in ran.err
    assert wuqi("import", str(games), "--json").out == ran.out


def test_imported_games_replay_and_export(games: Path) -> None:
    imported = wuqi("import", str(games)).out
    answers = [
        json.loads(line) for line in wuqi("replay", "-", "--json", stdin=imported).out.splitlines()
    ]
    assert [answer["plies"] for answer in answers] == [4, 1]
    assert answers[0]["result"] == {"ranking": [[1], [2]], "reason": "reported"}
    exported = wuqi("export", "-", stdin=imported)
    assert exported.code == 0
    assert exported.out.count("[White ") == 2
    assert "1. 33-28 {hm} *" in exported.out
    assert wuqi("export", "-", "--format", "pdn", stdin=imported).out == exported.out
    texts = wuqi("export", "-", "--json", stdin=imported).out.splitlines()
    assert "\n".join(json.loads(line)["text"] for line in texts) + "\n" == exported.out


def test_import_writes_record_files(games: Path, tmp_path: Path) -> None:
    folder = tmp_path / "new" / "records"
    assert wuqi("import", str(games), "--to", str(folder)).out == ""
    assert [path.name for path in sorted(folder.iterdir())] == [
        "games-0001.json",
        "games-0003.json",
    ]
    assert "1. 33-28" in wuqi("export", str(folder / "games-0003.json")).out


def test_import_replaces_no_other_file(games: Path, tmp_path: Path) -> None:
    """The same games may be imported again, and others into the same folder."""
    folder = tmp_path / "records"
    command = ("import", str(games), "--to", str(folder))
    assert wuqi(*command).code == 0
    (folder / "notes.json").write_text("mine")
    assert wuqi(*command).code == 0
    (folder / "games-0001.json").unlink()
    (folder / "games-0003.json").write_text("mine")
    refused = wuqi(*command)
    assert refused.code == 2
    taken = folder / "games-0003.json"
    assert refused.err == (
        f"wuqi: {taken} already exists and is not the same game, so nothing was written.\n"
    )
    assert {path.name: path.read_text() for path in folder.iterdir()} == {
        "games-0003.json": "mine",
        "notes.json": "mine",
    }


def test_import_takes_the_options_of_the_game(games: Path) -> None:
    line = wuqi("import", str(games), "--option", "draws=literal").out.splitlines()[0]
    assert Record.parse(line).options["draws"] == "literal"
    assert "draws=literal" in wuqi("export", "-", stdin=line).out


@pytest.mark.parametrize(
    ("words", "message"),
    [
        (["import", "no-such.pdn"], "Cannot read"),
        (["import", "games.xyz"], "does not show the format"),
        (["import", "games.xyz", "--format", "chess"], "no format “chess”"),
        (["export", "no-such.json"], "Cannot read"),
    ],
)
def test_wrong_wishes(words: list[str], message: str) -> None:
    ran = wuqi(*words)
    assert ran.code == 2
    assert message in ran.err


def test_only_games_with_a_format_are_exported() -> None:
    line = '{"game": "musketeers"}'
    assert "cannot be exported" in wuqi("export", "-", stdin=line).err
    assert "for draughts" in wuqi("export", "-", "--format", "pdn", stdin=line).err
    huff = '{"game": "draughts", "options": {"capture": "huff"}}'
    ran = wuqi("export", "-", stdin=huff)
    assert ran.code == 2
    assert "PDN cannot record huffing" in ran.err


def test_export_names_all_its_formats_where_one_is_unknown() -> None:
    line = Record("musketeers", {}, ()).dump()
    ran = wuqi("export", "-", "--format", "xml", stdin=line)
    assert ran.code != 0
    assert "There is no format “xml”. The formats are: pdn | csv." in ran.err
