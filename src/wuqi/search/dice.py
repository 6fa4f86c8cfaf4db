"""Random numbers in compiled code: small, fast, and the same for the same seed everywhere.

`dice` is an array of one uint64, never 0, made by `new_dice`. (xorshift64*, Vigna 2016.)
"""

import numpy as np

from wuqi.core.kernel import Codes, State
from wuqi.core.native.bits import signed
from wuqi.core.native.compiling import compiled


def new_dice(seed: int) -> State:
    """Dice whose throws follow from a seed; neighbouring seeds give unrelated throws."""
    mask = (1 << 64) - 1
    word = (seed + 0x9E3779B97F4A7C15) & mask
    word = ((word ^ (word >> 30)) * 0xBF58476D1CE4E5B9) & mask
    word = ((word ^ (word >> 27)) * 0x94D049BB133111EB) & mask
    return np.array([word ^ (word >> 31) or 1], dtype=np.uint64)


@compiled
def throw(dice: State) -> np.uint64:
    """64 random bits, of which the upper half is the better."""
    word = dice[0]
    word ^= word >> np.uint64(12)
    word ^= word << np.uint64(25)
    word ^= word >> np.uint64(27)
    dice[0] = word
    return np.uint64(word * np.uint64(0x2545F4914F6CDD1D))


@compiled
def below(dice: State, n: int) -> int:
    """A number from 0 to n-1. The bias is below n / 2³²: nothing a playout could notice."""
    return signed(((throw(dice) >> np.uint64(32)) * np.uint64(n)) >> np.uint64(32))


@compiled
def weighted(dice: State, weights: Codes, n: int) -> int:
    """An index from 0 to n-1 with chances in proportion to the weights."""
    total = 0
    for i in range(n):
        total += weights[i]
    left = below(dice, total)
    for i in range(n):
        left -= weights[i]
        if left < 0:
            return i
    return n - 1
