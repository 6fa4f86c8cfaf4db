"""An external program that plays: its process, the lines it writes, and what happens if it is
silent."""

import contextlib
import queue
import shutil
import subprocess
import threading
import time
from collections.abc import Sequence
from typing import ClassVar

from wuqi.core.errors import BadRequest

PATIENCE_S = 10.0  # how late a program's answer may be
START_S = 60.0  # for it to begin: some load large tables
MOST_LINES = 1_000  # unread lines that are kept


class Silent(Exception):
    """A program that does not answer; `key` is the message that says how."""

    def __init__(self, key: str) -> None:
        super().__init__(key)
        self.key = key


def must_exist(command: tuple[str, ...], player: str) -> None:
    """Refuses a program that does not exist, before it can lose a game."""
    if shutil.which(command[0]) is None:
        raise BadRequest("engine-not-started", player=player)


class Program:
    """A running program that is addressed line by line."""

    HEEDED: ClassVar[tuple[str, ...]]  # the first words of lines that matter; others are ignored

    def __init__(self, command: Sequence[str]) -> None:
        try:
            self._process = subprocess.Popen(
                command,
                stdin=subprocess.PIPE,
                stdout=subprocess.PIPE,
                stderr=subprocess.DEVNULL,
                text=True,
                encoding="utf-8",
                errors="replace",
            )
        except OSError as error:
            raise Silent("engine-not-started") from error
        self._lines: queue.Queue[str | None] = queue.Queue(MOST_LINES)
        threading.Thread(target=self._listen, daemon=True).start()

    def send(self, *lines: str) -> None:
        """Sends lines."""
        assert self._process.stdin is not None
        try:
            self._process.stdin.write("".join(f"{line}\n" for line in lines))
            self._process.stdin.flush()
        except (OSError, ValueError) as error:
            raise Silent("engine-gone") from error

    def wait_for(self, command: str, seconds: float) -> str:
        """The next line that begins with a word."""
        deadline = time.monotonic() + seconds
        while (line := self.next_line(deadline)).split()[:1] != [command]:
            continue
        return line

    def next_line(self, deadline: float) -> str:
        """The next line that matters."""
        try:
            line = self._lines.get(timeout=max(0.0, deadline - time.monotonic()))
        except queue.Empty as empty:
            raise Silent("engine-silent") from empty
        if line is None:
            raise Silent("engine-gone")
        return line

    def end(self) -> None:
        """Asks it to quit, and ends it if it does not."""
        try:
            self.send("quit")
            self._process.wait(0.5)
        except (Silent, subprocess.TimeoutExpired):
            self._process.kill()
            self._process.wait()
        for stream in (self._process.stdin, self._process.stdout):
            assert stream is not None
            try:
                stream.close()
            except OSError:
                continue  # nobody is left to read unsent lines

    def _listen(self) -> None:
        assert self._process.stdout is not None
        try:
            for line in self._process.stdout:
                if line.lstrip().startswith(self.HEEDED):
                    self._receive(line.strip())
        except ValueError:
            pass  # closed while we listened
        self._receive(None)

    def _receive(self, line: str | None) -> None:
        """Keeps a line. If a program sends too many, only the last ones are kept."""
        while True:
            try:
                return self._lines.put_nowait(line)
            except queue.Full:
                with contextlib.suppress(queue.Empty):
                    self._lines.get_nowait()
