"""How levels behave at a table: they see views only, act as a team, and never play nonsense."""

from collections.abc import Sequence

import pytest

from wuqi import load
from wuqi.core.folder.contract import Seat
from wuqi.core.play.playthrough import Playthrough
from wuqi.core.position import Action, Position
from wuqi.players.level_player import LevelPlayer
from wuqi.players.levels import HIGHEST
from wuqi.players.player import answer
from wuqi.players.seating import sit_all

ONE_STEP_FROM_THE_CORNER = "6/6/6/6/1rp3RP/6 x"
SEEDS = range(12)


class Watched(LevelPlayer):
    """A level that keeps what it was shown."""

    def __init__(self, number: int) -> None:
        super().__init__(number, seed=number)
        self.shown: list[tuple[int, Position]] = []

    def choose_together(self, view: Position, seats: Sequence[Seat]) -> tuple[Seat, Action]:
        self.shown.append((seats[0].side, view))
        return super().choose_together(view, seats)


def test_armies_are_set_up_in_secret_from_views_alone() -> None:
    game = load("tamquan", deploy="hidden")
    teams = {side: Watched(side) for side in range(1, game.sides + 1)}
    players = {seat.number: teams[seat.side] for seat in game.seats}
    line = Playthrough(game.start())
    while line.position.secret:
        truth = line.position
        seat, action = answer(players, truth)
        side, view = teams[seat.side].shown[-1]
        assert side == seat.side
        assert view == truth.seen_by(side)
        line.play(action, seat.number)
    assert line.position.mover > 0
    seen = [view.text for _, view in teams[2].shown]
    assert not any("A" in text.split(" ")[0] for text in seen)  # team 1's men are nowhere in it


def test_a_team_is_one_player_and_decides_who_acts() -> None:
    game = load("tamquan")
    players = sit_all(game, {seat.number: "level:2" for seat in game.seats}, seed=1)
    teams = {(seat.side, id(players[seat.number])) for seat in game.seats}
    assert len(teams) == game.sides
    assert len({player for _, player in teams}) == game.sides
    position = game.start()
    acted = set()
    for _ in range(16):
        seat, action = answer(players, position)
        assert action in position.actions(seat.number)
        acted.add(seat.number)
        position = position.play(action, seat.number)
    assert len(acted) > game.sides  # not always the same member


@pytest.mark.parametrize("number", range(1, HIGHEST + 1))
def test_a_win_that_is_seen_is_taken(number: int) -> None:
    game = load("janken")
    position = game.read(ONE_STEP_FROM_THE_CORNER)
    wins = {action for action in position.actions() if position.play(action).result is not None}
    assert 0 < len(wins) < len(position.actions()) / 4
    seat = game.seats[0]
    chosen = [LevelPlayer(number, seed, pace=0.01).choose(position, seat) for seed in SEEDS]
    taken = sum(action in wins for action in chosen)
    assert taken > len(SEEDS) / 2  # the lowest overlook it now and then
    assert taken == len(SEEDS) or number < HIGHEST - 1
