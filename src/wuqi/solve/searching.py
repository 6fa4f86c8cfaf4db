"""What search may ask of a game's tables (`core.outcomes`): the outcomes of kept positions."""

from collections.abc import Callable
from functools import lru_cache
from typing import Any

import numpy as np
from numba import types

from wuqi.core.errors import BadTable
from wuqi.core.game import Game
from wuqi.core.kernel import Codes, State
from wuqi.core.native.bits import signed
from wuqi.core.native.calling import address_of, call
from wuqi.core.native.compiling import AHEAD, compiled, instruction
from wuqi.core.numbering import SIGNATURES as NUMBERING
from wuqi.core.numbering import Tables
from wuqi.core.outcomes import (
    ASK,
    NOTHING_KNOWN,
    OWN,
    ROOT_FIRST,
    ROOT_LAST,
    SIGNATURE,
    UNKNOWN,
    KnownOutcomes,
)
from wuqi.solve import store
from wuqi.solve.files import TableFile
from wuqi.solve.packing import PAGE, unpack_one

NUMBER, WORDS, ENDS, NUMBERS, ALL = range(OWN, OWN + 5)


@instruction
def _number(_context: Any, numbers: Any, state: Any) -> tuple[Any, Callable[..., Any]]:
    """The game's `number`, whose address is NUMBER."""
    return call(NUMBER, NUMBERING["number"])


@instruction
def _words_at(_context: Any, address: Any) -> tuple[Any, Callable[..., Any]]:
    """A pointer to the words at an address."""
    pointer = types.CPointer(types.uint64)

    def codegen(context: Any, builder: Any, signature: Any, args: Any) -> Any:
        return builder.inttoptr(args[0], context.get_value_type(pointer))

    return pointer(types.int64), codegen


@compiled
def outcome(numbers: Codes, state: State) -> int:
    """The outcome of a state for its mover, if the table keeps it and it is not like the root."""
    number = _number(numbers, state)
    if number < 0 or number >= numbers[NUMBERS]:
        return UNKNOWN
    if numbers[ROOT_FIRST] <= number < numbers[ROOT_LAST]:
        return UNKNOWN
    page = number // PAGE
    start = signed(_words_at(numbers[ENDS])[page - 1]) if page > 0 else 0
    return unpack_one(_words_at(numbers[WORDS]), start, number % PAGE) % 3


def known_to_search(game: Game) -> KnownOutcomes:
    """The largest table of a game's endings that this machine has, for search. Nothing, if there is
    none, it is damaged, or it has the whole game: then nobody needs to search. Nothing in a
    browser, whose functions must be known when they are compiled."""
    if AHEAD:
        return NOTHING_KNOWN
    try:
        larger, own, found = store.find_larger(game), store.find(game), store.plan(game)
        if found is None or found[0].whole(game.options):
            return NOTHING_KNOWN
        if larger is not None:
            pieces, file = larger
            tables, _ = store.planned(game, pieces)
            return _offered(game, file, tables)
        return NOTHING_KNOWN if own is None else _offered(game, own, found[0])
    except BadTable:  # reported when the table itself is asked
        return NOTHING_KNOWN


def _offered(game: Game, file: TableFile, tables: Tables) -> KnownOutcomes:
    _trust(file)
    ends = tables.slices(game.options)
    numbers = np.zeros((1, ALL), dtype=np.int64)
    numbers[0, ASK] = address_of(outcome, SIGNATURE)
    numbers[0, NUMBER] = address_of(tables.number, NUMBERING["number"])
    numbers[0, WORDS], numbers[0, ENDS] = file.words.ctypes.data, file.ends.ctypes.data
    numbers[0, NUMBERS] = file.account.numbers

    def alike(root: State) -> tuple[int, int]:
        number = tables.number(root)
        place = int(np.searchsorted(ends, number, side="right"))
        if number < 0 or place == len(ends):
            return 0, 0
        return int(ends[place - 1]) if place else 0, int(ends[place])

    return KnownOutcomes(numbers, alike, file)


@lru_cache(maxsize=16)
def _trust(file: TableFile) -> None:
    """Compares the file with its checksums, once."""
    file.trust_all()
