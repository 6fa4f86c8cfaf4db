"""The documentation site: complete, with links that lead somewhere, and nothing from elsewhere."""

import re
import subprocess
import sys
from pathlib import Path

import pytest
from tools.docs.contents import SECTIONS
from tools.docs.python_reference import python_reference
from tools.docs.site import broken_links

from tests.conftest import ROOT
from wuqi.core.registry import names
from wuqi.core.text.words import LANGUAGES

LOADED = re.compile(r'<(?:script|img|link|iframe)[^>]*(?:src|href)="(?:[a-z]+:)?//[^"]*"')
INLINE = re.compile(r"<script(?![^>]*(?:src=|application/json))[^>]*>")


@pytest.fixture(scope="module")
def site(tmp_path_factory: pytest.TempPathFactory) -> Path:
    folder = tmp_path_factory.mktemp("docs") / "site"
    command = [sys.executable, "-m", "tools.docs", str(folder)]
    built = subprocess.run(command, cwd=ROOT, capture_output=True, text=True, check=False)
    assert built.returncode == 0, built.stdout + built.stderr
    return folder


def test_every_document_has_its_place() -> None:
    placed = {page for pages in SECTIONS.values() for page in pages}
    assert {
        page.relative_to(ROOT / "docs").as_posix() for page in (ROOT / "docs").rglob("*.md")
    } <= placed


def test_the_reference_is_the_same_each_time() -> None:
    """Or no wheel would be: `tests.install.reproducible` builds two."""
    assert re.findall(r".* at 0x.*", python_reference()) == []


@pytest.mark.slow
def test_it_is_built_whole(site: Path) -> None:
    pages = {page.relative_to(site).as_posix() for page in site.rglob("*.html")}
    assert {f"rules/{tag}/{game}.html" for tag in LANGUAGES for game in names()} <= pages
    for name in ("python", "command-line", "http", "socket"):
        assert f"reference/{name}.html" in pages
    assert broken_links(site) == []


@pytest.mark.slow
def test_it_needs_nothing_from_elsewhere_and_no_inline_script(site: Path) -> None:
    for page in site.rglob("*.html"):
        text = page.read_text("utf-8")
        canonical = re.sub(r'<link rel="canonical"[^>]*>', "", text)
        assert LOADED.findall(canonical) == [], page.name
        assert INLINE.findall(text) == [], page.name


@pytest.mark.slow
@pytest.mark.parametrize("language", LANGUAGES)
def test_rule_books_are_in_their_language_and_have_boards_to_try(site: Path, language: str) -> None:
    for game in names():
        text = (site / "rules" / language / f"{game}.html").read_text("utf-8")
        assert f'<html lang="{language}"' in text
        assert re.search(r'<button[^>]* data-picture="[^"]+\.svg" data-sentence="">', text)
        assert re.search(r'<button[^>]* data-sentence="[^"]+">', text)  # why not


@pytest.mark.slow
def test_references_say_what_the_code_says(site: Path) -> None:
    python = (site / "reference" / "python.html").read_text("utf-8")
    assert "Position.actions" in python
    assert "wuqi perft" in (site / "reference" / "command-line.html").read_text("utf-8")
    assert "/api/tables" in (site / "reference" / "http.html").read_text("utf-8")
    assert "What a client sends" in (site / "reference" / "socket.html").read_text("utf-8")
