"""The 32 pieces: their numbers, the camps they form, what they are worth, and heaps of them.

A piece is a number of four bits: its kind, and 8 if it is black. 0 is nothing, and 8, a black
nothing, is a face-down piece.

              帥將 仕士 相象 俥車 傌馬 炮包 兵卒
    kind        1    2    3    4    5    6    7
    red         K    A    E    R    H    C    P
    black       k    a    e    r    h    c    p

A heap is a word that counts pieces: four bits for each number, so that heaps can be added.
"""

from functools import lru_cache

import numpy as np

from wuqi.core.native.bits import signed
from wuqi.core.native.compiling import compiled

LETTERS = ("", *"KAERHCP", "?", *"kaerhcp")  # by number
WORDS = ("general", "advisor", "elephant", "chariot", "horse", "cannon", "soldier")
PIECE_WORDS = (  # by number
    "",
    *(f"piece-red-{word}" for word in WORDS),
    "piece-hidden",
    *(f"piece-black-{word}" for word in WORDS),
)
CANNON = 6
FACE_DOWN = 8

SET = {"K": 1, "A": 2, "E": 2, "R": 2, "H": 2, "C": 2, "P": 5}  # of each colour
VALUES = {"K": 50, "A": 20, "E": 20, "R": 50, "H": 30, "C": 40, "P": 22}  # RULES 2, points

# RULES 2, camps: what camps 1, 2 and 3 are made of.
SPLITS = {
    "generals": ("KPkp", "AERHC", "aerhc"),
    "ranks": ("Pp", "KAEkae", "RHCrhc"),
}


def heap(letters: str) -> int:
    """The heap of these pieces."""
    return sum(1 << 4 * LETTERS.index(letter) for letter in letters)


@lru_cache(maxsize=1 << 12)
def letters_in(pieces: int) -> str:
    """A heap as letters, in the order KAERHCPkaerhcp."""
    return "".join(letter * (pieces >> 4 * n & 15) for n, letter in enumerate(LETTERS) if letter)


def _everything(letters: str) -> str:
    """Every piece of the set with one of these letters."""
    return "".join(letter * SET[letter.upper()] for letter in letters)


FULL_SET = np.uint64(heap(_everything("KAERHCPkaerhcp")))
# By split and camp; camp 0 is that of a player who has none yet.
CAMP_OF = np.zeros((len(SPLITS), len(LETTERS)), dtype=np.int64)
for _split, _camps in enumerate(SPLITS.values()):
    for _camp, _letters in enumerate(_camps, 1):
        for _letter in _letters:
            CAMP_OF[_split, LETTERS.index(_letter)] = _camp
CAMP_BITS = np.array(  # the bits of a heap that count a camp's pieces
    [[0, *(15 * heap(camp) for camp in camps)] for camps in SPLITS.values()], dtype=np.uint64
)
CAMP_SIZE = np.array(
    [[0, *(len(_everything(camp)) for camp in camps)] for camps in SPLITS.values()]
)
VALUE_OF = np.array([VALUES.get(letter, 0) for letter in LETTERS[:8]])


@compiled
def size(pieces: np.uint64) -> int:
    """How many pieces a heap has."""
    evens = np.uint64(0x0F0F0F0F0F0F0F0F)
    pairs = (pieces & evens) + ((pieces >> np.uint64(4)) & evens)
    return signed((pairs * np.uint64(0x0101010101010101)) >> np.uint64(56))


@compiled
def worth(pieces: np.uint64) -> int:
    """What a heap is worth (RULES 2, points)."""
    kinds = (pieces & np.uint64(0xFFFFFFFF)) + (pieces >> np.uint64(32))  # red and black together
    total = 0
    for kind in range(1, 8):
        total += signed((kinds >> np.uint64(4 * kind)) & np.uint64(15)) * VALUE_OF[kind]
    return total
