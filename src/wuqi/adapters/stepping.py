"""Many games stepped at once, in compiled code: the walk letter by letter, for any game.

Each game has a row in every array:

    states      the kernel's state
    paths       its repetition keys since something last changed for good
    dice        its own random numbers, for chance
    codes       the legal actions that begin with the letters chosen so far
    spelled     their words, `letters` numbers each
    words       the letters chosen so far
    desk        KNOWN keys in its path, LEFT actions, LENGTH of the word so far, MOVER (0: over)
    masks       1 for each letter that may come next
    planes      the position as the mover sees it
    rewards     of each side for the last letter: from -1 to 1, other than 0 only at the end
    over        1 if the last letter ended the game
"""

import numpy as np
import numpy.typing as npt

from wuqi.core import spelling, verbs
from wuqi.core.compiling import compiled
from wuqi.core.kernel import CHANCE, OVER, Codes, State, row
from wuqi.core.spelling import END, Planes
from wuqi.search.dice import below, weighted

Rewards = npt.NDArray[np.float32]

PATH = 256  # every game's stall rule ends play before so many keys come together
KNOWN, LEFT, LENGTH, MOVER = range(4)
DESK = 4


@compiled
def settle(
    game: Codes, state: State, dice: State, codes: Codes, weights: Codes, path: State, known: int
) -> int:
    """Looks at repetition and lets chance happen, until a side can act or all is over.

    The new length of the path.
    """
    while True:
        if verbs.fresh(game, state):
            known = 0
        key = verbs.repeat_key(game, state)
        if key != np.uint64(0):
            occurrences = 1
            for i in range(known):
                if path[i] == key:
                    occurrences += 1
            path[known] = key
            known = min(known + 1, PATH - 1)
            verbs.repeat(game, state, occurrences)
        if verbs.turn(game, state) != CHANCE:
            return known
        n = verbs.chance(game, state, codes, weights)
        verbs.play(game, state, codes[weighted(dice, weights, n)])


@compiled
def pay(game: Codes, state: State, places: Codes, rewards: Rewards, sides: int) -> None:
    """Each side's reward at the end: the share of its rivals left behind, from -1 to 1."""
    verbs.result(game, state, places)
    for side in range(sides):
        lead = 0
        for rival in range(sides):
            if places[side] < places[rival]:
                lead += 1
            elif places[side] > places[rival]:
                lead -= 1
        rewards[side] = np.float32(lead / (sides - 1))


@compiled
def narrow(codes: Codes, spelled: Codes, left: int, letters: int, at: int, letter: int) -> int:
    """Keeps the actions whose word has a letter at a place; how many are left."""
    kept = 0
    for i in range(left):
        if spelled[i * letters + at] == letter:
            codes[kept] = codes[i]
            for k in range(letters):
                spelled[kept * letters + k] = spelled[i * letters + k]
            kept += 1
    return kept


@compiled
def begin_rows(
    games: Codes,
    first: int,
    last: int,
    start: State,
    states: State,
    paths: State,
    dice: State,
    codes: Codes,
    weights: Codes,
    desk: Codes,
) -> None:
    """New games in some rows; `show_rows` comes next."""
    game = row(games, 0)
    for i in range(first, last):
        for word in range(start.shape[0]):
            states[i, word] = start[word]
        known = settle(
            game, row(states, i), row(dice, i), row(codes, i), row(weights, i), row(paths, i), 0
        )
        desk[i, KNOWN] = known
        desk[i, LENGTH] = 0


@compiled
def play_rows(
    games: Codes,
    first: int,
    last: int,
    chosen: Codes,
    renew: bool,
    start: State,
    states: State,
    paths: State,
    dice: State,
    codes: Codes,
    weights: Codes,
    spelled: Codes,
    words: Codes,
    desk: Codes,
    masks: Planes,
    rewards: Rewards,
    places: Codes,
    over: Planes,
) -> None:
    """The next letter in some rows; where it ends a game and `renew` is set, a new one begins."""
    game = row(games, 0)
    letters = words.shape[1]
    sides = rewards.shape[1]
    for i in range(first, last):
        over[i] = 0
        for side in range(sides):
            rewards[i, side] = 0
        if desk[i, MOVER] == OVER:
            continue
        letter = chosen[i]
        length = desk[i, LENGTH]
        left = desk[i, LEFT]
        for k in range(left):  # the old mask is taken away, letter by letter
            masks[i, spelled[i, k * letters + length]] = 0
        left = narrow(row(codes, i), row(spelled, i), left, letters, length, letter)
        words[i, length] = letter
        desk[i, LEFT] = left
        desk[i, LENGTH] = length + 1
        if length + 1 < letters and spelled[i, length + 1] != END:
            continue
        state = row(states, i)
        verbs.play(game, state, codes[i, 0])
        desk[i, LENGTH] = 0
        desk[i, KNOWN] = settle(
            game, state, row(dice, i), row(codes, i), row(weights, i), row(paths, i), desk[i, KNOWN]
        )
        if verbs.turn(game, state) == OVER:
            over[i] = 1
            pay(game, state, row(places, i), row(rewards, i), sides)
            if renew:
                begin_rows(games, i, i + 1, start, states, paths, dice, codes, weights, desk)


@compiled
def show_rows(
    games: Codes,
    first: int,
    last: int,
    states: State,
    codes: Codes,
    spelled: Codes,
    words: Codes,
    desk: Codes,
    masks: Planes,
    planes: Planes,
) -> None:
    """Writes whose turn it is, masks and planes of some rows; masks are zeros before."""
    game = row(games, 0)
    letters = words.shape[1]
    for i in range(first, last):
        state = row(states, i)
        length = desk[i, LENGTH]
        if length == 0:
            mover = verbs.turn(game, state)
            desk[i, MOVER] = mover
            desk[i, LEFT] = 0
            if mover != OVER:
                left = verbs.actions(game, state, row(codes, i))
                desk[i, LEFT] = left
                spelling.spell(game, state, row(codes, i), left, row(spelled, i))
        for k in range(desk[i, LEFT]):
            masks[i, spelled[i, k * letters + length]] = 1
        for place in range(planes.shape[1]):
            planes[i, place] = 0
        side = desk[i, MOVER] if desk[i, MOVER] != OVER else 1
        spelling.draw(game, state, side, row(words, i), length, row(planes, i))


@compiled
def count_illegal(chosen: Codes, masks: Planes, desk: Codes) -> int:
    """How many rows were given a letter that may not come next there."""
    wrong = 0
    for i in range(chosen.shape[0]):
        if desk[i, MOVER] != OVER:
            outside = chosen[i] < 0 or chosen[i] >= masks.shape[1]
            if outside or masks[i, chosen[i]] == 0:
                wrong += 1
    return wrong


@compiled
def choose_randomly(
    first: int, last: int, spelled: Codes, words: Codes, desk: Codes, dice: State, chosen: Codes
) -> None:
    """In each row the next letter of a random legal action, each action as likely."""
    letters = words.shape[1]
    for i in range(first, last):
        chosen[i] = 0
        if desk[i, LEFT] > 0:
            action = below(row(dice, i), desk[i, LEFT])
            chosen[i] = spelled[i, action * letters + desk[i, LENGTH]]
