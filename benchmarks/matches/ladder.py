"""Is every level clearly stronger than the one below it? Matches between neighbours, all games.

    python -m benchmarks.matches.ladder [--games 100] [--pace 0.1] [--only GAME …] [--levels 2 …]

Levels think for a tenth of their time and positions. With two sides, level n plays level n - 1
and should score 60%. With more, one side of level n plays against level n - 1 in all the others,
and should also score 60%. If interrupted, it continues where it stopped, but never with games that
other sources have played. Level 8 asks the tables of solved games where it has any: published
figures were measured without (`WUQI_DATA` named an empty folder).
"""

import argparse

from benchmarks.measuring import Setting, measured
from wuqi.arena.folder import MatchFolder, home_of
from wuqi.arena.plan import MatchPlan
from wuqi.arena.running import run
from wuqi.arena.standing import EntryStanding, standings
from wuqi.arena.workers import workers_on
from wuqi.core.registry import configure, names
from wuqi.players.levels import HIGHEST

SEED = 1


SETTINGS = {
    f"{game}-{variant}" if variant else game: (game, setting)
    for game in names()
    for variant, setting in measured(game).LADDER.items()
}


def step(
    name: str, setting: Setting, level: int, games: int, pace: float, processes: int
) -> EntryStanding:
    """How a level did against the one below it."""
    game = configure(name, setting.preset, setting.options)
    upper, lower = f"level:{level}:{pace:g}", f"level:{level - 1}:{pace:g}"
    entries = (upper, *[lower] * (game.sides - 1))
    plan = MatchPlan(game.name, dict(game.options), entries, games, SEED, setting.opening_plies)
    *_, last = run(plan, MatchFolder(home_of(plan), plan), workers_on("here", processes))
    return next(s for s in standings(plan, last.played) if s.entry == upper)


def main() -> None:
    levels = range(2, HIGHEST + 1)
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--games", type=int, default=100)
    parser.add_argument("--pace", type=float, default=0.1)
    parser.add_argument("--processes", type=int, default=1)
    parser.add_argument("--only", nargs="*", choices=SETTINGS, default=list(SETTINGS))
    parser.add_argument("--levels", nargs="*", type=int, choices=levels, default=list(levels))
    args = parser.parse_args()
    print("| game | levels | games | score | 95% sure | longest thought |")
    print("|---|---|---|---|---|---|")
    for name in args.only:
        for level in args.levels:
            standing = step(*SETTINGS[name], level, args.games, args.pace, args.processes)
            print(
                f"| {name} | {level} – {level - 1} | {standing.games} | {standing.score:.1%} "
                f"| {standing.low:.1%} – {standing.high:.1%} | {standing.longest:.2f} s |",
                flush=True,
            )


if __name__ == "__main__":
    main()
