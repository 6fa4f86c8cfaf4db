"""Plays random games with every array access checked; run as a program with WUQI_BOUNDSCHECK=1."""

import sys

import numpy as np

from tests.games.walk import random_game, settings
from wuqi.core.kernel import State
from wuqi.core.native.compiling import CHECKED, compiled
from wuqi.core.registry import configure


@compiled
def canary(words: State, index: int) -> np.uint64:
    return np.uint64(words[index])


def main(name: str) -> None:
    assert CHECKED
    try:
        canary(np.zeros(3, dtype=np.uint64), 7)
    except IndexError:
        pass
    else:
        raise AssertionError("reading out of bounds was not noticed: the checks are off")
    for seed, (_, options) in enumerate(s for s in settings() if s[0] == name):
        game = configure(name, None, options)
        places = np.zeros(game.kernel.most_sides, dtype=np.int64)
        for position, _ in random_game(game, seed):
            state = position.state
            game.kernel.judge(state, 1)
            for code in position.codes():
                game.kernel.redundant(state, int(code))
            game.kernel.key(state)
            scratch = np.zeros(game.kernel.most_actions, dtype=np.int64)
            game.kernel.count(state, scratch)
            if position.mover == 0:
                game.kernel.result(state, places)
    print("checked")


if __name__ == "__main__":
    main(sys.argv[1])
