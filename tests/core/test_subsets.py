"""Sets and their numbers."""

import random
from itertools import combinations
from math import comb

import numpy as np
import pytest

from wuqi.core.native.subsets import among, set_number, set_of, without


@pytest.mark.parametrize("size", range(5))
def test_numbers_go_from_0_on_without_a_gap(size: int) -> None:
    sets = [sum(1 << thing for thing in things) for things in combinations(range(9), size)]
    assert sorted(set_number(np.uint64(s)) for s in sets) == list(range(comb(9, size)))
    for s in sets:
        assert set_of(set_number(np.uint64(s)), size) == s


def test_large_sets_have_numbers_too() -> None:
    chance = random.Random(2)
    for size in (*range(65), 31, 32, 33):
        members = np.uint64(sum(1 << thing for thing in chance.sample(range(64), size)))
        number = set_number(members)
        assert 0 <= number < comb(64, size)
        assert set_of(number, size) == members


def test_things_are_left_out_and_put_back() -> None:
    chance = random.Random(1)
    for _ in range(200):
        things = sum(1 << thing for thing in chance.sample(range(40), 4))
        members = chance.getrandbits(40) & ~things
        names = [thing for thing in range(40) if not things >> thing & 1]
        fewer = sum(1 << k for k, thing in enumerate(names) if members >> thing & 1)
        assert without(np.uint64(members), np.uint64(things)) == fewer
        assert among(np.uint64(fewer), np.uint64(things)) == members
