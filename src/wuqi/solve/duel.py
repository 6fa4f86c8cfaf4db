"""Duels of small armies, solved for many positions at a time. Compiled and game-blind.

For each muster of ours there is a row of words with a bit for each muster of theirs. The steps of
a turn change our muster only, so a step is an operation on whole rows. Given a set of positions,

    take_steps   finds where the turn's last step leads into the set, then where the step before
                 leads to such a place, and so on: half-turns are treated as positions.

What is possible may depend on the step before, so there is a row for each muster and *past*: who
made that step (4 × piece + direction), or just one where that makes no difference.

The set of those who lose within n - 1 turns gives those who win within n; the set of those who do
not win within n - 1 gives those who need not lose within n. Such a set is theirs, so it is first
turned round (`transpose`): it is always our muster that names the row.
"""

from typing import NamedTuple

import numpy as np
import numpy.typing as npt

from wuqi.core.bits import U0, U1, lowest
from wuqi.core.compiling import compiled
from wuqi.core.numbering import Duel

Words = npt.NDArray[np.uint64]
ALL = np.uint64(0xFFFF_FFFF_FFFF_FFFF)

Ints = npt.NDArray[np.int32]


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


def theirs_of(duel: Duel, size: int) -> Theirs:
    kinds = len(duel.beats)
    listed = _enemies(
        duel.musters[size],
        duel.squares,
        kinds,
        duel.goal,
        duel.across,
        duel.beats,
        duel.standing[size],
        duel.kinds[size],
        duel.without[size],
    )
    return Theirs(*listed, size, kinds)


@compiled
def _enemies(
    musters: int,
    squares: int,
    kinds: int,
    goal: int,
    across: npt.NDArray[np.int64],
    beats: npt.NDArray[np.bool_],
    standing: npt.NDArray[np.int8],
    shown: npt.NDArray[np.int8],
    without: npt.NDArray[np.int32],
) -> tuple[Words, Words, npt.NDArray[np.int64], Ints, Ints, Words]:
    """For theirs of one size: free, hit, hit_ends, hit_before, hit_after, playable."""
    words = (musters + 63) // 64
    free = np.full((squares, words), ALL)
    hit = np.zeros((squares * kinds, words), dtype=np.uint64)
    playable = np.zeros(words, dtype=np.uint64)
    ends = np.zeros(squares * kinds, dtype=np.int64)
    for muster in range(musters):
        bit = U1 << np.uint64(muster & 63)
        playable[muster >> 6] |= bit
        for piece in range(standing.shape[1]):
            square = across[standing[muster, piece]]
            free[square, muster >> 6] &= ~bit
            if standing[muster, piece] == goal:
                playable[muster >> 6] &= ~bit
            for kind in range(kinds):
                if beats[kind, shown[muster, piece]]:
                    hit[square * kinds + kind, muster >> 6] |= bit
                    ends[square * kinds + kind] += 1
    total = 0
    for place in range(len(ends)):  # where each list begins, while they are filled
        total, ends[place] = total + ends[place], total
    before = np.zeros(total, dtype=np.int32)
    after = np.zeros(total, dtype=np.int32)
    for muster in range(musters):
        for piece in range(standing.shape[1]):
            square = across[standing[muster, piece]]
            for kind in range(kinds):
                if beats[kind, shown[muster, piece]]:
                    place = square * kinds + kind
                    before[ends[place]] = muster
                    after[ends[place]] = without[muster, piece]
                    ends[place] += 1
    return free, hit, ends, before, after, playable


@compiled
def may_follow(ours: Ours, past: int, slot: int) -> bool:
    """Whether a step (4 × piece + direction) may come after another; past -1: it is the first."""
    if past < 0:
        return True
    same = past >> 2 == slot >> 2
    if ours.one_piece and not same:
        return False
    return ours.may_turn_back or not same or slot != past ^ 1


