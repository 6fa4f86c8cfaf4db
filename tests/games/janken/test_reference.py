"""The reference of janken shogi against rule-book examples, its symmetries, and hand counts."""

import itertools
import random
import re

import pytest

from tests.games.janken import reference as rules

VALUES = {
    "actions": ["one-cube", "any-cube"],
    "rolling": ["optional", "forced"],
    "turning-back": ["no", "yes"],
    "last-stand": ["no", "yes"],
}
MIXTURES = [
    dict(zip(VALUES, values, strict=True)) for values in itertools.product(*VALUES.values())
]
SEED = MIXTURES[0]
GAKKEN = MIXTURES[-1]


def with_seed(**changes: str) -> dict[str, str]:
    return SEED | {name.replace("_", "-"): value for name, value in changes.items()}


def random_game(options: dict[str, str], seed: int, most: int = 60) -> tuple[list[str], list[str]]:
    """Positions and actions of a random game, stopped at its end or after `most` plies."""
    chance = random.Random(seed)
    texts: list[str] = [rules.start(options)]
    played: list[str] = []
    while len(played) < most and rules.result(options, texts, played) is None:
        played.append(chance.choice(rules.actions(options, texts[-1])))
        texts.append(rules.play(options, texts[-1], played[-1]))
    return texts, played


# -- placement -----------------------------------------------------------------------------------


def test_x_and_o_place_in_turn_then_x_moves() -> None:
    text = rules.start(SEED)
    assert text == "6/6/6/6/6/6 x phase=place"
    for count, action in zip(
        [24, 24, 18, 18, 12, 12, 6, 6],
        ["a6=RP", "f1=PS", "a4=SR", "f3=RS", "b5=PR", "e2=SP", "c6=RP", "d1=RP"],
        strict=True,
    ):
        assert len(rules.actions(SEED, text)) == count
        assert action in rules.actions(SEED, text)
        text = rules.play(SEED, text, action)
    assert text == "RP1SR3/1PR4/RP5/5rp/4sp1/3rs1ps x"


# -- the cube ------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("action", "after"),
    [
        ("d4~c4~b4", "6/2RP3/6/6/6/rp5"),  # north twice: the top is back
        ("d4-c4~b4", "6/2PR3/6/6/6/rp5"),
        ("d4~d3-d2", "6/6/6/4SP1/6/rp5"),  # east: the east-west kind comes up
        ("d4~e4~e3", "6/6/6/6/3SR2/rp5"),  # south, then east
        ("d4~d5~e5", "6/6/6/6/1PS4/rp5"),  # west, then south
    ],
)
def test_rolling(action: str, after: str) -> None:
    text = "6/6/6/2RP3/6/rp5 x"
    assert action in rules.actions(SEED, text)
    assert rules.play(SEED, text, action) == f"{after} o quiet=1"


def test_opposite_faces_are_alike_so_every_roll_changes_the_top() -> None:
    for lie in rules.ORIENTATIONS:
        cube = rules.Cube("x", *lie)
        for direction in rules.DIRECTIONS:
            assert rules.rolled(cube, direction).top != cube.top
            assert rules.rolled(rules.rolled(cube, direction), direction) == cube


# -- a turn of one cube --------------------------------------------------------------------------


def test_two_steps_without_turning_back() -> None:
    text = "6/6/6/2RP3/6/4rp1 x"
    paths = {re.sub("[-~]", " ", action) for action in rules.actions(SEED, text)}
    assert "d4 c4 d4" not in paths
    assert "d4 d3 c3" in paths
    assert len(paths) == 12
    assert len(rules.actions(SEED, text)) == 48
    back = rules.actions(with_seed(turning_back="yes"), text)
    assert "d4~c4~d4" in back
    assert "d4-c4-d4" in back
    assert len(back) == 64


def test_forced_rolling_leaves_one_way_to_step() -> None:
    text = "6/6/6/2RP3/6/4rp1 x"
    forced = rules.actions(with_seed(rolling="forced"), text)
    assert len(forced) == 12
    assert not any("-" in action for action in forced)


