"""Is every level clearly stronger than the one below it? Matches between neighbours, all games.

    python -m benchmarks.ladder [--games 100] [--pace 0.1] [--only janken …]

Levels think for a tenth of their time and positions. With two sides, level n plays level n - 1
and should score 60%. With more, one seat of level n plays against level n - 1 in all the others,
and should leave the same margin more of its rivals behind than chance would: 60% too. Interrupted,
it goes on where it stopped.
"""

import argparse

from wuqi.arena.folder import Folder, home_of
from wuqi.arena.hands import hands_on
from wuqi.arena.plan import Plan
from wuqi.arena.running import run
from wuqi.arena.standing import standings
from wuqi.core.registry import configure, names
from wuqi.players.levels import HIGHEST

SEED = 1
OPENING_PLIES = 2


def settings() -> list[tuple[str, str | None]]:
    """Every game as it is, and under each preset."""
    found: list[tuple[str, str | None]] = []
    for name in names():
        plain = configure(name, None, {})
        found.append((name, None))
        for preset in plain.face.PRESETS:
            if configure(name, preset, {}) != plain:
                found.append((name, preset))
    return found


def step(name: str, preset: str | None, level: int, games: int, pace: float, processes: int) -> str:
    """How a level did against the one below it."""
    game = configure(name, preset, {})
    upper, lower = f"level:{level}:{pace:g}", f"level:{level - 1}:{pace:g}"
    entries = (upper, *[lower] * (game.sides - 1))
    plan = Plan(name, dict(game.options), entries, games, SEED, OPENING_PLIES)
    *_, last = run(plan, Folder(home_of(plan), plan), hands_on("here", processes))
    stands = next(s for s in standings(plan, last.played) if s.entry == upper)
    return (
        f"| {name} {preset or ''} | {level} – {level - 1} | {stands.games} | {stands.score:.1%} "
        f"| {stands.low:.1%} – {stands.high:.1%} | {stands.longest:.2f} s |"
    )


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--games", type=int, default=100)
    parser.add_argument("--pace", type=float, default=0.1)
    parser.add_argument("--processes", type=int, default=1)
    parser.add_argument("--only", nargs="*", default=list(names()))
    asked = parser.parse_args()
    print(
        "| game | levels | games | score | 95% sure | longest thought |\n|---|---|---|---|---|---|"
    )
    for name, preset in settings():
        if name in asked.only:
            for level in range(2, HIGHEST + 1):
                told = step(name, preset, level, asked.games, asked.pace, asked.processes)
                print(told, flush=True)


if __name__ == "__main__":
    main()
