"""Clocks may charge no more than the time in which a server was running.

The model knows when at least one process was running (not dead, not suspended), in simulated time,
whatever the time of day was set to meanwhile.
"""

from typing import TYPE_CHECKING

from wuqi.server.table import events as ev

if TYPE_CHECKING:
    from tests.simulation.client import Client, View
    from tests.simulation.promises.history import Committed, History
    from tests.simulation.world import World

NOTICED_S, LEARNT_S = 0.3, 6.0  # that the time of day was set: here, and in other processes
TOLERANCE_S = 0.3  # for what a process does before and after it serves


class Uptime:
    """The times in which at least one process was running."""

    def __init__(self) -> None:
        self._spans: list[tuple[float, float]] = []
        self._since: float | None = None
        self._asleep: list[tuple[float, float]] = []

    def changed(self, now: float, somebody: bool) -> None:
        if somebody and self._since is None:
            self._since = now
        elif not somebody and self._since is not None:
            self._spans.append((self._since, now))
            self._since = None

    def exclude(self, began: float, ended: float) -> None:
        """Excludes a time in which all processes were suspended."""
        self._asleep.append((began, ended))

    def between(self, began: float, ended: float) -> float:
        spans = self._spans if self._since is None else [*self._spans, (self._since, ended)]
        return _within(spans, began, ended) - _within(self._asleep, began, ended)


def _within(spans: list[tuple[float, float]], began: float, ended: float) -> float:
    return sum(max(0.0, min(ended, up) - max(began, down)) for down, up in spans)


class ClockModel:
    """Bounds for what the server says about time."""

    def __init__(self, world: "World", history: "History") -> None:
        self._world = world
        self._history = history
        self.uptime = Uptime()
        self._checked = 0  # steps whose time was checked
        self._allowed: list[float] = []  # by event: the most that may be charged until then

    def committed(self, one: "Committed") -> None:
        """From the moment before, as early as it can have been, to now."""
        log = self._history.log
        began = self._decided(one.number - 1)
        self._allowed[one.number - 1 :] = [self._most(began, self._world.now)]
        if isinstance(one.event, ev.Out) and one.event.reason == "time":
            self._check_time_out(one)
        assert len(log) == one.number

    def _decided(self, number: int) -> float:
        """When an event was decided, or earlier: by the time of day, unless it was changed."""
        if number < 1:
            return 0.0
        log = self._history.log
        if self._world.jumps:
            return log[number - 2].when if number > 1 else 0.0
        return self._world.when(log[number - 1].at)

    def _most(self, began: float, ended: float) -> float:
        """The most that an event may charge; more if it was decided before the process noticed that
        the clock was set."""
        noticed = LEARNT_S if self._world.plan.shared else NOTICED_S
        unnoticed = sum(
            max(0.0, by) for at, by in self._world.jumps if began <= at <= ended < at + noticed
        )
        return self.uptime.between(began, ended) + unnoticed + TOLERANCE_S

    def _check_time_out(self, out: "Committed") -> None:
        """The side must really have used up its time."""
        assert isinstance(out.event, ev.Out)
        terms, used, since = self._world.plan.clock, 0.0, 0.0
        for one in self._history.log[:-1]:
            if isinstance(one.event, ev.Acted | ev.WentBack):
                since = 0.0
            since += self._allowed[one.number - 1]
        used = sum(self._allowed[one.number - 1] for one in self._history.log)
        if used < terms.base:
            self._history.violated(
                f"side {out.event.side} lost on time after at most {used:.1f} s of {terms.base}"
            )

    def shown(self, client: "Client", view: "View") -> None:
        terms = self._world.plan.clock
        most = 1000 * (terms.base + terms.increment * len(client.steps))
        for hand in view.clocks:
            if not view.back and not 0 <= hand.left <= most:
                self._history.violated(f"{client.name} sees {hand.left} ms left, of {most}")
        if view.back or self._world.plan.options:  # there, several seats of a side act in turn
            return
        log = self._history.log[: view.number]
        acted = [one for one in log if isinstance(one.event, ev.Acted)]
        for one, step in list(zip(acted, client.steps, strict=True))[self._checked :]:
            # Since the last event that let a clock run: at the latest the action before.
            first = acted[step.ply - 2].number if step.ply > 1 else 0
            most_s = sum(self._allowed[first : one.number])
            if not 0 <= step.spent <= 1000 * most_s:
                self._history.violated(
                    f"ply {step.ply} cost {step.spent} ms; a server was there for {most_s:.3f} s"
                )
        self._checked = len(acted)
        self._check_running(client, view, acted)

    def _check_running(self, client: "Client", view: "View", acted: list["Committed"]) -> None:
        """Checks that a running clock has all the time that was not spent."""
        terms = self._world.plan.clock
        for hand in view.clocks:
            own = [step for step in client.steps if step.side == hand.side]
            # Between people the first move of a side costs nothing, and adds nothing either.
            added = terms.increment * max(0, len(own) - 1)
            left = terms.base + added - sum(one.spent for one in own) / 1000
            if hand.running:
                began = self._decided(acted[-1].number) if acted else 0.0
                left -= self._most(began, self._world.now)
            if view.status == "playing" and hand.left < 1000 * left - 1000 * TOLERANCE_S:
                self._history.violated(
                    f"side {hand.side} has {hand.left} ms left; it should be {left:.3f} s at least"
                )
