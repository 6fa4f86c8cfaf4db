"""What the tables on this machine say: starts, counts, longest wins with a line of perfect play.

Every number in docs/solved is from here. Tables must have been made before (`wuqi solve`);
missing ones are skipped.
"""

import sys
from collections import Counter
from typing import Any

from benchmarks.measuring import part_of
from tests.games.expecting import expected
from wuqi.core.game import Game
from wuqi.core.numbering import OUTCOMES, tables_of
from wuqi.core.position import Position
from wuqi.core.registry import configure, names
from wuqi.players.perfect_player import perfect_play
from wuqi.solve.probe import Prober, Value

SETTINGS = [
    (game, preset, options) for game in names() for preset, options in expected(game).SOLVED
]


def described(value: Value | None) -> str:
    if value is None:
        return "not known"
    return value.outcome if value.distance is None else f"{value.outcome} in {value.distance}"


def perfect_line(prober: Prober, position: Position) -> str:
    """Perfect play from a position on, and how it ends."""
    line, last = perfect_play(prober, position)
    end = f"  ({last.result.reason})" if last.result else "  …"
    return " ".join(map(str, line)) + end


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
        part_longest = part.get("longest_win", {"distance": 0})
        total.update({outcome: part[outcome] for outcome in OUTCOMES})
        print(
            f"  {name or material(game, part):28} win {part['win']:12,d} loss {part['loss']:12,d} "
            f"draw {part['draw']:12,d} longest {part_longest['distance']}"
        )
        if part_longest["distance"] > longest["distance"]:
            longest = part_longest
    print(f"  all {total.total():,d}: " + ", ".join(f"{o} {total[o]:,d}" for o in OUTCOMES))
    if longest["distance"]:
        position = stood(game, longest["number"])
        print(f"  longest: {position.text}   {described(prober.value(position))}")
        print(f"    {perfect_line(prober, position)}")


def material(game: Game, part: dict[str, Any]) -> str:
    """What a slice is about: what each side has on the board."""
    example = part.get("longest_win") or part.get("longest_loss")
    if not example:
        return f"numbers from {part['first']}"
    position = stood(game, example["number"])
    own = part_of(game.name, "solved")
    if own is not None:
        return str(own.material(position))
    sides = [cell.side for row in position.picture.rows for cell in row]
    return " against ".join(str(sides.count(side)) for side in range(1, game.sides + 1))


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
            print(f"  hunters' {kind}: {position.text}   {described(prober.value(position))}")
            print(f"    {perfect_line(prober, position)}")


def main() -> None:
    for name, preset, options in SETTINGS:
        game = configure(name, preset, options)
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
        own = part_of(name, "solved")
        if own is not None:
            own.report(game, prober)
        (layers if "layers" in account.report else slices)(game, prober, account.report)
        value = prober.value(start)
        if value is not None and value.outcome != "draw":
            print(f"  from the start: {perfect_line(prober, start)}")
        sys.stdout.flush()


if __name__ == "__main__":
    main()
