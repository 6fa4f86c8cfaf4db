"""`python -m puzzles GAME`: finds, grades and writes the puzzles of a game.

The same seed finds the same puzzles. What has been found so far is kept in a file of its own, and a
run that was interrupted goes on after the last game it looked at.
"""

import argparse
import hashlib
from pathlib import Path

import msgspec

from puzzles.checking import wrong
from puzzles.finding import Finding
from puzzles.grading import failed, grade_of
from puzzles.makers import maker_of
from wuqi.core.folder.loading import known
from wuqi.core.game import Game
from wuqi.core.registry import configure
from wuqi.teacher.puzzle import FILE, HARDEST, Puzzle, canonical, puzzles

SPARE = 1.5  # so many times more are found than are kept, for the choice
EASIEST = 0.2  # what fewer than so many fail is no puzzle


def main() -> None:
    """Makes one game's file."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("game")
    parser.add_argument("--number", type=int, default=220)
    parser.add_argument("--seed", default="1")
    parser.add_argument("--check", action="store_true", help="look over those there are")
    parser.add_argument("--found", type=Path, help="what has been found so far")
    args = parser.parse_args()
    game = configure(args.game, None, {})
    if args.check:
        failing = wrong(game, list(puzzles(game.name)))
        print(f"{len(puzzles(game.name))} puzzles of {game.name}, {len(failing)} wrong", *failing)
        return
    path = args.found or Path(f"{args.game}.found.jsonl")
    found = _search(game, args.seed, int(args.number * SPARE), path)
    chosen = choose(found, args.number)
    lines = [msgspec.json.encode(puzzle) for puzzle in chosen]
    (known(game.name).path / FILE).write_bytes(b"\n".join([*lines, b""]))
    print(f"{len(chosen)} puzzles of {game.name}")


def _search(game: Game, seed: str, wanted: int, path: Path) -> list[Puzzle]:
    """Finds and grades as many as are wanted, each kept as soon as it is found."""
    kept = path.read_bytes().splitlines() if path.exists() else []
    entries = [msgspec.json.decode(line, type=tuple[int, Puzzle]) for line in kept]
    found = {canonical(game, puzzle.position): puzzle for _, puzzle in entries}
    first = entries[-1][0] + 1 if entries else 0
    with path.open("ab") as file:
        for number, finding in maker_of(game)(game, f"{game.name} {seed}", first):
            if len(found) >= wanted:
                break
            alike = canonical(game, finding.position.text)
            share = failed(finding) if alike not in found else 0.0
            if share >= EASIEST:
                found[alike] = _puzzle(alike, finding, share)
                file.write(msgspec.json.encode((number, found[alike])) + b"\n")
                file.flush()
                print(f"{len(found)} of {wanted}, game {number}", flush=True)
    return list(found.values())


def _puzzle(alike: str, finding: Finding, share: float) -> Puzzle:
    return Puzzle(
        hashlib.sha256(alike.encode()).hexdigest()[:8],
        finding.position.text,
        finding.goal,
        finding.solution,
        finding.line,
        finding.proof,
        round(share, 2),
        grade_of(share),
    )


def choose(found: list[Puzzle], number: int) -> list[Puzzle]:
    """So many of all grades: each in turn gives one, as long as it has any."""
    shelves = [[one for one in found if one.grade == 1 + grade] for grade in range(HARDEST)]
    chosen: list[Puzzle] = []
    while len(chosen) < number and any(shelves):
        for shelf in shelves:
            if shelf and len(chosen) < number:
                chosen.append(shelf.pop(0))
    return sorted(chosen, key=lambda puzzle: (puzzle.grade, puzzle.id))


if __name__ == "__main__":
    main()
