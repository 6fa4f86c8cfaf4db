"""The cube, against one with all its six faces."""

import itertools

import numpy as np
import pytest

from wuqi.games.janken.cube import (
    EAST_WEST,
    KINDS,
    LIES,
    NORTH_SOUTH,
    ROLLED,
    beats,
    rolled,
    third_kind,
)

# Where each face comes from when a cube rolls: north, and its top is what faced south before.
COMES_FROM = {
    "north": {"top": "south", "north": "top", "bottom": "north", "south": "bottom"},
    "south": {"top": "north", "south": "top", "bottom": "south", "north": "bottom"},
    "west": {"top": "east", "west": "top", "bottom": "west", "east": "bottom"},
    "east": {"top": "west", "east": "top", "bottom": "east", "west": "bottom"},
}
AXIS = {"north": NORTH_SOUTH, "south": NORTH_SOUTH, "west": EAST_WEST, "east": EAST_WEST}


def six_faces(lie: str) -> dict[str, str]:
    top, axis, third = lie[0], lie[1], third_kind(lie)
    return {
        "top": top,
        "bottom": top,
        "north": axis,
        "south": axis,
        "west": third,
        "east": third,
    }


def really_rolled(faces: dict[str, str], direction: str) -> dict[str, str]:
    return {face: faces[COMES_FROM[direction].get(face, face)] for face in faces}


def test_there_are_six_ways_to_lie() -> None:
    assert sorted(LIES) == sorted(map("".join, itertools.permutations(KINDS, 2)))
    assert all(sorted(lie + third_kind(lie)) == sorted(KINDS) for lie in LIES)


@pytest.mark.parametrize("direction", COMES_FROM)
@pytest.mark.parametrize("lie", LIES)
def test_a_roll_is_what_a_real_cube_does(lie: str, direction: str) -> None:
    faces = really_rolled(six_faces(lie), direction)
    after = rolled(lie, AXIS[direction])
    assert faces == six_faces(after)  # opposite faces are still alike
    assert after[0] != lie[0]


@pytest.mark.parametrize("direction", COMES_FROM)
@pytest.mark.parametrize("lie", LIES)
def test_four_rolls_in_one_direction_bring_a_cube_back(lie: str, direction: str) -> None:
    faces, after = six_faces(lie), lie
    for roll in range(1, 5):
        faces, after = really_rolled(faces, direction), rolled(after, AXIS[direction])
        assert (after == lie) == (roll in (2, 4))  # opposite faces alike: two are enough
    assert faces == six_faces(lie)


@pytest.mark.parametrize("lie", LIES)
def test_rolling_around_a_corner_is_not_rolling_back(lie: str) -> None:
    there = rolled(rolled(lie, NORTH_SOUTH), EAST_WEST)
    other_way = rolled(rolled(lie, EAST_WEST), NORTH_SOUTH)
    assert len({lie, there, other_way}) == 3


def test_every_lie_can_be_rolled_into_every_other() -> None:
    reached = {"RP"}
    for _ in range(3):
        reached |= {rolled(lie, axis) for lie in reached for axis in (NORTH_SOUTH, EAST_WEST)}
    assert reached == set(LIES)


def test_scissors_paper_rock() -> None:
    wins = [(kind, other) for kind in KINDS for other in KINDS if beats(kind, other)]
    assert wins == [("R", "S"), ("P", "R"), ("S", "P")]


def test_the_number_of_a_lie_tells_its_top_and_which_way_it_is_turned() -> None:
    for number, lie in enumerate(LIES):
        assert KINDS[number >> 1] == lie[0]
        assert (number & 1 == 1) == beats(lie[1], lie[0])


def test_the_table_for_compiled_code() -> None:
    numbers = [LIES.index(rolled(lie, axis)) for lie in LIES for axis in (0, 1)]
    assert np.array_equal(ROLLED, numbers)
    assert all((before >> 1 ^ after) & 1 for before, after in enumerate(numbers))  # turned anew
