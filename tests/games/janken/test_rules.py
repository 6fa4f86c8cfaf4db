"""Janken shogi, rule by rule."""

import itertools
import re

import numpy as np
import pytest

import wuqi
from wuqi.core.errors import IllegalAction
from wuqi.games.janken import rules
from wuqi.games.janken.board import BIT_OF
from wuqi.search.perft import perft

SEED = wuqi.load("janken", preset="seed")
GAKKEN = wuqi.load("janken", preset="gakken")
WIN_X, WIN_O, DRAW = ((1,), (2,)), ((2,), (1,)), ((1, 2),)


def with_seed(**changes: str) -> wuqi.Game:
    return wuqi.load("janken", "seed", **changes)


def ended(position: wuqi.Position) -> tuple[tuple[tuple[int, ...], ...], str]:
    assert position.result is not None
    assert position.actions() == ()
    return position.result.ranking, position.result.reason


def refused(position: wuqi.Position, action: str) -> str:
    with pytest.raises(IllegalAction) as caught:
        position.play(action)
    return caught.value.key


def paths(position: wuqi.Position) -> set[str]:
    """Where cubes can go, however they get there."""
    return {re.sub("[-~]", " ", action) for action in position.actions()}


# -- placement -----------------------------------------------------------------------------------


def test_the_sides_place_in_turn_then_x_moves() -> None:
    position = SEED.start()
    assert position.text == "6/6/6/6/6/6 x phase=place"
    for number, action in enumerate(
        ["a6=RP", "f1=PS", "a4=SR", "f3=RS", "b5=PR", "e2=SP", "c6=RP", "d1=RP"]
    ):
        assert position.mover == 1 + number % 2
        assert len(position.actions()) == 6 * (4 - number // 2)
        position = position.play(action)
    assert position.text == "RP1SR3/1PR4/RP5/5rp/4sp1/3rs1ps x"
    assert position.mover == 1


def test_a_cube_is_placed_any_way_up_on_a_marked_square() -> None:
    squares = {action.split("=")[0] for action in SEED.start().actions()}
    assert squares == {"a6", "a4", "b5", "c6"}
    lies = {action.split("=")[1] for action in SEED.start().actions()}
    assert lies == {"RP", "RS", "PR", "PS", "SR", "SP"}


def test_placing_counts_no_turns_and_wins_nothing() -> None:
    position = SEED.read("RP5/6/6/6/6/6 o phase=place")
    assert position.result is None  # O has no cube yet, but has not lost them
    assert position.play("f1=RP").text == "RP5/6/6/6/6/5rp x phase=place"


# -- the cube ------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("action", "after"),
    [
        ("d4-c4-b4", "6/2RP3/6/6/6/rp5"),  # slid: nothing changes
        ("d4~c4~b4", "6/2RP3/6/6/6/rp5"),  # north twice: the top is back
        ("d4-c4~b4", "6/2PR3/6/6/6/rp5"),  # north: the north-south kind comes up
        ("d4~d3-d2", "6/6/6/4SP1/6/rp5"),  # east: the east-west kind comes up
        ("d4~e4~e3", "6/6/6/6/3SR2/rp5"),  # south, then east
        ("d4~d5~e5", "6/6/6/6/1PS4/rp5"),  # west, then south
    ],
)
def test_slide_or_roll_at_each_step(action: str, after: str) -> None:
    assert SEED.read("6/6/6/2RP3/6/rp5 x").play(action).text == f"{after} o quiet=1"


def test_forced_rolling_leaves_one_way_to_step() -> None:
    text = "6/6/6/2RP3/6/4rp1 x"
    assert len(SEED.read(text).actions()) == 48
    forced = with_seed(rolling="forced").read(text).actions()
    assert len(forced) == 12
    assert not any("-" in action for action in forced)


# -- a turn of one cube --------------------------------------------------------------------------


def test_two_steps_of_one_cube_turning_a_corner_but_not_back() -> None:
    text = "6/6/6/2RP3/6/4rp1 x"
    seed = paths(SEED.read(text))
    assert len(seed) == 12
    assert {"d4 c4 b4", "d4 c4 c3", "d4 c4 c5"} <= seed
    assert "d4 c4 d4" not in seed
    back = paths(with_seed(turning_back="yes").read(text))
    assert back - seed == {"d4 c4 d4", "d4 e4 d4", "d4 d5 d4", "d4 d3 d4"}


def test_one_step_is_a_turn_only_where_the_cube_has_no_second() -> None:
    # f6 is a dead end for the cube on e6: its own cube on f5, and no turning back.
    position = SEED.read("6/6/6/6/RP5/1RP3rp x")
    assert {"e6-f6", "e6~f6"} <= set(position.actions())
    assert refused(position, "e6-e5") == "why-step-left"
    back = with_seed(turning_back="yes").read(position.text)
    assert "e6-f6-e6" in back.actions()
    assert refused(back, "e6-f6") == "why-step-left"


