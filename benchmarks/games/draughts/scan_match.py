"""Our draughts engine against another Hub engine, such as Scan 2.0, at a tenth of a second a move.

    python -m benchmarks.games.draughts.scan_match "sh -c 'cd SCAN && exec ./scan hub'"

158 games: the 79 two-move openings in which nobody loses a man at once, with both colours, the
other engine's book off. If interrupted, it continues where it stopped.

Run nothing else meanwhile: Scan 2.0 finishes depth 12 however long that takes, so on a busy machine
it thinks for several tenths of a second where we stop after one.
"""

import argparse

from wuqi.arena.folder import MatchFolder, home_of
from wuqi.arena.plan import MatchPlan
from wuqi.arena.running import run
from wuqi.arena.standing import standings
from wuqi.arena.workers import workers_on
from wuqi.core.game import Game
from wuqi.core.registry import configure
from wuqi.players.levels import HIGHEST, SECONDS

LOSING = {("31-27", "16-21"), ("32-27", "16-21")}  # green's man is taken for nothing


def two_move_openings(game: Game) -> tuple[tuple[str, ...], ...]:
    """Every first move with every answer to it, but those that lose a man."""
    start = game.start()
    both = [(str(a), str(b)) for a in start.actions() for b in start.play(a).actions()]
    return tuple(opening for opening in both if opening not in LOSING)


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("engine", help="the command that starts it")
    parser.add_argument("--seconds", type=float, default=0.1, help="a move")
    parser.add_argument("--games", type=int, default=158)
    parser.add_argument("--processes", type=int, default=1, help="games at a time")
    args = parser.parse_args()
    game = configure("draughts", "international", {})
    ours = f"level:{HIGHEST}:{args.seconds / SECONDS:.5g}"
    theirs = f"hub:{args.seconds:g}:book=false:{args.engine}"
    openings = two_move_openings(game)
    plan = MatchPlan(
        "draughts", dict(game.options), (ours, theirs), args.games, 1, 0, False, openings
    )
    folder = MatchFolder(home_of(plan), plan)
    for progress in run(plan, folder, workers_on("here", args.processes)):
        played = progress.played
        if played:
            us = next(s for s in standings(plan, played) if s.entry == ours)
            print(
                f"{len(played):4d} games  +{us.wins} ={us.draws} -{us.losses}  {us.score:6.1%}  "
                f"({us.low:.1%} – {us.high:.1%})",
                flush=True,
            )


if __name__ == "__main__":
    main()
