"""What is seen of an action of draughts."""

import wuqi


def seen(position: str, action: str, **options: str) -> list[str]:
    effects = wuqi.load("draughts", **options).read(position).effects(action)
    return [f"{one.kind} {one.square}{'-' if one.to else ''}{one.to}" for one in effects]


def test_a_man_steps() -> None:
    assert seen("W:W31:B1", "31-26") == ["step 31-26"]


def test_a_chain_capture_hops_from_square_to_square_and_takes_at_the_end() -> None:
    assert seen("W:W32:B28,19", "32x14") == ["step 32-23", "step 23-14", "take 28", "take 19"]


def test_the_short_text_of_a_capture_hides_hops_that_are_seen() -> None:
    assert seen("W:W31:B27,18,9", "31x4") == [
        *("step 31-22", "step 22-13", "step 13-4"),
        *("take 27", "take 18", "take 9"),
        "crown 4",
    ]


def test_a_huff_is_no_capture() -> None:
    assert seen("B:W26:B27,18,9 huff=26", "huff 26", capture="huff") == ["huff 26"]
