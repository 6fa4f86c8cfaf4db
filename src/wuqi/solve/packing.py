"""Values packed small; each can still be read on its own in a few nanoseconds.

A *page* holds 4096 values, in 64 *strips* of 64. Its palette lists the values that occur in it,
the most frequent first; a value is kept as its place in the palette. Each strip has as many bit
planes as its highest place needs, one word a plane: a strip with nothing but the page's most
frequent value has none at all. (Pages of one or two values are packed tighter: see two_values.)

    word 0          how many values the palette has
    words 1 to 4    planes of each strip, four bits each
    then            the palette, four values a word
    then            the planes, strip by strip, the lowest bits first
"""

import numpy as np
import numpy.typing as npt

from wuqi.core.native.bits import U0, U1, signed
from wuqi.core.native.compiling import compiled
from wuqi.core.numbering import UNKEPT
from wuqi.solve.two_values import STRIP, TWO, Words, pack_two, unpack_two

PAGE = 4096
HEAD = 5  # words before the palette
LONGEST = HEAD + PAGE // 4 + 12 * PAGE // 64  # words of a page of which no two values are equal
HOLE = UNKEPT  # kept as whatever is cheapest

Values = npt.NDArray[np.uint16]


@compiled
def pack(values: Values, out: Words, ends: Words) -> int:
    """Packs whole pages one after the other; `ends` gets where each ends. The number of words."""
    places = np.zeros(1 << 16, dtype=np.int64)
    counts = np.zeros(1 << 16, dtype=np.int64)
    palette = np.zeros(PAGE, dtype=np.int64)
    used = 0
    for page in range(len(values) // PAGE):
        first = page * PAGE
        known = _palette(values[first : first + PAGE], counts, palette, places)
        if known <= 2:
            for place in range(known, 2):
                palette[place] = 0  # nobody asks, but equal pages are to be packed alike
            used = pack_two(values[first : first + PAGE], places, palette, out, used)
            ends[page] = np.uint64(used)
            continue
        out[used] = np.uint64(known)
        head = used
        for word in range(1, HEAD):
            out[head + word] = U0
        used += HEAD
        for place in range(known):
            if place % 4 == 0:
                out[used + place // 4] = U0
            out[used + place // 4] |= np.uint64(palette[place]) << np.uint64(place % 4 * 16)
        used += (known + 3) // 4
        for strip in range(PAGE // STRIP):
            highest = 0
            for x in range(first + strip * STRIP, first + (strip + 1) * STRIP):
                highest = max(highest, places[values[x]])
            planes = 0
            while highest >> planes:
                out[used + planes] = U0
                planes += 1
            out[head + 1 + strip // 16] |= np.uint64(planes) << np.uint64(strip % 16 * 4)
            if planes > 0:
                for x in range(STRIP):
                    place = places[values[first + strip * STRIP + x]]
                    for plane in range(planes):
                        out[used + plane] |= np.uint64(place >> plane & 1) << np.uint64(x)
            used += planes
        ends[page] = np.uint64(used)
    return used


@compiled
def _palette(
    values: Values,
    counts: npt.NDArray[np.int64],
    palette: npt.NDArray[np.int64],
    places: npt.NDArray[np.int64],
) -> int:
    """Lists the values of a page by frequency and notes their places; leaves `counts` all 0."""
    known = 0
    for value in values:
        if value != HOLE:
            if counts[value] == 0:
                palette[known] = value
                known += 1
            counts[value] += 1
    for i in range(1, known):  # by insertion: there are few
        value = palette[i]
        j = i
        while j > 0 and counts[palette[j - 1]] < counts[value]:
            palette[j] = palette[j - 1]
            j -= 1
        palette[j] = value
    for place in range(known):
        places[palette[place]] = place
        counts[palette[place]] = 0
    places[HOLE] = 0
    return known


@compiled
def unpack_one(words: Words, start: int, x: int) -> int:
    """Value `x` of the page that starts at a word."""
    if words[start] & TWO != U0:
        return unpack_two(words, start, x)
    known = signed(words[start])
    palette = start + HEAD
    at = palette + (known + 3) // 4
    strip = x // STRIP
    for k in range(strip // 16):
        at += _sum_of_nibbles(words[start + 1 + k])
    nibbles = words[start + 1 + strip // 16]
    shift = np.uint64(strip % 16 * 4)
    at += _sum_of_nibbles(nibbles & ((U1 << shift) - U1))
    place = 0
    for plane in range(signed(nibbles >> shift) & 15):
        place |= signed(words[at + plane] >> np.uint64(x % STRIP) & U1) << plane
    return signed(words[palette + place // 4] >> np.uint64(place % 4 * 16)) & 0xFFFF


@compiled
def _sum_of_nibbles(word: np.uint64) -> int:
    """The sum of the sixteen four-bit numbers of a word."""
    low = np.uint64(0x0F0F0F0F0F0F0F0F)
    pairs = (word & low) + (word >> np.uint64(4) & low)
    return signed((pairs * np.uint64(0x0101010101010101)) >> np.uint64(56))
