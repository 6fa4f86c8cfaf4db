"""One call asks a table first, and search where no table knows."""

import pytest

from tests.solve.solved import small_game
from wuqi import Limits, analyse, probe


@pytest.mark.usefixtures("solved")
def test_a_table_answers_exactly_and_at_once() -> None:
    position = small_game().start()
    found = analyse(position, lines=3)
    truth = probe(position)
    assert (found.method, found.nodes) == ("table", 0)
    assert truth is not None
    assert truth.value is not None
    best = found.lines[0]
    assert (best.value, best.distance, best.unit) == (
        truth.value.outcome,
        truth.value.distance,
        "turns",
    )
    assert all(line.exact for line in found.lines)
    for line in found.lines:
        after = position
        for action in line.actions:
            after = after.play(action)
    assert found.payoffs == ((0.0, 1.0) if best.value == "loss" else (1.0, 0.0))


def test_search_answers_where_no_table_is() -> None:
    assert analyse(small_game().start(), Limits(nodes=2_000)).method == "alpha-beta"
