"""Runs one step of `make`, and shows in one line what it does, how many bytes it adds and how long
it takes.

    python3 tools/step.py "Python packages" .venv -- uv pip sync …

At a terminal the line is kept up to date meanwhile. What the command itself prints is shown only
when it fails.
"""

import os
import subprocess
import sys
import tempfile
import time
from pathlib import Path

LOOK_EVERY_S = 0.5


def size(folder: Path) -> int:
    """The bytes of all files in a folder, each counted once."""
    found: dict[int, int] = {}
    for place, _, files in os.walk(folder):
        for name in files:
            try:
                status = os.lstat(os.path.join(place, name))
            except FileNotFoundError:  # it was there a moment ago
                continue
            found[status.st_ino] = status.st_size
    return sum(found.values())


def line(title: str, folder: Path, begun: float) -> str:
    return f"{title:<48}{size(folder) / 1e6:7,.0f} MB {time.monotonic() - begun:6.0f} s"


def main() -> int:
    title, place, _, *command = sys.argv[1:]
    folder, begun = Path(place), time.monotonic()
    live = sys.stderr.isatty()
    start = "\r\x1b[K" if live else ""
    with tempfile.TemporaryFile() as output:
        process = subprocess.Popen(command, stdout=output, stderr=subprocess.STDOUT)
        while True:
            try:
                code = process.wait(LOOK_EVERY_S if live else None)
                break
            except subprocess.TimeoutExpired:
                sys.stderr.write(f"{start}  {line(title, folder, begun)}")
                sys.stderr.flush()
        print(f"{start}{'✗' if code else '✓'} {line(title, folder, begun)}", file=sys.stderr)
        if code:
            output.seek(0)
            sys.stderr.flush()
            sys.stderr.buffer.write(output.read())
    return code


if __name__ == "__main__":
    try:
        sys.exit(main())
    except KeyboardInterrupt:
        sys.exit(130)
