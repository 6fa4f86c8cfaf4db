"""Where games are: folders of this package, and other packages.

A folder under `games/` with a `face.py` is a game; nothing registers it. Another package adds a
game by declaring an entry point in the group `wuqi.games`:

    [project.entry-points."wuqi.games"]
    konane = "wuqi_konane"

The package then has the same files as a folder of ours. Nothing of it is imported here.
"""

from collections.abc import Mapping
from dataclasses import dataclass
from functools import cache
from importlib.metadata import entry_points
from importlib.util import find_spec
from pathlib import Path

GROUP = "wuqi.games"
SHIPPED = Path(__file__).resolve().parents[2] / "games"


@dataclass(frozen=True, slots=True)
class Folder:
    """A game's folder, and the package its modules are imported from."""

    name: str
    package: str
    path: Path
    shipped: bool = True  # with Wuqi itself

    def has(self, module: str) -> bool:
        """Whether it has a module of that name."""
        return (self.path / f"{module}.py").is_file()


@cache
def shipped() -> Mapping[str, Folder]:
    """The games that come with Wuqi, by name."""
    names = sorted(path.parent.name for path in SHIPPED.glob("*/face.py"))
    return {name: Folder(name, f"wuqi.games.{name}", SHIPPED / name) for name in names}


@cache
def folders() -> Mapping[str, Folder]:
    """All games by name, in alphabetical order; ours wins if two have the same name."""
    found = {**_installed(), **shipped()}
    return {name: found[name] for name in sorted(found)}


@cache
def folder_of(name: str) -> Folder | None:
    """The folder of a game; None if there is none of that name."""
    return shipped().get(name) or folders().get(name)  # others are looked for only when needed


def _installed() -> dict[str, Folder]:
    """The games of other packages."""
    found = {}
    for point in entry_points(group=GROUP):
        spec = find_spec(point.value)
        if spec is not None and spec.submodule_search_locations:
            path = Path(next(iter(spec.submodule_search_locations)))
            found[point.name] = Folder(point.name, point.value, path, shipped=False)
    return found
