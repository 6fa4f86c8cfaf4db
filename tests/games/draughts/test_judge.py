"""What the judge thinks follows from the position, not from who asks or where north is."""

import numpy as np
import pytest

from tests.games.walk import random_game
from wuqi import load
from wuqi.core.position import Position
from wuqi.games.draughts import judge
from wuqi.games.draughts.patterns import GRAIN, join, whole_towers
from wuqi.search.analysis import Analyst
from wuqi.search.limits import Limits


def worth(position: Position, side: int) -> int:
    return int(judge.judge(position.state, side))


def turned(text: str) -> str:
    """The same position seen from the other side of the board, colours exchanged."""
    mover, blue, green = text.split(" ")[0].split(":")

    def squares(camp: str) -> str:
        names = [name for name in camp[1:].split(",") if name]
        kings = ["K" if name.startswith("K") else "" for name in names]
        return ",".join(
            king + str(51 - int(name.removeprefix("K")))
            for king, name in zip(kings, names, strict=True)
        )

    return f"{'B' if mover == 'W' else 'W'}:W{squares(green)}:B{squares(blue)}"


@pytest.mark.parametrize("seed", range(3))
def test_turning_the_board_changes_sides_and_nothing_else(seed: int) -> None:
    game = load("draughts", preset="international")
    for position, _ in random_game(game, seed):
        if "-" in position.text or position.mover == 0:
            continue  # ranges of squares: the opening
        other = game.read(turned(position.text))
        assert abs(worth(position, 1) - worth(other, 2)) <= 1
        assert worth(position, 1) == -worth(position, 2)


def test_more_is_better() -> None:
    game = load("draughts", preset="international")
    even, man_up, king_up = (
        worth(game.read(text), 1)
        for text in (
            "W:W28,32,33,37,38:B12,13,17,18,23",
            "W:W28,32,33,37,38:B12,13,17,18",
            "W:WK48,28,32,33,37,38:B12,13,17,18,23",
        )
    )
    assert even < man_up
    assert even < king_up


def test_a_lone_king_is_hard_to_catch() -> None:
    game = load("draughts", preset="international")
    two = worth(game.read("W:WK1,K2:BK46"), 1)
    assert 0 <= two < 500


def test_a_tower_is_worth_what_it_and_its_two_blocks_are() -> None:
    blocks = np.zeros((8, 9**4, 2), dtype=np.int16)
    towers = np.zeros((4, 9**6, 2), dtype=np.int8)
    rows = (1, 2, 3, 4, 5, 6)  # the pairs of column 2, from the top
    pattern = sum(pair * 9**row for row, pair in enumerate(rows))
    towers[2, pattern] = 1, 2
    blocks[2, sum(pair * 9**row for row, pair in enumerate(rows[:4]))] = 10, 20
    blocks[6, sum(pair * 9**row for row, pair in enumerate(rows[2:]))] = 100, 200
    whole = whole_towers(blocks, towers)
    assert whole[2, pattern].tolist() == [GRAIN + 110, 2 * GRAIN + 220]
    on_a_device = np.zeros_like(whole)
    join(blocks, towers, on_a_device)
    assert (whole == on_a_device).all()


def test_search_ends_where_captures_may_be_left_out() -> None:
    """Both sides can take, and neither must: a search for a quiet position would find none."""
    game = load("draughts", capture="huff")
    position = game.read("B:W14,23,25,26,28,32,34,36,40-43,45-50:B2-13,15,17,27,37")
    *_, found = Analyst(game, 4).think(position, Limits(nodes=2_000))
    assert found.nodes < 4_000
