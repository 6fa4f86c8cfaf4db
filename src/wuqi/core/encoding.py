"""Actions as numbers from a fixed vocabulary, positions as planes: what learners work with.

An action is encoded as one or a few *tokens*; a token is a number below the vocabulary's size. It
is a prefix code: no legal action's tokens are the beginning of another's. So choosing token by
token always leads to exactly one action. The tokens that may come next are the next tokens of the
actions that are still possible.

Each game says in its `encoding.py`:

    TOKENS                              the most tokens of an action
    vocabulary(options)                 how many tokens there are
    shape(options)                      rows and columns of a plane
    planes_of(options)                  the names of the planes, in order
    longest(options)                    the most tokens of a game
    token_text(options, token)          a token as text, different for each
    encode(state, codes, n, out)        compiled: writes the tokens of n legal actions, TOKENS
                                        numbers each, with END after the last of shorter ones
    draw(state, side, chosen, length, out)  compiled: writes the planes as a side sees them, when
                                        the side to act has chosen `length` tokens; `out` is zeros
"""

from collections.abc import Callable, Sequence
from functools import cached_property
from typing import Any

import numpy as np
import numpy.typing as npt
from numba import types

from wuqi.core.errors import BadRequest
from wuqi.core.folder.loading import part_of
from wuqi.core.game import Game
from wuqi.core.kernel import SIGNATURES as VERBS
from wuqi.core.kernel import Codes
from wuqi.core.native.calling import call, row_of
from wuqi.core.native.compiling import instruction
from wuqi.core.position import Action, Position
from wuqi.core.registry import names

END = -1
Planes = npt.NDArray[np.uint8]

_WORDS = types.CPointer(types.uint64)
_CODES = types.CPointer(types.int64)
_BYTES = types.CPointer(types.uint8)
_INT = types.int64

SIGNATURES: dict[str, Any] = {
    "encode": types.void(_WORDS, _CODES, _INT, _CODES),
    "draw": types.void(_WORDS, _INT, _CODES, _INT, _BYTES),
}


def encoded_games() -> tuple[str, ...]:
    """The names of the games that have an encoding."""
    return tuple(name for name in names() if part_of(name, "encoding") is not None)


class Encoding:
    """How the actions and positions of a game with its options are encoded."""

    def __init__(self, game: Game) -> None:
        module = part_of(game.name, "encoding")
        if module is None:
            raise BadRequest("encoding-not-this", game=game.name)
        self.game = game
        self.most_tokens: int = module.TOKENS
        self.vocabulary: int = module.vocabulary(game.options)
        self.planes: tuple[str, ...] = module.planes_of(game.options)
        self.longest: int = module.longest(game.options)
        rows, columns = module.shape(game.options)
        self.shape: tuple[int, int, int] = (len(self.planes), rows, columns)
        self._module = module

    @cached_property
    def addresses(self) -> Codes:
        """The game's verbs and after them `encode` and `draw`, as one row to call through."""
        return np.hstack([self.game.kernel.addresses, row_of(self._module, SIGNATURES)])

    @cached_property
    def highest(self) -> Planes:
        """The largest value of each square of each plane: 1, or 255 for planes that hold a
        number."""
        most = [255 if "(number" in name else 1 for name in self.planes]
        return np.broadcast_to(np.array(most, dtype=np.uint8)[:, None, None], self.shape).copy()

    def token_text(self, token: int) -> str:
        """A token as text."""
        return str(self._module.token_text(self.game.options, token))

    def codes(self, position: Position) -> dict[tuple[int, ...], int]:
        """The code of every legal action by its tokens."""
        codes = position.codes()
        out = np.full(max(1, len(codes) * self.most_tokens), END, dtype=np.int64)
        self._module.encode(position.state, codes, len(codes), out)
        rows = out[: len(codes) * self.most_tokens].reshape(-1, self.most_tokens).tolist()
        return {
            tuple(token for token in row if token != END): code
            for row, code in zip(rows, codes.tolist(), strict=True)
        }

    def actions(self, position: Position) -> dict[tuple[int, ...], Action]:
        """Every legal action by its tokens."""
        actions = {action.code: action for action in position.actions()}
        return {tokens: actions[code] for tokens, code in self.codes(position).items()}

    def tokens(self, position: Position, text: str) -> tuple[int, ...]:
        """The tokens of a legal action, given as text."""
        wanted = position.find(text)
        return next(tokens for tokens, action in self.actions(position).items() if action == wanted)

    def drawn(self, position: Position, side: int, chosen: Sequence[int] = ()) -> Planes:
        """The planes of a position as a side sees them, after these tokens of the next action."""
        out = np.zeros(self.shape, dtype=np.uint8)
        padded = np.full(self.most_tokens, END, dtype=np.int64)
        padded[: len(chosen)] = chosen
        self._module.draw(position.state, side, padded, len(chosen), out.reshape(-1))
        return out


def _call(verb: str) -> tuple[Any, Callable[..., Any]]:
    return call(len(VERBS) + list(SIGNATURES).index(verb), SIGNATURES[verb])


@instruction
def encode(
    _context: Any, game: Any, state: Any, codes: Any, n: Any, out: Any
) -> tuple[Any, Callable[..., Any]]:
    """`encode` of the game at hand, for compiled code."""
    return _call("encode")


@instruction
def draw(
    _context: Any, game: Any, state: Any, side: Any, chosen: Any, length: Any, out: Any
) -> tuple[Any, Callable[..., Any]]:
    """`draw` of the game at hand, for compiled code."""
    return _call("draw")
