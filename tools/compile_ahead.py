"""Compiles what a first use needs, for all machines of this kind, into a folder for a wheel.

    python tools/compile_ahead.py FOLDER [GAME…]

It does what a newcomer does: lists moves, counts positions, plays, and asks for an analysis of each
game. `wuqi.core.native.shipped_code` says what the code is compiled for and when it is used.
"""

import os
import shutil
import subprocess
import sys
import tempfile
from contextlib import redirect_stdout
from pathlib import Path

COMMANDS = (
    "moves {game}",
    "perft {game} 1",
    "analyse {game} --nodes 1000",
    "bench playouts {game} --seconds 0.01",
    "puzzle {game} --json",
)
CHILD = "WUQI_COMPILING_AHEAD"  # set in the process that compiles


def main() -> int:
    """Starts a process that compiles for the baseline: Numba asks once, when it is imported."""
    from wuqi.core.native.shipped_code import baseline, settings

    kind = baseline()
    if kind is None:
        print("no code is shipped for machines of this kind", file=sys.stderr)
        return 1
    if os.environ.get(CHILD):
        rehearse(sys.argv[2:])
        return 0
    folder = Path(sys.argv[1])
    with tempfile.TemporaryDirectory() as cache:
        same_each_time = {"PYTHONHASHSEED": "0"}
        ours = {CHILD: "1", "WUQI_CACHE": cache, "WUQI_DATA": cache, "LANG": "C.UTF-8"}
        environment = {**os.environ, **settings(kind.processor), **same_each_time, **ours}
        environment.pop("WUQI_BOUNDSCHECK", None)
        command = [sys.executable, __file__, *sys.argv[1:]]
        done = subprocess.run(command, env=environment, stdin=subprocess.DEVNULL, check=False)
        if done.returncode == 0:
            shutil.copytree(Path(cache, "code"), folder, dirs_exist_ok=True)
    return done.returncode


def rehearse(games: list[str]) -> None:
    from wuqi.cli.main import main as wuqi
    from wuqi.core.folder.folders import shipped
    from wuqi.players.rehearsal import play_a_little, think_a_little

    for game in games or shipped():
        play_a_little(game)
        think_a_little(game)
        for command in COMMANDS:
            sys.argv = ["wuqi", *command.format(game=game).split()]
            with redirect_stdout(sys.stderr):
                try:
                    wuqi()
                except SystemExit as left:
                    if left.code:
                        raise


if __name__ == "__main__":
    sys.exit(main())