def test_the_own_cube_is_in_the_way() -> None:
    position = SEED.read("6/6/6/2RPSR2/6/rp5 x")
    assert "d4 d3 d2" not in paths(position)
    assert "d3 d2 d1" in paths(position)


# -- capturing -----------------------------------------------------------------------------------


@pytest.mark.parametrize(("mine", "theirs"), list(itertools.product("RPS", "RPS")))
def test_who_beats_whom(mine: str, theirs: str) -> None:
    lies = {"R": "RP", "P": "PS", "S": "SR"}
    position = SEED.read(f"6/6/2{lies[mine]}{lies[theirs].lower()}2/6/6/5rp x")
    takes = any(action.startswith("c4xc3") for action in position.actions())
    assert takes == (mine + theirs in ("SP", "PR", "RS"))


def test_a_capture_does_not_roll_and_may_be_followed_by_another() -> None:
    position = SEED.read("6/6/2RPsrsp1/6/6/5rp x quiet=7")
    assert position.play("c4xc3xc2").text == "6/6/4RP1/6/6/5rp o"
    assert position.play("c4xc3~d3").text == "6/6/4sp1/3PR2/6/5rp o"
    assert refused(position, "c4xc3") == "why-step-left"
    assert refused(position, "c4~c3-d3") == "why-no-roll-capture"


def test_what_a_roll_brings_up_captures_at_the_next_step() -> None:
    position = SEED.read("6/6/2RP3/6/3rp2/rp5 x")
    assert "c4~d4 e4" not in paths(position)
    assert SEED.read("6/6/2RP3/6/2rp3/rp5 x").play("c4~d4xe4").text == "6/6/6/6/2PR3/rp5 o"


def test_only_the_top_matters_for_who_is_beaten() -> None:
    for scissors in ("sr", "sp"):
        assert SEED.read(f"6/6/2RP{scissors}2/6/6/5rp x").play("c4xc3-c2").mover == 2


# -- the home triangle ---------------------------------------------------------------------------


def test_moving_inside_the_triangle_is_free_and_coming_back_is_not() -> None:
    inside = paths(SEED.read("RP5/6/6/6/6/5rp x"))
    assert {"a6 a5 a4", "a6 b6 c6", "a6 a5 b5"} <= inside
    edge = SEED.read("6/1RP4/6/6/6/5rp x")
    assert "b5 c5 c4" in paths(edge)
    assert refused(edge, "b5-c5-c6") == "why-home-triangle"
    back = with_seed(turning_back="yes").read(edge.text)
    assert refused(back, "b5~c5~b5") == "why-home-triangle"  # out and back in the same turn
    assert "b5-a5-b5" in back.actions()


def test_a_cube_outside_may_not_capture_into_its_own_triangle() -> None:
    outside = SEED.read("6/1sp4/1RP4/6/6/RP4rp x")
    assert refused(outside, "c5xb5-b4") == "why-home-triangle"
    inside = SEED.read("1RP4/1sp4/6/6/6/RP4rp x")
    assert inside.play("a5xb5-b4").text == "6/2RP3/6/6/6/RP4rp o"


def test_the_enemy_triangle_is_open() -> None:
    assert "e3-e2-e1" in SEED.read("6/6/6/6/3RP2/5pr x").actions()
    assert "b4-b5-b6" in SEED.read("RP5/2rp3/6/6/6/6 o").actions()


# -- any cube ------------------------------------------------------------------------------------


def test_one_cube_twice_or_two_cubes_once_each() -> None:
    position = GAKKEN.read("6/6/3RP2/6/1RS4/5rp x")
    assert {"c3~b3,e5~e4", "e5~e4,c3~b3", "c3~b3~c3", "c3~b3~b2"} <= set(position.actions())
    assert refused(position, "c3~b3") == "why-action-left"
    assert refused(position, "c3~b3,b3~b2") == "why-one-path"
    assert position.play("c3~b3,e5~e4") == position.play("e5~e4,c3~b3")


def test_one_cube_makes_all_steps_unless_any_may() -> None:
    position = SEED.read("6/6/3RP2/6/1RS4/5rp x")
    assert refused(position, "c3~b3,e5~e4") == "why-one-cube"


def test_turning_back_is_about_steps_of_the_same_cube() -> None:
    position = with_seed(actions="any-cube", rolling="forced").read("6/6/2RPRP2/6/6/5rp x")
    assert refused(position, "c3~b3~c3") == "why-turn-back"
    after = position.play("c3~c2,c4~c3")  # another cube enters the square the first has left
    assert after.text == "6/6/3SPSP1/6/6/5rp o quiet=1"


