"""What the tables on this machine say: starts, counts, longest wins with a line of perfect play.

Every number in docs/solved.md is from here. Tables must have been made before (`wuqi solve`);
those that are missing are passed over.
"""

import re
import sys
from collections import Counter
from itertools import combinations
from typing import Any

from wuqi.core.game import Game
from wuqi.core.numbering import OUTCOMES, tables_of
from wuqi.core.position import Position
from wuqi.core.registry import configure
from wuqi.games.tamquan import tables as tamquan
from wuqi.players.perfect_player import best_actions
from wuqi.solve.probe import Prober, Value

SETTINGS: list[tuple[str, dict[str, str]]] = [
    ("musketeers", {"stuck": "own-turn"}),
    ("musketeers", {"stuck": "immediate"}),
    *(
        ("tamquan", {"steps": steps, "taking": taking})
        for steps in ("orthogonal", "eight")
        for taking in ("optional", "all")
    ),
    ("janken", {}),
    (
        "janken",
        {"actions": "any-cube", "rolling": "forced", "turning-back": "yes", "last-stand": "yes"},
    ),
    ("draughts", {}),
]

END = (tamquan.DEPLOYING, 0, 0)


def described(value: Value | None) -> str:
    if value is None:
        return "not known"
    return value.outcome if value.distance is None else f"{value.outcome} in {value.distance}"


def perfect_line(prober: Prober, position: Position, most: int = 240) -> str:
    """Perfect play from a position on, the first of the best actions each time."""
    played: list[str] = []
    while position.result is None and len(played) < most:
        best = best_actions(prober, position, position.actions())
        if not best:
            break
        played.append(str(best[0]))
        position = position.play(best[0])
    end = f"  ({position.result.reason})" if position.result else "  …"
    return " ".join(played) + end


def stood(game: Game, number: int) -> Position:
    tables = tables_of(game.name)
    assert tables is not None
    state = game.start().state
    assert tables.stand(state, number)
    return game.at(state)


def slices(game: Game, prober: Prober, report: dict[str, Any]) -> None:
    """Other tables: each slice's counts, and the longest win of all."""
    longest = {"distance": 0, "number": 0}
    total: Counter[str] = Counter()
    for part in report["slices"]:
        name = f"{part['ours']} against {part['theirs']}" if "ours" in part else ""
        told_longest = part.get("longest_win", {"distance": 0})
        total.update({outcome: part[outcome] for outcome in OUTCOMES})
        print(
            f"  {name or material(game, part):28} win {part['win']:12,d} loss {part['loss']:12,d} "
            f"draw {part['draw']:12,d} longest {told_longest['distance']}"
        )
        if told_longest["distance"] > longest["distance"]:
            longest = told_longest
    print(f"  all {total.total():,d}: " + ", ".join(f"{o} {total[o]:,d}" for o in OUTCOMES))
    if longest["distance"]:
        position = stood(game, longest["number"])
        print(f"  longest: {position}   {described(prober.value(position))}")
        print(f"    {perfect_line(prober, position)}")


def material(game: Game, part: dict[str, Any]) -> str:
    """What a slice is about: in each army so many pieces, or men and kings."""
    example = part.get("longest_win") or part.get("longest_loss")
    if not example:
        return f"numbers from {part['first']}"
    text = str(stood(game, example["number"]))
    if "phase=deploy" in text:
        return "setting up"
    if game.name == "draughts":
        return " against ".join(army(squares) for squares in text.split(":")[1:])
    board = text.split()[0].upper()
    return " against ".join(str(board.count(letter)) for letter in "AB")


def army(squares: str) -> str:
    """Of "WK1,K2,31-33" what it is made of."""
    kings = men = 0
    for group in squares[1:].split(","):
        first, last = re.findall(r"\d+", group)[0], re.findall(r"\d+", group)[-1]
        count = int(last) - int(first) + 1
        kings, men = kings + count * ("K" in group), men + count * ("K" not in group)
    return " ".join(f"{n} {name}" for n, name in ((kings, "kings"), (men, "men")) if n)


def placements(game: Game, prober: Prober) -> None:
    """Cờ tam quân: what the placements of the first team are worth to it, in one of the zones."""
    worth: Counter[str] = Counter()
    for squares in combinations(range(tamquan.ZONE_SQUARES), tamquan.MOST):
        members = sum(1 << square for square in squares)
        value = prober.value(stood(game, tamquan.DEPLOYING + 1 + (members << 10)))
        assert value is not None  # the second team's view
        worth[{"win": "loss", "loss": "win", "draw": "draw"}[value.outcome]] += 1
    print(f"  placements of the first team: {dict(worth)}")


def lone_pieces(game: Game, prober: Prober) -> None:
    """Cờ tam quân: how a piece fares alone, whoever is to move."""
    state = game.start().state
    for first, ours, theirs in tamquan.LAST_FIRST:
        if 1 not in (ours, theirs):
            continue
        last = min(number for number, *_ in [*tamquan.LAST_FIRST, END] if number > first)
        worth: Counter[str] = Counter()
        for number in range(first, last):
            if tamquan.stand(state, number) and (value := prober.value(game.at(state))):
                worth[value.outcome] += 1
        print(f"  {ours} to move against {theirs}: {dict(worth)}")


def layers(game: Game, prober: Prober, report: dict[str, Any]) -> None:
    """Layered tables: each layer's share of wins for the hunters, and the longest games."""
    total = {"hunters": 0, "crowd": 0}
    for layer in report["layers"]:
        line = f"  {layer['members']:3d} in the crowd:"
        for mover in total:
            wins = layer[mover]["hunters_win"]
            total[mover] += wins
            line += f"  {mover} to move: hunters win {wins:13,d}"
            if "longest_win" in layer[mover]:
                line += f" in ≤ {layer[mover]['longest_win']['plies']:2d}"
            if "longest_loss" in layer[mover]:
                line += f", lose in ≤ {layer[mover]['longest_loss']['plies']:2d}"
        print(line)
    print(f"  all: hunters win {total['hunters']:,d} to move, {total['crowd']:,d} not to move")
    for kind in ("longest_win", "longest_loss"):
        found = [layer["crowd"][kind] for layer in report["layers"] if kind in layer["crowd"]]
        if found:
            longest = max(found, key=lambda one: int(one["plies"]))
            position = stood(game, longest["number"])
            print(f"  hunters' {kind}: {position}   {described(prober.value(position))}")
            print(f"    {perfect_line(prober, position)}")


def main() -> None:
    for name, options in SETTINGS:
        game = configure(name, None, options)
        prober = Prober.of(game)
        if prober is None:
            continue
        account = prober.file.account
        size = prober.file.path.stat().st_size
        print(f"{name} {account.settings}: {account.numbers:,d} numbers in {size / 1e6:.1f} MB")
        start = game.start()
        print(f"  start: {described(prober.value(start))}")
        for action, value in prober.probe(start).actions.items():
            if value is not None and len(start.actions()) < 20:
                print(f"    {action}: {described(value)}")
        if name == "tamquan":
            placements(game, prober)
            lone_pieces(game, prober)
        (layers if "layers" in account.report else slices)(game, prober, account.report)
        value = prober.value(start)
        if value is not None and value.outcome != "draw":
            print(f"  from the start: {perfect_line(prober, start)}")
        sys.stdout.flush()


if __name__ == "__main__":
    main()
