"""Who can sit where."""

import pytest

import wuqi
from wuqi.core.errors import BadRequest
from wuqi.players.player import assign
from wuqi.players.seating import sit_down


def test_one_specification_a_side_or_a_seat() -> None:
    game = wuqi.load("musketeers")
    assert assign(game, ["you", "random"]) == {1: "you", 2: "random"}
    with pytest.raises(BadRequest, match="2 sides"):
        assign(game, ["you"])


def test_the_random_player_is_repeatable() -> None:
    position = wuqi.load("musketeers").start()
    seat = position.seats_to_act()[0]
    choices = [sit_down("random", seed=4).choose(position, seat) for _ in range(3)]
    assert len(set(choices)) == 1
    assert choices[0] in position.actions()


def test_unknown_players_are_refused() -> None:
    with pytest.raises(BadRequest, match="grandma"):
        sit_down("grandma")
