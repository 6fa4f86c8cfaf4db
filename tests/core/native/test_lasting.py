"""Compiled code reads a lasting array where it lies."""

import numpy as np

from wuqi.core.native.compiling import compiled
from wuqi.core.native.lasting import lasting

NUMBERS = np.array([3, -5, 7], dtype=np.int16)
numbers = lasting("test.numbers", NUMBERS)


@compiled
def sum_of_two(i: int, j: int) -> int:
    return int(numbers()[i]) + int(numbers()[j])


def test_it_is_read_not_copied() -> None:
    assert sum_of_two(0, 1) == -2
    NUMBERS[1] = 100
    assert sum_of_two(1, 2) == 107
