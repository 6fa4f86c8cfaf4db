"""A module is made from what it imports, and from nothing else."""

from pathlib import Path
from tempfile import mkdtemp

import wuqi.games.draughts.rules
from wuqi.core.native.sources import PACKAGE, made_from, source_key


def house(folder: Path, **modules: str) -> Path:
    """A package of our own, with modules of these texts."""
    (folder / "house").mkdir()
    (folder / "house" / "__init__.py").touch()
    for name, text in modules.items():
        (folder / "house" / f"{name}.py").write_text(text)
    return folder / "house"


def test_what_is_imported_however_far_away_counts(tmp_path: Path) -> None:
    made = house(
        tmp_path,
        door="from house import (\n    hall,\n)",
        hall="import os, house.stairs",
        stairs="from house.door import x",  # in a circle
        shed="",
    )
    names = {path.name for path in made_from(made / "door.py")}
    assert names == {"door.py", "hall.py", "stairs.py", "__init__.py"}


def test_packages_of_others_do_not_count_even_beside_ours(tmp_path: Path) -> None:
    """As in a folder where everything is installed."""
    made = house(tmp_path, door="import numpy\nfrom numpy.linalg import norm")
    (tmp_path / "numpy").mkdir()
    (tmp_path / "numpy" / "__init__.py").write_text("import numpy.linalg")
    (tmp_path / "numpy" / "linalg.py").touch()
    assert made_from(made / "door.py") == {made / "door.py"}


def test_only_what_counts_changes_the_key(tmp_path: Path) -> None:
    def key(hall: str, shed: str, numbers: bytes) -> str:
        folder = Path(mkdtemp(dir=tmp_path))
        made = house(folder, door="from house.hall import x", hall=hall, shed=shed)
        (made / "weights.npz").write_bytes(numbers)
        return source_key(made / "door.py")

    first = key("x = 1", "", b"12")
    assert key("x = 1", "y = 2", b"12") == first
    assert key("x = 2", "", b"12") != first
    assert key("x = 1", "", b"13") != first


def test_the_rules_of_a_game_are_not_made_from_the_server_or_another_game() -> None:
    files = made_from(Path(wuqi.games.draughts.rules.__file__))
    folders = {path.relative_to(PACKAGE).parts[:2] for path in files}
    assert ("core", "kernel.py") in folders
    assert not [parts for parts in folders if parts[0] in ("server", "cli", "players")]
    assert {parts[1] for parts in folders if parts[0] == "games"} == {"draughts"}
