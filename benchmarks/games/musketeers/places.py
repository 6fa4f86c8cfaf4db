"""Where the musketeers stand in won positions: counts every position of the tables on this machine
and writes `places.json` of the game, which the page shows as a heat map.

    python -m benchmarks.games.musketeers.places

Positions with the enemies to move, by the number of enemies left. All eight ways to turn the board
are counted. It also prints the number of wins by enemies left, counted anew from the values.
Rules that have no table here keep what is written of them.
"""

from math import comb
from typing import Any

import msgspec
import numpy as np
import numpy.typing as npt

from wuqi.core.board.turning import square_orders
from wuqi.core.folder.loading import known
from wuqi.core.native.compiling import compiled
from wuqi.core.numbering import LOSS
from wuqi.core.registry import configure
from wuqi.games.musketeers.placements import PLACEMENTS
from wuqi.games.musketeers.tables import CELLS, SETS
from wuqi.server.answers.solved import PLACES
from wuqi.solve.packing import PAGE, unpack_one
from wuqi.solve.probe import Prober
from wuqi.solve.two_values import Words

GAME = "musketeers"
ENEMIES = 2
FILES = "abcde"
RULES = ("own-turn", "immediate")


@compiled
def count_lost(words: Words, start: int, first: int, counts: npt.NDArray[np.int64]) -> int:
    """Adds the positions of a page in which the side to move loses, by the size of their sets."""
    lost = 0
    for place in range(PAGE):
        if unpack_one(words, start, place) % 3 == LOSS:
            members, size = first + place, 0
            while members:
                members &= members - 1
                size += 1
            counts[size] += 1
            lost += 1
    return lost


def won_by_placement(prober: Prober) -> npt.NDArray[np.int64]:
    """For each placement and number of enemies, how many positions the musketeers win."""
    file, counts = prober.file, np.zeros((len(PLACEMENTS), CELLS + 1), dtype=np.int64)
    pages = SETS // PAGE
    for placement in range(len(PLACEMENTS)):
        for page in range(pages):
            number = placement * pages + page
            start = int(file.ends[number - 1]) if number else 0
            count_lost(file.words, start, page * PAGE, counts[placement])
    return counts


def groups(won: npt.NDArray[np.int64]) -> list[dict[str, Any]]:
    """By the number of enemies: how many positions are won, and how often each square is taken."""
    found = []
    turns = square_orders(5)
    for size in range(1, CELLS + 1):
        taken, total, of = [0] * 25, 0, 0
        ways = comb(CELLS, size)
        for placement, squares in enumerate(PLACEMENTS):
            alike = {tuple(sorted(turn[square] for square in squares)) for turn in turns}
            count = int(won[placement, size])
            of += len(alike) * ways
            total += len(alike) * count
            for one in alike:
                for square in one:
                    taken[square] += count
        shares = {
            f"{FILES[square % 5]}{square // 5 + 1}": round(taken[square] / total, 4)
            for square in range(25)
            if total
        }
        found.append({"count": size, "won": total, "of": of, "shares": shares})
    return found


def main() -> None:
    path = known(GAME).path / PLACES
    before = msgspec.json.decode(path.read_bytes()) if path.is_file() else []
    written = {one["options"]["stuck"]: one for one in before}
    for rule in RULES:
        prober = Prober.of(configure(GAME, None, {"stuck": rule}))
        if prober is None:
            print(f"{rule}: no table here (wuqi solve {GAME} --option stuck={rule})")
            continue
        found = groups(won_by_placement(prober))
        written[rule] = {"options": {"stuck": rule}, "counted": ENEMIES, "groups": found}
        for group in found:
            print(f"{rule} {group['count']:2d} enemies: {group['won']:13,d} of {group['of']:,d}")
    rows = [written[rule] for rule in RULES if rule in written]
    lines = ",\n".join(msgspec.json.encode(row).decode() for row in rows)
    path.write_text(f"[\n{lines}\n]\n", "utf-8")
    print(path)


if __name__ == "__main__":
    main()
