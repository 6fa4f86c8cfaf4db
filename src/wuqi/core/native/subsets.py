"""Numbers for sets: all sets of k out of n things, as words of bits, are numbered from 0 on.

The number of a set does not depend on n: sets of low bits come first.
"""

from math import comb

import numpy as np

from wuqi.core.native.bits import U0, U1, at, lowest
from wuqi.core.native.compiling import compiled

MOST = 64  # things

WAYS = np.array([[comb(n, k) for k in range(MOST + 1)] for n in range(MOST + 1)], dtype=np.int64)


@compiled
def set_number(members: np.uint64) -> int:
    """The number of a set among those of its size."""
    number = 0
    k = 1
    while members != U0:
        number += WAYS[lowest(members), k]
        members &= members - U1
        k += 1
    return number


def number_of(members: int) -> int:
    """The same, for Python."""
    things = [thing for thing in range(members.bit_length()) if members >> thing & 1]
    return sum(comb(thing, k) for k, thing in enumerate(things, 1))


@compiled
def set_of(number: int, size: int) -> np.uint64:
    """The set of a size with a number."""
    members = U0
    thing = size
    while thing < MOST and WAYS[thing, size] <= number:
        thing += 1
    for k in range(size, 0, -1):
        thing -= 1
        while WAYS[thing, k] > number:
            thing -= 1
        number -= WAYS[thing, k]
        members |= at(thing)
    return members


@compiled
def without(members: np.uint64, things: np.uint64) -> np.uint64:
    """A set that has none of these things, numbered as if they did not exist."""
    while things != U0:
        gap = things & (~things + U1)  # the lowest, as a bit; higher ones move down with the rest
        low = gap - U1
        members = (members & low) | ((members >> U1) & ~low)
        things = (things ^ gap) >> U1
    return members


@compiled
def among(members: np.uint64, things: np.uint64) -> np.uint64:
    """The reverse of `without`: makes room for these things."""
    while things != U0:
        low = (things & (~things + U1)) - U1
        members = (members & low) | ((members & ~low) << U1)
        things &= things - U1
    return members
