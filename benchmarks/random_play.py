"""Random play through `Position`, with every action named, compared with python-chess in the same
run.

    pip install --target FOLDER chess
    python -m benchmarks.random_play [FOLDER]

Both list all legal moves and play one of them. python-chess does not check whether a draw rule ends
the game, as ours do, so games have at most 150 plies. It prints the best of some runs, by processor
time.
"""

import random
import sys
import time
from collections.abc import Callable
from importlib import import_module

import wuqi

RUNS = 7
GAMES = 8
PLIES = 150


def our_moves(game: wuqi.Game, chance: random.Random) -> int:
    """Plays some games; how many actions."""
    moves = 0
    for _ in range(GAMES):
        position = game.start()
        while position.mover != 0:
            if position.mover < 0:
                position = position.play(position.sample(chance))
                continue
            position = position.play(chance.choice(position.actions()))
            moves += 1
    return moves


def chess_moves(chance: random.Random) -> int:
    """The same with python-chess."""
    chess = import_module("chess")
    moves = 0
    for _ in range(GAMES):
        board = chess.Board()
        for _ in range(PLIES):
            legal = list(board.legal_moves)
            if not legal:
                break
            board.push(chance.choice(legal))
            moves += 1
    return moves


def pace(play: Callable[[random.Random], int]) -> float:
    """Moves a CPU-second in the best run."""
    chance, best = random.Random(1), 0.0
    play(chance)
    for _ in range(RUNS):
        began = time.process_time()
        best = max(best, play(chance) / (time.process_time() - began))
    return best


def main() -> None:
    sys.path += sys.argv[1:2]
    rival = pace(chess_moves) if len(sys.argv) > 1 else None
    if rival is not None:
        print(f"python-chess: {rival:,.0f} moves a CPU-second")
    for name in wuqi.names():
        game = wuqi.load(name)
        own = pace(lambda chance, game=game: our_moves(game, chance))  # type: ignore[misc]
        beside = f", {own / rival:.1f} times as many" if rival is not None else ""
        print(f"{name}: {own:,.0f} moves a CPU-second{beside}", flush=True)


if __name__ == "__main__":
    main()