def test_a_single_step_only_where_the_cube_has_no_second() -> None:
    # f6 is a dead end for the cube on e6 (its own cube on f5, no turning back).
    text = "6/6/6/6/RP5/1RP3rp x"
    legal = rules.actions(SEED, text)
    assert {"e6-f6", "e6~f6"} <= set(legal)
    assert "e6~e5" not in legal
    assert "f5~e5" not in legal
    assert "e6-f6-e6" in rules.actions(with_seed(turning_back="yes"), text)
    assert "e6-f6" not in rules.actions(with_seed(turning_back="yes"), text)


# -- capturing -----------------------------------------------------------------------------------


def test_who_beats_whom() -> None:
    for mine, theirs in itertools.product("RPS", "RPS"):
        lie = mine + "RPS".replace(mine, "")[0]
        other = (theirs + "RPS".replace(theirs, "")[0]).lower()
        text = f"6/6/2{lie}{other}2/6/6/5rp x"
        takes = any(action.startswith("c4xc3") for action in rules.actions(SEED, text))
        assert takes == (mine + theirs in ("SP", "PR", "RS"))


def test_a_capture_does_not_roll_and_may_be_followed_by_another() -> None:
    text = "6/6/2RPsrsp1/6/6/5rp x quiet=7"
    assert rules.play(SEED, text, "c4xc3xc2") == "6/6/4RP1/6/6/5rp o"
    legal = rules.actions(SEED, text)
    assert "c4xc3xc2" in legal
    assert "c4xc3~d3" in legal
    assert "c4-c3-d3" not in legal
    assert "c4xc3" not in legal
    assert rules.play(SEED, text, "c4~d4-e4").endswith(" o quiet=8")


# -- the home triangle ---------------------------------------------------------------------------


def test_moving_inside_the_triangle_is_free_and_coming_back_is_not() -> None:
    inside = rules.actions(SEED, "RP5/6/6/6/6/5rp x")
    assert {"a6-a5-a4", "a6~b6~c6", "a6-a5-b5"} <= set(inside)
    edge = rules.actions(SEED, "6/1RP4/6/6/6/5rp x")
    assert "b5-c5-c4" in edge
    assert "b5-c5-c6" not in edge
    back = rules.actions(with_seed(turning_back="yes"), "6/1RP4/6/6/6/5rp x")
    assert "b5-c5-b5" not in back
    assert "b5-a5-b5" in back


def test_a_cube_outside_may_not_capture_into_its_own_triangle() -> None:
    text = "6/1sp4/1RP4/6/6/RP4rp x"
    assert not any("c5xb5" in action for action in rules.actions(SEED, text))
    inside = "1RP4/1sp4/6/6/6/RP4rp x"
    assert any("a5xb5" in action for action in rules.actions(SEED, inside))


def test_the_enemy_triangle_is_open() -> None:
    assert "e3-e2-e1" in rules.actions(SEED, "6/6/6/6/3RP2/5pr x")


# -- any cube ------------------------------------------------------------------------------------


def test_two_cubes_once_each_or_one_cube_twice() -> None:
    text = "6/6/3RP2/6/1RS4/5rp x"
    legal = set(rules.actions(GAKKEN, text))
    assert {"c3~b3,e5~e4", "e5~e4,c3~b3", "c3~b3~c3", "c3~b3~b2"} <= legal
    assert "c3~b3" not in legal
    assert "c3~b3,b3~b2" not in legal
    ends = {rules.play(GAKKEN, text, action) for action in ("c3~b3,e5~e4", "e5~e4,c3~b3")}
    assert len(ends) == 1


def test_turning_back_concerns_two_steps_of_the_same_cube() -> None:
    text = "6/6/3RP2/6/1RS4/5rp x"
    no_back = with_seed(actions="any-cube", rolling="forced")
    legal = set(rules.actions(no_back, text))
    assert "c3~b3~c3" not in legal
    assert "c3~b3~b2" in legal
    assert {"c3~b3,e5~f5", "c3~c4,e5~e4"} <= legal


