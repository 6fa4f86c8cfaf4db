"""Records replay exactly; edited, truncated and future ones are refused."""

import json
from pathlib import Path

import pytest

import wuqi
from tests.conftest import ROOT
from wuqi.core.errors import BadRecord
from wuqi.core.play.playthrough import Playthrough
from wuqi.core.play.record import Holder, Outcome, Record, RecordedClock, schema


def line_of_play() -> Playthrough:
    line = Playthrough(wuqi.load("musketeers", stuck="immediate").start())
    for action in ("c3xc4", "c2-c3", "a1xa2"):
        line.play(action)
    return line


def test_round_trip_with_everything(tmp_path: Path) -> None:
    line = line_of_play()
    record = line.record(
        seats=(Holder("阿明"), Holder("random", "random")),
        clock=RecordedClock(300, 2),
        seconds=(1.5, 2.0, 0.25),
        played_at="2026-01-02T03:04:05Z",
    )
    record.save(tmp_path / "game.json")
    again = Record.load(tmp_path / "game.json")
    assert again == record
    assert list(again.replay()) == line.positions
    assert again.options == {"start": "diagonal", "stuck": "immediate"}


def test_a_line_may_begin_anywhere() -> None:
    line = Playthrough(wuqi.load("musketeers").read("5/5/1MeM1/5/3M1 m"))
    line.play("b3xc3")
    record = Record.parse(line.record().dump())
    assert record.start == "5/5/1MeM1/5/3M1 m"
    assert record.replay()[-1] == line.position
    assert record.result == Outcome(((1,), (2,)), "enemy-stuck")


def damaged(change: str) -> str:
    text = line_of_play().record().dump()
    values = json.loads(text)
    if change == "cut":
        return text[: len(text) // 2]
    if change == "edited":
        return text.replace("a1xa2", "a1xb1")
    if change == "future":
        values["wuqi"] = 99
    elif change == "foreign":
        values = {"hello": "world"}
    elif change == "list":
        return "[1, 2, 3]"
    return json.dumps(values)


@pytest.mark.parametrize(
    ("change", "message"),
    [
        ("cut", "damaged or cut off"),
        ("edited", "changed after it was written"),
        ("future", "version 99"),
        ("foreign", "not a Wuqi record"),
        ("list", "not a Wuqi record"),
    ],
)
def test_a_damaged_file_is_told(change: str, message: str) -> None:
    with pytest.raises(BadRecord, match=message):
        Record.parse(damaged(change))


def test_values_of_the_wrong_kind_are_told() -> None:
    with pytest.raises(BadRecord, match="actions"):
        Record.from_values({"game": "musketeers", "options": {}, "actions": "c3xc4"})
    with pytest.raises(BadRecord, match="colour"):
        Record.from_values({"game": "musketeers", "options": {}, "actions": [], "colour": "red"})


def test_an_action_that_cannot_be_played_is_named() -> None:
    record = Record("musketeers", {}, ("c3xc4", "a1xa2"))
    with pytest.raises(BadRecord, match="Action 2 of this record, “a1xa2”"):
        record.replay()


def test_a_result_must_fit_the_actions() -> None:
    claimed = Outcome(((1,), (2,)), "stranded")
    with pytest.raises(BadRecord, match="result"):
        Record("musketeers", {}, ("c3xc4",), result=claimed).replay()
    resigned = Outcome(((1,), (2,)), "resigned")  # the table's reason, not the rules'
    assert Record("musketeers", {}, ("c3xc4",), result=resigned).replay()[-1].result is None


def test_no_file_no_traceback(tmp_path: Path) -> None:
    with pytest.raises(BadRecord, match="Cannot read"):
        Record.load(tmp_path / "missing.json")
    (tmp_path / "binary.json").write_bytes(b"\xff\xfe\x00\x01")
    with pytest.raises(BadRecord, match="not a record"):
        Record.load(tmp_path / "binary.json")


def test_the_published_schema_is_the_one_in_force() -> None:
    published = json.loads((ROOT / "docs" / "record.schema.json").read_text("utf-8"))
    assert published == json.loads(json.dumps(schema()))
