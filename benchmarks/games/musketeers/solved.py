"""What the tables of Three Musketeers say about every start, and about random play."""

import random
from collections import Counter
from collections.abc import Iterator
from itertools import combinations

from wuqi.core.game import Game
from wuqi.core.position import Position
from wuqi.solve.probe import Prober

GAMES = 1_000
SHOWN = 4  # starts of each kind, the longest first


def report(game: Game, prober: Prober) -> None:
    starts(game, prober)
    random_play(game, prober)


def every_start(game: Game) -> Iterator[Position]:
    """The board full of enemies, but for three musketeers who are not in line, and who begin."""
    for squares in combinations(range(25), 3):
        letters = "".join("M" if square in squares else "e" for square in range(25))
        rows = [letters[first : first + 5] for first in range(0, 25, 5)]
        position = game.read("/".join(rows) + " m")
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
