"""What people see of janken shogi: refusals, what is expected, the board, its symmetries."""

import random

import pytest

import wuqi
from tests.games.walk import random_game
from wuqi.core.errors import IllegalAction
from wuqi.core.text.words import LANGUAGES, words

SEED = wuqi.load("janken", preset="seed")
GAKKEN = wuqi.load("janken", preset="gakken")
PLACING = "RP5/6/6/6/6/5ps x phase=place"
OPENING = "RP1SR3/1PR4/RP5/5rp/4sp1/3rs1ps x"
MIDDLE = "6/1sp4/1RP4/2RPsr2/2pr3/SP3rp1 x"
STUCK = "6/5PR/4PRrp/5PR/6/6 o"


@pytest.mark.parametrize(
    ("game", "text", "action", "key"),
    [
        (SEED, PLACING, "b5~b4-c4", "why-place-first"),
        (SEED, PLACING, "pass", "why-place-first"),
        (SEED, PLACING, "a5=RP", "why-not-marked"),
        (SEED, PLACING, "f3=RP", "why-not-marked"),
        (SEED, PLACING, "a6=RP", "why-occupied"),
        (SEED, PLACING, "a4=RR", "why-same-face"),
        (SEED, OPENING, "a6=RP", "why-placing-over"),
        (SEED, OPENING, "pass", "why-pass-not-forced"),
        (SEED, STUCK, "c1-c2-c3", "why-must-pass"),
        (SEED, MIDDLE, "a1-a2-a3", "why-empty-square"),
        (SEED, MIDDLE, "d3-c3-b3", "why-not-yours"),
        (SEED, MIDDLE, "d4-c3-c2", "why-not-one-step"),
        (SEED, MIDDLE, "d4-d4-c4", "why-not-one-step"),
        (SEED, MIDDLE, "d4-c4-c2", "why-not-one-step"),
        (SEED, MIDDLE, "c5-d5-d4", "why-own-cube"),
        (SEED, MIDDLE, "c5-c6-d6", "why-home-triangle"),
        (SEED, MIDDLE, "c5xb5-b4", "why-home-triangle"),
        (SEED, MIDDLE, "d4-c4-d4", "why-turn-back"),
        (SEED, MIDDLE, "d4xe4-f4", "why-not-beaten"),
        (SEED, MIDDLE, "d4-e4-f4", "why-not-beaten"),
        (SEED, MIDDLE, "d4~d3-d2", "why-no-roll-capture"),
        (SEED, MIDDLE, "d4-d3-d2", "why-no-roll-capture"),
        (SEED, MIDDLE, "d4xc4-b4", "why-nothing-to-capture"),
        (SEED, MIDDLE, "d4-c4,f6-f5", "why-one-cube"),
        (SEED, MIDDLE, "d4-c4,c4-b4", "why-one-path"),
        (GAKKEN, MIDDLE, "d4~c4,c4~b4", "why-one-path"),
        (GAKKEN, MIDDLE, "d4~c4,d4~d5", "why-empty-square"),
        (GAKKEN, MIDDLE, "d4-c4~b4", "why-must-roll"),
        (SEED, MIDDLE, "d4-c4", "why-step-left"),
        (GAKKEN, MIDDLE, "d4~c4", "why-action-left"),
        (SEED, MIDDLE, "d4-c4-b4-a4", "why-too-many-steps"),
        (GAKKEN, MIDDLE, "d4~c4,f6~f5,f5~f4", "why-too-many-steps"),
        (GAKKEN, "6/6/2RPsrspsr/6/6/5rp x", "c4xc3xc2xc1", "why-third-capture"),
        (GAKKEN, "6/6/6/2RP3/6/rp5 x", "d4~d3~d2~d1~c1", "why-too-many-steps"),
        (SEED, "6/6/6/6/5RP/rp5 x", "e1-f1-f2", "why-game-ends-there"),
        (SEED, "6/6/6/2RPsr2/6/6 x", "d4xd3-d2", "why-game-ends-there"),
    ],
)
def test_why_not(game: wuqi.Game, text: str, action: str, key: str) -> None:
    with pytest.raises(IllegalAction) as caught:
        game.read(text).play(action)
    assert caught.value.key == key
    assert all(caught.value.say(language) for language in LANGUAGES)


def test_too_many_steps_says_how_many_there_are() -> None:
    for text, steps in ((MIDDLE, 2), ("6/6/6/2RP3/6/rp5 x", 3)):
        with pytest.raises(IllegalAction, match=f"has only {steps}"):
            GAKKEN.read(text).play("d4~c4~b4~b3~b2")


@pytest.mark.parametrize("game", [SEED, GAKKEN, wuqi.load("janken", "seed", last_stand="yes")])
def test_the_turn_is_unfinished_just_when_it_could_go_on(game: wuqi.Game) -> None:
    """Refusals are told from the text alone: here they must fit what the rules allow."""
    chance = random.Random(5)
    for position, _ in random_game(game, seed=5):
        legal = position.actions()
        if not legal or "=" in legal[0] or legal == ("pass",):
            continue
        for action in chance.sample(legal, min(8, len(legal))):
            for wanted in (action[:5], action[:8], changed(action, chance), action + "~c3"):
                if wanted in legal or not game.text.ACTION.fullmatch(wanted):
                    continue
                with pytest.raises(IllegalAction) as caught:
                    position.play(wanted)
                unfinished = caught.value.key in ("why-step-left", "why-action-left")
                assert unfinished == any(longer.startswith(wanted) for longer in legal)


