"""The device against this machine: rules and search in the browser's Python (under Node, whose
engine is Chromium's) and compiled for this machine, one after the other.

    python -m benchmarks.device

It measures processor time, so other work on the machine changes little.
"""

import gzip
import json
import subprocess
import sys
from pathlib import Path

from benchmarks.device import speed as device_speed

WEB = Path(__file__).parents[2] / "web"


def main() -> None:
    speed = "benchmarks/device/speed.py"
    node = ["node", str(WEB / "tools" / "device" / "python.mjs"), speed]
    there = json.loads(subprocess.run(node, capture_output=True, check=True).stdout)
    command = [sys.executable, "-m", device_speed.__name__]
    here = json.loads(subprocess.run(command, capture_output=True, check=True).stdout)
    for game, speeds in here.items():
        for kind, native in speeds.items():
            if native is not None:
                found = there[game][kind]
                print(f"{game:12}{kind:14}{found:14,.0f}{native:14,.0f}{found / native:8.0%}")
    made = json.loads((WEB / "public" / "device" / "made.json").read_text("utf-8"))
    folder = WEB / "public" / "device" / made["version"]
    for file in sorted(folder.iterdir()):
        content = file.read_bytes()
        print(f"{file.name:20}{len(content):12,}{len(gzip.compress(content)):12,} gzipped")


if __name__ == "__main__":
    main()
