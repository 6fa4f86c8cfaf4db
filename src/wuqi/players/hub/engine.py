"""Our engine behind the Hub protocol: reads commands, thinks in a thread, answers."""

import math
import threading
from collections.abc import Callable, Iterable

import wuqi
from wuqi.core.errors import WuqiError
from wuqi.core.position import Position
from wuqi.players.hub.dialect import dialect_of, hub_game
from wuqi.players.hub.wire import Message, compose, parse
from wuqi.players.perfect_player import holding, known_best
from wuqi.search.analysis import Analysis, Analyst, Line
from wuqi.search.limits import Limits
from wuqi.solve.searching import known_to_search

MAN = 1.3  # how much one man changes the logarithm of the odds, for scores in men
WON = 100.0  # men; a proven win in n plies is reported as WON - n / 100
MOVES_LEFT = 30  # for which the remaining time has to last, by default
OVERHEAD_S = 0.01  # lost on the way, kept back from every move
MOST_SHARE = 0.4  # of the remaining time that one move may take
PARAMETERS = {"threads": (1, 1, 256), "memory": (64, 1, 65_536)}  # default, least, most


class HubEngine:
    """Answers a GUI. `send` writes a line. Results are reported during the search."""

    def __init__(self, send: Callable[[str], None]) -> None:
        self._send = send
        self._game = hub_game()
        self._dialect = dialect_of(self._game.name)
        self._settings = {name: default for name, (default, _, _) in PARAMETERS.items()}
        self._analyst: Analyst | None = None
        self._position = self._game.start()
        self._level = Message("level", {"infinite": ""})
        self._thinking: threading.Thread | None = None
        self._held = threading.Event()  # set: an answer may be given (not while pondering)
        self._clock: threading.Timer | None = None

    def run(self, lines: Iterable[str]) -> None:
        """Answers until `quit` or the end of the lines."""
        for line in lines:
            message = parse(line)
            if message.command == "quit":
                break
            act = getattr(self, f"_do_{message.command.replace('-', '_')}", None)
            if act is not None:
                act(message)
        self._end_thinking()

    # -- commands -----------------------------------------------------------------------------

    def _do_hub(self, message: Message) -> None:
        about = {"version": wuqi.__version__, "author": "Wuqi contributors"}
        self._send(compose("id", name="Wuqi", **about))
        for name, (default, least, most) in PARAMETERS.items():
            self._send(compose("param", name=name, value=default, type="int", min=least, max=most))
        self._send("wait")

    def _do_set_param(self, message: Message) -> None:
        name, value = message["name"], message["value"]
        if name in PARAMETERS and value.isdigit():
            _, least, most = PARAMETERS[name]
            self._settings[name] = max(least, min(most, int(value)))
            self._analyst = None

    def _do_init(self, message: Message) -> None:
        self._think_ahead()
        self._send("ready")

    def _do_ping(self, message: Message) -> None:
        self._send("pong")

    def _do_new_game(self, message: Message) -> None:
        self._end_thinking()
        if self._analyst is not None:
            self._analyst.forget()

    def _do_pos(self, message: Message) -> None:
        self._end_thinking()
        try:
            position = self._dialect.read_position(self._game, message["pos"])
            for move in message["moves"].split():
                action = self._dialect.read_move(position, move)
                if action is None:
                    self._complain(f"illegal move {move}")
                    return
                position = position.play(action)
        except WuqiError as error:
            self._complain(str(error))
            return
        self._position = position

    def _do_level(self, message: Message) -> None:
        self._level = message

    def _do_go(self, message: Message) -> None:
        self._end_thinking()
        if not self._position.actions():
            self._complain("the game is over")
            return
        pondering = "ponder" in message
        self._held.clear()
        if not pondering:
            self._held.set()
        limits = Limits() if "analyze" in message and not self._limited else self._limits()
        if pondering:
            limits = Limits()
        self._thinking = threading.Thread(target=self._think, args=(self._position, limits))
        self._thinking.start()

    def _do_ponder_hit(self, message: Message) -> None:
        """The opponent played what was expected: our clock runs now."""
        self._held.set()
        seconds = self._limits().seconds
        if seconds is not None and self._analyst is not None:
            self._clock = threading.Timer(seconds, self._analyst.stop.now)
            self._clock.daemon = True
            self._clock.start()

    def _do_stop(self, message: Message) -> None:
        self._end_thinking()

    # -- thinking -----------------------------------------------------------------------------

    def _think_ahead(self) -> Analyst:
        """The analyst, compiled and with its memory."""
        if self._analyst is None:
            memory, threads = self._settings["memory"], self._settings["threads"]
            known = known_to_search(self._game)
            self._analyst = Analyst(self._game, memory, threads, known=known)
            for found in self._analyst.think(self._game.start(), Limits(depth=1)):
                self._info(found)
        return self._analyst

    def _think(self, position: Position, limits: Limits) -> None:
        analyst = self._analyst or self._think_ahead()
        actions = position.actions()
        known = known_best(position, actions) or holding(position, actions)
        for found in analyst.think(position, limits, only=known or None):
            last = found
            self._send(self._info(found))
        self._held.wait()
        line = last.lines[0]
        answer = {"move": self._dialect.write_move(line.actions[0])}
        if len(line.actions) > 1:
            answer["ponder"] = self._dialect.write_move(line.actions[1])
        self._send(compose("done", **answer))

    def _end_thinking(self) -> None:
        """Stops the search, if one is under way, and waits for its answer."""
        if self._clock is not None:
            self._clock.cancel()
            self._clock = None
        if self._thinking is not None:
            self._held.set()
            while self._thinking.is_alive():
                if self._analyst is not None:
                    self._analyst.stop.now()
                self._thinking.join(0.005)
            self._thinking = None

    @property
    def _limited(self) -> bool:
        return any(name in self._level for name in ("depth", "nodes", "move-time", "time"))

    def _limits(self) -> Limits:
        """The last `level` as limits of one search."""
        level = self._level
        seconds = _number(level["move-time"])
        remaining = _number(level["time"])
        if seconds is not None:
            seconds = max(0.001, seconds - OVERHEAD_S)
        elif remaining is not None:
            moves = _number(level["moves"]) or MOVES_LEFT
            share = remaining / max(1.0, moves) + (_number(level["inc"]) or 0.0) * 0.9
            seconds = max(0.001, min(share, remaining * MOST_SHARE) - OVERHEAD_S)
        nodes, depth = _number(level["nodes"]), _number(level["depth"])
        return Limits(seconds, int(nodes) if nodes else None, int(depth) if depth else None)

    # -- telling ------------------------------------------------------------------------------

    def _info(self, found: Analysis) -> str:
        line = found.lines[0]
        moves = " ".join(self._dialect.write_move(action) for action in line.actions)
        return compose(
            "info",
            depth=found.depth,
            score=f"{in_men(line):.2f}",
            nodes=found.nodes,
            time=f"{found.seconds:.3f}",
            nps=f"{found.nodes / max(found.seconds, 1e-6) / 1e6:.1f}",
            pv=moves,
        )

    def _complain(self, what: str) -> None:
        self._send(compose("error", message=what))


def in_men(line: Line) -> float:
    """A line's score in men, as players of such games count it."""
    if line.value in ("win", "loss"):
        return line.score * (WON - (line.distance or 0) / 100)
    score = max(-0.998, min(0.998, line.score))
    return 2 * score / math.sqrt(1 - score * score) / MAN


def _number(text: str) -> float | None:
    try:
        number = float(text)
    except ValueError:
        return None
    return number if math.isfinite(number) and number > 0 else None
