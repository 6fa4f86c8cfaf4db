"""What people see of Three Kingdoms dark chess: refusals, what is expected, the board, the deck."""

import pytest

import wuqi
from tests.games.sanguo.positions import GAME, play, position
from wuqi.core.errors import IllegalAction

START = GAME.start()
FLIPPING = START.play("flip a1")
NO_CAMP = play(START, "flip d1=R")
#        5  . . . . . . . k .
#        4  . . . . p . . . .
#        3  C . ? . R . h p .
#        2  . A . E . H . . .
#        1  a . . . P . . . K
SCENE = position("7k1/4p4/C1?1R1hp1/1A1E1H3/a3P3K", 2, hidden="c")
SHUT_IN = position("9/9/9/p8/Ca7", 2)
NO_SCREEN = position("9/9/Cp3p1h1/9/8a", 2)


@pytest.mark.parametrize(
    ("where", "action", "key"),
    [
        (FLIPPING, "flip a1", "why-being-flipped"),
        (FLIPPING, "flip b1", "why-being-flipped"),
        (FLIPPING, "flip b1=K", "why-being-flipped"),
        (FLIPPING, "a1-a2", "why-being-flipped"),
        (play(START, "flip a1=K", "flip b1"), "flip b1=K", "why-kind-not-hidden"),
        (play(START, "flip a1=K"), "flip b1=K", "why-kind-not-hidden"),
        (START, "skip", "why-can-still-act"),
        (SCENE, "skip", "why-can-still-act"),
        (SHUT_IN, "a1xa2", "why-only-skip"),
        (SHUT_IN, "flip a2", "why-only-skip"),
        (START, "flip e3", "why-flip-empty"),
        (START, "flip e3=K", "why-flip-empty"),
        (NO_CAMP, "flip d1", "why-flip-face-up"),
        (NO_CAMP, "d1-e1", "why-no-camp-yet"),
        (SCENE, "b1-b2", "why-empty"),
        (SCENE, "c3-c4", "why-face-down"),
        (SCENE, "g3-g4", "why-not-yours"),
        (SCENE, "e3-e3", "why-stay"),
        (SCENE, "e3-f4", "why-straight"),
        (SCENE, "e3xh3", "why-blocked"),
        (SCENE, "e3-e5", "why-blocked"),
        (SCENE, "e3xg4", "why-straight"),
        (SCENE, "b2-b3", "why-advisor"),
        (SCENE, "d2-e3", "why-elephant"),
        (SCENE, "f2-f3", "why-horse"),
        (position("9/9/4P4/8R/8r", 1), "e3-f4", "why-soldier"),
        (SCENE, "a3-b4", "why-cannon-straight"),
        (SCENE, "a3-d3", "why-blocked"),
        (NO_SCREEN, "a3xb3", "why-cannon-needs-screen"),
        (NO_SCREEN, "a3xh3", "why-cannon-too-many"),
        (SCENE, "e3xc3", "why-take-face-down"),
        (SCENE, "e3-c3", "why-take-face-down"),
        (SCENE, "a3xe3", "why-take-own"),
        (SCENE, "e3xf3", "why-nothing-to-take"),
        (SCENE, "e3-g3", "why-write-x"),
        (SCENE, "f2-h3", "why-write-x"),
    ],
)
def test_why_not(where: wuqi.Position, action: str, key: str) -> None:
    with pytest.raises(IllegalAction) as caught:
        where.play(action)
    assert caught.value.key == key
    assert str(caught.value)


@pytest.mark.parametrize(
    ("where", "key"),
    [
        (START, "expect-first-flip"),
        (NO_CAMP, "expect-flip-for-camp"),
        (SCENE, "expect-flip-or-move"),
        (position("9/9/9/p8/Ca6?", 2, hidden="h"), "expect-flip"),
        (position("9/9/K1A6/9/r8", 1), "expect-move"),
        (SHUT_IN, "expect-skip"),
        (FLIPPING, "expect-reveal"),
    ],
)
def test_what_is_expected(where: wuqi.Position, key: str) -> None:
    assert where.expected.key == key


