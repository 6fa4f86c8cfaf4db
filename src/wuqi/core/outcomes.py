"""Outcomes that search may ask for while it looks ahead: the door from search to solved tables.

Search knows no tables and tables know no search. The caller, who has both, gives search
`KnownOutcomes`: numbers for compiled code, of which the first is the address of a function

    known(numbers, state)    DRAW, WIN or LOSS for the mover, or UNKNOWN

Numbers ROOT_FIRST and ROOT_LAST are where the table has the position from which search looks ahead
and those like it. They count as unknown, because who only knows that it wins does not get on.
"""

from collections.abc import Callable
from dataclasses import dataclass
from typing import Any

import numpy as np
from numba import types

from wuqi.core.kernel import Codes, State
from wuqi.core.native.calling import call
from wuqi.core.native.compiling import instruction

UNKNOWN = -1
ASK, ROOT_FIRST, ROOT_LAST, OWN = range(4)  # the provider's own numbers follow

SIGNATURE = types.int64(types.CPointer(types.int64), types.CPointer(types.uint64))


@dataclass(frozen=True, eq=False, slots=True)
class KnownOutcomes:
    """What a table offers to search."""

    numbers: Codes  # one row
    alike: Callable[[State], tuple[int, int]]  # a root's ROOT_FIRST and ROOT_LAST
    kept: Any  # what the numbers point to, kept alive


NOTHING_KNOWN = KnownOutcomes(np.zeros((1, OWN), dtype=np.int64), lambda root: (0, 0), None)


@instruction
def known(_context: Any, door: Any, numbers: Any, state: Any) -> tuple[Any, Callable[..., Any]]:
    """Asks; `door` and `numbers` both point to the numbers, of which ASK is not 0."""
    return call(ASK, SIGNATURE)
