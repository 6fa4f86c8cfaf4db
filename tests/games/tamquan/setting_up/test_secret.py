"""Setting up in secret: the published mixtures are optimal, and players draw from them."""

from collections import Counter
from fractions import Fraction
from pathlib import Path

import pytest

from tests.games.tamquan.setting_up.in_secret import payoffs, set_ups
from tests.solve.solved import made, small_game, solved
from wuqi import load
from wuqi.core.game import Game
from wuqi.core.position import Position
from wuqi.games.tamquan.secret import MIXTURES
from wuqi.players.level_player import LevelPlayer
from wuqi.players.perfect_player import PerfectPlayer
from wuqi.players.player import Player, answer
from wuqi.solve.build import Made
from wuqi.solve.matrix_game import Solution, guaranteed, simplest, turned_round
from wuqi.solve.store import knows_whole

__all__ = ["made", "solved"]


def check_mixtures(game: Game) -> None:
    """The published mixtures prove a value of 0: each gets at least that against all set-ups.

    Each is also the simplest there is, and the one that gets most against random set-ups.
    """
    matrix = payoffs(game)
    value = Fraction(0)
    for side, seen in ((1, matrix), (2, turned_round(matrix))):
        published = MIXTURES[game.options["steps"]][side - 1]
        mixture = {
            set_ups(side).index(squares): Fraction(1, len(published)) for squares in published
        }
        assert guaranteed(seen, mixture) == value
        assert simplest(seen, Solution(value, mixture, {})) == mixture


def test_the_mixtures_are_optimal_with_orthogonal_steps(solved: Made) -> None:
    check_mixtures(small_game())


@pytest.mark.slow
def test_the_mixtures_are_optimal_with_eight_directions(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """The other two settings are checked by `benchmarks.games.tamquan.in_secret`."""
    monkeypatch.setenv("WUQI_DATA", str(tmp_path))
    check_mixtures(load("tamquan", steps="eight"))


def set_up_of(players: dict[int, Player], position: Position, side: int) -> tuple[str, ...]:
    """The squares on which a team sets up; the other team waits."""
    placed = []
    while any(seat.side == side for seat in position.seats_to_act()):
        seat, action = answer(players, position, side)
        placed.append(str(action).removeprefix("@"))
        position = position.play(action, seat.number)
    return tuple(sorted(placed))


@pytest.mark.parametrize("player", [PerfectPlayer(4), LevelPlayer(1, 4), LevelPlayer(8, 4)])
def test_computers_draw_their_set_up_by_lot(player: Player) -> None:
    game = load("tamquan", deploy="hidden")
    for side in (1, 2):
        published = {tuple(sorted(squares)) for squares in MIXTURES["orthogonal"][side - 1]}
        players = {seat.number: player for seat in game.seats}
        drawn = Counter(set_up_of(players, game.start(), side) for _ in range(100))
        assert set(drawn) == published
        assert min(drawn.values()) > 25  # each is drawn half of the time


def test_computers_follow_what_a_teammate_has_begun() -> None:
    """Where they can; otherwise they still finish the set-up."""
    game = load("tamquan", deploy="hidden")
    for first in ("@b2", "@a1"):
        begun = game.start().play(first)
        for player in (PerfectPlayer(1), LevelPlayer(3, 1)):
            players: dict[int, Player] = {seat.number: player for seat in game.seats}
            squares = {first.removeprefix("@"), *set_up_of(players, begun, 1)}
            assert len(squares) == 3
            assert first == "@a1" or tuple(sorted(squares)) == ("b2", "c2", "d2")


def test_the_perfect_player_is_offered_where_armies_are_set_up_in_secret(solved: Made) -> None:
    assert knows_whole(load("tamquan", deploy="hidden", taking="all"))
    assert not knows_whole(load("tamquan", "8x8", deploy="hidden"))
