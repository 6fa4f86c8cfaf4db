"""`hub:COMMAND`: any Hub engine as a player, of version 2 or of the older dialect of Scan 2.0."""

import math
import shlex
import time
from dataclasses import dataclass

from wuqi.core.errors import BadRequest
from wuqi.core.folder.contract import Seat
from wuqi.core.position import Action, Position
from wuqi.players.hub.dialect import dialect_of
from wuqi.players.hub.wire import compose, parse
from wuqi.players.played_line import PlayedLine
from wuqi.players.player import PlayerForfeits
from wuqi.players.program import PATIENCE_S, START_S, Program, Silent, must_exist

SECONDS = 1.0  # per move, by default


@dataclass(frozen=True, slots=True)
class HubInvitation:
    """The text after `hub:`: seconds per move and parameters, if given, then the command."""

    command: tuple[str, ...]
    seconds: float = SECONDS
    parameters: tuple[tuple[str, str], ...] = ()

    @classmethod
    def read(cls, text: str) -> "HubInvitation":
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
        self._invitation = HubInvitation.read(command)
        must_exist(self._invitation.command, self.kind)
        self._engine: Engine | None = None
        self._line = PlayedLine()

    def choose(self, view: Position, seat: Seat) -> Action:
        dialect = dialect_of(view.game.name)
        try:
            if self._engine is None:
                self._engine = Engine(self._invitation)
            self._line.catch_up(view)
            start = dialect.write_position(self._line.start)
            moves = [dialect.write_move(action) for action in self._line.actions]
            answer = self._engine.ask(start, moves, self._invitation.seconds)
        except Silent as silent:
            self.leave()
            raise PlayerForfeits(silent.key, seat.side, player=self.kind) from silent
        action = dialect.read_move(view, answer)
        if action is None:
            self.leave()
            raise PlayerForfeits("engine-illegal", seat.side, player=self.kind, move=answer[:40])
        self._line.add(view, action)
        return action

    def leave(self) -> None:
        """Ends the process."""
        if self._engine is not None:
            self._engine.end()
            self._engine = None


class Engine(Program):
    """A running engine, addressed in the version of the protocol that it understands."""

    HEEDED = ("id", "wait", "ready", "move", "done")

    def __init__(self, invitation: HubInvitation) -> None:
        super().__init__(invitation.command)
        try:
            self._greet(invitation)
        except Silent:
            self.end()
            raise

    def ask(self, start: str, moves: list[str], seconds: float) -> str:
        """The move it plays after these moves."""
        if self._old:
            self.send(f"pos {start[0].lower()}{start[1:]}")
            for move in moves:
                self.send(f"move {move}")
            self.send(f"time {max(1, round(seconds * 1000))}", "go")
            answer = self.wait_for("move", seconds + PATIENCE_S).split()
            return answer[1] if len(answer) > 1 else ""
        played = {"moves": " ".join(moves)} if moves else {}
        time_limit = compose("level", move_time=f"{seconds:g}")
        self.send(compose("pos", pos=start, **played), time_limit, "go think")
        return parse(self.wait_for("done", seconds + PATIENCE_S))["move"]

    def _greet(self, invitation: HubInvitation) -> None:
        self.send("hub")
        self._old = True
        deadline = time.monotonic() + START_S
        while (line := self.next_line(deadline)).split()[:1] != ["wait"]:
            if line.startswith("id "):
                self._old = False
        for name, value in invitation.parameters:
            old_style = f"set {name} {value}"
            self.send(old_style if self._old else compose("set-param", name=name, value=value))
        self.send("init")
        self.wait_for("ready", START_S)
        self.send("new" if self._old else "new-game")


def _positive(text: str) -> float | None:
    try:
        number = float(text)
    except ValueError:
        return None
    return number if math.isfinite(number) and number > 0 else None
