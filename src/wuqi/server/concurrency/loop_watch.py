"""Watches the event loop: whatever keeps it busy for long keeps everybody waiting.

Nothing should; what does is counted and logged, with what the loop was doing. A thread looks,
because the loop itself cannot while it is busy.
"""

import asyncio
import sys
import threading
import time
import traceback
from collections.abc import Callable
from types import FrameType

import structlog

from wuqi.server import metrics

log = structlog.get_logger()

TICK_S = 0.025
LONG_S = 0.05
PAUSE_S = 5.0  # no machine is so busy; it slept, or the process was suspended
LOGGED_EVERY_S = 1.0
FRAMES = 6  # of what the loop was doing


class LoopWatch:
    """Ticks in the loop; a thread notices when a tick is late."""

    def __init__(self, on_pause: Callable[[int], None] | None = None) -> None:
        """`on_pause` is told for how many milliseconds the whole process stood still.

        It is called before anything that came meanwhile is looked at.
        """
        self._on_pause = on_pause
        self._ticked_at = awake_or_not()
        self._loop = asyncio.get_running_loop()
        self._thread_id = threading.get_ident()
        self._due = self._cpu = 0.0
        self._doing = ""  # while a tick was late
        self._logged_at = 0.0
        self._timer: asyncio.TimerHandle | None = None
        self._ended = threading.Event()
        self._thread = threading.Thread(target=self._watch, name="loop-watch", daemon=True)

    def start(self) -> None:
        self._again()
        self._thread.start()

    async def close(self) -> None:
        self._ended.set()
        if self._timer is not None:
            self._timer.cancel()
        await asyncio.to_thread(self._thread.join)

    def _again(self) -> None:
        self._doing, self._cpu = "", time.thread_time()
        self._ticked_at = awake_or_not()
        self._due = time.monotonic() + TICK_S
        self._timer = self._loop.call_later(TICK_S, self._tick)

    def _tick(self) -> None:
        late = time.monotonic() - self._due
        stood_still = awake_or_not() - self._ticked_at - (time.thread_time() - self._cpu)
        if stood_still > PAUSE_S and self._on_pause is not None:
            self._on_pause(round(1000 * stood_still))
        if late > LONG_S:
            # A busy machine or a suspended process is late, too, but does not calculate.
            computing = time.thread_time() - self._cpu > LONG_S
            metrics.loop_blocked.labels("computing" if computing else "waiting").inc()
            if computing and time.monotonic() > self._logged_at + LOGGED_EVERY_S:
                self._logged_at = time.monotonic()
                log.warning("event loop blocked", ms=round(1000 * late), at=self._doing)
        self._again()

    def _watch(self) -> None:
        while not self._ended.wait(LONG_S / 2):
            if not self._doing and time.monotonic() > self._due + LONG_S:
                frame = sys._current_frames().get(self._thread_id)
                self._doing = _described(frame) if frame is not None else ""


def awake_or_not() -> float:
    """Seconds of a clock that also counts while the machine sleeps, where there is one."""
    boot = getattr(time, "CLOCK_BOOTTIME", None)
    return time.monotonic() if boot is None else time.clock_gettime(boot)


def _described(frame: FrameType) -> str:
    """The innermost calls, the last one first."""
    calls = traceback.extract_stack(frame)[-FRAMES:]
    return " < ".join(f"{call.name} ({call.filename}:{call.lineno})" for call in reversed(calls))
