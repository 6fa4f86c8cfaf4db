"""Positions of Cờ tam quân as text: what is read, and why the rest is not."""

import pytest

import wuqi
from wuqi.core.errors import BadPosition, MalformedAction


def options(words: str) -> dict[str, str]:
    return dict(word.split("=") for word in words.split())


@pytest.mark.parametrize(
    ("setting", "text"),
    [
        ("", "5/5/5/5/5 1 phase=deploy"),
        ("", "5/5/5/5/5 1 phase=deploy zone=2"),
        ("", "2A2/A3A/5/5/5 2 phase=deploy members=321,-"),
        ("", "5/2A2/1AbB1/5/4A 2 phase=march calm=3 members=123,21"),
        ("", "5/2a2/1a3/5/4a 1 phase=end took=1 calm=3 out=2"),
        ("", "B3B/5/5/A3A/5 2 phase=take calm=40"),
        ("deploy=hidden", "5/5/5/5/AA3 1 phase=deploy members=21,- placed=2,1"),
        ("deploy=hidden", "5/5/5/5/5 1 phase=deploy placed=0,3"),
        ("size=6 teams=3", "6/2A3/1B4/6/6/6 1 phase=take took=1 calm=4 out=3"),
        ("size=6 teams=4", "A5/6/A5/6/A5/6 1 phase=take took=1 out=23,4"),
        ("size=10 pieces=2", "9A/A9/10/10/10/10/10/10/10/BB8 1 phase=march members=21,12"),
    ],
)
def test_read_and_written_alike(setting: str, text: str) -> None:
    assert wuqi.load("tamquan", **options(setting)).read(text).text == text


@pytest.mark.parametrize(
    ("setting", "loose", "text"),
    [
        # any order of keys
        (
            "",
            "B3B/5/5/A3A/5 2 members=21,12 calm=4 phase=march",
            "B3B/5/5/A3A/5 2 phase=march calm=4 members=21,12",
        ),
        # defaults spelled out
        (
            "",
            "B3B/5/5/A3A/5 2 phase=march zone=0 took=0 calm=0 members=12,12 placed=0,0",
            "B3B/5/5/A3A/5 2 phase=march",
        ),
        ("deploy=hidden", "5/5/5/5/5 1 phase=deploy placed=0,0", "5/5/5/5/5 1 phase=deploy"),
        # the last zone needs no word
        (
            "",
            "AAA2/5/5/5/5 2 phase=deploy zone=1",
            "AAA2/5/5/5/5 2 phase=deploy",
        ),
        # a phase in which nothing can be done has been passed over
        ("", "B3B/5/5/A3A/5 2 phase=take", "B3B/5/5/A3A/5 2 phase=march"),
        ("", "B3B/5/5/a3a/5 1 phase=march", "B3B/5/5/A3A/5 2 phase=march calm=1"),
        ("", "B3B/5/5/a3a/5 1 phase=end", "B3B/5/5/A3A/5 2 phase=march calm=1"),
        # teams that fell together, in any order
        (
            "size=6 teams=4",
            "AA4/6/6/6/6/D4D 1 phase=march out=32",
            "AA4/6/6/6/6/D4D 1 phase=march out=23",
        ),
    ],
)
def test_read_and_put_right(setting: str, loose: str, text: str) -> None:
    assert wuqi.load("tamquan", **options(setting)).read(loose).text == text


