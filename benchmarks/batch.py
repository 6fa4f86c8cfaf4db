"""Steps per second of the batch environment, compared with pgx on this machine's processor.

    python -m benchmarks.batch [PYTHON-WITH-PGX]

A step is one token in one game, with new games begun where one has ended, and masks, planes and
rewards written. The tokens are those of random legal actions, all equally likely, chosen in
compiled code; one figure includes the choosing, the other only the stepping. It prints the best
tenth of a second of some seconds, since other work on the machine can only slow it down; on one
thread by processor time, on two by wall-clock time.

With the interpreter of an environment where pgx is installed (`pip install pgx`, which brings JAX
for the processor), its games are stepped in the same run by `benchmarks/pgx_pace.py`: random legal
actions as well, auto-reset, masks and observations included, by the processor's time.
"""

import subprocess
import sys
import time
from pathlib import Path

import gymnasium

import wuqi.adapters.gymnasium  # noqa: F401 (registers the environments)
from wuqi.adapters.batch import Batch
from wuqi.adapters.gymnasium_batch import BatchEnv
from wuqi.core.encoding import encoded_games

SECONDS = 4.0
WINDOW = 0.1  # seconds
ROWS = 2048
MIXING = 400  # steps before measuring, so that games of all ages are met


def paces(name: str, threads: int) -> tuple[float, float]:
    """Steps a second in the best window: choosing included, and of stepping alone."""
    games = Batch(name, rows=ROWS, threads=threads)
    for _ in range(MIXING):
        games.step(games.random_tokens())
    clock = time.thread_time if threads == 1 else time.perf_counter
    whole = alone = 0.0
    end = time.perf_counter() + SECONDS
    while time.perf_counter() < end:
        began = now = clock()
        steps, stepping = 0, 0.0
        while now - began < WINDOW:
            tokens = games.random_tokens()
            given = clock()
            games.step(tokens)
            now = clock()
            stepping += now - given
            steps += ROWS
        whole, alone = max(whole, steps / (now - began)), max(alone, steps / stepping)
    return whole, alone


def vector_pace(name: str) -> float:
    """Steps a CPU-second through Gymnasium's interface, on one thread, in the best window."""
    env = gymnasium.make_vec("wuqi/SelfPlay-v0", num_envs=ROWS, game=name, threads=1)
    assert isinstance(env, BatchEnv)
    env.reset(seed=1)
    for _ in range(MIXING):
        env.step(env.batch.random_tokens())
    best = 0.0
    end = time.perf_counter() + SECONDS
    while time.perf_counter() < end:
        began = now = time.thread_time()
        steps = 0
        while now - began < WINDOW:
            env.step(env.batch.random_tokens())
            now = time.thread_time()
            steps += ROWS
        best = max(best, steps / (now - began))
    return best


def main() -> None:
    print(f"{ROWS} games at once, million steps a second (of stepping alone)")
    for name in encoded_games():
        figures = [paces(name, threads) for threads in (1, 2)]
        one, two = (f"{whole / 1e6:.2f} ({alone / 1e6:.2f})" for whole, alone in figures)
        vector = vector_pace(name) / figures[0][0]
        print(f"{name}: one thread {one}, two threads {two}, make_vec {vector:.0%}", flush=True)
    if len(sys.argv) > 1:
        beside = Path(__file__).parent / "pgx_pace.py"
        subprocess.run([sys.argv[1], str(beside), str(ROWS), str(SECONDS), str(WINDOW)], check=True)


if __name__ == "__main__":
    main()
