"""What the tables of Three Musketeers say about every start, and about random play."""

import random
from collections import Counter
from collections.abc import Iterator
from itertools import combinations
from math import log2

from wuqi.core.game import Game
from wuqi.core.position import Position
from wuqi.games.musketeers.placements import PLACEMENTS
from wuqi.players.perfect_player import perfect_play
from wuqi.solve.probe import Prober

GAMES = 1_000
SHOWN = 4  # starts of each kind, the longest first


def report(game: Game, prober: Prober) -> None:
    starts(game, prober)
    if prober.file.account.depth:
        balance(game, prober)
    random_play(game, prober)


def start_at(game: Game, squares: tuple[int, ...]) -> Position:
    """The board full of enemies, but for three musketeers, who begin."""
    letters = "".join("M" if square in squares else "e" for square in range(25))
    rows = [letters[first : first + 5] for first in range(0, 25, 5)]
    return game.read("/".join(rows) + " m")


def every_start(game: Game) -> Iterator[Position]:
    """Those in which the three are not in line."""
    for squares in combinations(range(25), 3):
        position = start_at(game, squares)
        if position.result is None:
            yield position


def starts(game: Game, prober: Prober) -> None:
    counts: Counter[str] = Counter()
    lengths: dict[str, list[tuple[int, int, str]]] = {"win": [], "loss": []}
    for position in every_start(game):
        value = prober.value(position)
        assert value is not None
        counts[value.outcome] += 1
        kept = [after for after in prober.probe(position).actions.values() if after is not None]
        best = sum(after.outcome == value.outcome for after in kept)
        lengths[value.outcome].append((value.distance or 0, -best, position.text))
    print(f"  all {counts.total():,d} starts, musketeers to move: they win {counts['win']:,d}")
    for outcome, found in lengths.items():
        spread = sorted(Counter(distance for distance, _, _ in found).items())
        print(f"    {outcome}, plies × starts: " + ", ".join(f"{d}×{n}" for d, n in spread))
        for distance, best, text in sorted(found, reverse=True)[:SHOWN]:
            print(f"      {outcome} in {distance} by {-best} of the first captures: {text}")


def balance(game: Game, prober: Prober) -> None:
    """The starts that demand exact play of both sides; one of those that are alike when turned."""
    found = []
    for squares in PLACEMENTS:
        position = start_at(game, squares)
        value = prober.value(position)
        if value is not None and value.outcome == "loss":
            found.append((*demands(prober, position), position.text))
    print(f"  {len(found)} starts that are not alike and not won at once, the most balanced first:")
    most = sorted(found, key=lambda one: (-min(one[0], one[1]), one))[:SHOWN]
    for hunters, crowd, plies, text in [*most, (*demands(prober, game.start()), "the usual start")]:
        print(f"    musketeers {hunters:.1f} bits, enemies {crowd:.1f}, {plies} plies: {text}")


def demands(prober: Prober, position: Position) -> tuple[float, float, int]:
    """What perfect play demands of the musketeers and of the enemies, in bits, and its plies.

    Each turn costs log2(legal actions / good ones): what somebody must know who would otherwise
    choose at random. Good are the moves that keep the enemies' win, and the longest defences.
    """
    bits = {1: 0.0, 2: 0.0}
    line, _ = perfect_play(prober, position)
    for action in line:
        bits[position.mover] += to_know(prober, position)
        position = position.play(action)
    return bits[1], bits[2], len(line)


def to_know(prober: Prober, position: Position) -> float:
    """How many bits a good action takes."""
    worths = [worth for worth in prober.probe(position).actions.values() if worth is not None]
    best = prober.value(position)
    assert best is not None
    good = [one for one in worths if one.outcome == best.outcome]
    if best.outcome == "loss":
        longest = max(one.distance or 0 for one in good)
        good = [one for one in good if one.distance == longest]
    return log2(len(worths) / len(good))


def random_play(game: Game, prober: Prober) -> None:
    """How often two random players stand in a position that the musketeers win."""
    chance = random.Random(1)
    seen: Counter[bool] = Counter()
    met = won = turned = 0
    for _ in range(GAMES):
        position, before, changes = game.start(), False, 0
        here = False
        while position.result is None:
            value = prober.value(position)
            assert value is not None
            theirs = (value.outcome == "win") == (position.mover == 1)
            seen[theirs] += 1
            here |= theirs
            changes += theirs != before
            before = theirs
            position = position.play(chance.choice(position.actions()))
        met += here
        turned += changes
        won += position.result.ranking[0] == (1,)
    print(
        f"  {GAMES:,d} random games: the musketeers win {won / GAMES:.1%}, stand won in "
        f"{seen[True] / seen.total():.1%} of all positions, and at some time in "
        f"{met / GAMES:.1%} of the games; who would win changes {turned / GAMES:.1f} times a game"
    )