def test_the_second_cube_may_enter_the_square_the_first_left() -> None:
    text = "6/6/2RPRP2/6/6/5rp x"
    legal = rules.actions(GAKKEN, text)
    assert "c3~c2,c4~c3" in legal
    assert rules.play(GAKKEN, text, "c3~c2,c4~c3") == "6/6/3SPSP1/6/6/5rp o quiet=1"


def test_any_cube_must_act_again_while_any_cube_can() -> None:
    # e6 into the dead end f6: alone it would be a turn, but the cube on f5 can still act.
    text = "6/6/6/6/RP5/1RP3rp x"
    any_cube = rules.actions(with_seed(actions="any-cube"), text)
    assert "e6-f6" not in any_cube
    assert "e6-f6,f5-e5" in any_cube


# -- the last stand ------------------------------------------------------------------------------


def test_last_cube_has_three_steps_and_may_go_home() -> None:
    text = "6/6/1RP4/6/6/5rp x"
    for options in (GAKKEN, with_seed(last_stand="yes")):
        legal = rules.actions(options, text)
        assert "c5~b5~a5~a6" in legal
        assert all(len(action) == 11 for action in legal)  # three steps: 2 + 3 x 3 letters
    one_way = rules.actions(with_seed(last_stand="yes"), text)
    assert not any("c5-b5-c5" in action for action in one_way)
    assert "c5-d5-d4-c4" in one_way  # turning by 90 degrees twice is not turning back
    assert "c5~b5~c5~b5" in rules.actions(GAKKEN, text)


def test_two_cubes_left_is_no_last_stand() -> None:
    text = "6/6/1RP4/6/6/RP4rp x"
    legal = rules.actions(GAKKEN, text)
    assert "c5~d5~e5" in legal
    assert not any("c5~b5" in action for action in legal)


def test_a_third_capture_is_not_available() -> None:
    # c4 takes c3 and c2; c1 must be left alone, so the third step goes elsewhere.
    text = "6/6/2RPsrspsr/6/6/5rp x"
    legal = rules.actions(GAKKEN, text)
    assert "c4xc3xc2xc1" not in legal
    assert "c4xc3xc2~b2" in legal
    assert "c4xc3xc2" not in legal


def test_the_turn_ends_early_if_only_a_third_capture_could_follow() -> None:
    # After d6 and e6, f6 would be a third capture, e5 is not beaten, and d6 is behind.
    text = "6/6/RP5/sr5/sppr4/sr5 x"
    legal = rules.actions(with_seed(last_stand="yes"), text)
    assert "c6xd6xe6" in legal
    assert "c6xd6xe6xf6" not in legal
    back = rules.actions(with_seed(last_stand="yes", turning_back="yes"), text)
    assert "c6xd6xe6" not in back
    assert "c6xd6xe6-d6" in back


# -- winning and drawing -------------------------------------------------------------------------


def test_the_corner_wins_in_the_middle_of_a_turn() -> None:
    text = "6/6/6/6/5RP/rp5 x"
    assert "e1-f1" in rules.actions(SEED, text)
    assert not any(action.startswith(("e1-f1-", "e1-f1~")) for action in rules.actions(SEED, text))
    after = rules.play(SEED, text, "e1-f1")
    assert rules.mover(SEED, after) == 0
    assert rules.actions(SEED, after) == []
    assert rules.result(SEED, [text, after], ["e1-f1"]) == ([[1], [2]], "corner")


def test_the_corner_must_be_beaten_to_be_entered() -> None:
    assert "e1xf1" in rules.actions(SEED, "6/6/6/6/5RP/rp4sp x")
    assert not any("f1" in action for action in rules.actions(SEED, "6/6/6/6/5RP/rp4ps x"))


def test_corner_comes_before_all_taken() -> None:
    after = rules.play(SEED, "6/6/6/6/5RP/5sp x", "e1xf1")
    assert rules.result(SEED, [after], []) == ([[1], [2]], "corner")


