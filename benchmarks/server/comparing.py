"""The game room compared with another version of itself: the cost of an action, on both databases.

    python -m benchmarks.server.comparing BEFORE    a folder with a checkout whose page is built

The two versions play in turn, several rounds, and the median round of each is printed. Both run
from a wheel, as users install it. CPU time is the server's alone, without PostgreSQL's own.
"""

import argparse
import tempfile
from collections.abc import Iterator
from contextlib import ExitStack, contextmanager
from pathlib import Path
from typing import Any

from benchmarks.server.driving import Driven, drive, middle
from benchmarks.server.serving import ROOT, game_room, install, unpacked_wheel
from tests.games.expecting import SEATS
from tests.server.parts import running_postgres
from wuqi import load

TABLES = 100
SECONDS = 5.0
ROUNDS = 5


VERSIONS = ("before", "now")


@contextmanager
def _databases() -> Iterator[dict[str, dict[str, str | None]]]:
    """By kind and version: a PostgreSQL each, because a newer layout is refused by older code."""
    with running_postgres() as one, running_postgres() as other:
        yield {
            "SQLite": dict.fromkeys(VERSIONS),
            "PostgreSQL": dict(zip(VERSIONS, (one, other), strict=True)),
        }


def _sides(game: str) -> list[int]:
    """Who of two people sits where: they take the sides in turn."""
    return [1 + (seat.side - 1) % 2 for seat in load(game).seats]


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0] if __doc__ else None)
    parser.add_argument("before", type=Path)
    parser.add_argument("--rival", type=Path, help="a folder with `ws` in node_modules")
    parser.add_argument("--rounds", type=int, default=ROUNDS)
    parser.add_argument("--seconds", type=float, default=SECONDS)
    parser.add_argument("--tables", type=int, default=TABLES)
    parser.add_argument("--rate", type=float, default=0, help="actions a second; 0: at full speed")
    parser.add_argument("--game", choices=list(SEATS), action="append")
    parser.add_argument("--database", choices=("SQLite", "PostgreSQL"), action="append")
    args = parser.parse_args()
    with ExitStack() as stack:
        home = Path(stack.enter_context(tempfile.TemporaryDirectory()))
        modules = args.rival or install(home)
        databases = stack.enter_context(_databases())
        sources = zip(VERSIONS, (args.before, ROOT), strict=True)
        versions = {version: unpacked_wheel(home, source) for version, source in sources}
        for database in args.database or databases:
            for game in args.game or SEATS:
                for pictures in (True, False):
                    wanted: dict[str, Any] = {
                        "tables": args.tables,
                        "rate": args.rate,
                        "games": [{"name": game, "sides": _sides(game)}],
                        "pictures": pictures,
                        "seconds": args.seconds,
                    }
                    rounds: dict[str, list[Driven]] = {version: [] for version in versions}
                    for _ in range(args.rounds):
                        for version, code in versions.items():
                            with game_room(home, code, databases[database][version]) as server:
                                driven = drive(server, "room_clients.mjs", modules, wanted)
                                rounds[version].append(driven)
                    before, now = (middle(rounds[version]) for version in versions)
                    what = f"{database}, {game}, {'boards' if pictures else 'text'}"
                    print(
                        f"{what}: {before.cost:.0f} → {now.cost:.0f} µs of CPU an action "
                        f"({now.cost / before.cost:.2f}), seen after "
                        f"{before.p50:.1f} → {now.p50:.1f} ms",
                        flush=True,
                    )


if __name__ == "__main__":
    main()
