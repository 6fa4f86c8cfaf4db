"""Whether every value of the larger tables of draughts follows from those of its moves.

python -m benchmarks.games.draughts.endings PIECES [LAST]   every position, by the compiled rules
python -m benchmarks.games.draughts.endings PIECES --sample N   N positions, by the reference rules

The file is read, and nothing of the solver is used. The first goes through the slices in the order
of solving, up to slice LAST: it finds the values of forced positions, which are not kept, from
their captures, and compares all others with the best of their moves. The second asks the slow
rules of the tests, which share no code with the compiled ones.
"""

import argparse
import time
from collections.abc import Iterator

import numpy as np
import numpy.typing as npt

from tests.games.draughts import reference
from wuqi import load
from wuqi.core import verbs
from wuqi.core.kernel import OVER, Codes, row
from wuqi.core.native.bits import signed
from wuqi.core.native.compiling import compiled
from wuqi.core.numbering import DEEPER, DRAW, LOSS, OUTCOMES, WIN
from wuqi.games.draughts.endings import numbering
from wuqi.games.draughts.rules import BLUE, GREEN, KINGS, SIDE
from wuqi.solve import store
from wuqi.solve.files import TableFile
from wuqi.solve.larger import outcomes_in
from wuqi.solve.packing import PAGE, unpack_one
from wuqi.solve.reading import other_side, rank
from wuqi.solve.two_values import Words

NOWHERE = 3
AT_ONCE = 1 << 20
Values = npt.NDArray[np.uint8]


@compiled
def unpack(words: Words, ends: Words, values: Values, first: int, last: int) -> None:
    """Values of a table, as outcomes."""
    for number in range(first, last):
        page = number // PAGE
        start = signed(ends[page - 1]) if page > 0 else 0
        values[number] = unpack_one(words, start, number % PAGE) % 3


@compiled
def best_move(
    addresses: Codes, values: Values, states: npt.NDArray[np.uint64], actions: Codes
) -> int:
    """What the state in row 0 is worth by the values of what its actions lead to."""
    game = row(addresses, 0)
    best = LOSS
    for i in range(verbs.actions(game, row(states, 0), row(actions, 0))):
        for word in range(states.shape[1]):
            states[1, word] = states[0, word]
        after = row(states, 1)
        verbs.play(game, after, actions[0, i])
        value = LOSS
        if verbs.turn(game, after) != OVER:
            side = signed(states[1, SIDE])
            ours, theirs = states[1, BLUE + side - 1], states[1, GREEN + 1 - side]
            value = values[numbering.number_in_all(ours, theirs, states[1, KINGS], side)]
        if value == LOSS:
            return WIN
        if value == DRAW:
            best = DRAW
    return best


@compiled
def look_over(
    addresses: Codes,
    values: Values,
    states: npt.NDArray[np.uint64],
    actions: Codes,
    first: int,
    last: int,
    forced: bool,
) -> int:
    """Finds the values of forced positions, or compares those of all others; the first number
    whose value does not follow, or -1."""
    game = row(addresses, 0)
    state = states[0]
    for number in range(first, last):
        if not numbering.stand_any(state, number):
            values[number] = NOWHERE
            continue
        if verbs.turn(game, row(states, 0)) == OVER:
            values[number] = LOSS
            continue
        if (numbering.number(state) == DEEPER) != forced:
            continue
        value = best_move(addresses, values, states, actions)
        if forced:
            values[number] = value
        elif values[number] != value:
            return number
    return -1


def every_position(file: TableFile, pieces: int, last_slice: int) -> None:
    game = load("draughts")
    kernel = game.kernel
    states = np.zeros((2, kernel.words), dtype=np.uint64)
    states[0] = game.start().state
    actions = np.zeros((1, kernel.most_actions), dtype=np.int64)
    values = np.zeros(file.account.numbers, dtype=np.uint8)
    first = 0
    for place, last in enumerate(numbering.ends_up_to(pieces)[: last_slice + 1]):
        began = time.process_time()
        unpack(file.words, file.ends, values, first, last)
        for forced in (True, False):
            wrong = look_over(kernel.addresses, values, states, actions, first, last, forced)
            assert wrong < 0, f"the value of {wrong} does not follow from those of its moves"
        counts = np.bincount(values[first:last], minlength=4)
        found = ", ".join(f"{name} {counts[at]:,d}" for at, name in enumerate(OUTCOMES))
        seconds = time.process_time() - began
        print(f"slice {place} {numbering.PAIRS[place]}: {found}; {seconds:.0f} s", flush=True)
        first = last


def by_reference(file: TableFile, pieces: int, sample: int) -> None:
    game = load("draughts")
    outcomes, options = outcomes_in(game, file, pieces), dict(game.options)
    state, checked = game.start().state, 0
    for number in numbers(pieces):
        if checked == sample:
            break
        if not numbering.stand_any(state, number):
            continue
        text = game.at(state).text
        if not reference.mover(options, text):
            continue
        after = [reference.play(options, text, one) for one in reference.actions(options, text)]
        worth = [other_side(outcomes.of(game.read(one).state)) for one in after]
        assert outcomes.of(state) == max(worth, key=rank), text
        checked += 1
    print(f"{checked:,d} positions of {pieces} pieces agree with the reference rules")


def numbers(pieces: int) -> Iterator[int]:
    chance = np.random.default_rng(1)
    while True:
        yield int(chance.integers(numbering.ENDS[pieces - 1], numbering.ENDS[pieces]))


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("pieces", type=int)
    parser.add_argument("last", type=int, nargs="?", default=len(numbering.PAIRS))
    parser.add_argument("--sample", type=int)
    given = parser.parse_args()
    game = load("draughts")
    _, path = store.target(game, False, given.pieces)
    file = store.open_for(game, False, path, given.pieces)
    file.trust_all()
    if given.sample:
        by_reference(file, given.pieces, given.sample)
    else:
        every_position(file, given.pieces, given.last)


if __name__ == "__main__":
    main()