def test_any_cube_must_act_while_any_can() -> None:
    # Into the dead end f6, but the cube on f5 can still act.
    position = with_seed(actions="any-cube").read("6/6/6/6/RP5/1RP3rp x")
    assert refused(position, "e6-f6") == "why-action-left"
    assert "e6-f6,f5-e5" in position.actions()


def test_two_cubes_capture_once_each() -> None:
    position = GAKKEN.read("6/6/2RPsr2/6/2PRrp2/5rp x")
    assert position.play("c4xc3,e4xe3").text == "6/6/3RP2/6/3PR2/5rp o"


# -- the last stand ------------------------------------------------------------------------------


@pytest.mark.parametrize("game", [GAKKEN, with_seed(last_stand="yes")])
def test_the_last_cube_has_three_steps_and_may_go_home(game: wuqi.Game) -> None:
    position = game.read("6/6/1RP4/6/6/5rp x")
    assert position.play("c5~b5~a5~a6").text == "SP5/6/6/6/6/5rp o quiet=1"
    assert all(len(action) == 11 for action in position.actions())
    assert refused(position, "c5~b5") in ("why-step-left", "why-action-left")


def test_turning_back_in_a_last_stand() -> None:
    text = "6/6/1RP4/6/6/5rp x"
    assert "c5~b5~c5~b5" in GAKKEN.read(text).actions()
    no_back = with_seed(last_stand="yes").read(text)
    assert refused(no_back, "c5-b5-c5-b5") == "why-turn-back"
    assert "c5-d5-d4-c4" in no_back.actions()  # two corners are no way back


def test_without_the_option_a_last_cube_is_like_any_other() -> None:
    position = SEED.read("6/6/1RP4/6/6/5rp x")
    assert refused(position, "c5~b5~a5") == "why-home-triangle"
    assert refused(position, "c5~d5~e5~e4") == "why-too-many-steps"


def test_two_cubes_left_is_no_last_stand() -> None:
    position = GAKKEN.read("6/6/1RP4/6/6/RP4rp x")
    assert "c5~d5~e5" in position.actions()
    assert not any("c5~b5" in action for action in position.actions())


def test_a_third_capture_is_not_available() -> None:
    position = GAKKEN.read("6/6/2RPsrspsr/6/6/5rp x")
    assert refused(position, "c4xc3xc2xc1") == "why-third-capture"
    assert "c4xc3xc2~b2" in position.actions()
    assert refused(position, "c4xc3xc2") == "why-action-left"


def test_a_turn_is_shorter_if_only_a_third_capture_could_follow() -> None:
    # After d6 and e6, f6 would be a third capture, e5 is not beaten, and d6 lies behind.
    position = with_seed(last_stand="yes").read("6/6/RP5/sr5/sppr4/sr5 x")
    assert "c6xd6xe6" in position.actions()
    back = with_seed(last_stand="yes", turning_back="yes").read(position.text)
    assert "c6xd6xe6-d6" in back.actions()
    assert refused(back, "c6xd6xe6") == "why-step-left"


# -- winning -------------------------------------------------------------------------------------


def test_the_corner_wins_in_the_middle_of_a_turn() -> None:
    position = SEED.read("6/6/6/6/5RP/rp5 x")
    assert ended(position.play("e1-f1")) == (WIN_X, "corner")
    assert refused(position, "e1-f1-f2") == "why-game-ends-there"
    other = SEED.read("1rp4/6/6/6/6/RP5 o")
    assert ended(other.play("a5~a6")) == (WIN_O, "corner")


def test_the_second_of_three_steps_may_win() -> None:
    position = GAKKEN.read("6/6/6/6/4RP1/rp5 x")
    assert {"e2~f2~f1", "e2~e1~f1"} <= set(position.actions())
    assert ended(position.play("e2~e1~f1")) == (WIN_X, "corner")


def test_a_guarded_corner_must_be_beaten() -> None:
    assert ended(SEED.read("6/6/6/6/5RP/rp4sp x").play("e1xf1")) == (WIN_X, "corner")
    assert refused(SEED.read("6/6/6/6/5RP/rp4ps x"), "e1xf1") == "why-not-beaten"


def test_taking_the_last_cube_wins_and_ends_the_turn() -> None:
    position = SEED.read("6/6/6/6/rp5/SR5 o quiet=79")
    after = position.play("e6xf6")
    assert after.text == "6/6/6/6/6/rp5 x"
    assert ended(after) == (WIN_O, "all-taken")
    assert refused(position, "e6xf6-f5") == "why-game-ends-there"


def test_the_corner_comes_before_all_taken() -> None:
    assert ended(SEED.read("6/6/6/6/5RP/5sp x").play("e1xf1")) == (WIN_X, "corner")


