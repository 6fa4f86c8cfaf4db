"""Makes what the page needs to play on the reader's own device, into public/device.

    python -m web.tools.device.build

Three steps, each skipped where nothing that it is made from has changed: what Python calls is
found out (`rehearsal`), compiled functions become modules of WebAssembly (`kernels`), and these
are packed with Python itself and our sources (`pack`). Modules are kept in Wuqi's cache folder.
"""

import hashlib
import os
import subprocess
import sys
from concurrent.futures import ThreadPoolExecutor
from importlib.metadata import version
from pathlib import Path
from tempfile import TemporaryDirectory

from web.tools.device import pack

from wuqi.core.folder.folders import shipped
from wuqi.core.native.sources import PACKAGE, source_key
from wuqi.core.storage.places import cache_home, writable
from wuqi.device.standins.names import COMMON

TOOLS = Path(__file__).parent
SHARED = "shared.json"  # what `kernels` writes of search
ROOT = TOOLS.parents[2]
VERSIONS = "".join(version(name) for name in ("numba", "llvmlite", "numpy", "ziglang"))


def main() -> None:
    kept = writable(cache_home() / "device")
    rehearsed = rehearse(kept)
    common = compile_one(kept, rehearsed, COMMON)
    with ThreadPoolExecutor(os.cpu_count()) as pool:
        games = pool.map(lambda name: compile_one(kept, rehearsed, name, common), shipped())
        pack.write({folder.name.split("-")[0]: folder for folder in (common, *games)})


def rehearse(kept: Path) -> Path:
    """What Python calls, found out anew where anything has changed."""
    games = sorted((PACKAGE / "games").glob("*/*.py"))
    out = kept / f"rehearsed-{source_key(TOOLS / 'rehearsal.py', *games)}"
    if not out.exists():
        print("device: finding out what is compiled", file=sys.stderr)
        part = out.with_suffix(".part")
        part.mkdir(exist_ok=True)
        _run("rehearsal", str(part))
        part.rename(out)
    return out


def compile_one(kept: Path, rehearsed: Path, library: str, common: Path | None = None) -> Path:
    """The folder with a library's module. One for each game, which needs that of everything else,
    because search is in it."""
    if library == COMMON:
        files = [f for part in ("core", "search", "solve") for f in (PACKAGE / part).rglob("*.py")]
    else:
        files = list((PACKAGE / "games" / library).glob("*.py"))
    tools = (TOOLS / "kernels.py", TOOLS / "assembly.py")
    made_from = VERSIONS + source_key(*tools, *files) + (common.name if common else "")
    requests = (rehearsed / f"{library}.txt").read_bytes()
    key = hashlib.sha256(made_from.encode() + requests).hexdigest()[:16]
    folder = kept / f"{library}-{key}"
    if not folder.exists():
        print(f"device: compiling {library}", file=sys.stderr)
        part = folder.with_suffix(".part")
        part.mkdir(exist_ok=True)
        shared = [str(common / SHARED)] if common else []
        _run("kernels", str(rehearsed), library, str(part), *shared)
        (part / f"{library}.o").unlink()
        part.rename(folder)
    return folder


def _run(step: str, *args: str) -> None:
    """Runs a step in a process of its own, which knows nothing of this user's tables."""
    with TemporaryDirectory() as nowhere:
        environment = {**os.environ, "WUQI_DATA": nowhere, "PYTHONFAULTHANDLER": "1"}
        command = [sys.executable, "-m", f"web.tools.device.{step}", *args]
        subprocess.run(command, cwd=ROOT, env=environment, check=True)


if __name__ == "__main__":
    main()
