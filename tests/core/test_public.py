"""What `import wuqi` offers: found by completion, shown in notebooks, refused in sentences."""

import random
import subprocess
import sys
from collections.abc import Callable
from pathlib import Path
from xml.etree import ElementTree

import pytest

import wuqi
from wuqi.core.errors import BadRequest
from wuqi.core.registry import names

GAME = wuqi.load("musketeers")


def test_every_public_name_is_found_and_explained() -> None:
    assert set(wuqi.__all__) <= set(dir(wuqi))
    for name in wuqi.__all__:
        assert getattr(wuqi, name).__doc__, name


def test_importing_wuqi_imports_nothing_heavy() -> None:
    code = "import sys, wuqi; dir(wuqi); print(*{'numpy', 'numba', 'rich'} & set(sys.modules))"
    ran = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=True)
    assert ran.stdout.strip() == ""


def after_some_play(name: str, seed: int) -> wuqi.Position:
    position, chance = wuqi.load(name).start(), random.Random(seed)
    for _ in range(25):
        legal = position.actions()
        if not legal and position.mover == 0:
            break
        position = position.play(chance.choice(legal) if legal else position.sample(chance))
    return position


@pytest.mark.parametrize("name", names())
def test_a_position_is_drawn_with_its_coordinates_and_pieces(name: str) -> None:
    position = after_some_play(name, 3)
    picture = position.picture
    image = ElementTree.fromstring(position._repr_svg_())
    texts = [text.text for text in image.iter("{http://www.w3.org/2000/svg}text")]
    squares = [cell.square for row in picture.rows for cell in row if cell.square]
    named = [*picture.ranks, *picture.columns] or squares
    assert set(named) <= set(texts)
    discs = [
        disc
        for disc in image.iter("{http://www.w3.org/2000/svg}circle")
        if disc.get("fill") != "none"
    ]
    assert len(discs) == len(position.pieces)
    board, text = str(position).rsplit("\n", 1)
    assert text == position.text
    assert len(board.splitlines()) >= len(picture.rows)


def test_printing_shows_the_board() -> None:
    assert str(GAME.start()).splitlines() == [
        "5 • • • • M",
        "4 • • • • •",
        "3 • • M • •",
        "2 • • • • •",
        "1 M • • • •",
        "  a b c d e",
        "eeeeM/eeeee/eeMee/eeeee/Meeee m",
    ]


class First:
    """A player of somebody's own."""

    def choose(self, view: wuqi.Position, seat: object) -> str:
        return view.texts()[0]


def test_what_notebooks_show() -> None:
    played = wuqi.match(GAME, [First(), First()], games=2)
    record = played.records[0]
    assert "First" in played._repr_html_()
    assert record.actions[0] in record._repr_html_()
    assert "<svg" in record._repr_html_()
    *_, found = wuqi.think(wuqi.load("janken").start(), wuqi.Limits(nodes=300), lines=2)
    assert all(line.actions[0] in found._repr_html_() for line in found.lines)
    reviewed = wuqi.review(record, wuqi.Limits(nodes=50))
    assert reviewed._repr_html_().startswith("<")
    one = wuqi.puzzles("musketeers")[0]
    assert "<svg" in one._repr_html_()
    assert one.solution not in one._repr_html_()


def test_verdicts_are_sentences_with_a_key() -> None:
    one = wuqi.puzzles("musketeers")[0]
    right = one.attempt(one.solution)
    assert (right.right, right.key) == (True, f"puzzle-right-{one.goal}")
    assert str(right).endswith(".")
    fair = wuqi.verify(wuqi.Record("musketeers", {}, ("c3xc4",)))
    assert (fair.key, fair.fair) == ("verify-nothing-dealt", True)
    assert str(fair) == "Nothing is shuffled in this game, and every action follows the rules."
    assert fair.say("ja") != str(fair)


def test_records_are_read_whatever_the_file(tmp_path: Path) -> None:
    record = wuqi.match("draughts", ["random", "random"], games=1).records[0]
    record.save(tmp_path / "game.json")
    (tmp_path / "games.jsonl").write_text('{"game": "musketeers", "actions": ["c3xc4"]}\n' * 2)
    (tmp_path / "game.pdn").write_text('[GameType "20"]\n1. 32-28 19-23 2. 28x19 14x23 *\n')
    assert list(wuqi.records(tmp_path / "game.json")) == [record]
    assert len(list(wuqi.records(tmp_path / "games.jsonl"))) == 2
    assert next(wuqi.records(tmp_path / "game.pdn")).actions[:2] == ("32-28", "19-23")


def set_game() -> None:
    GAME.start().game = None  # type: ignore[misc, assignment]


def set_options() -> None:
    GAME.options = None  # type: ignore[assignment]


@pytest.mark.parametrize("change", [set_game, set_options])
def test_values_do_not_change(change: Callable[[], None]) -> None:
    with pytest.raises(AttributeError, match=r"no setter|never changes"):
        change()
    with pytest.raises(TypeError):
        GAME.start().pieces["a1"] = None  # type: ignore[index]


@pytest.mark.parametrize(
    ("wrong", "sentence"),
    [
        (lambda: GAME.start().actions(-1), "no seat -1"),
        (lambda: GAME.start().play("c3xc4", 0), "no seat 0"),
        (lambda: GAME.start().sample(random.Random()), "decided by chance"),
        (lambda: wuqi.Limits(nodes=0), "at least at 1 position"),
        (lambda: wuqi.Limits(nodes=float("nan")), "not nan"),  # type: ignore[arg-type]
        (lambda: wuqi.Limits(depth=0), "at least 1 half-move"),
        (lambda: wuqi.Limits(seconds=float("nan")), "nan seconds"),
        (lambda: wuqi.analyse(GAME.start(), lines=0), "at least 1 line"),
        (lambda: wuqi.probe(wuqi.load("sanguo").start()), "no tablebases"),
        (lambda: wuqi.player("py:nowhere:Nobody"), "could not be imported"),
        (lambda: wuqi.player("program:"), "program to start"),
        (lambda: wuqi.player(object()), "no method choose"),  # type: ignore[arg-type]
    ],
)
def test_what_is_refused(wrong: Callable[[], object], sentence: str) -> None:
    with pytest.raises(BadRequest, match=sentence):
        wrong()
