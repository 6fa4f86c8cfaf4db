"""What only the page asks for: its own files, settings of a new table, boards for a replay."""

import httpx
import pytest

from tests.server.client import PATIENCE_S
from tests.server.running import Server
from wuqi.server.protocol.bodies import MOST_BOARDS

pytestmark = pytest.mark.anyio


async def test_every_address_of_the_page_leads_to_its_index(server: Server) -> None:
    async with httpx.AsyncClient(base_url=server.url, timeout=PATIENCE_S) as http:
        for path in ("/", "/play/musketeers/abcdefghijkl", "/settings"):
            answer = await http.get(path)
            assert answer.status_code == 200
            assert answer.headers["content-type"].startswith("text/html")
        assert (await http.get("/api/nothing")).status_code == 404


async def test_a_setting_tells_the_seats_and_the_start(server: Server) -> None:
    async with httpx.AsyncClient(base_url=server.url, timeout=PATIENCE_S) as http:
        request = {"game": "musketeers", "options": {"start": "bottom"}}
        reply = (await http.post("/api/setting", json=request)).json()
        assert [(seat["side"], seat["member"]) for seat in reply["seats"]] == [(1, 1), (2, 1)]
        assert reply["options"] == {"start": "bottom", "stuck": "own-turn"}
        assert reply["board"]["position"] == "eeeee/eeeee/eeMee/eeeee/MeeeM m"
        refused = await http.post("/api/setting", json={**request, "options": {"start": "moon"}})
        assert refused.status_code == 400


async def test_boards_come_in_stretches(server: Server) -> None:
    actions = ["c3xc4", "b3-c3", "c4xb4"]
    async with httpx.AsyncClient(base_url=server.url, timeout=PATIENCE_S) as http:
        request = {"game": "musketeers", "actions": actions}
        boards = (await http.post("/api/boards", json=request)).json()
        assert [board["mover"] for board in boards] == [1, 2, 1, 2]
        later = (await http.post("/api/boards", json={**request, "since": 2})).json()
        assert later == boards[2:]
        assert len(boards) <= MOST_BOARDS
