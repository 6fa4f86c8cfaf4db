"""Clocks: one a side, kept by adding up what happened and when; nothing ticks.

Because a clock follows from the events and their moments, every process computes the same,
also after a restart. Time in which no server ran counts for nobody.
"""

from collections.abc import Iterable, Sequence

from wuqi.server.protocol import Clock

DAY = 24 * 60 * 60 * 1000
Span = tuple[int, int]


def elapsed(began: int, ended: int, outages: Sequence[Span]) -> int:
    """The time between two moments that a server was there to see."""
    lost = sum(max(0, min(ended, up) - max(began, down)) for down, up in outages)
    return max(0, ended - began - lost)


class Clocks:
    """What each side has left. `running` are the sides that may act: usually one."""

    def __init__(self, terms: Clock, sides: Iterable[int]) -> None:
        self.terms = terms
        self.left = dict.fromkeys(sides, self._fresh)
        self.running: frozenset[int] = frozenset()
        self.since = 0

    def copy(self) -> "Clocks":
        """Clocks that go on by themselves."""
        other = Clocks(self.terms, ())
        other.left = self.left.copy()
        other.running = self.running
        other.since = self.since
        return other

    @property
    def _fresh(self) -> int:
        if self.terms.days:
            return self.terms.days * DAY
        return self.terms.base * 1000 or self.terms.increment * 1000

    def run(self, at: int, outages: Sequence[Span], actor: int = 0, excused: int = 0) -> int:
        """Takes the time up to a moment off the running clocks; gives what the actor spent.

        What is excused is the actor's alone: others may be thinking at the same time.
        """
        passed = elapsed(self.since, at, outages)
        spent = max(0, passed - excused)
        for side in self.running:
            self.left[side] -= spent if side == actor else passed
        self.since = max(at, self.since)
        return spent

    def switch(self, running: Iterable[int]) -> None:
        """Lets these sides' clocks run; a side whose turn has passed gets its increment."""
        following = frozenset(running)
        for side in self.running - following:
            if self.terms.days:
                self.left[side] = self._fresh
            else:
                self.left[side] += self.terms.increment * 1000
        self.running = following

    def go_back(self, running: Iterable[int]) -> None:
        """The same after a takeback: no time is given back, but another turn has all its days."""
        following = frozenset(running)
        if self.terms.days:
            self.left |= dict.fromkeys(self.running ^ following, self._fresh)
        self.running = following

    def stop(self, side: int) -> None:
        """A side that is out has no clock any more."""
        self.left.pop(side, None)
        self.running -= {side}

    def left_at(self, side: int, now: int, outages: Sequence[Span]) -> int:
        """What a side has left at a moment, not below zero."""
        left = self.left[side]
        if side in self.running:
            left -= elapsed(self.since, now, outages)
        return max(0, left)

    def runs_out_at(self, outages: Sequence[Span]) -> int | None:
        """When the first running clock will be at zero if nobody acts; None if none runs."""
        if not self.running:
            return None
        moment = self.since + min(self.left[side] for side in self.running)
        for down, up in outages:
            if self.since < up and down < moment:
                moment += up - max(down, self.since)
        return moment

    def flagged(self, now: int, outages: Sequence[Span]) -> list[int]:
        """The sides whose time is up, the one that ran out first before the others."""
        up = [side for side in sorted(self.running) if self.left_at(side, now, outages) == 0]
        return sorted(up, key=self.left.__getitem__)
