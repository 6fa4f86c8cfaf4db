"""The published ratings of the computer's levels, from the ladders in docs/players.md.

    python -m benchmarks.matches.anchors

Prints `LEVEL_RATINGS` for the `face.py` of each game. Level 4 is 1500, and the distances between
levels follow from their scores against each other, in the model that rates people
(`wuqi.server.ratings.model`). As in the ladder's intervals, two games won and two lost are added to
each match, so that 100% is not infinitely far.
"""

import re
from pathlib import Path

from wuqi.core.registry import configure, names
from wuqi.server.ratings.model import ahead

PLAYERS = Path(__file__).parents[2] / "docs" / "players.md"
GAMES = 100  # in each match
MIDDLE = 4
MIDDLE_RATING = 1_500


def ladder(text: str, game: str) -> list[float]:
    """The scores of levels 2, 3, … against the level below."""
    row = re.search(rf"^\| {game} \|(.*)\|$", text, re.MULTILINE)
    assert row is not None, f"{PLAYERS} has no ladder of {game}"
    return [int(cell.split()[0]) / 100 for cell in row[1].split("|")]


def anchors(scores: list[float], sides: int) -> tuple[int, ...]:
    """The rating of each level."""
    points = [0.0]
    for score in scores:
        points.append(points[-1] + ahead((score * GAMES + 2) / (GAMES + 4), sides))
    return tuple(round(MIDDLE_RATING + one - points[MIDDLE - 1]) for one in points)


def main() -> None:
    text = PLAYERS.read_text("utf-8")
    for game in names():
        sides = configure(game, None, {}).sides
        print(f"{game}: LEVEL_RATINGS = {anchors(ladder(text, game), sides)}")


if __name__ == "__main__":
    main()
