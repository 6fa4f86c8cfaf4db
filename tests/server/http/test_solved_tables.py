"""Small solved tables are listed, and handed out whole."""

import pytest

from tests.server.site import Site
from tests.solve.solved import made, small_game, solved
from wuqi.server.teaching.solved_tables import SolvedTables
from wuqi.solve.build import Made
from wuqi.solve.store import target

__all__ = ["made", "solved"]

pytestmark = [
    pytest.mark.anyio,
    pytest.mark.filterwarnings("ignore::litestar.exceptions.LitestarDeprecationWarning"),
]


async def test_a_table_is_downloaded(
    site: Site, solved: Made, monkeypatch: pytest.MonkeyPatch
) -> None:
    wanted: list[str] = []
    monkeypatch.setattr(SolvedTables, "want", lambda self, game: wanted.append(game.name))
    _, path = target(small_game(), False)
    (table,) = (await site.http.get("/api/solved-tables")).json()
    assert table == {
        "name": path.name,
        "game": "tamquan",
        "settings": {"steps": "orthogonal", "taking": "all"},
        "bytes": path.stat().st_size,
    }
    assert "draughts" in wanted  # it will be there the next time
    answer = await site.http.get(f"/api/solved-tables/{path.name}")
    assert answer.content == path.read_bytes()
    assert await site.key("/api/solved-tables/wuqi.sqlite") == (404, "not-found")
