"""A way to the server that may fall silent without closing, as a phone's does between networks."""

import socket
import threading
from collections.abc import Iterator
from contextlib import contextmanager, suppress

CHUNK = 65536


class Carried:
    """One connection through it, with a thread for each direction."""

    def __init__(self, ends: tuple[socket.socket, socket.socket], dead: bool) -> None:
        self.dead = dead
        self._ends = ends
        here, there = ends
        self._threads = [
            threading.Thread(target=self._carry, args=way) for way in ((here, there), (there, here))
        ]
        for thread in self._threads:
            thread.start()

    def close(self) -> None:
        for end in self._ends:
            with suppress(OSError):
                end.shutdown(socket.SHUT_RDWR)
        for thread in self._threads:
            thread.join()
        for end in self._ends:
            end.close()

    def _carry(self, here: socket.socket, there: socket.socket) -> None:
        with suppress(OSError):
            while data := here.recv(CHUNK):
                if not self.dead:
                    there.sendall(data)
            if not self.dead:
                there.shutdown(socket.SHUT_WR)


class Silence:
    """Passes bytes on, until it does not: what was open then stays open and never carries again."""

    def __init__(self, host: str, port: int) -> None:
        self._to = (host, port)
        self._lines: list[Carried] = []
        self._silent = False
        self._address = "127.0.0.1"  # where those who come from now on seem to come from
        self._door = socket.create_server(("127.0.0.1", 0))
        self.port = int(self._door.getsockname()[1])

    def fall_silent(self) -> None:
        """Nothing is carried any more, on lines old or new; none is closed."""
        self._silent = True
        for line in self._lines:
            line.dead = True

    def carry_again(self, address: str = "127.0.0.1") -> None:
        """New lines carry, from another address perhaps; the old ones stay dead."""
        self._address = address
        self._silent = False

    def _accept(self) -> None:
        with suppress(OSError):  # the door is closed
            while True:
                here, _ = self._door.accept()
                there = socket.create_connection(self._to, source_address=(self._address, 0))
                self._lines.append(Carried((here, there), self._silent))

    @contextmanager
    def running(self) -> Iterator["Silence"]:
        thread = threading.Thread(target=self._accept)
        thread.start()
        yield self
        self._door.shutdown(socket.SHUT_RDWR)
        thread.join()
        self._door.close()
        for line in self._lines:
            line.close()
