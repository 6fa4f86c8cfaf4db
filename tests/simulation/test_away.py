"""A line that falls silent without being closed: the opponent sees "away" within 15 seconds."""

from collections.abc import Iterator
from dataclasses import replace

import pytest

from tests.simulation.plan import OPEN_GAME, Fault, Plan, planned
from tests.simulation.report import explained
from tests.simulation.seeds import Outcome, Seeds, simulation
from wuqi.server.protocol import Clock

WITHIN_S = 15.0
WORLDS = 6  # with lines that fall silent at any moment between two heartbeats
FIRST_S, BEAT_S = 5.0, 4.0


@pytest.fixture(scope="module")
def seeds() -> Iterator[Seeds]:
    with simulation() as opened:
        yield opened


def silent_world(seed: int) -> Plan:
    """Mai and Kim play, on one process or on two; then nothing of Mai arrives for 40 seconds."""
    at = FIRST_S + BEAT_S * seed / WORLDS
    return replace(
        planned(seed),
        processes=1 + seed % 2,
        postgres=bool(seed % 2),
        game=OPEN_GAME,
        options={},
        computer=False,
        clock=Clock(base=600),
        onlookers=0,
        until=60.0,
        faults=[Fault(at, "silence", 0, 0, 40.0)],
    )


def seen_after(outcome: Outcome) -> tuple[float, bool]:
    """How long after the silence began Kim saw that Mai is away; and whether Mai came back."""
    began = next(at for at, who, what, _ in outcome.trace if (who, what) == ("fault", "silence"))
    seen = [
        (at - began, here)
        for at, who, what, here in outcome.trace
        if (who, what) == ("Kim", "sees others") and at > began
    ]
    return seen[0][0], seen[-1][1]


@pytest.mark.parametrize("seed", range(WORLDS))
def test_an_opponent_who_fell_silent_is_away_within_15_seconds(seeds: Seeds, seed: int) -> None:
    outcome = seeds.run_plan(silent_world(seed))
    assert outcome.problem is None, explained(outcome)
    after, came_back = seen_after(outcome)
    assert after < WITHIN_S
    assert came_back
