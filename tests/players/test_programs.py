"""Programs in other languages and players of one's own sit at our tables, in every game."""

import shutil
import subprocess
import sys
from pathlib import Path

import pytest

import wuqi
from wuqi.core.registry import names
from wuqi.players import program_player
from wuqi.players.program_player import ProgramInvitation

ROOT = Path(__file__).resolve().parents[2]
EXAMPLES = ROOT / "examples" / "programs"


def command(kind: str, tmp_path: Path) -> str:
    """The command that starts an example."""
    if kind == "c":
        built = tmp_path / "random_player"
        source = EXAMPLES / "random_player.c"
        subprocess.run(["cc", "-Wall", "-Werror", "-o", built, source], check=True)
        return str(built)
    interpreter = sys.executable if kind == "py" else "node"
    return f"{interpreter} {EXAMPLES}/random_player.{kind}"


TOOLS = {"py": sys.executable, "mjs": "node", "c": "cc"}
THERE = [kind for kind, tool in TOOLS.items() if shutil.which(tool)]


@pytest.mark.parametrize("kind", THERE)
def test_each_example_plays_whole_games(kind: str, tmp_path: Path) -> None:
    program = f"program:{command(kind, tmp_path)}"
    played = wuqi.match("musketeers", [program, "random"], games=2)
    assert all("forfeit" not in record.extra for record in played.records)


@pytest.mark.parametrize("name", names())
def test_one_program_plays_every_game(name: str) -> None:
    program = f"program:{sys.executable} {EXAMPLES}/random_player.py"
    game = wuqi.load(name)
    played = wuqi.match(game, [program] + ["random"] * (game.sides - 1), games=1)
    record = played.records[0]
    assert "forfeit" not in record.extra
    assert record.replay()[-1].result is not None


TALKS = """
import sys
said = open(sys.argv[1], "w")
for line in sys.stdin:
    said.write(line)
    said.flush()
    word, *fields = line.rstrip("\\n").split("\\t")
    if word == "wuqi": print("ready", flush=True)
    if word == "legal": legal = fields
    if word == "go": print("hello\\naction\\t" + legal[0], flush=True)
    if word == "quit": break
"""


def test_a_program_is_told_what_it_needs(tmp_path: Path) -> None:
    (tmp_path / "talks.py").write_text(TALKS)
    program = f"program:0.5:{sys.executable} {tmp_path}/talks.py {tmp_path}/said"
    record = wuqi.match("janken", [program, "random"], games=1, opening=20).records[0]
    lines = [line.split("\t") for line in (tmp_path / "said").read_text().splitlines()]
    assert lines[0] == ["wuqi", "1"]
    assert lines[1][:2] == ["game", "janken"]
    assert lines[-1] == ["quit"]
    game = record.load_game()
    met = set(record.replay())
    questions = [lines[at : at + 5] for at, line in enumerate(lines) if line[0] == "position"]
    for (_, text), (_, *played), (_, seat, side), (_, *legal), (word, seconds) in questions:
        position = game.read(text)
        for action in played:
            position = position.play(action)
        assert position in met
        assert (seat, side) == ("1", "1")
        assert tuple(legal) == position.texts(1)
        assert (word, seconds) == ("go", "0.5")


@pytest.mark.parametrize(
    ("code", "why"),
    [
        ("print('ready', flush=True); input(); input()", "stopped in the middle"),
        ("print('ready\\naction\\tz9', flush=True); import time; time.sleep(60)", "not legal"),
        ("import time; time.sleep(60)", "did not answer"),
    ],
)
def test_who_is_silent_or_plays_nonsense_loses(
    code: str, why: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(program_player, "START_S", 60.0 if "ready" in code else 0.2)
    (tmp_path / "bad.py").write_text(code)
    program = f"program:{sys.executable} {tmp_path}/bad.py"
    record = wuqi.match("musketeers", [program, "random"], games=1).records[0]
    assert record.result is not None
    assert (record.result.reason, record.result.ranking[-1]) == ("forfeit", (1,))
    assert why in record.extra["forfeit"]


def test_what_may_stand_after_the_word() -> None:
    assert ProgramInvitation.read("0.1:./mine --fast") == ProgramInvitation(
        ("./mine", "--fast"), 0.1
    )
    assert ProgramInvitation.read("C:/mine.exe") == ProgramInvitation(("C:/mine.exe",))


MINE = """
class Last:
    def __init__(self, seed):
        self.seed = seed
    def choose(self, view, seat):
        return view.texts(seat.number)[-1]
class Wrong:
    def choose(self, view, seat):
        return "castle"
"""


def test_own_players_are_named_by_module_and_class(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    (tmp_path / "mine_for_test.py").write_text(MINE)
    monkeypatch.setattr(sys, "path", [*sys.path])
    monkeypatch.chdir(tmp_path)
    names = ["py:mine_for_test:Last", "py:mine_for_test:Wrong"]
    record = wuqi.match("musketeers", names, games=1, opening=0).records[0]
    assert record.actions[0] == wuqi.load("musketeers").start().texts()[-1]
    assert record.result is not None
    assert record.result.ranking[-1] == (2,)
    assert "castle" in record.extra["forfeit"]
    assert [holder.kind for holder in record.seats] == names
