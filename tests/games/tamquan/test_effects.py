"""What is seen of an action of Cờ tam quân."""

import wuqi


def seen(position: str, action: str, **options: str) -> list[tuple[str, str, str, int]]:
    effects = wuqi.load("tamquan", **options).read(position).effects(action)
    return [(one.kind, one.square, one.to, one.side) for one in effects]


def test_a_zone_and_a_member_placed_in_it() -> None:
    start = wuqi.load("tamquan").start()
    (zone,) = start.effects("zone 2")
    assert (zone.kind, zone.side, zone.details) == ("zone", 1, {"zone": 2})
    (placed,) = start.play("zone 2").effects("@e4")
    assert (placed.kind, placed.square, placed.details) == ("place", "e4", {"member": 1})


def test_a_step_of_the_march() -> None:
    assert seen("BBB2/5/5/5/AAA2 1 phase=march", "a1-a2") == [("step", "a1", "a2", 1)]


def test_taking_the_last_piece_of_a_team_puts_it_out() -> None:
    assert seen("5/5/1A3/ABA2/5 1 phase=take", "xb2") == [("take", "b2", "", 2), ("out", "", "", 2)]


def test_what_is_taken_without_an_action_is_seen_as_well() -> None:
    found = seen("4B/5/1a3/aB3/2A2 1 phase=march", "c1-c2", taking="all")
    assert found == [("step", "c1", "c2", 1), ("take", "b2", "", 2)]
