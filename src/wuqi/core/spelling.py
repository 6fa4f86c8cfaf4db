"""Actions spelled as numbers from a fixed alphabet, positions as planes: what learners work with.

An action is a word of one or a few letters; a letter is a number below the alphabet's size. No
legal action's word begins with another's, so whoever chooses letter by letter always arrives at
exactly one action: after each letter, the next ones possible are those of the actions left.

Each game says in its `spelling.py`:

    LETTERS                             no word is longer
    alphabet(options)                   how many letters there are
    shape(options)                      rows and columns of a plane
    planes_of(options)                  the names of the planes, in order
    longest(options)                    no game has more letters
    letter_text(options, letter)        a letter as text, different for each
    spell(state, codes, n, out)         compiled: writes the words of n legal actions, LETTERS
                                        numbers each, END behind the last letter of shorter ones
    draw(state, side, word, length, out)    compiled: writes the planes as a side sees them, when
                                        the side to act has chosen `length` letters; `out` is zeros
"""

from collections.abc import Callable, Sequence
from functools import cached_property
from importlib import import_module
from importlib.util import find_spec
from typing import Any

import numpy as np
import numpy.typing as npt
from numba import types

from wuqi.core.calling import call, row_of
from wuqi.core.compiling import instruction
from wuqi.core.game import Game
from wuqi.core.kernel import SIGNATURES as VERBS
from wuqi.core.kernel import Codes
from wuqi.core.position import Action, Position
from wuqi.core.registry import names

END = -1
Planes = npt.NDArray[np.uint8]

_WORDS = types.CPointer(types.uint64)
_CODES = types.CPointer(types.int64)
_BYTES = types.CPointer(types.uint8)
_INT = types.int64

SIGNATURES: dict[str, Any] = {
    "spell": types.void(_WORDS, _CODES, _INT, _CODES),
    "draw": types.void(_WORDS, _INT, _CODES, _INT, _BYTES),
}


def spelled() -> tuple[str, ...]:
    """The names of the games that have a spelling."""
    return tuple(name for name in names() if find_spec(f"wuqi.games.{name}.spelling"))


class Spelling:
    """How a game with its options is spelled and drawn."""

    def __init__(self, game: Game) -> None:
        told: Any = import_module(f"wuqi.games.{game.name}.spelling")
        self.game = game
        self.letters: int = told.LETTERS
        self.alphabet: int = told.alphabet(game.options)
        self.planes: tuple[str, ...] = told.planes_of(game.options)
        self.longest: int = told.longest(game.options)
        rows, columns = told.shape(game.options)
        self.shape: tuple[int, int, int] = (len(self.planes), rows, columns)
        self._told = told

    @cached_property
    def addresses(self) -> Codes:
        """The game's verbs and after them `spell` and `draw`, as one row to call through."""
        return np.hstack([self.game.kernel.addresses, row_of(self._told, SIGNATURES)])

    def letter_text(self, letter: int) -> str:
        """A letter as text."""
        return str(self._told.letter_text(self.game.options, letter))

    def codes(self, position: Position) -> dict[tuple[int, ...], int]:
        """The code of every legal action by its word."""
        codes = position.codes()
        out = np.full(max(1, len(codes) * self.letters), END, dtype=np.int64)
        self._told.spell(position.state, codes, len(codes), out)
        rows = out[: len(codes) * self.letters].reshape(-1, self.letters).tolist()
        return {
            tuple(letter for letter in row if letter != END): code
            for row, code in zip(rows, codes.tolist(), strict=True)
        }

    def words(self, position: Position) -> dict[tuple[int, ...], Action]:
        """Every legal action by its word."""
        actions = {action.code: action for action in position.actions()}
        return {word: actions[code] for word, code in self.codes(position).items()}

    def word(self, position: Position, text: str) -> tuple[int, ...]:
        """How a legal action, told as text, is spelled."""
        wanted = position.find(text)
        return next(word for word, action in self.words(position).items() if action == wanted)

    def drawn(self, position: Position, side: int, word: Sequence[int] = ()) -> Planes:
        """The planes of a position as a side sees them, some letters of the next action chosen."""
        out = np.zeros(self.shape, dtype=np.uint8)
        chosen = np.full(self.letters, END, dtype=np.int64)
        chosen[: len(word)] = word
        self._told.draw(position.state, side, chosen, len(word), out.reshape(-1))
        return out


def _call(verb: str) -> tuple[Any, Callable[..., Any]]:
    return call(len(VERBS) + list(SIGNATURES).index(verb), SIGNATURES[verb])


@instruction
def spell(
    _context: Any, game: Any, state: Any, codes: Any, n: Any, out: Any
) -> tuple[Any, Callable[..., Any]]:
    """`spell` of the game at hand, for compiled code."""
    return _call("spell")


@instruction
def draw(
    _context: Any, game: Any, state: Any, side: Any, word: Any, length: Any, out: Any
) -> tuple[Any, Callable[..., Any]]:
    """`draw` of the game at hand, for compiled code."""
    return _call("draw")