def test_taking_the_last_cube_ends_the_turn() -> None:
    text = "6/6/6/6/rp5/SR5 o quiet=79"
    assert "e6xf6" in rules.actions(SEED, text)
    after = rules.play(SEED, text, "e6xf6")
    assert after == "6/6/6/6/6/rp5 x"
    assert rules.result(SEED, [text, after], ["e6xf6"]) == ([[2], [1]], "all-taken")


def test_own_corner_wins_nothing() -> None:
    assert rules.mover(SEED, "RP5/6/6/6/6/5rp x") == 1


def test_a_stuck_side_passes() -> None:
    # O's one cube on c1 is walled in by X's papers, which its rock does not beat.
    text = "6/5PR/4PRrp/5PR/6/6 o quiet=3"
    assert rules.actions(SEED, text) == ["pass"]
    after = rules.play(SEED, text, "pass")
    assert after == "6/5PR/4PRrp/5PR/6/6 x quiet=4 passed=1"
    assert rules.mover(SEED, after) == 1
    assert "c2xc1xb1" not in rules.actions(SEED, after)
    assert rules.play(SEED, after, "b1-a1-a2") == "4PR1/6/4PRrp/5PR/6/6 o quiet=5"


def test_two_passes_in_a_row_draw() -> None:
    # At most four cubes a side can never all be stuck at once: an empty square blocks nobody but
    # a cube beside its own triangle, so every square between the triangles would have to be
    # filled. The passes are therefore written by hand.
    text = "6/6/6/2RP3/6/rp5 x"
    after = rules.play(SEED, rules.play(SEED, text, "pass"), "pass")
    assert after == "6/6/6/2RP3/6/rp5 x quiet=2 passed=2"
    assert rules.mover(SEED, after) == 0
    assert rules.actions(SEED, after) == []
    assert rules.result(SEED, [after], []) == ([[1, 2]], "both-passed")


def test_eighty_quiet_turns_draw_but_a_win_comes_first() -> None:
    text = "6/6/6/6/5RP/rp5 x quiet=79"
    after = rules.play(SEED, text, "e1-d1-c1")
    assert after.endswith("quiet=80")
    assert rules.mover(SEED, after) == 0
    assert rules.result(SEED, [text, after], ["e1-d1-c1"]) == ([[1, 2]], "quiet")
    won = rules.play(SEED, text, "e1-f1")
    assert rules.result(SEED, [text, won], ["e1-f1"]) == ([[1], [2]], "corner")


def test_third_occurrence_draws_and_comes_before_quiet() -> None:
    texts = ["6/6/6/2RP3/6/rp5 x quiet=72"]
    played: list[str] = []
    for action in ["d4-d3-d2", "f6-f5-f4", "d2-d3-d4", "f4-f5-f6"] * 2:
        assert action in rules.actions(SEED, texts[-1])
        assert rules.result(SEED, texts, played) is None
        texts.append(rules.play(SEED, texts[-1], action))
        played.append(action)
    assert texts[-1].endswith("quiet=80")
    assert rules.result(SEED, texts, played) == ([[1, 2]], "repetition")


# -- text ----------------------------------------------------------------------------------------


def test_canonical_text() -> None:
    loose = "RP11111/33/6/6/6/222 o passed=1 quiet=9"
    assert rules.canonical(SEED, loose) == "RP5/6/6/6/6/6 o quiet=9 passed=1"
    assert rules.canonical(SEED, "RP5/6/6/6/6/5rp x quiet=0 passed=0") == "RP5/6/6/6/6/5rp x"


# -- properties over random games, every mixture of options --------------------------------------


