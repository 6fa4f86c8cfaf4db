"""What the rules, texts, pictures and searchers say, as hashes: to be compared with the device.

    python -m tests.device.parity POSITIONS      # of each game with each choice of its options

Run here and in the browser's Python, it must print the same.
"""

import hashlib
import random
import sys
from collections.abc import Iterator, Sequence

from wuqi.core.errors import WuqiError
from wuqi.core.folder.folders import shipped
from wuqi.core.game import Game
from wuqi.core.kernel import CHANCE, OVER
from wuqi.core.position import Position
from wuqi.core.registry import variants
from wuqi.search.analysis import Analyst
from wuqi.search.limits import Limits
from wuqi.search.playouts import play_randomly

LONGEST = 300  # plies of a random game
CHUNK = 500  # positions
NODES = 3_000
WRONG = ("a1-a1", "b2xb3", "31x22", "1-2", "c3xc4", "flip a1", "a1 north", "pass", "done", "x")


def positions(game: Game, count: int, seed: str = "") -> Iterator[Position]:
    """So many positions of random games."""
    chance = random.Random(str(game) + seed)
    while count > 0:
        position = game.start()
        for _ in range(LONGEST):
            yield position
            count -= 1
            if position.mover == OVER or count <= 0:
                break
            if position.mover == CHANCE:
                position = position.play(chance.choice(list(position.outcomes())))
            else:
                position = position.play(chance.choice(position.actions()))


def described(position: Position, wrong: str) -> str:
    """Everything that is said of a position."""
    shown = [position.text, position.mover, position.actions(), position.past, position.result]
    shown += [position.picture, position.expected.key, position.outcomes(), position.seats_to_act()]
    for seat in position.game.seats:
        view = position.seen_by(seat.side)
        shown += [view.text, view.texts(seat.number)]
        shown.append(_refusal(view, wrong, seat.number))
    if position.mover > 0:
        shown.append(position.effects(position.actions()[-1]))
    shown += [position.moving(square) for square in list(position.pieces)[:1]]
    return repr(shown)


def _refusal(position: Position, wrong: str, seat: int) -> str:
    try:
        return str(position.find(wrong, seat))
    except WuqiError as error:
        return error.say("en")


def of_rules(game: Game, count: int, seed: str = "") -> str:
    """A hash of what is said of so many positions."""
    digest = hashlib.sha256()
    for number, position in enumerate(positions(game, count, seed)):
        digest.update(described(position, WRONG[number % len(WRONG)]).encode())
    return digest.hexdigest()[:16]


def of_search(game: Game, seed: str = "") -> str:
    """What the searchers find with a fixed number of nodes."""
    some = positions(game, 30, seed)
    *_, position = (p for p in some if p.mover > 0 and len(p.actions()) > 1)
    *_, found = Analyst(game, 4).think(position, Limits(nodes=NODES), lines=3, exact=True)
    lines = [(line.actions, line.score, line.value, line.distance) for line in found.lines]
    played = play_randomly(position, 20)
    shown = (found.depth, found.nodes, found.payoffs, lines, played.moves, played.payoffs)
    return hashlib.sha256(repr(shown).encode()).hexdigest()[:16]


def lines(count: int, games: Sequence[str] = ()) -> Iterator[str]:
    """What is said and found, for each choice of options of these games, or of all."""
    for name in games or shipped():
        for game in dict.fromkeys(variants(name)):  # some choices are the usual one
            yield f"{game!r} {of_rules(game, count)} {of_search(game)}"


def of_chunk(name: str) -> str:
    """The same for one of many chunks of positions: GAME:CHOICE:NUMBER."""
    called, choice, number = name.split(":")
    game = list(dict.fromkeys(variants(called)))[int(choice)]
    return f"{of_rules(game, CHUNK, number)} {of_search(game, number)}"


if __name__ == "__main__":
    what, *rest = sys.argv[1:]
    for line in map(of_chunk, rest) if what == "chunks" else lines(int(what), rest):
        print(line, flush=True)
