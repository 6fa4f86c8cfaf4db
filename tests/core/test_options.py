"""Options and presets: wrong ones list the right ones, in the user's language."""

import pytest

import wuqi
from wuqi.core.errors import BadOption, UnknownGame
from wuqi.core.options import Option, Options, choose

DECLARED = (
    Option("steps", "orthogonal", ("orthogonal", "eight")),
    Option("size", "5", span=range(4, 11)),
    Option("spot", "a1", form=lambda value: value.lower(), example="b3"),
)
PRESETS = {"big": {"size": "8"}}


def test_everything_has_its_default() -> None:
    assert dict(choose(DECLARED, PRESETS, None, {})) == {
        "steps": "orthogonal",
        "size": "5",
        "spot": "a1",
    }


def test_given_options_go_on_top_of_a_preset() -> None:
    options = choose(DECLARED, PRESETS, "big", {"steps": "eight", "spot": "C4"})
    assert str(options) == "steps=eight size=8 spot=c4"
    assert options.number("size") == 8


@pytest.mark.parametrize(
    ("preset", "given", "right"),
    [
        (None, {"stepz": "eight"}, "steps | size | spot"),
        (None, {"steps": "nine"}, "orthogonal | eight"),
        (None, {"size": "11"}, "4..10"),
        (None, {"size": "five"}, "4..10"),
        (None, {"size": "٥"}, "4..10"),
        (None, {"spot": ""}, "b3"),
        ("huge", {}, "big"),
    ],
)
def test_a_wrong_one_lists_the_right_ones(
    preset: str | None, given: dict[str, str], right: str
) -> None:
    with pytest.raises(BadOption, match=right.replace("|", r"\|").replace(".", r"\.")) as caught:
        choose(DECLARED, PRESETS, preset, given)
    assert right in caught.value.say("ja")


def test_options_are_values() -> None:
    assert choose(DECLARED, PRESETS, "big", {}) == Options(DECLARED, {"size": "8"})
    assert hash(choose(DECLARED, PRESETS, "big", {})) == hash(Options(DECLARED, {"size": "8"}))


def test_loading_takes_options_by_keyword() -> None:
    assert wuqi.load("musketeers", stuck="immediate").options["stuck"] == "immediate"
    with pytest.raises(BadOption, match=r"start \| stuck"):
        wuqi.load("musketeers", sticky="yes")
    with pytest.raises(BadOption, match="no presets"):
        wuqi.load("musketeers", preset="fast")
    with pytest.raises(UnknownGame, match="musketeers"):
        wuqi.load("chess")