@pytest.mark.parametrize("options", MIXTURES, ids=lambda options: "-".join(options.values()))
def test_random_games_keep_the_rules(options: dict[str, str]) -> None:
    for seed in range(2):
        texts, played = random_game(options, seed)
        for before, action, after in zip(texts, played, texts[1:], strict=False):
            assert rules.canonical(options, after) == after
            if "phase=place" in before or action == "pass":
                continue
            steps = rules.read_turn(action)
            assert rules.write_turn(steps) == action
            then, now = rules.read(before), rules.read(after)
            taken = action.count("x")
            assert taken <= 2
            assert len(then.board) - len(now.board) == taken
            assert len(rules.cubes_of(now.board, then.mover)) == len(
                rules.cubes_of(then.board, then.mover)
            )
            assert (now.quiet == 0) == (taken > 0)


# -- the three symmetries ------------------------------------------------------------------------


def mirrored_square(square: str) -> str:
    """Reflection in the long diagonal a6-f1: the n-th rank becomes the n-th file."""
    rank, file = rules.RANKS.index(square[0]), rules.FILES.index(square[1])
    return f"{rules.RANKS[file]}{rules.FILES[rank]}"


def turned_square(square: str) -> str:
    """Half-turn of the board: a6 becomes f1."""
    rank, file = rules.RANKS.index(square[0]), rules.FILES.index(square[1])
    return f"{rules.RANKS[5 - rank]}{rules.FILES[5 - file]}"


def same_square(square: str) -> str:
    return square


def mirrored_lie(lie: str) -> str:
    """North-south and east-west change places: the third kind is now on the axis."""
    return lie[0] + next(kind for kind in "RPS" if kind not in lie)


def relabelled_lie(lie: str) -> str:
    """Rock becomes paper becomes scissors becomes rock; who beats whom stays true."""
    return lie.translate(str.maketrans("RPS", "PSR"))


def same_lie(lie: str) -> str:
    return lie


SYMMETRIES = {  # of squares, of how a cube lies, and whether the sides change places
    "mirrored": (mirrored_square, mirrored_lie, False),
    "relabelled": (same_square, relabelled_lie, False),
    "turned": (turned_square, same_lie, True),
}


def image(symmetry: str, text: str) -> str:
    of_square, of_lie, swap = SYMMETRIES[symmetry]
    position = rules.read(text)
    board = {
        of_square(square): rules.Cube(
            rules.OTHER[cube.side] if swap else cube.side, *of_lie(cube.top + cube.axis)
        )
        for square, cube in position.board.items()
    }
    mover = rules.OTHER[position.mover] if swap else position.mover
    return str(rules.write(position._replace(board=board, mover=mover)))


def image_of_action(symmetry: str, action: str) -> str:
    of_square, of_lie, _ = SYMMETRIES[symmetry]
    if "=" in action:
        square, lie = action.split("=")
        return f"{of_square(square)}={of_lie(lie)}"
    return re.sub("[a-f][1-6]", lambda found: of_square(found[0]), action)


@pytest.mark.parametrize("symmetry", SYMMETRIES)
@pytest.mark.parametrize("options", MIXTURES, ids=lambda options: "-".join(options.values()))
def test_symmetric_positions_have_symmetric_actions(options: dict[str, str], symmetry: str) -> None:
    for seed in range(2):
        texts, played = random_game(options, seed, most=30)
        for number in range(0, len(texts), 3):
            text, there = texts[number], image(symmetry, texts[number])
            legal = rules.actions(options, text)
            assert sorted(image_of_action(symmetry, action) for action in legal) == rules.actions(
                options, there
            )
            for action in random.Random(number).sample(legal, min(5, len(legal))):
                assert image(symmetry, rules.play(options, text, action)) == rules.play(
                    options, there, image_of_action(symmetry, action)
                )
        if SYMMETRIES[symmetry][2]:  # X must place first, so only the game itself can be swapped
            texts, played = texts[8:], played[8:]
        images = [image(symmetry, text) for text in texts]
        ended = rules.result(options, texts, played)
        if ended and SYMMETRIES[symmetry][2]:
            ended = [sorted(3 - side for side in group) for group in ended[0]], ended[1]
        there_played = [image_of_action(symmetry, action) for action in played]
        assert rules.result(options, images, there_played) == ended
