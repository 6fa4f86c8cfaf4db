"""`hub:COMMAND`: any Hub engine as a player, of version 2 or of the older dialect of Scan 2.0."""

import contextlib
import math
import queue
import shlex
import subprocess
import threading
import time
from dataclasses import dataclass

from wuqi.core.errors import BadRequest
from wuqi.core.folder.contract import Seat
from wuqi.core.position import Action, Position
from wuqi.players.hub.dialect import dialect_of
from wuqi.players.hub.wire import compose, parse
from wuqi.players.player import PlayerForfeits

SECONDS = 1.0  # a move, if nobody says
PATIENCE_S = 10.0  # how much longer than it should an engine may take
START_S = 60.0  # for it to begin: some load large tables
HEEDED = ("id", "wait", "ready", "move", "done")  # the rest is talk, and may be very much of it
MOST_LINES = 1_000  # that nobody has read yet


@dataclass(frozen=True, slots=True)
class Invitation:
    """What stands after `hub:`: seconds a move and parameters, if any, then the command."""

    command: tuple[str, ...]
    seconds: float = SECONDS
    parameters: tuple[tuple[str, str], ...] = ()

    @classmethod
    def read(cls, text: str) -> "Invitation":
        """Reads `COMMAND`, `0.1:COMMAND` or `0.1:book=false:COMMAND`."""
        seconds, parameters, rest = SECONDS, [], text
        while ":" in rest:
            part, _, after = rest.partition(":")
            name, equals, value = part.partition("=")
            if equals and name and " " not in part:
                parameters.append((name, value))
            elif (number := _positive(part)) is not None:
                seconds = number
            else:
                break
            rest = after
        try:
            command = tuple(shlex.split(rest))
        except ValueError:
            command = ()
        if not command:
            raise BadRequest("hub-command", command=text[:80])
        return cls(command, seconds, tuple(parameters))


class HubGuest:
    """An engine that runs as a process of its own. It is ended when the game is over."""

    def __init__(self, command: str) -> None:
        self.kind = f"hub:{command}"
        self._invitation = Invitation.read(command)
        self._engine: Engine | None = None
        self._line: list[Position] = []  # since the last position that can come again
        self._moves: list[str] = []

    def choose(self, view: Position, seat: Seat) -> Action:
        dialect = dialect_of(view.game.name)
        try:
            if self._engine is None:
                self._engine = Engine(self._invitation)
            self._catch_up(view)
            start = dialect.write_position(self._line[0])
            answer = self._engine.ask(start, self._moves, self._invitation.seconds)
        except _Silent as silent:
            self.leave()
            raise PlayerForfeits(silent.key, seat.side, player=self.kind) from silent
        action = dialect.read_move(view, answer)
        if action is None:
            self.leave()
            raise PlayerForfeits("engine-illegal", seat.side, player=self.kind, move=answer[:40])
        self._remember(view, action)
        return action

    def leave(self) -> None:
        """Ends the process."""
        if self._engine is not None:
            self._engine.end()
            self._engine = None

    # -- the moves since the last one that cannot be undone: engines look for repetition there ----

    def _catch_up(self, view: Position) -> None:
        """Finds the opponent's move, or begins anew from the view."""
        if self._line and self._line[-1] != view:
            before = self._line[-1]
            move = next((a for a in before.actions() if before.play(a) == view), None)
            if move is not None:
                self._remember(before, move)
        if not self._line or self._line[-1] != view:
            self._line, self._moves = [view], []

    def _remember(self, before: Position, action: Action) -> None:
        after = before.play(action)
        if len(after.past) <= 1:
            self._line, self._moves = [after], []
        else:
            self._line.append(after)
            self._moves.append(dialect_of(before.game.name).write_move(action))


class _Silent(Exception):
    """An engine that does not answer; `key` is the message that says how."""

    def __init__(self, key: str) -> None:
        super().__init__(key)
        self.key = key


