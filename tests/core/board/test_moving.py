"""Touching a piece says how it moves, and where: for every piece of every game."""

from random import Random

import pytest

from wuqi.core.board.picture import Cell
from wuqi.core.kernel import CHANCE, OVER
from wuqi.core.position import Position
from wuqi.core.registry import configure, names
from wuqi.core.text.words import LANGUAGES, words


def positions(game: str, seed: int, **options: str) -> list[Position]:
    chance = Random(seed)
    found: list[Position] = []
    position = configure(game, None, options).start()
    while position.mover != OVER and len(found) < 120:
        found.append(position)
        position = position.play(chance.choice(list(position.actions() or position.outcomes())))
    return found


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("game", names())
def test_every_piece_says_how_it_moves(game: str, language: str) -> None:
    say = words(language, game)
    for position in positions(game, 3)[::9]:
        for square in position.pieces:
            moving = position.moving(square)
            assert moving is not None
            assert say(moving.saying.key, **moving.saying.details)


@pytest.mark.parametrize("game", names())
def test_pieces_go_where_the_rules_let_them(game: str) -> None:
    """Each first step of a legal action is among what the piece on its square is said to reach."""
    for position in positions(game, 5):
        if position.mover == CHANCE:
            continue
        for action in position.actions():
            steps = [one for one in position.effects(action) if one.kind in ("step", "roll")]
            if steps:
                moving = position.moving(steps[0].square)
                assert moving is not None
                assert steps[0].to in moving.squares, (position.text, action)


@pytest.mark.parametrize(
    ("kind", "squares"),
    [
        ("general", "a3 b3 c3 d3 f3 g3 h3 i3 e1 e2 e4 e5"),
        ("soldier", "e2 e4 d3 f3"),
        ("advisor", "d2 d4 f2 f4"),
        ("elephant", "c1 c5 g1 g5"),
        ("horse", "c2 c4 g2 g4 d1 d5 f1 f5"),
    ],
)
def test_a_lone_piece_in_the_middle(kind: str, squares: str) -> None:
    game = configure("sanguo", None, {})
    pieces = {"e3": Cell("e3", f"piece-red-{kind}", ink="red")}
    found = game.parts.moving.moving(game.options, pieces, "e3")
    assert found is not None
    assert set(found.squares) == set(squares.split())
    assert game.start().moving("e3") is None


def test_a_cannon_takes_over_a_screen() -> None:
    game = configure("sanguo", None, {})
    pieces = {
        "a3": Cell("a3", "piece-red-cannon", ink="red"),
        "c3": Cell("c3", "piece-hidden"),
        "f3": Cell("f3", "piece-black-horse", ink="black"),
        "h3": Cell("h3", "piece-black-horse", ink="black"),
    }
    found = game.parts.moving.moving(game.options, pieces, "a3")
    assert found is not None
    assert set(found.squares) == {"b3", "f3", "a1", "a2", "a4", "a5"}


def test_a_man_and_a_king() -> None:
    game = configure("draughts", None, {})
    man = game.read("W:W28:B22,33").moving("28")
    assert man is not None
    assert set(man.squares) == {"23", "17", "39"}  # steps only forward, jumps both ways
    king = game.read("W:WK28:B22").moving("28")
    assert king is not None
    assert {"17", "11", "6", "23", "50", "5"} <= set(king.squares)
    assert "22" not in king.squares
