"""Steps per second through PettingZoo, compared with PettingZoo's own chess, by its own benchmark.

    python -m benchmarks.adapters

Every game and preset is stepped by `pettingzoo.test.performance_benchmark`: for about five seconds
an agent looks, chooses at random among the legal tokens and steps. Chess (`chess_v6`) is measured
before and after ours in the same run; it needs `pip install chess pygame`.
"""

import contextlib
import io
from collections.abc import Iterator
from importlib import import_module
from typing import Any

from pettingzoo.test import performance_benchmark

from wuqi import load
from wuqi.adapters import pettingzoo
from wuqi.core.encoding import encoded_games


def settings() -> Iterator[tuple[str, str | None]]:
    """Every game with its defaults, and with each preset that changes them."""
    for name in encoded_games():
        yield name, None
        for preset in load(name).face.PRESETS:
            if load(name, preset) != load(name):
                yield name, preset


def pace(env: Any) -> float:
    """Steps a second, as PettingZoo's benchmark prints them."""
    printed = io.StringIO()
    with contextlib.redirect_stdout(printed):
        performance_benchmark(env)
    line = next(line for line in printed.getvalue().splitlines() if "turns per second" in line)
    return float(line.split()[0])


def main() -> None:
    chess = import_module("pettingzoo.classic.chess_v6")
    before = pace(chess.env())
    paces = {setting: pace(pettingzoo.env(*setting)) for setting in settings()}
    after = pace(chess.env())
    print(f"PettingZoo's chess_v6: {before:,.0f} steps a second before, {after:,.0f} after")
    for (name, preset), steps in paces.items():
        beside = steps / max(before, after)
        print(
            f"{' '.join([name, preset or ''])}: {steps:,.0f} steps a second, {beside:.1f} × chess"
        )


if __name__ == "__main__":
    main()
