"""Pages of one or two values, packed as sets: what tables of who wins are made of.

Where the bits of a number are the members of a crowd, few of them often mean one value and many
the other. So a page says up to how many bits the second value is *expected*, and keeps where that
is wrong. Its values lie in 64 *strips* of 64; the places in a strip that are not as expected are a
set, kept as its size and its number among all sets of that size (see core.subsets).

    word 0      TWO | the first value | the second one, 16 bits higher | 32 bits higher: the second
                one is expected where a place in the page has fewer bits than this
    word 1      which strips are partly as expected
    word 2      which of the others are not at all as expected
    then        the sizes less one of those in word 1, six bits each, ten to a word
    then        their numbers, each in as many bits as its size needs, one after the other
"""

from math import comb

import numpy as np
import numpy.typing as npt

from wuqi.core.native.bits import U0, U1, popcount, signed
from wuqi.core.native.compiling import compiled
from wuqi.core.native.subsets import set_number, set_of

STRIP = 64
STRIPS = 64  # of a page
HEAD = 3  # words
IN_WORD = 10  # sizes
MOST_BITS = 12  # of a place in a page

TWO = U1 << np.uint64(63)  # marks such a page
LENGTH = np.array([(comb(STRIP, size) - 1).bit_length() for size in range(STRIP + 1)])
FEWER = np.array(  # the places in a strip that have fewer bits than this
    [sum(1 << x for x in range(STRIP) if x.bit_count() < bits) for bits in range(8)],
    dtype=np.uint64,
)

Words = npt.NDArray[np.uint64]
Places = npt.NDArray[np.int64]


@compiled
def expected(strip: int, bits: int) -> np.uint64:
    """Where in a strip the second value is expected."""
    return FEWER[max(0, min(7, bits - popcount(np.uint64(strip))))]


@compiled
def pack_two(
    values: npt.NDArray[np.uint16], places: Places, palette: Places, out: Words, used: int
) -> int:
    """Packs a page whose values have the places 0 and 1 in the palette; where its words end."""
    sets = np.zeros(STRIPS, dtype=np.uint64)
    for strip in range(STRIPS):
        for x in range(STRIP):
            place = np.uint64(places[values[strip * STRIP + x]])
            sets[strip] |= place << np.uint64(x)
    bits = _best_expected(sets)
    both, wrong = U0, U0
    for strip in range(STRIPS):
        sets[strip] ^= expected(strip, bits)
        size = popcount(sets[strip])
        both |= np.uint64(0 < size < STRIP) << np.uint64(strip)
        wrong |= np.uint64(size == STRIP) << np.uint64(strip)
    out[used] = TWO | np.uint64(palette[0] | palette[1] << 16 | bits << 32)
    out[used + 1] = both
    out[used + 2] = wrong
    sizes = used + HEAD
    numbers = sizes + (popcount(both) + IN_WORD - 1) // IN_WORD
    for word in range(sizes, numbers + 1):
        out[word] = U0
    known, bit = 0, 0
    for strip in range(STRIPS):
        if both >> np.uint64(strip) & U1 == U0:
            continue
        size = popcount(sets[strip])
        out[sizes + known // IN_WORD] |= np.uint64(size - 1) << np.uint64(known % IN_WORD * 6)
        known += 1
        number = np.uint64(set_number(sets[strip]))
        at, inside = numbers + bit // 64, np.uint64(bit % 64)
        out[at] |= number << inside
        out[at + 1] = number >> (np.uint64(63) - inside) >> U1
        bit += LENGTH[size]
    return numbers + (bit + 63) // 64


@compiled
def _best_expected(sets: Words) -> int:
    """For how many bits the least is left to keep."""
    best, least = 0, 1 << 62
    for bits in range(MOST_BITS + 2):
        left = 0
        for strip in range(STRIPS):
            size = popcount(sets[strip] ^ expected(strip, bits))
            if 0 < size < STRIP:
                left += LENGTH[size] + 6
        if left < least:
            best, least = bits, left
    return best


@compiled
def unpack_two(words: Words, start: int, x: int) -> int:
    """Value `x` of such a page that starts at a word."""
    both = words[start + 1]
    strip = np.uint64(x // STRIP)
    if both >> strip & U1 == U0:
        place = words[start + 2] >> strip & U1
    else:
        sizes = start + HEAD
        numbers = sizes + (popcount(both) + IN_WORD - 1) // IN_WORD
        before = popcount(both & ((U1 << strip) - U1))
        bit = 0
        for known in range(before):
            bit += LENGTH[_size(words, sizes, known)]
        size = _size(words, sizes, before)
        at, inside = numbers + bit // 64, np.uint64(bit % 64)
        number = words[at] >> inside
        if signed(inside) + LENGTH[size] > 64:
            number |= words[at + 1] << (np.uint64(64) - inside)
        number &= (U1 << np.uint64(LENGTH[size])) - U1
        place = set_of(signed(number), size) >> np.uint64(x % STRIP) & U1
    if popcount(np.uint64(x)) < signed(words[start] >> np.uint64(32)) & 0xFF:
        place ^= U1
    return signed(words[start] >> (place * np.uint64(16))) & 0xFFFF


@compiled
def _size(words: Words, sizes: int, known: int) -> int:
    """The size of the set of one of the strips that are partly as expected."""
    shift = np.uint64(known % IN_WORD * 6)
    return (signed(words[sizes + known // IN_WORD] >> shift) & 63) + 1
