"""The device's arrays do what NumPy's do."""

import ctypes
import random
from typing import Any

import numpy as np
import pytest

from wuqi.device.standins import arrays, numbers

KINDS = (np.uint64, np.int64, np.uint8, np.int32)


def pair(chance: random.Random, *shape: int) -> tuple[Any, Any]:
    """The same numbers as an array of each kind."""
    kind = chance.choice(KINDS)
    top = int(np.iinfo(kind).max)
    theirs = np.array([chance.randint(0, top) for _ in range(int(np.prod(shape)))], dtype=kind)
    ours = arrays.array(theirs.tolist(), getattr(numbers, kind.__name__))
    return ours.reshape(*shape), theirs.reshape(*shape)


def some_part(chance: random.Random, size: int) -> int | slice:
    if chance.random() < 0.4:
        return chance.randrange(-size, size)
    first, last = (chance.choice([None, chance.randint(-size - 1, size + 1)]) for _ in range(2))
    return slice(first, last, chance.choice([None, 1, 2, -1]))


def in_memory(array: Any) -> bytes:
    """What compiled code finds where the array is said to lie; it must be of one piece."""
    _, _, size, width, place, *_ = array.passed
    return ctypes.string_at(place, size * width) if size else b""


@pytest.mark.parametrize("seed", range(30))
def test_parts_copies_and_bytes(seed: int) -> None:
    chance = random.Random(seed)
    shape = chance.choice([(7,), (1,), (3, 5), (2, 3, 4)])
    ours, theirs = pair(chance, *shape)
    for _ in range(6):
        if theirs.shape == () or theirs.size == 0:
            break
        assert (ours.tolist(), ours.shape) == (theirs.tolist(), theirs.shape)
        assert ours.tobytes() == theirs.tobytes() == in_memory(ours.copy())
        steps = tuple(stride // theirs.itemsize for stride in theirs.strides)
        assert ours.size < 2 or 1 in ours.shape or ours.strides == steps
        if chance.random() < 0.3:
            place = tuple(chance.randrange(size) for size in theirs.shape)
            ours[place] = theirs[place] = 5
        part = tuple(some_part(chance, size) for size in theirs.shape[: chance.randint(1, 3)])
        index = part[0] if len(part) == 1 else part
        ours, theirs = ours[index], theirs[index]
    if theirs.shape == ():
        assert ours == theirs
    else:
        assert ours.shape == theirs.shape


def test_a_part_shares_its_numbers() -> None:
    whole = arrays.array([1, 2, 3, 4])
    part = whole[1:3]
    part[0] = 9
    assert whole.tolist() == [1, 9, 3, 4]
    assert in_memory(part) == in_memory(whole)[8:24]
    part.copy()[1] = 7
    assert whole.tolist() == [1, 9, 3, 4]


def test_beyond_the_end() -> None:
    for index in (4, -5):
        with pytest.raises(IndexError):
            arrays.array([1, 2, 3, 4])[index]
    assert arrays.empty(0).tolist() == arrays.array([1])[1:].copy().tolist() == []
