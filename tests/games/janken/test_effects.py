"""What is seen of an action of janken shogi."""

import wuqi


def seen(position: str, action: str, **options: str) -> list[tuple[str, str, str, str]]:
    effects = wuqi.load("janken", **options).read(position).effects(action)
    return [(one.kind, one.square, one.to, one.piece) for one in effects]


def test_a_cube_rolls_where_it_rolled_and_slides_where_it_slid() -> None:
    assert seen("6/6/6/RP5/5rp/6 x", "d6~d5-d4") == [
        ("roll", "d6", "d5", "piece-scissors-paper"),
        ("step", "d5", "d4", "piece-scissors-paper"),
    ]
    assert seen("6/6/6/RP5/5rp/6 x", "d6~e6~e5") == [
        ("roll", "d6", "e6", "piece-paper-rock"),
        ("roll", "e6", "e5", "piece-scissors-rock"),
    ]


def test_what_is_captured_leaves_before_the_cube_enters() -> None:
    assert seen("6/6/6/RPsp4/5rp/6 x", "d6xd5~d4") == [
        ("take", "d5", "", "piece-scissors-paper"),
        ("step", "d6", "d5", "piece-rock-paper"),
        ("roll", "d5", "d4", "piece-scissors-paper"),
    ]


def test_two_cubes_of_one_turn() -> None:
    found = seen("6/6/6/RP2RP2/5rp/6 x", "d6~e6,d3~d2", actions="any-cube")
    assert [(kind, here, there) for kind, here, there, _ in found] == [
        ("roll", "d6", "e6"),
        ("roll", "d3", "d2"),
    ]


def test_a_cube_is_placed() -> None:
    assert seen("6/6/6/6/6/6 x phase=place", "a6=RP") == [("place", "a6", "", "piece-rock-paper")]
