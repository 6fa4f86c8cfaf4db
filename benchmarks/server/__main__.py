"""The game room under load, and boardgame.io 0.50.2 in the same run.

    python -m benchmarks.server                   everything; fetches boardgame.io into a folder
    python -m benchmarks.server --rival FOLDER    … or takes it from a folder where it is installed
    python -m benchmarks.server --only idle       memory only

Scripted players, two at each table and each with a socket of their own, take random legal actions;
when a game is over they begin the next one, in the way usual there: by a rematch, or by a new match
that both join. Ours writes every action durably to SQLite before anyone sees it; boardgame.io keeps
its matches in memory. CPU time is the server's alone. Ours runs from a wheel, as users install it:
compiled, if there is a C compiler. Machines are noisy: the two play the small game in turn, several
rounds, and the median round of each is printed.
"""

import argparse
import subprocess
import tempfile
from contextlib import ExitStack
from pathlib import Path
from typing import Any

from benchmarks.server.driving import Driven, drive, middle
from benchmarks.server.idling import report_idle
from benchmarks.server.serving import boardgame_io, game_room, install, unpacked_wheel
from wuqi.core.registry import load, names

TABLES = 200
SECONDS = 10.0
ROUNDS = 3
Games = list[dict[str, Any]]
SMALL: Games = [{"name": "musketeers", "sides": [1, 2]}]
MIXED: Games = [
    {"name": name, "sides": [1 if seat.side % 2 else 2 for seat in load(name).seats]}
    for name in names()
]  # two clients at a table: one holds the seats of the first side, and of a third


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0] if __doc__ else None)
    parser.add_argument("--rival", type=Path, help="a folder with boardgame.io in node_modules")
    parser.add_argument("--tables", type=int, default=TABLES)
    parser.add_argument("--seconds", type=float, default=SECONDS)
    parser.add_argument("--rounds", type=int, default=ROUNDS, help="of the small game")
    parser.add_argument("--only", choices=("small", "mixed", "half", "idle"), action="append")
    args = parser.parse_args()
    parts = args.only or ["small", "mixed", "half", "idle"]
    with ExitStack() as stack:
        home = Path(stack.enter_context(tempfile.TemporaryDirectory()))
        modules = args.rival or install(home)
        code = unpacked_wheel(home)

        def ours(games: Games, rate: float = 0, pictures: bool = True) -> Driven:
            with game_room(home, code) as server:
                settings = {"tables": args.tables, "rate": rate, "games": games}
                wanted = {**settings, "pictures": pictures, "seconds": args.seconds}
                return drive(server, "room_clients.mjs", modules, wanted)

        def theirs() -> Driven:
            with boardgame_io(modules) as server:
                wanted = {"tables": args.tables, "rate": 0, "seconds": args.seconds}
                return drive(server, "rival_clients.mjs", modules, wanted)

        if "small" in parts:
            rounds = []
            for number in range(1, args.rounds + 1):
                rounds.append((theirs(), ours(SMALL), ours(SMALL, pictures=False)))
                costs = " / ".join(f"{one.cost:.0f}" for one in rounds[-1])
                print(f"round {number}: {costs} µs of CPU an action", flush=True)
            rival, boards, texts = (middle(one) for one in zip(*rounds, strict=True))
            rival.report("boardgame.io, Three Musketeers, in memory")
            for what, one in {"with boards to draw": boards, "positions as text": texts}.items():
                one.report(f"Wuqi, Three Musketeers, durable, {what}")
                print(f"    {rival.cost / one.cost:.2f} times boardgame.io's actions a CPU-second")
        mixed = None
        if "mixed" in parts or "half" in parts:
            mixed = ours(MIXED)
            mixed.report("Wuqi, all games, durable, as fast as it goes")
        if "half" in parts:
            assert mixed is not None
            ours(MIXED, mixed.pace / 2).report("Wuqi, all games, durable, at half load")
        if "idle" in parts:
            with game_room(home, code) as server:
                report_idle(server, MIXED)


if __name__ == "__main__":
    try:
        main()
    except subprocess.CalledProcessError as error:
        raise SystemExit(str(error)) from error
