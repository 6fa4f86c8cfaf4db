"""The notice on standard error while functions are compiled for this machine, once.

At a terminal, one line shows the function, how many of how many there were and how long it has
taken. How many there will be is known from what the functions call (`callees`), and from those who
say in advance what they are going to call (`expect`). The line is removed whenever compiling
pauses, so it never mixes with a program's own output; at the end of the program a last line sums
up. Elsewhere there is one line at the beginning.
"""

import atexit
import shutil
import sys
import time
from collections.abc import Callable
from typing import Any

from wuqi.core.board.as_text import width_of
from wuqi.core.native.callees import made_of
from wuqi.core.text.words import terminal_language, words

CLEAR = "\r\x1b[K"

Function = Callable[..., Any]


class CompilingNotice:
    """Counts what is compiled in this process."""

    def __init__(self) -> None:
        self._open = 0  # functions begun and not done: one compiles those that it calls
        self._begun: set[Function] = set()
        self._announced: set[Function] = set()
        self._expected: set[Function] = set()
        self._seconds = 0.0
        self._since = 0.0
        self._silent = False

    def silence(self) -> None:
        """Shows nothing from now on: somebody else says how far it is."""
        self._silent = True

    def expect(self, *compiled: Any) -> None:
        """Announces that these `@compiled` functions are going to be called."""
        self._announced.update(one.py_func for one in compiled)

    def begin(self, function: Function) -> None:
        """Notes that a function is going to be compiled."""
        if self._open == 0:
            self._since = time.monotonic()
        self._open += 1
        live = sys.stderr.isatty()
        if self._silent:
            return
        if not self._begun:
            if live:
                atexit.register(self._sum_up)
            else:
                print(f"wuqi: {words(terminal_language())('compiling')}", file=sys.stderr)
        self._begun.add(function)
        if live:
            self._draw(function)

    def end(self) -> None:
        """Notes that it is compiled."""
        self._open = max(0, self._open - 1)
        if self._open == 0:
            self._seconds += time.monotonic() - self._since
            if sys.stderr.isatty() and not self._silent:
                sys.stderr.write(CLEAR)
                sys.stderr.flush()

    def _draw(self, function: Function) -> None:
        if not {function, *self._announced} <= self._expected:
            self._expected |= made_of({function, *self._announced})
        whole_name = f"{function.__module__.removeprefix('wuqi.')}.{function.__name__}"
        room = shutil.get_terminal_size().columns - 1  # a line that is wrapped cannot be cleared
        for name in (whole_name, function.__name__):
            line = f"wuqi: {self._progress(name)}"
            if width_of(line) <= room:
                break
        while width_of(line) > room:
            line = line[:-1]
        sys.stderr.write(f"{CLEAR}{line}")
        sys.stderr.flush()

    def _progress(self, name: str) -> str:
        return words(terminal_language())(
            "compiling-now",
            name=name,
            number=len(self._begun),
            total=len(self._expected | self._begun),
            seconds=round(self._seconds + time.monotonic() - self._since),
        )

    def _sum_up(self) -> None:
        number, seconds = len(self._begun), round(self._seconds)
        line = words(terminal_language())("compiling-done", number=number, seconds=seconds)
        print(f"wuqi: {line}", file=sys.stderr)


NOTICE = CompilingNotice()
