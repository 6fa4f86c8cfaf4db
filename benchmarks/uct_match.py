"""Our players against textbook UCT with random playouts, at equal time: 0.1 s an action.

    python -m benchmarks.uct_match [--games 100] [--only janken …]

One side is ours, all others are the baseline's; sides rotate, openings vary. Interrupted, it goes
on where it stopped (results lie in the data folder).
"""

import argparse
import multiprocessing
import random
from concurrent.futures import ProcessPoolExecutor, as_completed
from pathlib import Path

import msgspec

from benchmarks.plain_uct import PlainUct
from wuqi.arena.playing import drawn, opening
from wuqi.arena.standing import interval
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


class Outcome(msgspec.Struct):
    """How our side did in one game."""

    number: int
    score: float  # the share of rivals left behind
    first: float  # 1 for first place alone, shared: a part


def play(setting: str, number: int, seconds: float) -> Outcome:
    """One game; the opening is the same for each side that we take in turn."""
    game = configure(*SETTINGS[setting], {})
    ours = 1 + number % game.sides
    chance = random.Random(number // game.sides)
    line = opening(game, 2, chance)
    players: dict[int, Player] = {}
    by_side: dict[int, Player] = {}
    for side in range(1, game.sides + 1):
        if side == ours:
            by_side[side] = LevelPlayer(HIGHEST, seed=number, pace=seconds / SECONDS)
        else:
            by_side[side] = PlainUct(game, seconds, None, seed=100 * number + side)
    for seat in game.seats:
        players[seat.number] = by_side[seat.side]
    while line.position.mover != OVER:
        if line.position.mover == CHANCE:
            line.play(drawn(line.position, chance))
            continue
        seat, action = answer(players, line.position)
        line.play(action, seat.number)
    result = line.position.result
    assert result is not None
    best = result.ranking[0]
    return Outcome(number, result.payoffs()[ours - 1], 1 / len(best) if ours in best else 0.0)


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--games", type=int, default=100)
    parser.add_argument("--seconds", type=float, default=0.1)
    parser.add_argument("--only", nargs="*", default=list(SETTINGS))
    parser.add_argument("--processes", type=int, default=1, help="games at a time")
    parser.add_argument("--to", type=Path, default=data_home() / "matches" / "plain-uct")
    asked = parser.parse_args()
    asked.to.mkdir(parents=True, exist_ok=True)
    print(f"{'game':14} {'games':>5} {'score':>7} {'first places':>13}   95% sure of the score")
    for name in asked.only:
        file = asked.to / f"{name.replace(' ', '-')}-{asked.seconds:g}.jsonl"
        known = file.read_bytes().splitlines() if file.exists() else []
        played = {o.number: o for o in (msgspec.json.decode(line, type=Outcome) for line in known)}
        missing = [number for number in range(asked.games) if number not in played]
        with ProcessPoolExecutor(asked.processes, multiprocessing.get_context("spawn")) as pool:
            games = [pool.submit(play, name, number, asked.seconds) for number in missing]
            for game in as_completed(games):
                outcome = game.result()
                played[outcome.number] = outcome
                with file.open("ab") as journal:
                    journal.write(msgspec.json.encode(outcome) + b"\n")
        scores = [outcome.score for outcome in played.values()]
        firsts = sum(outcome.first for outcome in played.values()) / len(played)
        low, high = interval(scores)
        print(
            f"{name:14} {len(scores):5d} {sum(scores) / len(scores):7.1%} {firsts:13.1%}   "
            f"{low:.1%} – {high:.1%}",
            flush=True,
        )


if __name__ == "__main__":
    main()
