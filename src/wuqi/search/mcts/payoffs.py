"""The payoff of a side: the share of its opponents that it beats, in whole numbers.

0 is last, FULL is first, a shared place counts half. A node's proven payoffs are packed into one
word, 15 bits for each of up to four sides, with a bit on top to tell it from UNPROVEN.
"""

from wuqi.core import verbs
from wuqi.core.kernel import Codes, State
from wuqi.core.native.compiling import compiled

FULL = 60_000  # divisible by twice the number of rivals, so that shares are exact
UNPROVEN = 0
_PROVEN = 1 << 62
_WIDTH = 15
_STEP = 4  # shares of a result are multiples of it; a mean over chance outcomes is rounded


@compiled
def of_result(game: Codes, state: State, sides: int, places: Codes, payoffs: Codes) -> None:
    """Writes each side's payoff in a game that is over."""
    verbs.result(game, state, places)
    for side in range(sides):
        twice = 0
        for rival in range(sides):
            if rival != side:
                if places[side] < places[rival]:
                    twice += 2
                elif places[side] == places[rival]:
                    twice += 1
        payoffs[side] = FULL * twice // (2 * (sides - 1))


@compiled
def of_guess(game: Codes, state: State, side: int) -> int:
    """The payoff the game's judge expects for a side (1, 2, …)."""
    return (verbs.judge(game, state, side) + 1_000) * (FULL // 2_000)


@compiled
def of_glance(game: Codes, state: State, side: int) -> int:
    """The same at a glance."""
    return (verbs.glance(game, state, side) + 1_000) * (FULL // 2_000)


@compiled
def packed(payoffs: Codes, sides: int) -> int:
    """One word for the proven payoffs of all sides."""
    word = _PROVEN
    for side in range(sides):
        word |= (payoffs[side] // _STEP) << (_WIDTH * side)
    return word


@compiled
def payoff_in(word: int, side: int) -> int:
    """The payoff of a side (1, 2, …) in a packed word."""
    return (word >> (_WIDTH * (side - 1)) & ((1 << _WIDTH) - 1)) * _STEP