def test_three_seats() -> None:
    assert [(seat.number, seat.side) for seat in GAME.seats] == [(1, 1), (2, 2), (3, 3)]
    assert [seat.number for seat in SCENE.seats_to_act()] == [2]
    assert FLIPPING.seats_to_act() == ()


def test_the_board_is_drawn_from_the_top_and_armies_differ_by_their_marks() -> None:
    cells = {cell.square: cell for row in SCENE.picture.rows for cell in row}
    assert [row[0].square for row in SCENE.picture.rows] == ["a5", "a4", "a3", "a2", "a1"]
    assert (cells["i1"].piece, cells["i1"].lines, cells["i1"].side) == (
        "piece-red-general",
        ("(帥)",),
        1,
    )
    assert (cells["e3"].lines, cells["e3"].side) == (("[俥]",), 2)
    assert (cells["g3"].lines, cells["g3"].side) == (("<馬>",), 3)
    assert (cells["c3"].piece, cells["c3"].side, cells["c3"].dim) == ("piece-hidden", 0, True)
    assert cells["b1"].piece == ""


def test_pieces_of_a_camp_nobody_leads_are_nobodys() -> None:
    found = play(START, "flip a1=R", "flip b1=H", "flip c1=C", "flip d1=k")
    cells = {cell.square: cell for row in found.picture.rows for cell in row}
    assert (cells["a1"].side, cells["d1"].side) == (1, 0)
    assert cells["d1"].lines == (" 將 ",)


def test_notes_tell_camps_losses_and_captures() -> None:
    assert START.picture.notes == ()
    text = "9/9/K1r6/9/9 1 camps=1,2,3 taken=RRrcc,PPPPPkaaeehhppppp,AAEEHHCC out=2"
    notes = wuqi.load("sanguo", mode="points").read(text).picture.notes
    assert notes[0] == ("camp-generals-1", "(1) 1 × 俥俥車包包 = 280")
    assert notes[1][1].startswith("[2] 0 × ")
    assert [key for key, _ in notes] == ["camp-generals-1", "camp-generals-2", "camp-generals-3"]


def test_the_deck_is_what_lies_face_down_point_by_point() -> None:
    deck = START.deck
    assert "".join(deck.cards) == "KAAEERRHHCCPPPPPkaaeerrhhccppppp"
    assert deck.places[:5] == ("flip a1", "flip b1", "flip c1", "flip d1", "flip f1")
    assert deck.places[-1] == "flip i5"
    assert SCENE.deck.cards == ("c",)
    assert SCENE.deck.places == ("flip c3",)
    assert SHUT_IN.deck.cards == ()


def test_three_ways_to_turn_the_board() -> None:
    assert [symmetry.name for symmetry in GAME.symmetries] == ["half turn", "left-right", "up-down"]
    mirror = GAME.symmetries[1]
    assert mirror.action("flip a1=K") == "flip i1=K"
    assert mirror.position(FLIPPING.text) == START.play("flip i1").text


def test_options_and_what_they_warn_of() -> None:
    from wuqi.core.text.words import LANGUAGES, words

    assert [option.allowed() for option in GAME.face.OPTIONS] == [
        "generals | ranks",
        "annihilation | recall | points | race",
    ]
    assert "too strong" in words("en", "sanguo")("option-split-ranks")
    for language in LANGUAGES:
        assert words(language, "sanguo")("camp-ranks-3")


def test_no_seat_can_choose_what_a_piece_shows() -> None:
    start = wuqi.load("sanguo").start()
    with pytest.raises(IllegalAction, match="just write"):
        start.play("flip a1=K", seat=1)
    with pytest.raises(IllegalAction, match="just write"):
        start.play("flip a1").play("flip a1=K", seat=1)
    assert start.play("flip a1=K").mover == 2
