"""Steps per second of pgx's games on the processor. Run by `benchmarks.batch`; does not use Wuqi.

Random legal actions, auto-reset, masks and observations in every state, a whole stretch of steps
compiled into one loop, as pgx is meant to be used.
"""

import sys
import time
from functools import partial
from importlib import import_module
from typing import Any

jax: Any = import_module("jax")
pgx: Any = import_module("pgx")
auto_reset: Any = import_module("pgx.experimental.wrappers").auto_reset

GAMES = ("tic_tac_toe", "connect_four", "animal_shogi", "gardner_chess", "othello")
STRETCH = 16  # steps a compiled loop


def pace(name: str, rows: int, seconds: float, window: float) -> float:
    """Steps a second of the processor's time, over all rows, in the best window."""
    env = pgx.make(name)
    step = jax.vmap(auto_reset(env.step, env.init))

    def one(state: Any, key: Any) -> tuple[Any, Any]:
        weights = jax.numpy.where(state.legal_action_mask, 0.0, -jax.numpy.inf)
        chosen, renewal = jax.random.split(key)
        state = step(
            state, jax.random.categorical(chosen, weights), jax.random.split(renewal, rows)
        )
        return state, state.observation.sum()  # or the compiler would leave observations out

    @partial(jax.jit, donate_argnums=0)
    def stretch(state: Any, key: Any) -> Any:
        return jax.lax.scan(one, state, jax.random.split(key, STRETCH))

    key = jax.random.PRNGKey(0)
    state = jax.jit(jax.vmap(env.init))(jax.random.split(key, rows))
    state, seen = stretch(state, key)
    seen.block_until_ready()
    best, end = 0.0, time.perf_counter() + seconds
    while time.perf_counter() < end:
        began = now = time.process_time()
        steps = 0
        while now - began < window:
            key, more = jax.random.split(key)
            state, seen = stretch(state, more)
            seen.block_until_ready()
            now = time.process_time()
            steps += STRETCH * rows
        best = max(best, steps / (now - began))
    return best


def main(rows: int, seconds: float, window: float) -> None:
    print(f"pgx {pgx.__version__}, JAX {jax.__version__} on {jax.devices()[0].platform}")
    for name in GAMES:
        print(f"pgx {name}: {pace(name, rows, seconds, window) / 1e6:.3f}", flush=True)


if __name__ == "__main__":
    main(int(sys.argv[1]), *map(float, sys.argv[2:]))