class Engine:
    """A running engine, addressed in the version of the protocol that it understands."""

    def __init__(self, invitation: Invitation) -> None:
        try:
            self._process = subprocess.Popen(
                invitation.command,
                stdin=subprocess.PIPE,
                stdout=subprocess.PIPE,
                stderr=subprocess.DEVNULL,
                text=True,
                encoding="utf-8",
                errors="replace",
            )
        except OSError as error:
            raise _Silent("engine-not-started") from error
        self._lines: queue.Queue[str | None] = queue.Queue(MOST_LINES)
        threading.Thread(target=self._listen, daemon=True).start()
        try:
            self._greet(invitation)
        except _Silent:
            self.end()
            raise

    def ask(self, start: str, moves: list[str], seconds: float) -> str:
        """The move it plays after these moves."""
        if self._old:
            self._tell(f"pos {start[0].lower()}{start[1:]}")
            for move in moves:
                self._tell(f"move {move}")
            self._tell(f"time {max(1, round(seconds * 1000))}", "go")
            answer = self._wait_for("move", seconds + PATIENCE_S).split()
            return answer[1] if len(answer) > 1 else ""
        played = {"moves": " ".join(moves)} if moves else {}
        time_limit = compose("level", move_time=f"{seconds:g}")
        self._tell(compose("pos", pos=start, **played), time_limit, "go think")
        return parse(self._wait_for("done", seconds + PATIENCE_S))["move"]

    def end(self) -> None:
        """Asks it to quit, and ends it if it does not."""
        try:
            self._tell("quit")
            self._process.wait(0.5)
        except (_Silent, subprocess.TimeoutExpired):
            self._process.kill()
            self._process.wait()
        for stream in (self._process.stdin, self._process.stdout):
            assert stream is not None
            try:
                stream.close()
            except OSError:
                continue  # what was still unsent has nobody to read it

    def _greet(self, invitation: Invitation) -> None:
        self._tell("hub")
        self._old = True
        deadline = time.monotonic() + START_S
        while (line := self._next(deadline)).split()[:1] != ["wait"]:
            if line.startswith("id "):
                self._old = False
        for name, value in invitation.parameters:
            old_style = f"set {name} {value}"
            self._tell(old_style if self._old else compose("set-param", name=name, value=value))
        self._tell("init")
        self._wait_for("ready", START_S)
        self._tell("new" if self._old else "new-game")

    def _tell(self, *lines: str) -> None:
        assert self._process.stdin is not None
        try:
            self._process.stdin.write("".join(f"{line}\n" for line in lines))
            self._process.stdin.flush()
        except (OSError, ValueError) as error:
            raise _Silent("engine-gone") from error

    def _wait_for(self, command: str, seconds: float) -> str:
        deadline = time.monotonic() + seconds
        while (line := self._next(deadline)).split()[:1] != [command]:
            continue
        return line

    def _next(self, deadline: float) -> str:
        try:
            line = self._lines.get(timeout=max(0.0, deadline - time.monotonic()))
        except queue.Empty as empty:
            raise _Silent("engine-silent") from empty
        if line is None:
            raise _Silent("engine-gone")
        return line

    def _listen(self) -> None:
        assert self._process.stdout is not None
        try:
            for line in self._process.stdout:
                if line.lstrip().startswith(HEEDED):
                    self._receive(line.strip())
        except ValueError:
            pass  # closed while we listened
        self._receive(None)

    def _receive(self, line: str | None) -> None:
        """Keeps a line. If an engine sends too much unasked, only the last lines are kept."""
        while True:
            try:
                return self._lines.put_nowait(line)
            except queue.Full:
                with contextlib.suppress(queue.Empty):
                    self._lines.get_nowait()


def _positive(text: str) -> float | None:
    try:
        number = float(text)
    except ValueError:
        return None
    return number if math.isfinite(number) and number > 0 else None
