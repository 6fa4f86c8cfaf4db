"""How long a newcomer waits: importing the package, the first command cold, and warm."""

import os
import subprocess
import sys
import tempfile
import time
from pathlib import Path

from wuqi.core.registry import names


def seconds(*words: str, cache: Path) -> float:
    began = time.perf_counter()
    subprocess.run(
        [sys.executable, *words],
        env={**os.environ, "WUQI_CACHE": str(cache)},
        check=True,
        capture_output=True,
        stdin=subprocess.DEVNULL,
    )
    return time.perf_counter() - began


def main() -> None:
    with tempfile.TemporaryDirectory() as folder:
        cache = Path(folder)
        bare = min(seconds("-c", "pass", cache=cache) for _ in range(5))
        imported = min(seconds("-c", "import wuqi", cache=cache) for _ in range(5))
        print(f"import wuqi: {imported - bare:.3f} s")
        for game in names():
            cold = seconds("-m", "wuqi", "moves", game, cache=cache)
            warm = min(seconds("-m", "wuqi", "moves", game, cache=cache) for _ in range(5))
            print(f"wuqi moves {game}: cold {cold:.1f} s, warm {warm:.2f} s")


if __name__ == "__main__":
    main()
