"""Tables against the interpreted solver and the reference rules: every value, every distance."""

import re

from tests.games.tamquan import reference
from tests.solve.brute import explore, label
from tests.solve.solved import small_game
from wuqi.solve.build import Made
from wuqi.solve.probe import Prober

COUNTERS = re.compile(r" (calm|took|members)=\S+")  # what values do not depend on


def test_two_against_one_in_tamquan(solved: Made) -> None:
    game = small_game()
    prober = Prober.of(game)
    assert prober is not None
    root = "5/5/5/5/aA1B1 1 phase=march"
    found = explore(reference, dict(game.options), [root], lambda text: COUNTERS.sub("", text))
    label(found, in_turns=True)
    values = {text: node.value for text, node in found.items() if node.winner is None}
    assert len(values) > 5000
    assert len(set(values.values())) > 10
    for text, expected in values.items():
        value = prober.value(game.read(text))
        assert value is not None
        assert (value.outcome, value.distance or 0) == expected, text
