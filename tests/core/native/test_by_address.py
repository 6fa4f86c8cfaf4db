"""Verbs called from Python by their addresses."""

import numpy as np
import pytest
from numba.core.errors import TypingError

from wuqi.core.kernel import SIGNATURES
from wuqi.core.native.by_address import CALLERS
from wuqi.core.registry import load


def test_every_kind_of_verb_can_be_called() -> None:
    assert set(SIGNATURES.values()) <= CALLERS.keys()


def test_an_array_with_gaps_is_refused() -> None:
    """A bare pointer would read what lies between."""
    game = load("musketeers")
    state = game.start().state
    with_gaps = np.repeat(state, 2)[::2]
    assert game.kernel.turn(state) == 1
    with pytest.raises(TypingError, match="without gaps"):
        game.kernel.turn(with_gaps)


def test_a_kernel_has_no_other_verbs() -> None:
    with pytest.raises(AttributeError):
        _ = load("musketeers").kernel.turns  # type: ignore[attr-defined]
