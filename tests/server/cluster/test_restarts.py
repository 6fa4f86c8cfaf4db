"""Workers that die are started anew, but not without end."""

from itertools import pairwise

from wuqi.server.cluster.restarts import LATEST_S, SOONEST_S, Restarts


def starts(restarts: Restarts, begin: float, seconds: float) -> list[float]:
    """When workers are started that die at once, looked at as often as the server does."""
    moments = [begin + SOONEST_S * look for look in range(int(seconds / SOONEST_S))]
    return [moment for moment in moments if restarts.are_due(2, moment)]


def test_pauses_grow_while_they_keep_dying() -> None:
    found = starts(Restarts(), 100.0, 60)
    pauses = [later - sooner for sooner, later in pairwise(found)]
    assert pauses[0] < 0.5
    assert pauses == sorted(pauses)
    assert LATEST_S <= pauses[-1] < LATEST_S + 2 * SOONEST_S
    assert len(found) < 20


def test_one_that_dies_after_a_good_while_is_started_at_once_and_soon_again() -> None:
    restarts = Restarts()
    last = starts(restarts, 100.0, 60)[-1]
    well = [last + SOONEST_S * look for look in range(1, 100)]
    assert not any(restarts.are_due(0, moment) for moment in well)
    first, second, *_ = starts(restarts, well[-1], 10)
    assert first == well[-1]
    assert second - first < 0.5
