"""A game as an array of compiled functions, so that search is compiled once for all games.

State   a one-dimensional uint64 array of fixed length. First the words that the position's text
        determines, then `history` trailing words that it does not (what repetition rules remember).
Action  one int64, laid out as the game likes; its text is `text.py`'s business.

The verbs, each written once in a game's `rules.py` with `@compiled`:

    turn(state)                     the side to act (1, 2, …), CHANCE or OVER
    actions(state, out)             writes the legal actions, gives their number (0 when over
                                    and at CHANCE)
    count(state, scratch)           only their number: what bulk counting asks at the last ply
    chance(state, out, weights)     at CHANCE: the outcomes and their weights, gives their number
    play(state, action)             plays a legal action or a chance outcome, in place
    result(state, places)           when over: writes each side's place (1 is best, ties share),
                                    gives the index of the reason in the face's REASONS
    key(state)                      a hash of what the text says: equal positions, equal keys
    repeat_key(state)               a hash of what counts as the same position for repetition;
                                    0 where repetition is not looked at
    irreversible(state)             nothing before this position can ever come again
    repeat(state, occurrences)      marks the state as ended, if the rules end a game whose
                                    present repeat_key has now occurred so often
    judge(state, side)              a guess how good it is for a side, in thousandths of a win
    glance(state, side)             a quicker guess, by which tree search orders what it tries (a
                                    game need not say: the judge's)
    loud(state)                     the guess would mislead: something is being taken just now,
                                    and search should look on (a game need not say: never)
    redundant(state, action)        search may leave an action out: what it leads to is reached by
                                    others too (a game need not say: never; never of all actions)

Called through the array, states and buffers are bare pointers: an indirect call then costs two
nanoseconds, against twenty for array arguments, whose reference counts threads would also compete
for. Functions of `rules.py` therefore touch their arguments only by index.
"""

from collections.abc import Callable, Mapping
from dataclasses import dataclass
from functools import cache, cached_property
from typing import TYPE_CHECKING, Any, TypeAlias

import numpy as np
import numpy.typing as npt
from numba import types

from wuqi.core.native import compiling
from wuqi.core.native.by_address import called
from wuqi.core.native.calling import address_of
from wuqi.core.native.compiling import compiled, instruction, quick

OVER = 0
CHANCE = -1

State: TypeAlias = npt.NDArray[np.uint64]
Codes: TypeAlias = npt.NDArray[np.int64]

_WORDS = types.CPointer(types.uint64)
_CODES = types.CPointer(types.int64)
_INT = types.int64

SIGNATURES: dict[str, Any] = {
    "turn": _INT(_WORDS),
    "actions": _INT(_WORDS, _CODES),
    "count": _INT(_WORDS, _CODES),
    "chance": _INT(_WORDS, _CODES, _CODES),
    "play": types.void(_WORDS, _INT),
    "result": _INT(_WORDS, _CODES),
    "key": types.uint64(_WORDS),
    "repeat_key": types.uint64(_WORDS),
    "irreversible": types.boolean(_WORDS),
    "repeat": types.void(_WORDS, _INT),
    "judge": _INT(_WORDS, _INT),
    "glance": _INT(_WORDS, _INT),
    "loud": types.boolean(_WORDS),
    "redundant": types.boolean(_WORDS, _INT),
}
OF_THE_JUDGE = ("judge", "glance", "loud", "redundant")


