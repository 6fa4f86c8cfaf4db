"""How long the strongest level takes to answer, everything counted: at most two seconds.

    python -m benchmarks.answers [--answers 8] [--only janken …]

In every game and preset a fresh player of level 8 plays for all sides from varied openings, at its
full time on one core. It prints the time of the first answer, which also allocates its memory
(compiled code is loaded before), the median and the longest.
"""

import argparse
import random
import time
from statistics import median

from benchmarks.measuring import settings
from benchmarks.punctual import OPENING_PLIES
from wuqi.arena.playing import opening
from wuqi.core.game import Game
from wuqi.core.kernel import CHANCE, OVER
from wuqi.core.registry import configure, names
from wuqi.players.level_player import LevelPlayer
from wuqi.players.levels import HIGHEST
from wuqi.players.player import Player, answer


def answers(game: Game, count: int) -> list[float]:
    """The seconds that each answer took."""
    chance = random.Random(1)
    took: list[float] = []
    while len(took) < count:
        player: Player = LevelPlayer(HIGHEST, seed=len(took))
        players = {seat.number: player for seat in game.seats}
        position = opening(game, OPENING_PLIES, chance).position
        while position.mover != OVER and len(took) < count:
            if position.mover == CHANCE:
                position = position.play(position.sample(chance))
                continue
            began = time.perf_counter()
            seat, action = answer(players, position)
            took.append(time.perf_counter() - began)
            position = position.play(action, seat.number)
    return took


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--answers", type=int, default=8)
    parser.add_argument("--only", nargs="*", choices=names(), default=list(names()))
    args = parser.parse_args()
    print(f"{'':24}{'answers':>8}{'first':>9}{'middle':>9}{'longest':>9}")
    for name, preset in settings():
        if name in args.only:
            game = configure(name, preset, {})
            answers(game, 1)  # loads compiled code
            took = answers(game, args.answers)
            figures = (took[0], median(took), max(took))
            line = f"{' '.join(filter(None, (name, preset))):24}{len(took):8d}"
            print(line + "".join(f"{figure:8.2f}s" for figure in figures), flush=True)


if __name__ == "__main__":
    main()
