"""What the tables of Cờ tam quân say."""

from collections import Counter
from itertools import combinations

from wuqi.core.game import Game
from wuqi.core.position import Position
from wuqi.games.tamquan import tables
from wuqi.solve.probe import Prober

END = (tables.DEPLOYING, 0, 0)


def report(game: Game, prober: Prober) -> None:
    placements(game, prober)
    lone_pieces(game, prober)


def material(position: Position) -> str:
    """So many pieces in each team."""
    if "phase=deploy" in position.text:
        return "setting up"
    board = position.text.split()[0].upper()
    return " against ".join(str(board.count(letter)) for letter in "AB")


def placements(game: Game, prober: Prober) -> None:
    """What the placements of the first team are worth to it, in one of the zones."""
    worth: Counter[str] = Counter()
    state = game.start().state
    for squares in combinations(range(tables.ZONE_SQUARES), tables.MOST):
        members = sum(1 << square for square in squares)
        assert tables.stand(state, tables.DEPLOYING + 1 + (members << 10))
        value = prober.value(game.at(state))
        assert value is not None  # the second team's view
        worth[{"win": "loss", "loss": "win", "draw": "draw"}[value.outcome]] += 1
    print(f"  placements of the first team: {dict(worth)}")


def lone_pieces(game: Game, prober: Prober) -> None:
    """The results of a lone piece, with either side to move."""
    state = game.start().state
    for first, ours, theirs in tables.LAST_FIRST:
        if 1 not in (ours, theirs):
            continue
        last = min(number for number, *_ in [*tables.LAST_FIRST, END] if number > first)
        worth: Counter[str] = Counter()
        for number in range(first, last):
            if tables.stand(state, number) and (value := prober.value(game.at(state))):
                worth[value.outcome] += 1
        print(f"  {ours} to move against {theirs}: {dict(worth)}")
