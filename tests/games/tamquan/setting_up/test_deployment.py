"""Cờ tam quân: zones, and how teams are set up, in the open and in secret."""

import pytest

import wuqi
from tests.games.tamquan.positions import GAME, play
from wuqi.core.errors import BadOption, IllegalAction


def test_the_first_team_chooses_a_zone_and_the_last_zone_needs_no_choice() -> None:
    start = GAME.start()
    assert start.text == "5/5/5/5/5 1 phase=deploy"
    assert start.actions() == ("zone 1", "zone 2")
    chosen = start.play("zone 2")
    assert chosen.text == "5/5/5/5/5 1 phase=deploy zone=2"
    assert set(chosen.actions()) == {f"@{file}{rank}" for file in "abcde" for rank in "45"}
    placed = play(chosen, "@e4")
    assert placed.text == "5/4A/5/5/5 1 phase=deploy"
    placed = play(placed, "@a4", "@c5")
    assert placed.text == "2A2/A3A/5/5/5 2 phase=deploy members=321,-"
    assert set(placed.actions()) == {f"@{file}{rank}" for file in "abcde" for rank in "12"}
    ready = play(placed, "@a1", "@b1", "@c1")
    # Nothing can be taken yet: the first taking is passed over.
    assert ready.text == "2A2/A3A/5/5/BBB2 1 phase=march members=321,123"


def test_more_than_two_teams_choose_among_four_corners() -> None:
    game = wuqi.load("tamquan", size=6, teams=3, pieces=2)
    first = play(game.start(), "zone 4", "@e6", "@f6")
    assert first.actions() == ("zone 1", "zone 2", "zone 3")
    second = play(first, "zone 2", "@e1", "@f2")
    assert second.text == "4AA/6/6/6/5B/4B1 3 phase=deploy members=12,21,-"
    assert second.actions() == ("zone 1", "zone 3")
    four = wuqi.load("tamquan", size=6, teams=4, pieces=2)
    last = play(
        four.start(), "zone 4", "@e6", "@f6", "zone 2", "@e1", "@f1", "zone 1", "@a1", "@b1"
    )
    assert last.actions() == ("@a5", "@a6", "@b5", "@b6")  # zone 3, without being asked


@pytest.mark.parametrize(
    ("size", "teams", "zone", "squares"),
    [
        (4, 2, 1, "a1 b1 c1 d1"),
        (4, 2, 2, "a4 b4 c4 d4"),
        (5, 2, 1, "a1 a2 b1 b2 c1 c2 d1 d2 e1 e2"),
        (6, 4, 2, "e1 e2 f1 f2"),
        (7, 3, 3, "a6 a7 b6 b7"),
        (8, 4, 4, "f6 f7 f8 g6 g7 g8 h6 h7 h8"),
        (10, 3, 2, "g1 g2 g3 g4 h1 h2 h3 h4 i1 i2 i3 i4 j1 j2 j3 j4"),
    ],
)
def test_zones(size: int, teams: int, zone: int, squares: str) -> None:
    game = wuqi.load("tamquan", size=size, teams=teams, pieces=2)
    chosen = game.start().play(f"zone {zone}")
    assert chosen.actions() == tuple(f"@{square}" for square in squares.split())


def test_the_far_rows_of_the_largest_board() -> None:
    chosen = wuqi.load("tamquan", size=10).start().play("zone 2")
    assert chosen.actions() == tuple(f"@{file}{rank}" for file in "abcdefghij" for rank in (9, 10))


@pytest.mark.parametrize(
    ("size", "teams", "pieces", "room"),
    [(4, 2, 5, 4), (4, 3, 2, 1), (5, 4, 2, 1), (6, 3, 5, 4), (7, 4, 6, 4)],
)
def test_zones_too_small_for_a_team_are_refused(
    size: int, teams: int, pieces: int, room: int
) -> None:
    with pytest.raises(BadOption, match=f"room for only {room} pieces"):
        wuqi.load("tamquan", size=size, teams=teams, pieces=pieces)


def test_presets() -> None:
    small, large = (wuqi.load("tamquan", preset=preset) for preset in ("5x5", "8x8"))
    assert small == GAME
    assert (len(small.seats), len(large.seats)) == (6, 20)
    assert (small.sides, large.sides) == (2, 4)


# -- secret deployment ----------------------------------------------------------------------------

SECRET = wuqi.load("tamquan", deploy="hidden", pieces=2)


def test_in_secret_each_team_has_the_zone_with_its_number() -> None:
    start = SECRET.start()
    assert set(start.actions()) == {f"@{file}{rank}" for file in "abcde" for rank in "12"}
    three = play(start, "@b1", "@a1", "@c5")
    assert three.text == "2B2/5/5/5/AA3 2 phase=deploy members=21,1 placed=2,1"
    assert three.play("@d5").text == "2BB1/5/5/5/AA3 1 phase=march members=21,12"


def test_until_the_reveal_a_team_sees_its_own_pieces_only() -> None:
    three = play(SECRET.start(), "@b1", "@a1", "@c5")
    assert three.seen_by(1).text == "5/5/5/5/AA3 2 phase=deploy members=21,- placed=2,1"
    assert three.seen_by(2).text == "2B2/5/5/5/5 2 phase=deploy placed=2,1"
    assert three.seen_by(None).text == "5/5/5/5/5 2 phase=deploy placed=2,1"
    assert three.secret
    assert not SECRET.start().secret
    revealed = three.play("@d5")
    assert revealed.seen_by(None) == revealed
    assert not revealed.secret


def test_in_secret_all_teams_place_at_the_same_time() -> None:
    start = SECRET.start()
    red_1, red_2, blue_1, blue_2 = SECRET.seats
    assert start.seats_to_act() == (red_1, blue_1)
    assert set(start.actions(blue_1.number)) == {f"@{f}{r}" for f in "abcde" for r in "45"}
    early = start.play("@c5", blue_1.number)
    assert early.text == "2B2/5/5/5/5 1 phase=deploy placed=0,1"
    assert early.seats_to_act() == (red_1, blue_2)
    ready = early.play("@c4", blue_2.number)
    assert ready.seats_to_act() == (red_1,)
    revealed = ready.play("@a1", red_1.number).play("@b1", red_2.number)
    assert revealed == play(start, "@a1", "@b1", "@c5", "@c4")


def test_without_a_seat_teams_place_in_order() -> None:
    with pytest.raises(IllegalAction):
        SECRET.start().play("@c5")
