"""A line of play grows at its end and can be taken back."""

import pytest

import wuqi
from wuqi.core.errors import BadAction
from wuqi.core.play.playthrough import Playthrough


def test_take_back_to_the_start() -> None:
    line = Playthrough(wuqi.load("musketeers").start())
    line.play("c3xc4")
    line.play("c2-c3")
    assert line.take_back().mover == 2
    assert line.take_back() == wuqi.load("musketeers").start()
    assert line.actions == []
    with pytest.raises(BadAction, match="nothing to take back"):
        line.take_back()


def test_a_refused_action_changes_nothing() -> None:
    line = Playthrough(wuqi.load("musketeers").start())
    with pytest.raises(BadAction):
        line.play("c3-c4")
    assert line.actions == []
    assert len(line.positions) == 1


# -- secrets --------------------------------------------------------------------------------------

SECRET = wuqi.load("tamquan", deploy="hidden", pieces=2)
RED, BLUE = (1, 2), (3, 4)  # seats


def placed(*placements: tuple[str, int]) -> Playthrough:
    line = Playthrough(SECRET.start())
    for action, seat in placements:
        line.play(action, seat)
    return line


def test_what_was_done_in_secret_is_told_in_order_of_turns() -> None:
    quick_blue = placed(("@c5", BLUE[0]), ("@a1", RED[0]), ("@d5", BLUE[1]), ("@b1", RED[1]))
    quick_red = placed(("@a1", RED[0]), ("@b1", RED[1]), ("@c5", BLUE[0]), ("@d5", BLUE[1]))
    assert quick_blue.actions == quick_red.actions == ["@a1", "@b1", "@c5", "@d5"]
    assert quick_blue.positions == quick_red.positions
    assert quick_blue.record() == quick_red.record()
    assert quick_blue.record().acted == (*RED, *BLUE)
    assert quick_blue.record().replay() == tuple(quick_blue.positions)


def test_a_record_tells_no_secret() -> None:
    line = placed(("@c5", BLUE[0]), ("@a1", RED[0]))
    assert line.record() == Playthrough(SECRET.start()).record()
    assert line.record().actions == ()
    begun_in_secret = Playthrough(SECRET.read("2B2/5/5/5/A4 1 phase=deploy placed=1,1"))
    assert begun_in_secret.record().start == "5/5/5/5/5 1 phase=deploy placed=1,1"


def test_a_secret_can_be_taken_back_but_not_a_reveal() -> None:
    line = placed(("@c5", BLUE[0]), ("@a1", RED[0]), ("@d5", BLUE[1]))
    assert line.take_back().text == "2B2/5/5/5/A4 1 phase=deploy placed=1,1"
    line.play("@e5", BLUE[1])
    line.play("@b1", RED[1])
    revealed = line.position
    line.play("a1-a2")
    assert line.take_back() == revealed
    with pytest.raises(BadAction, match="reveal"):
        line.take_back()
    line.play("a1-a2")
    with pytest.raises(
        BadAction, match="reveal"
    ):  # nothing changes, though one step could be undone
        line.take_back(until=lambda position: position == SECRET.start())
    assert len(line.actions) == 5


def test_take_back_until_somebody_wants_to_stop() -> None:
    line = Playthrough(wuqi.load("musketeers").start())
    for action in ("c3xc4", "c2-c3", "a1xa2"):
        line.play(action)
    assert line.take_back(until=lambda position: position.mover == 2).mover == 2
    assert len(line.actions) == 1
    line.play("c2-c3")
    assert line.take_back(until=lambda position: False) == line.positions[0]
