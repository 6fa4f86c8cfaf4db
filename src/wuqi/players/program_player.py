"""`program:COMMAND`: a program in any language as a player of any game, by our line protocol.

A line is a word and fields, separated by tabs: actions contain spaces. docs/programs.md describes
it, with examples. We send

    wuqi 1                          once; the program answers `ready`
    game NAME option=value …        before the first question about a game
    position TEXT                   as the seat sees it, or saw it after the last irreversible
    change played ACTION …                 since then, so that the program can find repetitions seat
    NUMBER SIDE                for whom the program is to act legal ACTION … what it may do go
    SECONDS                      answer `action ACTION` within this time quit
"""

import math
import shlex
from dataclasses import dataclass

from wuqi.core.errors import BadAction, BadRequest
from wuqi.core.folder.contract import Seat
from wuqi.core.game import Game
from wuqi.core.position import Action, Position
from wuqi.players.played_line import PlayedLine
from wuqi.players.player import PlayerForfeits
from wuqi.players.program import PATIENCE_S, START_S, Program, Silent, must_exist

VERSION = 1
SECONDS = 1.0  # per action, by default


@dataclass(frozen=True, slots=True)
class ProgramInvitation:
    """The text after `program:`: seconds per action, if given, then the command."""

    command: tuple[str, ...]
    seconds: float = SECONDS

    @classmethod
    def read(cls, text: str) -> "ProgramInvitation":
        """Reads `COMMAND` or `0.1:COMMAND`."""
        seconds, rest = SECONDS, text
        first, colon, after = text.partition(":")
        try:
            if colon and 0 < (number := float(first)) < math.inf:
                seconds, rest = number, after
        except ValueError:
            pass  # a colon of the command itself
        try:
            command = tuple(shlex.split(rest))
        except ValueError:
            command = ()
        if not command:
            raise BadRequest("program-command", command=text[:80])
        return cls(command, seconds)


class LineProgram(Program):
    """A program that speaks the line protocol."""

    HEEDED = ("ready", "action")

    def __init__(self, invitation: ProgramInvitation) -> None:
        super().__init__(invitation.command)
        self._game: Game | None = None
        try:
            self.send(line("wuqi", str(VERSION)))
            self.wait_for("ready", START_S)
        except Silent:
            self.end()
            raise

    def ask(self, played: PlayedLine, view: Position, seat: Seat, seconds: float) -> str:
        """What it does in a position."""
        if view.game != self._game:
            options = [f"{name}={value}" for name, value in view.game.options.items()]
            self.send(line("game", view.game.name, *options))
            self._game = view.game
        self.send(
            line("position", played.start.text),
            line("played", *played.actions),
            line("seat", str(seat.number), str(seat.side)),
            line("legal", *view.texts(seat.number)),
            line("go", f"{seconds:g}"),
        )
        return self.wait_for("action", seconds + PATIENCE_S).partition("\t")[2].strip()


class ProgramPlayer:
    """A program that runs as a process of its own. It is ended when the game is over."""

    def __init__(self, command: str) -> None:
        self.kind = f"program:{command}"
        self._invitation = ProgramInvitation.read(command)
        must_exist(self._invitation.command, self.kind)
        self._program: LineProgram | None = None
        self._line = PlayedLine()

    def choose(self, view: Position, seat: Seat) -> Action:
        try:
            if self._program is None:
                self._program = LineProgram(self._invitation)
            self._line.catch_up(view)
            answer = self._program.ask(self._line, view, seat, self._invitation.seconds)
        except Silent as silent:
            self.leave()
            raise PlayerForfeits(silent.key, seat.side, player=self.kind) from silent
        try:
            action = view.find(answer, seat.number)
        except BadAction as error:
            self.leave()
            details = {"player": self.kind, "move": answer[:40]}
            raise PlayerForfeits("engine-illegal", seat.side, **details) from error
        self._line.add(view, action)
        return action

    def leave(self) -> None:
        """Ends the process."""
        if self._program is not None:
            self._program.end()
            self._program = None


def line(word: str, *fields: str) -> str:
    """A line of the protocol."""
    return "\t".join([word, *fields])
