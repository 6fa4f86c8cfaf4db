"""What the rules, texts, pictures and searchers say, as digests: to be compared with the device.

    python -m tests.device.parity few POSITIONS         # of each game and choice of its options
    python -m tests.device.parity chunks CHUNK…
    python -m tests.device.parity positions CHUNK       # in full, a line for each position

Run here and in the browser's Python, it must print the same. A chunk is GAME:CHOICE:NUMBER. Both
sides walk through the same random games and tell only digests: there are millions of positions.
"""

import hashlib
import random
import sys
from collections.abc import Iterable, Iterator
from typing import TypeVar
from zlib import crc32

import msgspec

from tests.device.choices import choices, chosen
from wuqi.core.errors import WuqiError
from wuqi.core.folder.folders import shipped
from wuqi.core.game import Game
from wuqi.core.kernel import OVER
from wuqi.core.position import Position
from wuqi.core.text.words import LANGUAGES
from wuqi.search.analysis import Analyst
from wuqi.search.limits import Limits
from wuqi.search.playouts import play_randomly

LONGEST = 300  # plies of a random game
CHUNK = 500  # positions
NODES = 3_000
WRONG = ("a1-a1", "31x22", "c3xc4", "flip a1", "a1 north", "pass", "done", "huff 1", "@a1", "x")
READ_EVERY = 20  # positions: one of them is read from its text again
SEARCH_EVERY = 4  # chunks: in a position of one of them it is searched

Some = TypeVar("Some")
in_json = msgspec.json.Encoder(enc_hook=str).encode


class Walk:
    """Positions of random games, and what is said of each."""

    def __init__(self, game: Game, seed: str = "") -> None:
        self._game = game
        self._chance = random.Random(f"{game!r} {seed}")
        self._before: tuple[str, ...] = WRONG  # actions of the last position: mostly wrong now
        self._number = 0

    def described(self, count: int) -> Iterator[bytes]:
        """Everything that is said of so many positions, as JSON."""
        position, plies = self._game.start(), 0
        for self._number in range(count):
            shown = self._of(position)
            if position.mover == OVER or plies == LONGEST:
                position, plies = self._game.start(), 0
            else:
                action = self._some(tuple(position.outcomes()) or position.actions())
                after = position.play(action)
                shown += [str(action), position.effects(action, after)]
                position, plies = after, plies + 1
            yield in_json(shown)

    def _of(self, position: Position) -> list[object]:
        game, texts = self._game, position.texts()
        shown: list[object] = [position.text, position.mover, texts, position.past]
        shown += [position.result, position.picture, position.expected]
        shown += [list(position.outcomes().values()), position.seats_to_act()]
        shown.append(position.moving(self._some(tuple(position.pieces) or ("",))))
        seat = self._some(game.seats).number if self._number % 2 else None
        wrong = self._before if self._number % 3 else WRONG
        shown.append(refusal(position, self._some(wrong), seat))
        self._before = texts or WRONG
        if not game.one_person_a_side:
            shown += [position.texts(one.number) for one in game.seats]
        for side in range(game.sides + 1):
            view = position.seen_by(side or None)
            if view is not position:
                shown += [view.text, view.picture, view.expected]
        if self._number % READ_EVERY == 0:
            shown.append(game.read(position.text).text)
        return shown

    def _some(self, among: tuple[Some, ...]) -> Some:
        return among[int(self._chance.random() * len(among))]


_sentences: dict[tuple[str, bytes], str] = {}  # many are heard again and again


def refusal(position: Position, wrong: str, seat: int | None) -> str:
    """What somebody hears who tries this, in one of our languages."""
    try:
        return str(position.find(wrong, seat))
    except WuqiError as error:
        known = (f"{type(error).__name__} {error.game} {error.key}", in_json(error.details))
        if known not in _sentences:
            if len(_sentences) > 1 << 16:
                _sentences.clear()
            _sentences[known] = error.say(LANGUAGES[crc32(known[1]) % len(LANGUAGES)])
        return known[0] + _sentences[known]


def of_rules(game: Game, count: int, seed: str = "") -> str:
    """A digest of what is said of so many positions."""
    digest = hashlib.sha256()
    for line in Walk(game, seed).described(count):
        digest.update(line)
    return digest.hexdigest()[:16]


def of_search(game: Game, seed: str = "") -> str:
    """What the searchers find with a fixed number of nodes."""
    chance, position, late = random.Random(f"{game!r} {seed}"), game.start(), 0
    depth = chance.randrange(60)
    found = position
    while late < depth and position.mover != OVER:
        options = tuple(position.outcomes()) or position.actions()
        if position.mover > 0 and len(options) > 1:
            found = position
        position, late = position.play(chance.choice(options)), late + 1
    *_, thought = Analyst(game, 4).think(found, Limits(nodes=NODES), lines=3, exact=True)
    lines = [(line.actions, line.score, line.value, line.distance) for line in thought.lines]
    played = play_randomly(found, 20)
    shown = (thought.depth, thought.nodes, thought.payoffs, lines, played.moves, played.payoffs)
    return hashlib.sha256(repr(shown).encode()).hexdigest()[:16]


def few(count: int) -> Iterator[str]:
    """What is said of some positions of every game with every choice, and found in one of them."""
    for name in shipped():
        for choice in choices(name):
            game = chosen(name, choice)
            yield f"{game!r} {of_rules(game, count)} {of_search(game)}"


def of_chunk(name: str) -> str:
    """The same for one of many chunks of positions."""
    game, number = game_of(name)
    found = "" if int(number) % SEARCH_EVERY else of_search(game, number)
    return f"{of_rules(game, CHUNK, number)} {found}"


def positions_of(name: str) -> Iterator[str]:
    """A chunk in full."""
    game, number = game_of(name)
    for line in Walk(game, number).described(CHUNK):
        yield line.decode()


def game_of(chunk: str) -> tuple[Game, str]:
    """The game of a chunk, and its number."""
    name, choice, number = chunk.split(":")
    return chosen(name, choice, number), number


def main(what: str, *rest: str) -> None:
    lines: Iterable[str]
    if what == "few":
        lines = few(int(rest[0]))
    else:
        lines = map(of_chunk, rest) if what == "chunks" else positions_of(rest[0])
    for line in lines:
        print(line, flush=True)


if __name__ == "__main__":
    main(*sys.argv[1:])
