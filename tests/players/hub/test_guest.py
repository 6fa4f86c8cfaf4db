"""Any Hub engine can play at our tables; an engine that misbehaves loses its game."""

import sys
from pathlib import Path

import pytest

from wuqi.arena.plan import MatchPlan
from wuqi.arena.playing import play
from wuqi.core.errors import BadRequest
from wuqi.players.hub import guest
from wuqi.players.hub.dialect import hub_game
from wuqi.players.hub.guest import HubGuest, HubInvitation
from wuqi.players.player import PlayerForfeits
from wuqi.players.seating import sit_down

DOUBLE = Path(__file__).with_name("engine_double.py")


def spec(manner: str, seconds: float = 0.05) -> str:
    return f"hub:{seconds}:{sys.executable} -m tests.players.hub.engine_double {manner}"


@pytest.fixture(autouse=True)
def _near(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("PYTHONPATH", str(DOUBLE.parents[3]))


def match(manner: str) -> MatchPlan:
    game = hub_game()
    return MatchPlan(game.name, dict(game.options), (spec(manner), "random"), 1, 1, 4)


@pytest.mark.parametrize("manner", ["new", "old", "chatty"])
def test_both_dialects_play_a_whole_game(manner: str) -> None:
    plan = match(manner)
    record = play(plan, next(plan.pairings()))
    assert record.result is not None
    assert "forfeit" not in record.extra
    assert record.replay()[-1].result is not None


@pytest.mark.parametrize(
    ("manner", "why"), [("illegal", "1-50"), ("gone", "stopped in the middle")]
)
def test_who_plays_nonsense_or_leaves_loses(manner: str, why: str) -> None:
    plan = match(manner)
    record = play(plan, next(plan.pairings()))
    assert record.result is not None
    assert record.result.reason == "forfeit"
    assert record.result.ranking == ((2,), (1,))
    assert why in record.extra["forfeit"]


def test_who_says_nothing_loses(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(guest, "PATIENCE_S", 0.3)
    player = HubGuest(spec("silent").removeprefix("hub:"))
    position = hub_game().start()
    with pytest.raises(PlayerForfeits, match="did not answer in time") as failed:
        player.choose(position, position.game.seats[0])
    assert failed.value.side == 1
    assert player._engine is None


def test_a_program_that_is_not_there() -> None:
    """It is refused before a game begins, and not forfeited."""
    with pytest.raises(BadRequest, match="could not be started"):
        HubGuest("/nowhere/engine hub")


def test_invitations() -> None:
    assert HubInvitation.read("./scan hub") == HubInvitation(("./scan", "hub"))
    invitation = HubInvitation.read("0.1:book=false:bb-size=0:sh -c 'cd /x && ./scan hub'")
    assert invitation.seconds == 0.1
    assert invitation.parameters == (("book", "false"), ("bb-size", "0"))
    assert invitation.command == ("sh", "-c", "cd /x && ./scan hub")
    for wrong in ("", "0.1:", "a 'b"):
        with pytest.raises(BadRequest):
            HubInvitation.read(wrong)


def test_only_the_trusted_may_start_programs() -> None:
    program = f"hub:{sys.executable} engine.py"
    assert sit_down(program, trusted=True).kind == program
    with pytest.raises(BadRequest):
        sit_down(program)
    with pytest.raises(BadRequest):
        sit_down("level:3:50")