def changed(action: str, chance: random.Random) -> str:
    """A turn with one letter that says something else."""
    place = chance.randrange(len(action))
    letters = next(kind for kind in ("abcdef", "123456", "-~x", ",") if action[place] in kind)
    return action[:place] + chance.choice(letters) + action[place + 1 :]


@pytest.mark.parametrize(
    ("game", "text", "key"),
    [
        (SEED, PLACING, "expect-place"),
        (SEED, OPENING, "expect-one-cube"),
        (GAKKEN, OPENING, "expect-any-cube"),
        (GAKKEN, "6/6/6/2RP3/6/rp5 x", "expect-last-stand"),
        (SEED, "6/6/6/2RP3/6/rp5 x", "expect-one-cube"),
        (SEED, STUCK, "expect-pass"),
        (GAKKEN, STUCK, "expect-pass"),
    ],
)
def test_what_is_expected(game: wuqi.Game, text: str, key: str) -> None:
    assert game.read(text).expected.key == key


def test_a_cube_shows_its_top_and_what_a_roll_would_bring_up() -> None:
    picture = SEED.read("RP5/6/6/6/6/5ps x").picture
    x_cube, o_cube = picture.rows[0][0], picture.rows[5][5]
    assert x_cube.lines == ("  P  ", "S[R]S", "  P  ")
    assert o_cube.lines == ("  s  ", "r(p)r", "  s  ")
    assert (x_cube.side, o_cube.side) == (1, 2)
    assert (x_cube.piece, o_cube.piece) == ("piece-rock-paper", "piece-paper-scissors")


def test_the_board_is_drawn_from_the_top_left() -> None:
    picture = SEED.start().picture
    assert [cell.square for cell in picture.rows[0]] == ["a6", "a5", "a4", "a3", "a2", "a1"]
    assert (picture.ranks, picture.columns) == (tuple("abcdef"), tuple("654321"))
    assert {cell.shade for row in picture.rows for cell in row} == {0, 1, 3, 4}
    letters = "/".join("".join(cell.lines[1].strip() or "." for cell in r) for r in picture.rows)
    assert letters == "[ ].[ ].../.[ ]..../[ ]...../.....( )/....( )./...( ).( )"
    later = SEED.read("6/6/6/2RP3/2rp3/6 x").picture
    letters = "/".join("".join(cell.lines[1].strip() or "." for cell in r) for r in later.rows)
    assert letters == "[ ]...../....../....../..S[R]S.../..s(r)s.../.....( )"


def test_every_cube_has_its_words() -> None:
    position = SEED.read("RPRSPRPS2/6/6/6/6/2srsp2 x")
    pieces = {cell.piece for row in position.picture.rows for cell in row if cell.piece}
    assert len(pieces) == 6
    for language in LANGUAGES:
        assert len({words(language, "janken")(piece) for piece in pieces}) == 6


def test_one_seat_a_side() -> None:
    position = SEED.read(OPENING)
    assert [seat.number for seat in position.seats_to_act()] == [1]
    with pytest.raises(IllegalAction):
        position.play("b5~b4-c4", seat=2)


def test_presets() -> None:
    assert str(SEED.options) == ""
    assert str(GAKKEN.options) == "actions=any-cube rolling=forced turning-back=yes last-stand=yes"


# -- the three symmetries ------------------------------------------------------------------------


def test_reflection_in_the_long_diagonal_exchanges_the_axes() -> None:
    mirror = SEED.symmetries[0]
    assert mirror.position("RP5/2SR3/6/6/6/5ps o quiet=3") == "RS5/6/1SP4/6/6/5pr o quiet=3"
    assert mirror.action("b4~b3-c3") == "c5~d5-d4"
    assert mirror.action("a4=SR") == "c6=SP"


def test_rock_becomes_paper_becomes_scissors() -> None:
    rename = SEED.symmetries[1]
    assert rename.position("RP5/2SR3/6/6/6/5ps o") == "PS5/2RP3/6/6/6/5sr o"
    assert rename.action("b4~b3-c3") == "b4~b3-c3"
    assert rename.action("a4=SR") == "a4=RP"


def test_half_a_turn_exchanges_the_sides() -> None:
    turn = SEED.symmetries[2]
    assert turn.position("RP5/2SR3/6/6/6/5ps o passed=1") == "PS5/6/6/6/3sr2/5rp x passed=1"
    assert turn.action("b4~b3-c3") == "e3~e4-d4"
    assert turn.action("a4=SR") == "f3=SR"
    assert turn.sides == {1: 2, 2: 1}
    assert SEED.read(turn.position(SEED.start().text)).mover == 2  # O may be set up to begin


@pytest.mark.parametrize("game", [SEED, GAKKEN])
def test_a_turned_game_ends_alike(game: wuqi.Game) -> None:
    for symmetry in game.symmetries:
        for seed in range(3):
            line = list(random_game(game, seed))
            turned = game.read(symmetry.position(line[0][0].text))
            for _, action in line[:-1]:
                assert action is not None
                turned = turned.play(symmetry.action(action))
            result, image = line[-1][0].result, turned.result
            assert result is not None
            assert image is not None
            assert image.reason == result.reason
            places = [
                [symmetry.sides.get(side, side) for side in place] for place in result.ranking
            ]
            assert [list(place) for place in image.ranking] == list(map(sorted, places))
