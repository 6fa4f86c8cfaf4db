"""What people see of Cờ tam quân: refusals, what is expected, the board, symmetries."""

import msgspec
import pytest

import wuqi
from tests.games.walk import random_game
from wuqi.core.errors import IllegalAction
from wuqi.core.text.words import words

GAME = wuqi.load("tamquan")
CORNERS = wuqi.load("tamquan", preset="8x8")
SECRET = wuqi.load("tamquan", deploy="hidden")
ALL = wuqi.load("tamquan", taking="all")

START = GAME.start()
PLACING = START.play("zone 1").play("@a1")
SECOND = CORNERS.read("AAA5/AA6/8/8/8/8/8/8 2 phase=deploy")
TAKING = GAME.read("5/2A2/1AB2/1BB2/4A 1 phase=take")
MARCHING = GAME.read("5/5/1AB2/1aB2/4A 1 phase=march")
SURROUNDING = GAME.read("5/2a2/1AB2/5/B3A 1 phase=march")
GUARDED = wuqi.load("tamquan", pieces=6).read("5/2A2/1ABB1/2B2/AABAA 1 phase=take")
AFTER = GAME.read("5/2a2/1aB2/5/B3a 1 phase=end")


@pytest.mark.parametrize(
    ("position", "action", "key"),
    [
        (START, "@f1", "why-off-board"),
        (MARCHING, "e1-f1", "why-off-board"),
        # setting up
        (START, "@a1", "why-zone-first"),
        (START, "zone 3", "why-zone-unknown"),
        (SECOND, "zone 3", "why-zone-taken"),
        (PLACING, "zone 2", "why-zone-chosen"),
        (SECRET.start(), "zone 1", "why-zone-secret"),
        (PLACING, "@a1", "why-place-occupied"),
        (PLACING, "@a3", "why-place-outside"),
        (SECRET.start(), "@a5", "why-place-outside"),
        (PLACING, "done", "why-done-deploy"),
        (PLACING, "a1-a2", "why-deploy-first"),
        (PLACING, "xa1", "why-deploy-first"),
        (MARCHING, "@a1", "why-place-over"),
        (TAKING, "zone 1", "why-place-over"),
        # taking
        (TAKING, "xa5", "why-take-empty"),
        (TAKING, "xb3", "why-take-own"),
        (TAKING, "xc2", "why-take-few"),
        (GUARDED, "xc3", "why-take-friends"),
        (MARCHING, "xc3", "why-take-few"),  # what is missing, whenever that is
        (SURROUNDING, "xc3", "why-take-marching"),
        (ALL.read("5/5/1AA2/5/4B 1 phase=march"), "xe1", "why-take-automatic"),
        # marching
        (TAKING, "e1-e2", "why-step-taking"),
        (AFTER, "e1-e2", "why-step-ended"),
        (MARCHING, "a1-a2", "why-step-empty"),
        (MARCHING, "c3-c4", "why-step-enemy"),
        (MARCHING, "b2-a2", "why-step-again"),
        (MARCHING, "b3-b5", "why-step-far"),
        (MARCHING, "b3-b3", "why-step-far"),
        (MARCHING, "b3-c3", "why-step-occupied"),
        (MARCHING, "b3-a4", "why-step-diagonal"),
        (MARCHING, "done", "why-done-march"),
    ],
)
def test_why_not(position: wuqi.Position, action: str, key: str) -> None:
    with pytest.raises(IllegalAction) as caught:
        position.play(action)
    assert caught.value.key == key
    sentences = {
        caught.value.say(language) for language in ("en", "zh-Hant", "zh-Hans", "vi", "ja")
    }
    assert len(sentences) == 5


def test_numbers_are_told() -> None:
    with pytest.raises(IllegalAction, match="2 foes and 2 friends"):
        GUARDED.play("xc3")


def test_a_refusal_does_not_betray_a_secret() -> None:
    """Whether or not somebody stands there, the other team hears the same."""
    empty = SECRET.start()
    occupied = empty.play("@a1", 1)
    reasons = set()
    for position in (empty, occupied):
        with pytest.raises(IllegalAction) as caught:
            position.play("@a1", seat=4)
        reasons.add(str(caught.value))
    assert len(reasons) == 1
    with pytest.raises(IllegalAction, match="already a piece on a1"):
        occupied.play("@a1", seat=2)
    with pytest.raises(IllegalAction, match="not your turn"):
        occupied.play("@a3", seat=1)


@pytest.mark.parametrize(
    ("position", "key"),
    [
        (START, "expect-zone"),
        (PLACING, "expect-place"),
        (SECRET.start(), "expect-place-secret"),
        (TAKING, "expect-take"),
        (MARCHING, "expect-march"),
        (AFTER, "expect-take-again"),
    ],
)
def test_what_is_expected(position: wuqi.Position, key: str) -> None:
    assert position.expected.key == key
    assert words("en", "tamquan")(key, **position.expected.details)


