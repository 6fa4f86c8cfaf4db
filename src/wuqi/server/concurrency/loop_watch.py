"""Watches the event loop: anything that blocks it for long delays everyone.

Blocks are counted and logged, with what the loop was doing. A thread watches, because a busy loop
cannot watch itself.
"""

import asyncio
import signal
import sys
import threading
import time
import traceback
from types import FrameType
from typing import Any, Protocol

import structlog

from wuqi.server import metrics

log = structlog.get_logger()

TICK_S = 0.025
LONG_S = 0.05
PAUSE_S = 5.0  # longer than any busy machine: it slept, or was suspended
BRIEF_S = 0.1  # the same, if the system says so
SET_S = 0.5  # the time of day was set ahead; ordinary corrections are smaller
LOGGED_EVERY_S = 1.0
SETTLING_S = 3.0  # a server that starts imports and sorts its objects: counted, but not logged
FRAMES = 6  # of what the loop was doing


class OnPause(Protocol):
    """What is told of a pause."""

    def __call__(self, milliseconds: int, brief: bool = False) -> None:
        """This process has missed that time; `brief`: less than a busy machine may take."""


class LoopWatch:
    """Ticks in the loop; a thread notices when a tick is late."""

    def __init__(self, on_pause: OnPause | None = None) -> None:
        """`on_pause` is called with the milliseconds that this process has missed: it was suspended
        (then it is called before anything that arrived meanwhile is handled), or the time of day
        was set ahead (noticed within a tick).
        """
        self._on_pause = on_pause
        self._ticked_at, self._set_at, self._awake_at = awake_or_not(), time.time(), 0.0
        self._continued = False  # after it was stopped, as by Ctrl-Z
        self._continue_before: Any = None
        self._loop = asyncio.get_running_loop()
        self._thread_id = threading.get_ident()
        self._due = self._cpu = 0.0
        self._doing = ""  # while a tick was late
        self._logged_at = 0.0
        self._timer: asyncio.TimerHandle | None = None
        self._ended = threading.Event()
        self._thread = threading.Thread(target=self._watch, name="loop-watch", daemon=True)

    def start(self) -> None:
        self._logged_at = time.monotonic() + SETTLING_S
        self._notice_continuing()
        self._again()
        self._thread.start()

    async def close(self) -> None:
        self._ended.set()
        if self._continue_before is not None:
            signal.signal(signal.SIGCONT, self._continue_before)
        if self._timer is not None:
            self._timer.cancel()
        await asyncio.to_thread(self._thread.join)

    def _again(self) -> None:
        self._doing, self._cpu, self._continued = "", time.thread_time(), False
        self._ticked_at, self._set_at = awake_or_not(), time.time()
        self._awake_at = time.monotonic()
        self._due = self._awake_at + TICK_S
        self._timer = self._loop.call_later(TICK_S, self._tick)

    def _tick(self) -> None:
        late = time.monotonic() - self._due
        passed = awake_or_not() - self._ticked_at
        stood_still = passed - (time.thread_time() - self._cpu)
        set_ahead = time.time() - self._set_at - passed
        missed = missed_of(stood_still, set_ahead)
        if missed and self._on_pause is not None:
            self._on_pause(missed)
        elif stood_still > BRIEF_S and self._was_suspended(passed) and self._on_pause is not None:
            self._on_pause(round(1000 * stood_still), brief=True)
        if late > LONG_S:
            # On a busy machine or after a suspension ticks are late, too, but the loop was not
            # computing.
            computing = time.thread_time() - self._cpu > LONG_S
            metrics.loop_blocked.labels("computing" if computing else "waiting").inc()
            if computing and time.monotonic() > self._logged_at + LOGGED_EVERY_S:
                self._logged_at = time.monotonic()
                log.warning("event loop blocked", ms=round(1000 * late), at=self._doing)
        self._again()

    def _was_suspended(self, passed: float) -> bool:
        """Whether the system says that this process was stopped, or that the machine slept."""
        return self._continued or passed - (time.monotonic() - self._awake_at) > BRIEF_S

    def _notice_continuing(self) -> None:
        here = threading.current_thread() is threading.main_thread()
        if here and hasattr(signal, "SIGCONT"):
            self._continue_before = signal.signal(signal.SIGCONT, self._on_continue)
            signal.siginterrupt(signal.SIGCONT, False)  # what waits for the disk is not disturbed

    def _on_continue(self, *_: object) -> None:
        self._continued = True

    def _watch(self) -> None:
        while not self._ended.wait(LONG_S / 2):
            if not self._doing and time.monotonic() > self._due + LONG_S:
                frame = sys._current_frames().get(self._thread_id)
                self._doing = _described(frame) if frame is not None else ""


def missed_of(stood_still: float, set_ahead: float) -> int:
    """The milliseconds that no clock should count, of the seconds in which nothing was done."""
    missed = stood_still if stood_still > PAUSE_S else 0.0
    missed += set_ahead if set_ahead > SET_S else 0.0
    return round(1000 * missed)


def awake_or_not() -> float:
    """Seconds of a clock that also counts while the machine sleeps, where there is one."""
    boot = getattr(time, "CLOCK_BOOTTIME", None)
    return time.monotonic() if boot is None else time.clock_gettime(boot)


def _described(frame: FrameType) -> str:
    """The innermost calls, the last one first."""
    calls = traceback.extract_stack(frame)[-FRAMES:]
    return " < ".join(f"{call.name} ({call.filename}:{call.lineno})" for call in reversed(calls))
