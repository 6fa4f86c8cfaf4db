"""The notice on standard error while functions are compiled for this machine, once.

At a terminal, one line shows the function, how many there were and how long it has taken. The line
is removed whenever compiling pauses, so it never mixes with a program's own output; at the end of
the program a last line sums up. Elsewhere there is one line at the beginning.
"""

import atexit
import sys
import time

from wuqi.core.text.words import terminal_language, words

CLEAR = "\r\x1b[K"


class CompilingNotice:
    """Counts what is compiled in this process."""

    def __init__(self) -> None:
        self._open = 0  # functions begun and not done: one compiles those that it calls
        self._done = 0
        self._seconds = 0.0
        self._since = 0.0
        self._begun = False

    def begin(self, module: str, function: str) -> None:
        """Notes that a function is going to be compiled."""
        if self._open == 0:
            self._since = time.monotonic()
        self._open += 1
        live = sys.stderr.isatty()
        if not self._begun:
            self._begun = True
            if live:
                atexit.register(self._sum_up)
            else:
                print(f"wuqi: {words(terminal_language())('compiling')}", file=sys.stderr)
        if live:
            self._draw(f"{module.removeprefix('wuqi.')}.{function}")

    def end(self) -> None:
        """Notes that it is compiled."""
        self._open = max(0, self._open - 1)
        self._done += 1
        if self._open == 0:
            self._seconds += time.monotonic() - self._since
            if sys.stderr.isatty():
                sys.stderr.write(CLEAR)
                sys.stderr.flush()

    def _draw(self, name: str) -> None:
        seconds = round(self._seconds + time.monotonic() - self._since)
        say = words(terminal_language())
        line = say("compiling-now", name=name, number=self._done + 1, seconds=seconds)
        sys.stderr.write(f"{CLEAR}wuqi: {line}")
        sys.stderr.flush()

    def _sum_up(self) -> None:
        seconds = round(self._seconds)
        line = words(terminal_language())("compiling-done", number=self._done, seconds=seconds)
        print(f"wuqi: {line}", file=sys.stderr)


NOTICE = CompilingNotice()
