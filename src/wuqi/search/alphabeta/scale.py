"""The scale of values: whole numbers, from the side that is asking.

-999 … 999          a guess, as the game's judge gives it: thousandths of a win
KNOWN - n           won at ply n and after, as a table says, which does not know how soon
n - KNOWN           lost likewise
WIN - n             won, the last ply of it is ply n from the root
n - WIN             lost at ply n
0                   also a draw
"""

from wuqi.core.native.compiling import compiled

WIN = 30_000
KNOWN = 20_000
DEEPEST = 192  # plies from the root, quiescence included
LIKELY = 900  # guesses beyond this are nearly decided: shortcuts do not pay there
SURE = WIN - 1_000  # at least this: not a guess any more, and the distance is known
DECIDED = KNOWN - 1_000  # at least this: won or lost


@compiled
def from_here(value: int, ply: int) -> int:
    """A value counted from the root, counted from the position at `ply` instead."""
    if value >= DECIDED:
        return value + ply
    if value <= -DECIDED:
        return value - ply
    return value


@compiled
def from_root(value: int, ply: int) -> int:
    """The way back."""
    return from_here(value, -ply)
