"""Boards as messages."""

import random

import msgspec
import pytest

import wuqi
from wuqi.core.kernel import CHANCE
from wuqi.server.table.views import board


@pytest.mark.parametrize("game", wuqi.names())
def test_rows_that_are_kept_say_what_is_drawn(game: str, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(board, "_written", {})  # nothing of other tests
    monkeypatch.setattr(board, "MOST_ROWS", 50)  # so that they are also forgotten and written anew
    chance, position = random.Random(3), wuqi.load(game).start()
    for _ in range(60):
        answer = msgspec.json.decode(msgspec.json.encode(board.board_of(position)))
        drawn = msgspec.json.decode(msgspec.json.encode(position.picture.rows))
        assert answer["picture"]["rows"] == drawn
        assert len(board._written) <= 50
        able = list(position.outcomes()) if position.mover == CHANCE else position.actions()
        if not able:
            break
        position = position.play(chance.choice(able))
