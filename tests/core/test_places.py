"""Where things are kept when the usual place cannot be used."""

import tempfile
from collections.abc import Callable, Iterator
from pathlib import Path

import pytest

from wuqi.core.storage import places


@pytest.fixture
def everybodys(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[Path]:
    """A temporary folder that others may write to, and a usual place that is not a folder."""
    (tmp_path / "occupied").write_text("")
    everybodys = tmp_path / "everybodys"
    everybodys.mkdir()
    monkeypatch.setattr(tempfile, "tempdir", str(everybodys))
    places._spare.cache_clear()
    yield everybodys
    places._spare.cache_clear()


def spare(everybodys: Path) -> Path:
    found = places.writable(everybodys.parent / "occupied" / "code")
    assert found.is_dir()
    assert found.name == "code"
    assert found.parent.parent == everybodys
    assert found.parent.stat().st_mode & 0o777 == 0o700
    return found.parent


def test_a_folder_of_our_own_is_found_again(everybodys: Path) -> None:
    first = spare(everybodys)
    places._spare.cache_clear()
    assert spare(everybodys) == first


def open_to_all(place: Path) -> None:
    place.mkdir()
    place.chmod(0o777)


def leading_elsewhere(place: Path) -> None:
    elsewhere = place.parent.parent / "elsewhere"
    elsewhere.mkdir()
    place.symlink_to(elsewhere)


@pytest.mark.parametrize("laid", [open_to_all, leading_elsewhere, Path.touch])
def test_what_somebody_else_may_have_laid_there_is_not_used(
    everybodys: Path, laid: Callable[[Path], None]
) -> None:
    usual = spare(everybodys)
    (usual / "code").rmdir()
    usual.rmdir()
    laid(usual)
    places._spare.cache_clear()
    assert spare(everybodys) != usual
