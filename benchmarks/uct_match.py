"""Our players against textbook UCT with random playouts, at equal time: 0.1 s an action.

    python -m benchmarks.uct_match [--games 100] [--only janken …]

One side is ours, all others are the baseline's; sides rotate, openings vary. Interrupted, it goes
on where it stopped (results lie in the data folder).
"""

import argparse
import random
from pathlib import Path

from benchmarks.journal import HEAD, Outcome, line_of, outcome, play_all
from benchmarks.plain_uct import PlainUct
from wuqi.arena.playing import drawn, opening
from wuqi.core.kernel import CHANCE, OVER
from wuqi.core.places import data_home
from wuqi.core.registry import configure
from wuqi.players.level_player import LevelPlayer
from wuqi.players.levels import HIGHEST, SECONDS
from wuqi.players.player import Player, answer

SETTINGS = {
    "janken": ("janken", None),
    "tamquan 5x5": ("tamquan", "5x5"),
    "tamquan 8x8": ("tamquan", "8x8"),
    "sanguo": ("sanguo", None),
}


def play(setting: str, seconds: float, number: int) -> Outcome:
    """One game; the opening is the same for each side that we take in turn."""
    game = configure(*SETTINGS[setting], {})
    ours = 1 + number % game.sides
    chance = random.Random(number // game.sides)
    line = opening(game, 2, chance)
    by_side: dict[int, Player] = {}
    for side in range(1, game.sides + 1):
        if side == ours:
            by_side[side] = LevelPlayer(HIGHEST, seed=number, pace=seconds / SECONDS)
        else:
            by_side[side] = PlainUct(game, seconds, None, seed=100 * number + side)
    players = {seat.number: by_side[seat.side] for seat in game.seats}
    while line.position.mover != OVER:
        if line.position.mover == CHANCE:
            line.play(drawn(line.position, chance))
            continue
        seat, action = answer(players, line.position)
        line.play(action, seat.number)
    assert line.position.result is not None
    return outcome(number, line.position.result, ours)


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--games", type=int, default=100)
    parser.add_argument("--seconds", type=float, default=0.1)
    parser.add_argument("--only", nargs="*", default=list(SETTINGS))
    parser.add_argument("--processes", type=int, default=1, help="games at a time")
    parser.add_argument("--to", type=Path, default=data_home() / "matches" / "plain-uct")
    asked = parser.parse_args()
    print(HEAD)
    for name in asked.only:
        file = asked.to / f"{name.replace(' ', '-')}-{asked.seconds:g}.jsonl"
        what = (name, asked.seconds)
        played = play_all(file, asked.games, play, *what, processes=asked.processes)
        print(line_of(name, played), flush=True)


if __name__ == "__main__":
    main()
