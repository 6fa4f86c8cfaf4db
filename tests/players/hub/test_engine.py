"""Our engine as a GUI meets it."""

import queue
import threading
from collections.abc import Iterator

import pytest

from wuqi.players.hub.dialect import dialect_of, hub_game
from wuqi.players.hub.engine import HubEngine
from wuqi.players.hub.wire import Message, compose, parse

START = "Wbbbbbbbbbbbbbbbbbbbbeeeeeeeeeewwwwwwwwwwwwwwwwwwww"


class Gui:
    """Tells an engine lines and waits for its answers."""

    def __init__(self) -> None:
        self._to: queue.Queue[str | None] = queue.Queue()
        self._from: queue.Queue[str] = queue.Queue()
        self._engine = HubEngine(self._from.put)
        self._thread = threading.Thread(target=self._engine.run, args=(self._lines(),))
        self._thread.start()

    def _lines(self) -> Iterator[str]:
        while (line := self._to.get()) is not None:
            yield line

    def send(self, *lines: str) -> None:
        for line in lines:
            self._to.put(line)

    def wait_for(self, command: str) -> Message:
        while (message := parse(self._from.get(timeout=120))).command != command:
            continue
        return message

    def close(self) -> None:
        self._to.put(None)
        self._thread.join(60)
        assert not self._thread.is_alive()


@pytest.fixture
def gui() -> Iterator[Gui]:
    gui = Gui()
    gui.send("hub", "set-param name=memory value=1", "init")
    gui.wait_for("ready")
    yield gui
    gui.close()


def test_it_introduces_itself(gui: Gui) -> None:
    gui.send("hub")
    assert gui.wait_for("id")["name"] == "Wuqi"
    assert gui.wait_for("param")["type"] == "int"
    gui.wait_for("wait")


def test_it_thinks_and_answers(gui: Gui) -> None:
    gui.send("new-game", f"pos pos={START}", "level depth=5", "go think")
    info = gui.wait_for("info")
    assert {"depth", "score", "nodes", "time", "nps", "pv"} <= info.arguments.keys()
    done = gui.wait_for("done")
    start = hub_game().start()
    first = dialect_of(start.game.name).read_move(start, done["move"])
    assert first is not None
    assert dialect_of(start.game.name).read_move(start.play(first), done["ponder"]) is not None


def test_moves_come_after_the_position(gui: Gui) -> None:
    gui.send(f'pos pos={START} moves="32-28 19-23 28x19x23"', "level nodes=500", "go think")
    done = gui.wait_for("done")
    assert done["move"] in ("14x23x19", "13x24x19")


def test_it_stops_when_told(gui: Gui) -> None:
    gui.send(f"pos pos={START}", "level infinite", "go analyze")
    gui.wait_for("info")
    gui.send("ping")
    gui.wait_for("pong")
    gui.send("stop")
    gui.wait_for("done")


def test_it_ponders_until_the_move_comes(gui: Gui) -> None:
    gui.send(f"pos pos={START} moves=32-28", "level move-time=0.02", "go ponder")
    gui.wait_for("info")
    gui.send("ponder-hit")
    gui.wait_for("done")
    gui.send("level moves=10 time=0.5 inc=0.01", "go think")
    gui.wait_for("done")


@pytest.mark.parametrize(
    "nonsense",
    [
        "pos pos=W",
        f"pos pos={'x' * 51}",
        f"pos pos={START} moves=1-50",
        f"pos pos=W{'e' * 50}",
        f"pos pos=B{'w' * 50}",
    ],
)
def test_nonsense_is_an_error_and_no_end(gui: Gui, nonsense: str) -> None:
    gui.send("what is=this", "", nonsense)
    gui.wait_for("error")
    gui.send(f"pos pos={START}", "level depth=1", "go think")
    gui.wait_for("done")


def test_lines() -> None:
    assert parse('pos pos=W moves="32-28 19-23" flag') == Message(
        "pos", {"pos": "W", "moves": "32-28 19-23", "flag": ""}
    )
    assert parse("") == Message("")
    assert compose("level", "infinite", move_time=0.1, pv="a b", none="") == (
        'level infinite move-time=0.1 pv="a b" none=""'
    )
