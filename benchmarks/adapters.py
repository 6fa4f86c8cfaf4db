"""Steps a second through PettingZoo and through the batch, random play, planes and masks included.

PettingZoo's own chess is played in the same run, where its packages are installed (`chess`).
"""

import time
from importlib import import_module
from importlib.util import find_spec
from typing import Any

from wuqi.adapters import pettingzoo
from wuqi.adapters.batch import Batch
from wuqi.core.spelling import spelled

SECONDS = 2.0
ROWS = 4096


def pettingzoo_pace(env: Any) -> float:
    """Steps a second, as PettingZoo's own benchmark takes them: look, choose at random, step."""
    env.reset(seed=1)
    steps, began = 0, time.perf_counter()
    while time.perf_counter() - began < SECONDS:
        observed, _, ended, cut, _ = env.last()
        over = ended or cut
        space = env.action_space(env.agent_selection)
        env.step(None if over else space.sample(observed["action_mask"]))
        steps += 1
        if not env.agents:
            env.reset()
    return steps / (time.perf_counter() - began)


def batch_pace(name: str) -> float:
    """Letters a second over all rows, choosing them included."""
    batch = Batch(name, rows=ROWS)
    batch.step(batch.random_letters())
    steps, began = 0, time.perf_counter()
    while time.perf_counter() - began < SECONDS:
        batch.step(batch.random_letters())
        steps += ROWS
    return steps / (time.perf_counter() - began)


def main() -> None:
    chess = None
    if find_spec("chess") is not None:
        chess = pettingzoo_pace(import_module("pettingzoo.classic.chess_v6").env())
        print(f"PettingZoo's chess_v6: {chess:,.0f} steps a second")
    for name in spelled():
        pace = pettingzoo_pace(pettingzoo.env(name))
        beside = f" ({pace / chess:.1f} × chess)" if chess else ""
        print(
            f"{name}: PettingZoo {pace:,.0f}{beside}, batch {batch_pace(name):,.0f} steps a second"
        )


if __name__ == "__main__":
    main()
