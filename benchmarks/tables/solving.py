"""Making tables: seconds, processor time, memory and size of each, in a process of its own.

python -m benchmarks.tables.solving DATA [WORD …]   tables whose line has all words; all by default

Tables go to DATA/tables (WUQI_DATA=DATA uses them afterwards) and their figures, line by line, to
DATA/solving.jsonl. Tables with a line there are not made again, so a run can be stopped and resumed
between two tables; at the end all lines are printed with their limits.
"""

import json
import os
import shutil
import subprocess
import sys
from pathlib import Path
from typing import Any

from benchmarks.measuring import measured
from wuqi.core.registry import configure, names
from wuqi.solve import store

# The command, and the most seconds and gigabytes that it may take on two cores.
TABLES = {
    f"{game} {words}".strip(): most
    for game in names()
    for words, most in measured(game).TABLES.items()
}
GIB = 1 << 30
CORES = 2

MEASURE = """
import json, resource, subprocess, sys, time
began = time.perf_counter()
ran = subprocess.run(sys.argv[1:], stdout=subprocess.PIPE, check=True)
used = resource.getrusage(resource.RUSAGE_CHILDREN)
report = json.loads(ran.stdout)
report["wall"] = time.perf_counter() - began
report["processor"] = used.ru_utime + used.ru_stime
report["memory"] = used.ru_maxrss * (1 if sys.platform == "darwin" else 1024)
print(json.dumps(report))
"""


def make(command: str) -> dict[str, Any]:
    """Makes a table from nothing in a new process; its report and what it cost."""
    forget_half_made(command)
    solve = [sys.executable, "-m", "wuqi", "solve", *command.split(), "--again", "--json"]
    measured = [sys.executable, "-c", MEASURE, *solve, f"--threads={CORES}"]
    ran = subprocess.run(measured, stdout=subprocess.PIPE, check=True, text=True)
    return {"command": command, **json.loads(ran.stdout)}


def forget_half_made(command: str) -> None:
    """Removes half-made tables: a resumed one would look cheaper than it is."""
    name, *words = command.split()
    options = dict(word.split("=")[1:] for word in words if word.startswith("--option="))
    presets = [word.split("=")[1] for word in words if word.startswith("--preset=")]
    pieces = [int(word.split("=")[1]) for word in words if word.startswith("--pieces=")]
    game = configure(name, presets[0] if presets else None, options)
    _, path = store.target(game, "--depth" in words, pieces[0] if pieces else None)
    shutil.rmtree(path.with_suffix(".work"), ignore_errors=True)


def line(report: dict[str, Any]) -> str:
    seconds, gigabytes = TABLES[report["command"]]
    on_cores = report["processor"] / CORES
    return (
        f"{report['command']:56} {report['wall']:7.1f} s, {on_cores:7.1f} s of {CORES} cores (≤ "
        f"{seconds:4}) {report['memory'] / GIB:5.2f} GiB (≤ {gigabytes}) "
        f"{report['bytes'] / 1e6:6.1f} MB {report['numbers']:13,d} numbers, "
        f"{report['checked']:,d} looked over"
    )


def main() -> None:
    data, words = Path(sys.argv[1]), sys.argv[2:]
    os.environ["WUQI_DATA"] = str(data)
    data.mkdir(parents=True, exist_ok=True)
    kept = data / "solving.jsonl"
    lines = kept.read_text().splitlines() if kept.exists() else []
    done = {report["command"]: report for report in map(json.loads, lines)}
    for command in TABLES:
        if command not in done and all(word in command for word in words):
            done[command] = make(command)
            with kept.open("a") as file:
                file.write(json.dumps(done[command]) + "\n")
        if command in done:
            print(line(done[command]), flush=True)


if __name__ == "__main__":
    main()
