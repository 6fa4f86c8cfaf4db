"""Whole games of Three Kingdoms dark chess that must never change, nor their shuffles."""

from pathlib import Path

import pytest

from tests.games.golden import check_golden, golden_games
from wuqi.core.record import Record
from wuqi.core.verify import verify


@pytest.mark.parametrize("path", golden_games("sanguo"), ids=lambda path: path.stem)
def test_golden_game(path: Path) -> None:
    check_golden(path)
    assert verify(Record.load(path)).fair


def test_there_is_one_for_every_mode_split_and_reason() -> None:
    records = [Record.load(path) for path in golden_games("sanguo")]
    played = {(record.options["mode"], record.options["split"]) for record in records}
    assert len(played) == 8
    reasons = {record.result.reason for record in records if record.result}
    assert reasons == set(records[0].load_game().face.REASONS)
