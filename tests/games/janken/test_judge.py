"""What search is told of janken shogi: actions that may be left out, corners within reach."""

import random

import pytest

import wuqi
from wuqi.core.position import Position
from wuqi.games.janken.judge import WON, judge, reaches_corner, redundant
from wuqi.games.janken.rules import outset, play

SETTINGS: tuple[dict[str, str], ...] = (
    {},
    {"preset": "gakken"},
    {"turning-back": "yes"},
    {"actions": "any-cube"},
)


def positions(options: dict[str, str], games: int) -> list[Position]:
    """Positions of random games, once the cubes are placed."""
    chance = random.Random(5)
    met = []
    for _ in range(games):
        position = wuqi.load("janken", **options).start()
        while position.result is None:
            if position.expected.key != "expect-place":
                met.append(position)
            position = position.after(chance.choice(position.codes()))
    return met


def after(position: Position, code: int) -> bytes:
    state = position.state.copy()
    play(state, code)
    return state.tobytes()


@pytest.mark.parametrize("options", SETTINGS)
def test_what_is_left_out_is_reached_otherwise(options: dict[str, str]) -> None:
    left_out = 0
    for position in positions(options, 3):
        kept = [code for code in position.codes() if not redundant(position.state, code)]
        left_out += len(position.codes()) - len(kept)
        everything = {after(position, code) for code in position.codes()}
        assert {after(position, code) for code in kept} == everything
    assert left_out > 0


@pytest.mark.parametrize("options", SETTINGS[:2])
def test_a_corner_within_reach_is_seen(options: dict[str, str]) -> None:
    seen = 0
    for position in positions(options, 8):
        within_reach = reaches_corner(outset(position.state))
        if within_reach or not options:  # with `gakken` another cube may have to make way first
            seen += within_reach
            ends = [position.after(code).result for code in position.codes()]
            wins = any(end is not None and end.reason == "corner" for end in ends)
            assert wins == within_reach
        if within_reach:
            assert judge(position.state, position.mover) == WON
    assert seen > 3


def test_a_turned_board_is_worth_the_same() -> None:
    for position in positions({}, 2):
        value = judge(position.state, position.mover)
        for symmetry in position.game.symmetries:
            turned = position.game.read(symmetry.position(position.text))
            assert judge(turned.state, turned.mover) == value