@compiled
def take_steps(
    ours: Ours,
    theirs: Theirs,
    may_take: bool,
    pasts_after: int,
    after: Words,
    after_taking: Words,
    ending: Words,
    pasts: int,
    begin: int,
    end: int,
    room: Words,
    out: Words,
    offset: int,
) -> None:
    """Where a step leads to `after` (or, one of theirs taken, to `after_taking`).

    Both have so many pasts to a muster. `ending` is what counts where no step is possible. Writes
    rows for the musters from `begin` to `end` and their pasts (0: it is the turn's first step)
    into `out`, from row `offset` on. `room` has a row for each slot.
    """
    words = out.shape[1]
    slots = ours.target.shape[1]
    row = offset
    for muster in range(begin, end):
        for slot in range(slots):
            to = int(ours.target[muster, slot])
            if to < 0:
                continue
            if to == ours.goal:
                for word in range(words):
                    room[slot, word] = theirs.free[to, word]
            else:
                rolled = _row(int(ours.rolled[muster, slot]), slot, slots, pasts_after)
                slid = _row(int(ours.slid[muster, slot]), slot, slots, pasts_after)
                if not ours.may_slide:
                    slid = rolled
                for word in range(words):
                    there = after[rolled, word] | after[slid, word]
                    room[slot, word] = theirs.free[to, word] & there
            if not may_take:
                continue
            place = to * theirs.kinds + int(ours.kinds[muster, slot >> 2])
            if theirs.pieces == 1 or to == ours.goal:
                for word in range(words):
                    room[slot, word] |= theirs.hit[place, word]
                continue
            slid = _row(int(ours.slid[muster, slot]), slot, slots, pasts_after)
            first = theirs.hit_ends[place - 1] if place > 0 else 0
            for i in range(first, theirs.hit_ends[place]):
                fewer, before = theirs.hit_after[i], theirs.hit_before[i]
                bit = (after_taking[slid, fewer >> 6] >> np.uint64(fewer & 63)) & U1
                room[slot, before >> 6] |= bit << np.uint64(before & 63)
        for past in range(pasts if pasts > 1 else 1):
            for word in range(words):
                out[row, word] = U0
            possible = 0
            for slot in range(slots):
                if ours.target[muster, slot] >= 0 and may_follow(
                    ours, past if pasts > 1 else -1, slot
                ):
                    possible += 1
                    for word in range(words):
                        out[row, word] |= room[slot, word]
            if possible <= theirs.pieces:  # else they are too few to stand in every way
                for word in range(words):
                    stuck = ALL
                    for slot in range(slots):
                        to = int(ours.target[muster, slot])
                        if to >= 0 and may_follow(ours, past if pasts > 1 else -1, slot):
                            stuck &= ~theirs.free[to, word]
                            if may_take:
                                kind = int(ours.kinds[muster, slot >> 2])
                                stuck &= ~theirs.hit[to * theirs.kinds + kind, word]
                    out[row, word] |= stuck & ending[muster, word]
            row += 1


@compiled
def _row(step: int, slot: int, slots: int, pasts: int) -> int:
    """The row of the muster and past that a step leads to."""
    if pasts == 1:
        return step >> 2
    return (step >> 2) * slots + ((step & 3) << 2 | slot & 3)


@compiled
def play_round(
    ours: Ours,
    theirs: Theirs,
    may_take: bool,
    pasts_after: int,
    after: Words,
    after_taking: Words,
    ending: Words,
    begin: int,
    end: int,
    room: Words,
    out: Words,
    number: int,
    won: Words,
    lost: Words,
    places: Ints,
    distances: npt.NDArray[np.uint8],
) -> None:
    """The first step of the turn, and what it decides: wins in odd rounds, losses in even ones.

    Enters them into `won` or `lost`, and into `distances` where `places` says they are kept.
    """
    left = np.zeros(won.shape[1], dtype=np.uint64)
    for muster in range(begin, end):
        anything = U0
        for word in range(len(left)):
            left[word] = theirs.playable[word] & ~(won[muster, word] | lost[muster, word])
            for piece in range(ours.standing.shape[1]):
                left[word] &= theirs.free[ours.standing[muster, piece], word]
            anything |= left[word]
        if anything == U0 or on_goal(ours, muster):
            continue
        take_steps(
            ours,
            theirs,
            may_take,
            pasts_after,
            after,
            after_taking,
            ending,
            0,
            muster,
            muster + 1,
            room,
            out,
            0,
        )
        kept = places[muster]
        for word in range(len(left)):
            if number % 2 == 1:
                new = left[word] & out[0, word]
                won[muster, word] |= new
            else:
                new = left[word] & ~out[0, word]
                lost[muster, word] |= new
            while kept >= 0 and new != U0:
                distances[kept, word * 64 + lowest(new)] = number
                new &= new - U1


@compiled
def on_goal(ours: Ours, muster: int) -> bool:
    """Whether the game is over because a piece of ours stands on the goal."""
    there = False
    for piece in range(ours.standing.shape[1]):
        there |= ours.standing[muster, piece] == ours.goal
    return there


@compiled
def mark_holes(
    ours: Ours, theirs: Theirs, muster: int, values: npt.NDArray[np.uint16], hole: int
) -> None:
    """Marks which of a row's values belong to no position, or to one that is over."""
    over = on_goal(ours, muster)
    for across in range(len(values)):
        word = across >> 6
        good = theirs.playable[word]
        for piece in range(ours.standing.shape[1]):
            good &= theirs.free[ours.standing[muster, piece], word]
        if over or good >> np.uint64(across & 63) & U1 == U0:
            values[across] = hole


@compiled
def transpose(source: Words, begin: int, end: int, inverted: bool, out: Words) -> None:
    """Turns bits so that columns become rows: 64 rows from word `begin` to word `end` of `out`."""
    block = np.zeros(64, dtype=np.uint64)
    rows, columns = source.shape[0], out.shape[0]
    for across in range(begin, end):
        for word in range(source.shape[1]):
            for k in range(64):
                row = across * 64 + k
                block[k] = source[row, word] if row < rows else U0
            _transpose_block(block)
            for k in range(64):
                row = word * 64 + k
                if row < columns:
                    out[row, across] = ~block[k] if inverted else block[k]


@compiled
def _transpose_block(block: Words) -> None:
    """64 × 64 bits: exchanges ever smaller quarters."""
    half = 32
    mask = np.uint64(0x0000_0000_FFFF_FFFF)
    while half > 0:
        shift = np.uint64(half)
        k = 0
        while k < 64:
            swap = ((block[k] >> shift) ^ block[k + half]) & mask
            block[k] ^= swap << shift
            block[k + half] ^= swap
            k = (k + half + 1) & ~half
        half >>= 1
        mask ^= mask << np.uint64(half)
