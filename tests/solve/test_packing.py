"""Packed values come back as they were, however they are mixed."""

import numpy as np
import pytest

from wuqi.solve.files import pack_values
from wuqi.solve.packing import HOLE, PAGE, Values, unpack_one


def mixtures() -> list[tuple[str, Values]]:
    chance = np.random.default_rng(5)
    few = chance.integers(0, 3, 3 * PAGE)
    rare = np.where(chance.random(2 * PAGE) < 0.001, 65_000, 7)
    holes = np.where(chance.random(PAGE) < 0.5, HOLE, chance.integers(100, 120, PAGE))
    seldom = np.where(chance.random(PAGE) < np.linspace(0, 1, PAGE) ** 2, 5, 2)
    return [
        (name, np.asarray(values, dtype=np.uint16))
        for name, values in (
            ("all alike", np.full(PAGE, 41)),
            ("two, ever more of one", seldom),
            ("two, alike in strips", np.repeat(chance.integers(1, 3, PAGE // 64), 64)),
            ("two, at random", chance.integers(1, 3, 3 * PAGE)),
            ("a few", few),
            ("one rare value", rare),
            ("all different", chance.permutation(PAGE)),
            ("with holes", holes),
            ("nothing but holes", np.full(PAGE, HOLE)),
            ("not whole pages", few[: PAGE + 100]),
        )
    ]


@pytest.mark.parametrize(("name", "values"), mixtures(), ids=[name for name, _ in mixtures()])
def test_values_come_back(name: str, values: Values) -> None:
    words, ends = pack_values(values)
    starts = [0, *ends.tolist()]
    for x, value in enumerate(values.tolist()):
        read = unpack_one(words, starts[x // PAGE], x % PAGE)
        assert value in (read, HOLE)


def test_what_is_alike_costs_next_to_nothing() -> None:
    words, _ = pack_values(np.full(64 * PAGE, 5, dtype=np.uint16))
    assert words.nbytes < PAGE


def test_of_two_values_the_rare_one_is_cheap() -> None:
    chance = np.random.default_rng(6)
    for share, most_bits in ((0.01, 0.25), (0.1, 0.6), (0.5, 1.15)):
        values = np.where(chance.random(64 * PAGE) < share, 1, 2).astype(np.uint16)
        words, _ = pack_values(values)
        assert words.nbytes * 8 < most_bits * len(values)
