"""Three Musketeers, rule by rule."""

import pytest

import wuqi
from wuqi.search.perft import perft

GAME = wuqi.load("musketeers")
IMMEDIATE = wuqi.load("musketeers", stuck="immediate")

# From the start; depth 8 is the published figure, the others are counted by the reference too.
PERFT = [8, 16, 132, 736, 5540, 38740, 263040, 2325116]


def ended(position: wuqi.Position) -> tuple[tuple[tuple[int, ...], ...], str]:
    assert position.result is not None
    return position.result.ranking, position.result.reason


def test_three_starts() -> None:
    assert GAME.start().text == "eeeeM/eeeee/eeMee/eeeee/Meeee m"
    bottom = wuqi.load("musketeers", start="bottom")
    assert bottom.start().text == "eeeee/eeeee/eeMee/eeeee/MeeeM m"
    own = wuqi.load("musketeers", start="E4,a1,b3")
    assert own.start().text == "eeeee/eeeeM/eMeee/eeeee/Meeee m"
    assert own.options["start"] == "a1,b3,e4"


def test_a_musketeer_takes_and_an_enemy_steps() -> None:
    after = GAME.start().play("c3xc4")
    assert after.text == "eeeeM/eeMee/ee1ee/eeeee/Meeee e"
    assert after.actions() == ("b3-c3", "c2-c3", "d3-c3")
    assert after.play("b3-c3").text == "eeeeM/eeMee/e1eee/eeeee/Meeee m"


def test_three_in_a_row_or_column_lose_at_once_whoever_moved() -> None:
    assert ended(GAME.read("5/5/5/M1eM1/2M1e m").play("c1xc2")) == (((2,), (1,)), "line")
    assert ended(GAME.read("M4/5/M1e2/5/Me3 e")) == (((2,), (1,)), "line")


def test_a_diagonal_is_no_line() -> None:
    assert GAME.start().result is None


def test_the_line_is_looked_at_before_anything_else() -> None:
    assert ended(GAME.read("5/5/MMM2/5/4e m")) == (((2,), (1,)), "line")


def test_musketeers_who_cannot_capture_on_their_turn_have_won() -> None:
    assert ended(GAME.read("M3e/5/1M3/5/4M m")) == (((1,), (2,)), "stranded")


def test_stranded_on_the_enemies_turn_depends_on_the_option() -> None:
    text = "M3e/5/1M3/5/4M e"
    assert GAME.read(text).result is None
    assert "e5-d5" in GAME.read(text).actions()
    assert ended(IMMEDIATE.read(text)) == (((1,), (2,)), "stranded")
    assert IMMEDIATE.read(text).actions() == ()


def test_the_enemy_may_still_step_up_on_their_turn() -> None:
    again = GAME.read("M3e/5/1M1e1/5/4M e").play("d3-c3")
    assert again.result is None
    assert again.actions() == ("b3xc3",)


def test_enemies_who_cannot_move_have_lost() -> None:
    assert ended(GAME.read("5/5/1M3/M4/eM3 e")) == (((1,), (2,)), "enemy-stuck")
    assert ended(GAME.read("M4/5/1M3/5/4M e")) == (((1,), (2,)), "enemy-stuck")


def test_without_enemies_immediate_says_stranded_first() -> None:
    assert ended(IMMEDIATE.read("M4/5/1M3/5/4M e")) == (((1,), (2,)), "stranded")


@pytest.mark.parametrize(("depth", "nodes"), list(enumerate(PERFT, 1)))
def test_perft_of_the_start(depth: int, nodes: int) -> None:
    assert perft(GAME.start(), depth) == nodes
