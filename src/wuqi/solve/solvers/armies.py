"""The armies of a duel, laid out for compiled code: where they stand, and where they can be hit."""

from typing import NamedTuple

import numpy as np
import numpy.typing as npt

from wuqi.core.native.bits import U1
from wuqi.core.native.compiling import compiled
from wuqi.core.numbering import Duel

Words = npt.NDArray[np.uint64]
Ints = npt.NDArray[np.int32]
ALL = np.uint64(0xFFFF_FFFF_FFFF_FFFF)


class Ours(NamedTuple):
    """An army of one size, to move."""

    target: npt.NDArray[np.int8]
    slid: Ints
    rolled: Ints
    kinds: npt.NDArray[np.int8]
    standing: npt.NDArray[np.int8]
    goal: int
    may_slide: bool
    one_piece: bool
    may_turn_back: bool


class Theirs(NamedTuple):
    """The other army of one size."""

    free: Words  # square: where none of theirs stands on it
    hit: Words  # kinds × square + kind: where one stands that this kind beats
    hit_ends: npt.NDArray[np.int64]  # the same: where its list ends, of …
    hit_before: Ints  # … their muster,
    hit_after: Ints  # … and without the one that is taken
    playable: Words  # where the game is not over because of theirs
    pieces: int
    kinds: int


def ours_of(duel: Duel, size: int) -> Ours:
    return Ours(
        duel.target[size],
        duel.slid[size],
        duel.rolled[size],
        duel.kinds[size],
        duel.standing[size],
        duel.goal,
        duel.may_slide,
        duel.one_piece,
        duel.may_turn_back,
    )


class Army(NamedTuple):
    """An army of one size on the board, as `Duel` lists it."""

    squares: int
    across: npt.NDArray[np.int64]
    goal: int
    beats: npt.NDArray[np.bool_]
    standing: npt.NDArray[np.int8]
    shown: npt.NDArray[np.int8]
    without: Ints


def theirs_of(duel: Duel, size: int) -> Theirs:
    army = Army(
        duel.squares,
        duel.across,
        duel.goal,
        duel.beats,
        duel.standing[size],
        duel.kinds[size],
        duel.without[size],
    )
    return Theirs(*_enemies(army), size, len(duel.beats))


@compiled
def _enemies(army: Army) -> tuple[Words, Words, npt.NDArray[np.int64], Ints, Ints, Words]:
    """For theirs of one size: free, hit, hit_ends, hit_before, hit_after, playable."""
    standing, kinds = army.standing, len(army.beats)
    musters = len(standing)
    words = (musters + 63) // 64
    free = np.full((army.squares, words), ALL)
    hit = np.zeros((army.squares * kinds, words), dtype=np.uint64)
    playable = np.zeros(words, dtype=np.uint64)
    ends = np.zeros(army.squares * kinds, dtype=np.int64)
    for muster in range(musters):
        bit = U1 << np.uint64(muster & 63)
        playable[muster >> 6] |= bit
        for piece in range(standing.shape[1]):
            square = army.across[standing[muster, piece]]
            free[square, muster >> 6] &= ~bit
            if standing[muster, piece] == army.goal:
                playable[muster >> 6] &= ~bit
            for kind in range(kinds):
                if army.beats[kind, army.shown[muster, piece]]:
                    hit[square * kinds + kind, muster >> 6] |= bit
                    ends[square * kinds + kind] += 1
    total = 0
    for place in range(len(ends)):  # where each list begins, while they are filled
        total, ends[place] = total + ends[place], total
    before = np.zeros(total, dtype=np.int32)
    after = np.zeros(total, dtype=np.int32)
    for muster in range(musters):
        for piece in range(standing.shape[1]):
            square = army.across[standing[muster, piece]]
            for kind in range(kinds):
                if army.beats[kind, army.shown[muster, piece]]:
                    place = square * kinds + kind
                    before[ends[place]] = muster
                    after[ends[place]] = army.without[muster, piece]
                    ends[place] += 1
    return free, hit, ends, before, after, playable
