"""Clocks: one per side, computed from the events and their times; nothing ticks.

Because a clock follows from the events and their times, every process computes the same, even after
a restart. Time in which no server was running is not counted.
"""

from collections.abc import Iterable, Sequence

from wuqi.server.protocol import Clock

DAY = 24 * 60 * 60 * 1000
Span = tuple[int, int]


def elapsed(began: int, ended: int, outages: Sequence[Span]) -> int:
    """The time between two moments in which a server was running."""
    lost = sum(max(0, min(ended, up) - max(began, down)) for down, up in outages)
    return max(0, ended - began - lost)


def passed_at(since: int, length: int, outages: Sequence[Span]) -> int:
    """When this much time will have passed, outages not counted."""
    moment = since + length
    for down, up in outages:
        if since < up and down < moment:
            moment += up - max(down, since)
    return moment


def merged(spans: Iterable[Span]) -> list[Span]:
    """The same time as spans that do not overlap, so that nothing is excused twice."""
    found: list[Span] = []
    for began, ended in sorted(spans):
        if found and began <= found[-1][1]:
            found[-1] = (found[-1][0], max(found[-1][1], ended))
        else:
            found.append((began, ended))
    return found


class Clocks:
    """The time each side has left. `running` are the sides that may act: usually one."""

    def __init__(self, terms: Clock, sides: Iterable[int]) -> None:
        self.terms = terms
        self.left = dict.fromkeys(sides, self._fresh)
        self.running: frozenset[int] = frozenset()
        self.since = 0
        self.halved: frozenset[int] = frozenset()  # sides that play with half their time
        self.pauses: dict[int, tuple[Span, ...]] = {}  # of each side: vacations

    def copy(self) -> "Clocks":
        """An independent copy."""
        other = Clocks(self.terms, ())
        other.left = self.left.copy()
        other.running = self.running
        other.since = self.since
        other.halved = self.halved
        other.pauses = self.pauses
        return other

    @property
    def _fresh(self) -> int:
        if self.terms.days:
            return self.terms.days * DAY
        return self.terms.base * 1000 or self.terms.increment * 1000

    def run(self, at: int, outages: Sequence[Span], actor: int = 0, excused: int = 0) -> int:
        """Subtracts the time up to a moment from the running clocks; returns what the actor spent.
        Excused time (lag) is only the actor's: others may be thinking at the same time.
        """
        spent = max(0, self._passed(actor, at, outages) - excused)
        for side in self.running:
            self.left[side] -= spent if side == actor else self._passed(side, at, outages)
        self.since = max(at, self.since)
        return spent

    def pause(self, sides: Iterable[int], since: int, until: int) -> None:
        """Stops clocks between two moments. A pause with the same beginning as another replaces
        it."""
        for side in sides:
            others = (one for one in self.pauses.get(side, ()) if one[0] != since)
            self.pauses = {**self.pauses, side: (*others, (since, until))}

    def _passed(self, side: int, at: int, outages: Sequence[Span]) -> int:
        """The time since the last event that counts for a side."""
        return elapsed(self.since, at, self._excused(side, outages))

    def _excused(self, side: int, outages: Sequence[Span]) -> Sequence[Span]:
        own = self.pauses.get(side)
        return outages if own is None else merged((*outages, *own))

    def switch(self, running: Iterable[int]) -> None:
        """Lets these sides' clocks run; a side whose turn has passed gets its increment."""
        following = frozenset(running)
        for side in self.running - following:
            if self.terms.days:
                self.left[side] = self._fresh
            elif side not in self.halved:
                self.left[side] += self.terms.increment * 1000
        self.running = following

    def halve(self, side: int) -> None:
        """Gives a side half its time, and no increments."""
        self.left[side] //= 2
        self.halved |= {side}

    def go_back(self, running: Iterable[int]) -> None:
        """Switches clocks after a takeback: no time is given back, but the new turn has all its
        days."""
        following = frozenset(running)
        if self.terms.days:
            self.left |= dict.fromkeys(self.running ^ following, self._fresh)
        self.running = following

    def stop(self, side: int) -> None:
        """Removes the clock of a side that is out."""
        self.left.pop(side, None)
        self.running -= {side}

    def runs(self, side: int, now: int) -> bool:
        """Whether a side's clock is running down at a moment."""
        stands = any(since <= now < until for since, until in self.pauses.get(side, ()))
        return side in self.running and not stands

    def left_at(self, side: int, now: int, outages: Sequence[Span]) -> int:
        """What a side has left at a moment, not below zero."""
        left = self.left[side]
        if side in self.running:
            left -= self._passed(side, now, outages)
        return max(0, left)

    def runs_out_at(self, outages: Sequence[Span]) -> int | None:
        """When the first running clock will be at zero if nobody acts; None if none runs."""
        if not self.running:
            return None
        return min(
            passed_at(self.since, self.left[side], self._excused(side, outages))
            for side in self.running
        )

    def flagged(self, now: int, outages: Sequence[Span]) -> list[int]:
        """The sides whose time is up, the one that ran out first before the others."""
        up = [side for side in sorted(self.running) if self.left_at(side, now, outages) == 0]
        return sorted(up, key=self.left.__getitem__)
