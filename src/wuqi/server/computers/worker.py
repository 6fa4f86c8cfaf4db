"""A thinking process: reads tasks from standard input and answers with choices.

It is a separate process so that thinking does not delay people's moves, and so that a process that
crashes, hangs or grows can be replaced without anyone noticing.
"""

import os
import pickle
import sys
from collections.abc import Callable

import msgspec

from wuqi.core.errors import BadTable, WuqiError
from wuqi.core.folder.contract import Seat
from wuqi.core.position import Action, Position
from wuqi.players.levels import HIGHEST
from wuqi.players.player import Player, TeamPlayer
from wuqi.players.seating import sit_down
from wuqi.server.computers.messages import LENGTH, Choice, ThinkTask, pack

NICENESS = 10
SEARCHER = f"level:{HIGHEST}"  # plays where a table of the perfect player is damaged
MOST_MEMORY = 4 * 1024**3


def main() -> None:
    """Answers until standard input ends."""
    run_until_killed(_answer_all)


def run_until_killed(answer_all: Callable[[], None]) -> None:
    """Does the work of a process that the server has started."""
    be_modest()
    try:
        answer_all()
    except BrokenPipeError:  # the server was killed: nobody reads answers or errors
        os._exit(1)


def _answer_all() -> None:
    source, sink = sys.stdin.buffer, os.fdopen(os.dup(sys.stdout.fileno()), "wb")
    os.dup2(sys.stderr.fileno(), sys.stdout.fileno())  # prints are not answers
    players: dict[tuple[str, str], Player] = {}
    while length := source.read(LENGTH):
        body = source.read(int.from_bytes(length, "big"))
        sink.write(pack(choose(msgspec.msgpack.decode(body, type=ThinkTask), players)))
        sink.flush()


def choose(thought: ThinkTask, players: dict[tuple[str, str], Player]) -> Choice:
    """The choice of a computer player; players are kept, because they remember earlier thinking."""
    view: Position = pickle.loads(thought.view)  # from the server itself, never from outside
    held = [view.game.seats[number - 1] for number in thought.seats]
    key = (thought.game, thought.player)
    try:
        player = players.get(key) or sit_down(thought.player, trusted=thought.trusted)
        players[key] = player
        try:
            seat, action = _answer(player, view, held)
        except BadTable:  # then it searches instead
            seat, action = _answer(sit_down(SEARCHER), view, held)
    except WuqiError as error:
        return Choice(held[0].number, None, str(error))
    return Choice(seat.number, str(action))


def _answer(player: Player, view: Position, held: list[Seat]) -> tuple[Seat, Action]:
    if len(held) > 1 and isinstance(player, TeamPlayer):
        return player.choose_together(view, held)
    return held[0], player.choose(view, held[0])


def be_modest() -> None:
    """Low priority and limited memory: thinking must not slow the server down."""
    if hasattr(os, "nice"):
        os.nice(NICENESS)
    if sys.platform == "linux":
        import resource

        resource.setrlimit(resource.RLIMIT_DATA, (MOST_MEMORY, MOST_MEMORY))


if __name__ == "__main__":
    main()