@pytest.mark.parametrize(
    ("setting", "text", "key"),
    [
        ("", "5/5/5/5/5", "position-too-short"),
        ("", "5/5/5/5/5 3 phase=deploy", "position-bad-mover"),
        ("", "5/5/5/5 1 phase=deploy", "position-bad-rows"),
        ("", "5/5/6/5/5 1 phase=deploy", "position-bad-width"),
        ("", "5/2C2/5/5/5 1 phase=deploy", "position-bad-piece"),
        ("", "5/5/5/5/5 1 phase=deploy hurry=1", "position-bad-key"),
        ("", "5/5/5/5/5 1 phase=deploy phase=deploy", "position-key-twice"),
        ("", "5/5/5/5/5 1", "position-phase"),
        ("", "5/5/5/5/5 1 phase=flight", "position-phase"),
        # what belongs to another phase or other options
        ("", "A4/5/5/5/B4 1 phase=march zone=1", "position-key-phase"),
        ("", "A4/5/5/5/B4 1 phase=march placed=1,1", "position-key-phase"),
        ("", "A4/5/5/5/5 1 phase=deploy placed=1,0", "position-key-phase"),
        ("", "5/5/5/5/5 1 phase=deploy took=1", "position-key-phase"),
        ("", "5/5/5/5/5 1 phase=deploy calm=2", "position-key-phase"),
        ("", "5/5/5/5/5 1 phase=deploy out=2", "position-key-phase"),
        ("deploy=hidden", "5/5/5/5/5 1 phase=deploy zone=1", "position-key-phase"),
        # counts
        ("", "AAAA1/5/5/5/B4 1 phase=march", "position-too-many"),
        ("", "AA3/5/5/5/B4 1 phase=march took=2", "position-bad-number"),
        ("", "AA3/5/5/5/B4 1 phase=march calm=41", "position-bad-number"),
        ("", "AA3/5/5/5/B4 1 phase=march calm=-1", "position-bad-number"),
        # members
        ("", "AA3/5/5/5/B4 1 phase=march members=12", "position-members"),
        ("", "AA3/5/5/5/B4 1 phase=march members=12,1,1", "position-members"),
        ("", "AA3/5/5/5/B4 1 phase=march members=11,1", "position-members"),
        ("", "AA3/5/5/5/B4 1 phase=march members=14,1", "position-members"),
        ("", "AA3/5/5/5/B4 1 phase=march members=123,1", "position-members"),
        ("", "AA3/5/5/5/B4 1 phase=march members=-12,1", "position-members"),
        ("", "AA3/5/5/5/B4 1 phase=march members=12,", "position-members"),
        ("", "AA3/5/5/5/5 1 phase=take took=1 out=2 members=12,", "position-members"),
        ("", "AA3/5/5/5/B4 1 phase=march members=", "position-bad-key"),
        ("", "AA3/5/5/5/5 1 phase=deploy members=13,-", "position-members"),
        # who has marched
        ("", "aA3/5/5/5/B4 1 phase=take", "position-marched"),
        ("", "aA3/5/5/5/5 1 phase=deploy", "position-marched"),
        ("", "AA3/5/5/5/b4 1 phase=march", "position-marched"),
        # deployment
        ("", "5/5/2A2/5/5 1 phase=deploy", "position-zones"),
        ("", "A4/5/5/5/A4 1 phase=deploy", "position-zones"),
        ("", "AAA1B/5/5/5/5 2 phase=deploy", "position-zones"),
        ("deploy=hidden", "A4/5/5/5/5 1 phase=deploy placed=1,0", "position-zones"),
        ("", "5/5/5/5/5 1 phase=deploy zone=3", "position-zone"),
        ("", "5/5/5/5/5 1 phase=deploy zone=9", "position-bad-number"),
        ("", "A4/5/5/5/5 1 phase=deploy zone=2", "position-zone"),
        ("", "AAA2/5/5/5/5 2 phase=deploy zone=2", "position-zone"),
        ("", "AAA2/5/5/5/BBB2 1 phase=deploy", "position-all-placed"),
        ("", "AAA2/5/5/5/5 1 phase=deploy", "position-deploy-mover"),
        ("", "5/5/5/5/5 2 phase=deploy", "position-deploy-mover"),
        ("", "AA3/5/5/5/BBB2 1 phase=deploy", "position-deploy-early"),
        ("deploy=hidden", "5/5/5/5/AA3 1 phase=deploy", "position-placed"),
        ("deploy=hidden", "5/5/5/5/AA3 1 phase=deploy placed=3,0", "position-placed"),
        ("deploy=hidden", "5/5/5/5/AA3 1 phase=deploy placed=2", "position-placed"),
        ("deploy=hidden", "5/5/5/5/AA3 1 phase=deploy placed=2,4", "position-bad-number"),
        ("deploy=hidden", "5/5/5/5/5 1 phase=deploy placed=3,0", "position-deploy-mover"),
        ("deploy=hidden", "5/5/5/5/5 1 phase=deploy placed=3,3", "position-all-placed"),
        # who is out
        ("", "AA3/5/5/5/5 1 phase=take", "position-out"),
        ("", "AA3/5/5/5/B4 1 phase=march out=2", "position-out"),
        ("size=6 teams=3", "AA4/6/6/6/6/6 1 phase=take out=2", "position-out"),
        ("size=6 teams=3", "AA4/6/6/6/6/6 1 phase=take out=2,,3", "position-out"),
        ("size=6 teams=3", "AA4/6/6/6/6/6 1 phase=take out=22,3", "position-out"),
        ("size=6 teams=3", "AA4/6/6/6/6/6 1 phase=take out=x", "position-out"),
        ("", "AA3/5/5/5/5 2 phase=take out=2", "position-mover-out"),
    ],
)
def test_refused_with_a_reason(setting: str, text: str, key: str) -> None:
    with pytest.raises(BadPosition) as caught:
        wuqi.load("tamquan", **options(setting)).read(text)
    assert caught.value.key == key
    assert {caught.value.say(language) for language in ("en", "zh-Hant", "zh-Hans", "vi", "ja")}


@pytest.mark.parametrize("action", ["zone", "zone 0", "a1", "@k1", "@a11", "xa0", "a1-", "pass"])
def test_what_is_no_action_at_all(action: str) -> None:
    with pytest.raises(MalformedAction):
        wuqi.load("tamquan").start().play(action)