class Verbs:
    """A game's verbs for Python, each compiled or loaded when it is first asked for."""

    functions: Mapping[str, Any]

    turn: Callable[[State], int]
    actions: Callable[[State, Codes], int]
    count: Callable[[State, Codes], int]
    chance: Callable[[State, Codes, Codes], int]
    play: Callable[[State, int], None]
    result: Callable[[State, Codes], int]
    key: Callable[[State], int]
    repeat_key: Callable[[State], int]
    irreversible: Callable[[State], bool]
    repeat: Callable[[State, int], None]
    judge: Callable[[State, int], int]
    glance: Callable[[State, int], int]
    loud: Callable[[State], bool]
    redundant: Callable[[State, int], bool]

    if not TYPE_CHECKING:  # the verbs are those above and no others

        def __getattr__(self, verb: str) -> Any:
            """Called once for each verb: from then on it is an attribute."""
            if verb not in SIGNATURES:
                raise AttributeError(verb)
            function = self.functions[verb]
            if compiling.AHEAD or compiling.CHECKED:  # what pointers point to cannot be checked
                found = quick(function)
            else:
                found = called(address_of(function, SIGNATURES[verb]), SIGNATURES[verb])
            vars(self)[verb] = found
            return found


@dataclass(frozen=True, eq=False)
class Kernel(Verbs):
    """A game's verbs, and the sizes of the buffers its callers must provide."""

    functions: Mapping[str, Any]  # the verbs, for the compiler
    words: int  # length of a state
    history: int  # how many of its last words the text does not determine
    most_actions: int  # no position has more
    most_outcomes: int  # no chance position has more; 0: the game has no chance
    most_sides: int
    repeats: bool  # whether repetition matters in this game
    thins: bool  # redundant actions lead exactly where others lead
    playout: int  # random plies after which Monte Carlo search judges a leaf; 0: at once

    @cached_property
    def addresses(self) -> Codes:
        """The addresses of the verbs as C functions, compiled or loaded, for `core.verbs`."""
        found = [address_of(self.functions[verb], kind) for verb, kind in SIGNATURES.items()]
        return np.array([found], dtype=np.int64)


@cache
def kernel_of(rules: Any, judge: Any) -> Kernel:
    """The kernel of a game's `rules.py` and `judge.py`, complete with their defaults
    (`core.folder.loading`)."""
    sizes = ("words", "history", "most_actions", "most_outcomes", "most_sides")
    verbs = {verb: getattr(judge if verb in OF_THE_JUDGE else rules, verb) for verb in SIGNATURES}
    return Kernel(
        functions=verbs,
        **{size: getattr(rules, size.upper()) for size in sizes},
        repeats=rules.repeat_key is not never_repeats,
        thins=judge.THINS,
        playout=judge.PLAYOUT,
    )


@instruction
def row(_context: Any, array: Any, index: Any) -> tuple[Any, Callable[..., Any]]:
    """A bare pointer to a row of a two-dimensional array: how search hands a state to a verb."""
    pointer = types.CPointer(array.dtype)

    def codegen(context: Any, builder: Any, signature: Any, args: Any) -> Any:
        values = context.make_array(signature.args[0])(context, builder, args[0])
        stride = builder.extract_value(values.strides, 0)
        address = builder.ptrtoint(values.data, stride.type)
        address = builder.add(address, builder.mul(args[1], stride))
        return builder.inttoptr(address, context.get_value_type(pointer))

    return pointer(array, types.intp), codegen


@instruction
def moved(_context: Any, pointer: Any, index: Any) -> tuple[Any, Callable[..., Any]]:
    """The pointer, `index` elements further."""

    def codegen(context: Any, builder: Any, signature: Any, args: Any) -> Any:
        return builder.gep(args[0], [args[1]])

    return pointer(pointer, types.intp), codegen


# Defaults of the verbs: no chance, no repetition, always quiet.


@compiled
def no_chance(state: State, out: Codes, weights: Codes) -> int:
    return 0


@compiled
def never_repeats(state: State) -> np.uint64:
    return np.uint64(0)


@compiled
def always_irreversible(state: State) -> bool:
    return True


@compiled
def repetition_means_nothing(state: State, occurrences: int) -> None:
    return


@compiled
def no_opinion(state: State, side: int) -> int:
    return 0


@compiled
def never_loud(state: State) -> bool:
    return False


@compiled
def never_redundant(state: State, action: int) -> bool:
    return False
