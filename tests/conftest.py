"""What all tests share."""

import atexit
import fcntl
import os
import shutil
import signal
import subprocess
import sys
import tempfile
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from zipfile import ZipFile

import pytest

from tests.server.running import Forking

ROOT = Path(__file__).parents[1]
COMPILED_AHEAD = "musketeers"  # the game whose compiled rules and search are in the tests' wheel

# The words of a test's messages must not depend on whose machine it runs on.
for variable in ("LC_ALL", "LC_MESSAGES", "LANG", "NO_COLOR", "FORCE_COLOR"):
    os.environ.pop(variable, None)
os.environ["LANG"] = "C.UTF-8"

# Nor on how the tests were started: what `nohup` ignores, servers that we start would ignore, too.
if signal.getsignal(signal.SIGHUP) == signal.SIG_IGN:
    signal.signal(signal.SIGHUP, lambda *_: None)

# Nor must its answers depend on the tables that somebody keeps.
os.environ["WUQI_DATA"] = tempfile.mkdtemp(prefix="wuqi-tests-")
atexit.register(shutil.rmtree, os.environ["WUQI_DATA"], ignore_errors=True)

Forking.wanted = True


# Browsers, servers and databases beside four workers on two processors: who fails here may try once
# more. The summary names those that needed it (`-rR`), and each of them deserves a look.
WITH_OTHERS = [ROOT / "tests" / name for name in ("browser", "server")]


def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    """What takes longest comes first, so that no worker is left alone with it at the end."""
    items.sort(key=lambda item: item.get_closest_marker("slow") is None)
    for item in items:
        if any(item.path.is_relative_to(folder) for folder in WITH_OTHERS):
            item.add_marker(pytest.mark.flaky(reruns=1))


@pytest.fixture(scope="session")
def wheel(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A wheel of these sources, compiled where that is possible: built once for all workers."""
    return built_wheel(ROOT, tmp_path_factory, "wheel")


@pytest.fixture(scope="session")
def konane(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A folder with the example of a game in a package of its own, installed: to be put on the path
    of another process. This one must not know it: its games are those that come with Wuqi."""
    built = built_wheel(ROOT / "examples" / "konane", tmp_path_factory, "konane")
    site = tmp_path_factory.mktemp("site")
    with ZipFile(built) as packed:
        packed.extractall(site)
    return site


def built_wheel(sources: Path, places: pytest.TempPathFactory, name: str) -> Path:
    """The wheel of a package, built once for all workers.

    C is made of it and compiled as for everybody, but not made faster: that takes the compiler as
    long as all the rest, and no answer depends on it. Rules and search are those of one game."""
    with made_once(places, name) as (folder, is_made):
        if not is_made:
            build = [sys.executable, "-m", "hatchling", "build", "-t", "wheel", "-d", str(folder)]
            quickly = {**os.environ, "MYPYC_OPT_LEVEL": "0", "WUQI_AHEAD": COMPILED_AHEAD}
            subprocess.run(build, cwd=sources, env=quickly, check=True)
    [built] = folder.glob("*.whl")
    return built


@contextmanager
def made_once(places: pytest.TempPathFactory, name: str) -> Iterator[tuple[Path, bool]]:
    """A folder that all workers share, and whether what belongs there has been made. Whoever comes
    first makes it; the others wait meanwhile."""
    shared = places.getbasetemp()
    if "PYTEST_XDIST_WORKER" in os.environ:
        shared = shared.parent
    folder, mark = shared / name, shared / f"{name}.made"
    with (shared / f"{name}.lock").open("w") as lock:
        fcntl.flock(lock, fcntl.LOCK_EX)
        folder.mkdir(exist_ok=True)
        yield folder, mark.exists()
        mark.touch()
