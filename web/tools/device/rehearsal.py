"""Finds out which compiled functions Python calls, and with what arguments.

    python -m web.tools.device.rehearsal FOLDER

Compiled code for the browser is made ahead of time, so it must be known what will be asked of it.
Here everything that the device offers is done once, with every game: whole random games, texts
and refusals, hints of every searcher, tables. The answers are in FOLDER,
for each library of functions: LIBRARY.pickle, a list of `Request`, and the same to read.

If a function is missing on the device ("… is not in the module …"), what calls it belongs here.
"""

import pickle
import random
import sys
from collections.abc import Iterator
from functools import cache
from pathlib import Path
from typing import Any, NamedTuple

import numpy as np
from numba import typeof
from numba.core.registry import CPUDispatcher

from wuqi.core.encoding import Encoding, encoded_games
from wuqi.core.errors import WuqiError
from wuqi.core.folder.folders import shipped
from wuqi.core.folder.trying import play_some
from wuqi.core.game import Game
from wuqi.core.kernel import CHANCE, OVER
from wuqi.core.native import calling, compiling
from wuqi.core.native.compiling import native
from wuqi.core.numbering import addresses_of
from wuqi.core.position import Position
from wuqi.core.registry import load, variants
from wuqi.device.standins.names import COMMON, home_of, name_of
from wuqi.players.seating import sit_down
from wuqi.search import clock
from wuqi.search.analysis import Analyst
from wuqi.search.limits import Limits, Stop
from wuqi.search.mcts.payoffs import payoff_in
from wuqi.search.perft import perft
from wuqi.search.perils import perils
from wuqi.search.playouts import play_randomly
from wuqi.solve import reading, store
from wuqi.solve.two_values import Words
from wuqi.teacher.hint import hint
from wuqi.teacher.teaching import Teacher

LONGEST = 400  # plies of a random game
NODES = 2_000
REFUSED = ("a1-a1", "1-2", "31x22", "c3xc4", "flip a1", "a1 north", "pass", "done", "skip")


class Request(NamedTuple):
    """A function that Python calls, by its name, with the types of its arguments; or, native, one
    that is put into rows of addresses, with its signature."""

    name: str
    types: Any
    native: bool


class Rehearsed(NamedTuple):
    """What was called, by the names of functions (`name_of`) and their types."""

    called: set[tuple[str, tuple[Any, ...]]]
    natives: set[tuple[str, Any]]


def record() -> Rehearsed:
    """Notes every call from Python from now on."""
    found = Rehearsed(set(), set())
    dispatcher: Any = CPUDispatcher
    call = dispatcher.__call__

    def noting(self: Any, *args: Any) -> Any:
        found.called.add((name_of(self.py_func), tuple(map(typeof, args))))
        return call(self, *args)

    def noting_native(function: Any, signature: Any) -> Any:
        found.natives.add((name_of(function.py_func), signature))
        return native(function, signature)

    dispatcher.__call__ = noting
    calling._native = cache(noting_native)
    return found


def rehearse(name: str) -> None:
    """Does with a game what can be done with it on the device."""
    for game in variants(name):
        list(play_some(game))
        for seed in (1, 2):
            for position in _random_game(game, random.Random(seed)):
                _look_at(position)
    game = load(name)
    _think(game)
    _number(game)
    if name in encoded_games():
        encoding, position = Encoding(game), game.start()
        assert encoding.addresses.size
        encoding.codes(position)
        encoding.drawn(position, 1)


def _random_game(game: Game, chance: random.Random) -> Iterator[Position]:
    position = game.start()
    for _ in range(LONGEST):
        yield position
        if position.mover == OVER:
            return
        pool = list(position.outcomes()) if position.mover == CHANCE else list(position.actions())
        position = position.play(chance.choice(pool))


def _look_at(position: Position) -> None:
    game = position.game
    for text in (*REFUSED, *(str(action) for action in position.actions()[:1])):
        for seat in (None, 1, 2):
            try:
                position.find(text, seat)
            except WuqiError as error:
                error.say("en")
    _ = position.deck, position.secret, position.expected, hash(position)
    for square in list(position.pieces)[:3]:
        position.moving(square)
    for side in range(game.sides + 1):
        position.seen_by(side or None)
        if side:
            position.imagined(side, random.Random(1))
    if position.mover > 0:
        position.effects(position.actions()[0])
    for symmetry in game.symmetries:
        game.read(symmetry.position(position.text))


def _think(game: Game) -> None:
    position = game.start()
    while position.mover == CHANCE:
        position = position.play(next(iter(position.outcomes())))
    for lines, exact in ((1, False), (3, True)):
        list(Analyst(game, 4).think(position, Limits(nodes=NODES), lines, exact=exact))
    list(perils(position))
    play_randomly(position, 2)
    for depth in (1, 2):
        try:
            perft(position, depth)
        except WuqiError:
            break  # chance
    hint(position, Teacher(game))
    seat = position.seats_to_act()[0]
    for kind in ("random", "level:1", "level:4:0.01"):
        sit_down(kind, 1, trusted=True).choose(position.seen_by(seat.side), seat)
    with Stop().after(0.001) as stop:
        assert stop.raised in (True, False)
    clock.shows()
    payoff_in(0, 1)  # of what is proven, which a short search may not meet


def _number(game: Game) -> None:
    """Asks tables that are not there: every function answers that it does not know."""
    found = store.plan(game)
    if found is None:
        return
    tables, _ = found
    kernel, state = game.kernel, game.start().state
    tables.bare(state)
    tables.number(state)
    tables.stand(game.start().state, 0)
    empty: Words = np.zeros(1, dtype=np.uint64)
    untrusted = np.zeros(1 << 20, dtype=np.uint8)
    slices = np.array(tables.slices(game.options), dtype=np.int64)
    shelf = reading.Shelf(empty, empty, untrusted, slices, 0)
    states = np.zeros((3, kernel.words), dtype=np.uint64)
    states[0] = state
    buffers = np.zeros((3, max(kernel.most_actions, 2)), dtype=np.int64)
    codes = game.start().codes()
    table = (addresses_of(game), shelf, states, buffers)
    reading.value_of(*table, 0, 1)
    reading.values_after(*table, codes, np.zeros(len(codes), dtype=np.int64))
    reading.find_wrong(*table, np.zeros(1, dtype=np.int64), np.zeros(1, dtype=np.int64))
    reading.rank(1)


def main(out: str) -> None:
    found = record()
    compiling.AHEAD = True  # also what is only called on the device
    for name in shipped():
        rehearse(name)
    libraries: dict[str, list[Request]] = {library: [] for library in (COMMON, *shipped())}
    for in_rows, calls in enumerate((found.called, found.natives)):
        for name, types in sorted(calls, key=str):
            libraries[home_of(name)].append(Request(name, types, bool(in_rows)))
    for library, requests in libraries.items():
        Path(out, f"{library}.pickle").write_bytes(pickle.dumps(list(map(tuple, requests))))
        Path(out, f"{library}.txt").write_text("\n".join(map(str, requests)), "utf-8")


if __name__ == "__main__":
    main(sys.argv[1])
