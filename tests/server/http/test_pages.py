"""Files that are built beside the page: a site of its own is found by its folder."""

from pathlib import Path

import pytest

from tests.server.site import open_site
from wuqi.server.http import pages

pytestmark = [
    pytest.mark.anyio,
    pytest.mark.filterwarnings("ignore::litestar.exceptions.LitestarDeprecationWarning"),
]


async def test_a_folder_with_an_index_leads_to_it(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    static = (tmp_path / "static").resolve()
    (static / "docs").mkdir(parents=True)
    (static / "index.html").write_text("the page")
    (static / "docs" / "index.html").write_text("the documentation")
    monkeypatch.setattr(pages, "STATIC", static)
    async with open_site(tmp_path / "data") as site:
        for path in ("/docs", "/docs/"):
            answer = await site.http.get(path)
            assert (answer.status_code, answer.headers["location"]) == (302, "/docs/index.html")
        assert (await site.http.get("/docs/index.html")).text == "the documentation"
        for path in ("/", "/docs/nothing.html", "/tables/abc"):
            assert (await site.http.get(path)).text == "the page"
