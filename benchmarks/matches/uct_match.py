"""Our players against textbook UCT with random playouts, at equal time: 0.1 s an action.

    python -m benchmarks.matches.uct_match [--games 100] [--only janken …]

One side is ours, all others are the baseline's; sides rotate, openings vary. If interrupted, it
continues where it stopped (results are in the data folder).
"""

import random

from benchmarks.matches.journal import Outcome, command, outcome
from benchmarks.matches.plain_uct import PlainUct
from benchmarks.measuring import measured
from wuqi.arena.playing import opening
from wuqi.core.kernel import CHANCE, OVER
from wuqi.core.registry import configure, names
from wuqi.players.level_player import LevelPlayer
from wuqi.players.levels import HIGHEST, SECONDS
from wuqi.players.player import Player, answer

SETTINGS = {
    " ".join(filter(None, (game, preset))): (game, preset)
    for game in names()
    for preset in measured(game).UCT
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
            line.play(line.position.sample(chance))
            continue
        seat, action = answer(players, line.position)
        line.play(action, seat.number)
    assert line.position.result is not None
    return outcome(number, line.position.result, ours)


if __name__ == "__main__":
    command(__doc__, play, list(SETTINGS), "plain-uct", 100, "seconds", 0.1)