def test_the_own_corner_wins_nothing() -> None:
    assert SEED.read("1RP4/6/6/6/6/5rp x").play("a5-a6-b6").result is None
    assert SEED.read("RP5/6/6/6/6/5rp x").result is None


# -- passing and draws ---------------------------------------------------------------------------


def test_a_side_that_cannot_step_passes() -> None:
    # O's rock on c1 is walled in by X's papers, which it does not beat.
    position = SEED.read("6/5PR/4PRrp/5PR/6/6 o quiet=3")
    assert position.actions() == ("pass",)
    after = position.play("pass")
    assert after.text == "6/5PR/4PRrp/5PR/6/6 x quiet=4 passed=1"
    assert after.mover == 1
    assert after.play("b1-a1-a2").text == "4PR1/6/4PRrp/5PR/6/6 o quiet=5"


def test_two_passes_in_a_row_are_a_draw() -> None:
    after = SEED.read("6/5PR/4PRrp/5PR/6/6 o passed=1").play("pass")
    assert after.text == "6/5PR/4PRrp/5PR/6/6 x quiet=1 passed=2"
    assert ended(after) == (DRAW, "both-passed")
    assert ended(SEED.read("6/5PR/4PRrp/5PR/6/6 o quiet=79 passed=1").play("pass")) == (
        DRAW,
        "quiet",
    )


def test_eighty_quiet_turns_are_a_draw_but_a_win_comes_first() -> None:
    position = SEED.read("6/6/6/6/5RP/rp5 x quiet=79")
    assert ended(position.play("e1-d1-c1")) == (DRAW, "quiet")
    assert ended(position.play("e1-f1")) == (WIN_X, "corner")
    captures = SEED.read("6/6/6/6/5RP/rp3sp1 x quiet=79")
    assert captures.play("e1-e2xf2").result is None


def test_the_third_occurrence_is_a_draw_and_comes_before_quiet() -> None:
    position = SEED.read("6/6/6/2RP3/6/rp5 x quiet=72")
    for action in ["d4-d3-d2", "f6-f5-f4", "d2-d3-d4", "f4-f5-f6"] * 2:
        assert position.result is None
        position = position.play(action)
    assert position.text == "6/6/6/2RP3/6/rp5 x quiet=80"
    assert ended(position) == (DRAW, "repetition")
    assert ended(SEED.read(position.text)) == (DRAW, "quiet")  # a text has no past


def test_how_a_cube_lies_makes_another_position() -> None:
    position = SEED.read("6/6/6/2RP3/6/rp5 x")
    for action in ["d4~d3-d2", "f6-f5-f4", "d2-d3-d4", "f4-f5-f6"] * 2:
        position = position.play(action)
    assert position.result is None


# -- numbers -------------------------------------------------------------------------------------

ANYTHING_GOES = wuqi.load("janken", "gakken", rolling="optional")


def test_no_position_has_more_turns() -> None:
    """Every way to place up to four cubes, the one enemy beside the board, in nobody's way."""
    state = ANYTHING_GOES.read("RP5/6/6/6/6/5rp x").state
    buffer = np.zeros(rules.MOST_ACTIONS, dtype=np.int64)
    most = 0
    for side in (1, 2):
        state[rules.SIDE], state[2 - side] = side, 1 << 63
        for cubes in range(1, 5):
            for squares in itertools.combinations(BIT_OF.values(), cubes):
                state[side - 1] = sum(1 << square for square in squares)
                most = max(most, rules.actions(state, buffer))
    assert most == rules.MOST_TURNS


def test_a_position_with_that_many_turns() -> None:
    position = ANYTHING_GOES.read("6/1RP2RP1/6/2RP3/4RP1/rp5 x")
    assert len(position.actions()) == rules.MOST_TURNS


def test_perft_of_placing() -> None:
    assert [perft(SEED.start(), depth) for depth in range(1, 5)] == [24, 576, 10_368, 186_624]


# Counted by the reference too.
PERFT = [
    (SEED, "RP1SR3/1PR4/RP5/5rp/4sp1/3rs1ps x", [60, 3_600, 234_435]),
    (SEED, "6/1RP4/2SPrs2/2pr3/3SR1rp/6 o", [79, 5_849, 438_101]),
    (GAKKEN, "RP1SR3/1PR4/RP5/5rp/4sp1/3rs1ps x", [108, 11_664, 877_956]),
    (GAKKEN, "6/1RP4/2SPrs2/2pr3/3SR1rp/6 o", [95, 8_963, 772_760]),
    (with_seed(last_stand="yes"), "6/6/1RP2sr1/6/2pr3/6 x", [197, 12_659, 1_936_599]),
]


@pytest.mark.parametrize(("game", "text", "nodes"), PERFT)
def test_perft(game: wuqi.Game, text: str, nodes: list[int]) -> None:
    assert [perft(game.read(text), depth) for depth in (1, 2, 3)] == nodes
