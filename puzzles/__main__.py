"""`python -m puzzles GAME`: finds, grades and writes the puzzles of a game.

The same seed finds the same puzzles. What has been found so far is kept in a file of its own, and a
run that was interrupted goes on after the last game it looked at. Puzzles that the game already has
are looked at first, so that links to them stay right.
"""

import argparse
import hashlib
import sys
import time
from collections.abc import Iterator
from pathlib import Path

import msgspec

from puzzles.checking import wrong
from puzzles.finding import Finding
from puzzles.grading import failed, grade_of
from puzzles.makers import MAKERS, Maker, maker_of
from puzzles.themes import themes_of
from wuqi.core.folder.loading import known
from wuqi.core.game import Game
from wuqi.core.registry import configure
from wuqi.teacher.puzzle import FILE, HARDEST, Puzzle, canonical, puzzles, stands

SPARE = 1.1  # so many times more are found than are kept, for the choice
EASIEST = 0.1  # what fewer than so many fail is no puzzle


def main() -> None:
    """Makes one game's file."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("game")
    parser.add_argument("--number", type=int, default=220)
    parser.add_argument("--seed", default="1")
    parser.add_argument("--maker", choices=MAKERS, help="other puzzles of the game stay")
    parser.add_argument("--check", action="store_true", help="look over those there are")
    parser.add_argument("--themes", action="store_true", help="name the themes of those there are")
    parser.add_argument("--found", type=Path, help="what has been found so far")
    args = parser.parse_args()
    game = configure(args.game, None, {})
    if args.check:
        failing = wrong(game, list(puzzles(game.name)))
        print(f"{len(puzzles(game.name))} puzzles of {game.name}, {len(failing)} wrong", *failing)
        return
    if args.themes:
        _write(game, list(puzzles(game.name)))
        return
    maker = MAKERS[args.maker] if args.maker else maker_of(game)
    path = args.found or Path(f"{args.game}.{maker.proven_by}.found.jsonl")
    found = _search(game, maker, args.seed, int(args.number * SPARE), path)
    others = [one for one in puzzles(game.name) if one.proof.by != maker.proven_by]
    _write(game, [*choose(found, args.number), *others])


def _write(game: Game, chosen: list[Puzzle]) -> None:
    """Writes the game's file; what the puzzles are about is seen now."""
    lines = [
        msgspec.json.encode(msgspec.structs.replace(one, game="", themes=themes_of(game, one)))
        for one in sorted(chosen, key=_order)
    ]
    (known(game.name).path / FILE).write_bytes(b"\n".join([*lines, b""]))
    print(f"{len(chosen)} puzzles of {game.name}")


def _search(game: Game, maker: Maker, seed: str, wanted: int, path: Path) -> list[Puzzle]:
    """Finds and grades as many as are wanted, each kept as soon as it is found."""
    kept = path.read_bytes().splitlines() if path.exists() else []
    entries = [msgspec.json.decode(line, type=tuple[int, Puzzle]) for line in kept]
    found = {canonical(game, puzzle.position): puzzle for _, puzzle in entries}
    first = entries[-1][0] + 1 if entries else 0
    began, before = time.monotonic(), len(found)
    with path.open("ab") as file:
        again = [one for one in puzzles(game.name) if one.id not in {p.id for p in found.values()}]
        for number, finding in _candidates(game, maker, seed, first, again):
            if len(found) >= wanted:
                break
            if maker.goes_deep and not finding.later and number >= 0:
                continue  # a guess is no lesson
            alike = canonical(game, finding.position.text)
            share = failed(finding) if alike not in found else 0.0
            if share >= EASIEST:
                found[alike] = _puzzle(alike, finding, share)
                file.write(msgspec.json.encode((number, found[alike])) + b"\n")
                file.flush()
                each = (time.monotonic() - began) / (len(found) - before)
                left = each * (wanted - len(found)) / 60
                progress = f"{game.name}: {len(found)} of {wanted}, about {left:.0f} minutes left"
                print(f"\r{progress:60}", end="", file=sys.stderr, flush=True)
    print(file=sys.stderr)
    return list(found.values())


def _candidates(
    game: Game, maker: Maker, seed: str, first: int, again: list[Puzzle]
) -> Iterator[tuple[int, Finding]]:
    """The puzzles there are, looked at again; then new ones."""
    for one in again if first == 0 else ():
        if one.proof.by == maker.proven_by:
            finding = maker.looked_at(stands(game.name, one))
            if finding is not None:
                yield -1, finding
    yield from maker.findings(game, f"{game.name} {seed}", first)


def _puzzle(alike: str, finding: Finding, share: float) -> Puzzle:
    found = Puzzle(
        hashlib.sha256(alike.encode()).hexdigest()[:8],
        finding.position.text,
        finding.goal,
        finding.solution,
        finding.line,
        finding.proof,
        round(share, 2),
        grade_of(share),
    )
    if not finding.later:
        return found
    return msgspec.structs.replace(found, later=msgspec.Raw(msgspec.json.encode(finding.later)))


def choose(found: list[Puzzle], number: int) -> list[Puzzle]:
    """So many of all grades: each in turn gives one, as long as it has any."""
    shelves = [[one for one in found if one.grade == 1 + grade] for grade in range(HARDEST)]
    chosen: list[Puzzle] = []
    while len(chosen) < number and any(shelves):
        for shelf in shelves:
            if shelf and len(chosen) < number:
                chosen.append(shelf.pop(0))
    return chosen


def _order(one: Puzzle) -> tuple[int, str]:
    return one.grade, one.id


if __name__ == "__main__":
    main()