def test_no_piece_is_dim_when_the_game_is_over() -> None:
    last = GAME.read("5/2a2/1aB2/2a2/5 1 phase=end")
    assert any(cell.dim for row in last.picture.rows for cell in row)
    over = last.play("xc3")
    assert over.mover == 0
    assert not any(cell.dim for row in over.picture.rows for cell in row)


def test_pieces_carry_team_and_member_and_show_who_has_marched() -> None:
    picture = GAME.read("5/5/1AB2/1aB2/4A 1 phase=march calm=2 members=213,12").picture
    cells = {cell.square: cell for row in picture.rows for cell in row}
    assert (picture.rows[0][0].square, picture.rows[4][4].square) == ("a5", "e1")
    assert [cells[square].lines[0].strip() for square in ("b3", "b2", "e1")] == ["A2", "A1·", "A3"]
    assert [cells[square].dim for square in ("b3", "b2", "e1")] == [False, True, False]
    assert cells["b2"].piece == "piece-1-marched"
    assert cells["c3"].piece == "piece-2"
    assert dict(picture.notes) == {
        "side-1": "A1 A2 A3",
        "side-2": "B1 B2",
        "note-calm": "2 / 40",
    }
    found = words("en", "tamquan")(cells["b2"].piece, **cells["b2"].details)
    assert found == "Red, member 1, has marched"
    assert msgspec.json.encode(picture)  # plain data


def test_zones_are_shaded_and_numbered_while_they_can_be_chosen() -> None:
    start = {cell.square: cell for row in SECOND.picture.rows for cell in row}
    assert start["a8"].side == 1
    assert start["c6"].lines == ()  # Red's zone is gone
    assert start["h1"].lines == ("2",)
    shades = {start[square].shade for square in ("a1", "h1", "a8", "h8")}
    assert len(shades) == 4
    assert start["d4"].shade < 2


def test_the_picture_of_a_view_shows_how_many_are_placed() -> None:
    view = SECRET.start().play("@a1", 1).play("@a5", 4).seen_by(2)
    notes, say = dict(view.picture.notes), words("en", "tamquan")
    assert notes["side-1"] == "–"
    for team, name in ((1, "Red"), (2, "Blue")):
        assert notes[f"note-placed-{team}"] == "1"
        assert say(f"note-placed-{team}") == f"{name} has placed:"


def test_a_seat_for_each_member() -> None:
    assert [(seat.side, seat.member) for seat in GAME.seats] == [
        *((1, 1), (1, 2), (1, 3)),
        *((2, 1), (2, 2), (2, 3)),
    ]


@pytest.mark.parametrize(
    ("game", "found"),
    [
        (GAME, {"half turn", "left-right", "up-down"}),
        (SECRET, {"left-right"}),
        (wuqi.load("tamquan", preset="8x8", deploy="hidden"), set()),
    ],
)
def test_turns_of_the_board_keep_to_the_zones(game: wuqi.Game, found: set[str]) -> None:
    assert {symmetry.name for symmetry in game.symmetries} == found


def test_corners_can_be_turned_in_every_way() -> None:
    quarter = next(s for s in CORNERS.symmetries if s.name == "quarter turn")
    assert len(CORNERS.symmetries) == 7
    assert quarter.action("zone 1") == "zone 3"
    assert quarter.action("a1-b1") == "a8-a7"
    empty = "8/8/8/8/8/8/8/8 1 phase=deploy"
    assert quarter.position(f"{empty} zone=1") == f"{empty} zone=3"
    # Which member is which travels along, though reading order changes.
    assert (
        quarter.position("8/8/8/8/8/8/8/AB4B1 1 phase=march out=34 members=2,31,-,-")
        == "A7/B7/8/8/8/8/B7/8 1 phase=march out=34 members=2,31,-,-"
    )


def test_pieces_tell_who_stands_beside_them() -> None:
    position = wuqi.load("tamquan").read("5/5/BA1BB/A4/1A3 1 phase=take")
    found = {square: (cell.around, cell.falls) for square, cell in position.pieces.items()}
    assert found == {
        "a3": ((2, 0), True),
        "b3": ((1, 0), False),
        "d3": ((0, 1), False),
        "e3": ((0, 1), False),
        "a2": ((1, 0), False),
        "b1": ((0, 0), False),
    }
    assert position.expected.details == {"count": 1}
    setting_up = wuqi.load("tamquan").start().play("zone 1").play("@a1")
    assert {cell.around for cell in setting_up.pieces.values()} == {None}


def test_what_tells_that_it_falls_is_what_can_be_taken() -> None:
    for seed in range(20):
        for position, _ in random_game(wuqi.load("tamquan"), seed):
            if "x" in "".join(position.texts()) and position.mover > 0:
                falling = {s for s, c in position.pieces.items() if c.falls}
                others = {s for s in falling if position.pieces[s].side != position.mover}
                assert others == {action[1:] for action in position.texts() if action[0] == "x"}
