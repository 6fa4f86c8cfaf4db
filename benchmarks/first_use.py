"""How long a newcomer waits for the first answer of `wuqi analyse GAME`, and the next time.

    python -m benchmarks.first_use                 these sources: everything is compiled
    python -m benchmarks.first_use dist/*.whl      a wheel, which brings compiled code

Each game begins with empty folders for compiled code and for tables. The processor's time is told
besides the time on the wall, because it does not depend on what else the machine does.
"""

import os
import resource
import subprocess
import sys
import tempfile
import time
import zipfile
from pathlib import Path

from wuqi.core.registry import names

NODES = "1000"


def spent(game: str, site: Path, home: Path) -> tuple[float, float]:
    """Seconds on the wall and of the processor."""
    places = {"WUQI_CACHE": str(home / "cache"), "WUQI_DATA": str(home / "data")}
    began, used = time.perf_counter(), _processor_time()
    subprocess.run(
        [sys.executable, "-m", "wuqi", "analyse", game, "--nodes", NODES],
        env={**os.environ, **places, "PYTHONPATH": str(site)},
        cwd=home,
        check=True,
        capture_output=True,
        stdin=subprocess.DEVNULL,
    )
    return time.perf_counter() - began, _processor_time() - used


def _processor_time() -> float:
    used = resource.getrusage(resource.RUSAGE_CHILDREN)
    return used.ru_utime + used.ru_stime


def compiled_in(home: Path) -> int:
    """How many functions had to be compiled."""
    return sum(path.is_file() for path in (home / "cache" / "code").rglob("*"))


def main(wheel: str | None = None) -> None:
    with tempfile.TemporaryDirectory() as folder:
        site = Path(__file__).resolve().parents[1] / "src"
        if wheel is not None:
            site = Path(folder, "site")
            with zipfile.ZipFile(wheel) as packed:
                packed.extractall(site)
        print(f"{'game':12} {'first answer':>13} {'processor':>10} {'compiled':>9} {'next':>7}")
        for game in names():
            home = Path(folder, game)
            home.mkdir()
            wall, processor = spent(game, site, home)
            functions = compiled_in(home)
            again, _ = spent(game, site, home)
            print(
                f"{game:12} {wall:11.1f} s {processor:8.1f} s {functions:9} {again:5.1f} s",
                flush=True,
            )


if __name__ == "__main__":
    main(*sys.argv[1:])
