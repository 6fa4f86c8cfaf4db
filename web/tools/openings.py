"""Writes src/home/openings.json: how the home page's boards play, by players who mean it.

    python web/tools/openings.py web/src/home/openings.json [GAME …]

Some games are played between computers of one level, and of each game the liveliest is kept: one
that is decided, with as many captures as possible in what is shown of it. Kept in the repository,
because it takes minutes; to be run again when the levels play better.
"""

import json
import sys
from dataclasses import dataclass
from pathlib import Path

from wuqi.arena.plan import Plan
from wuqi.arena.playing import play
from wuqi.core.record import Record


@dataclass(frozen=True)
class Show:
    """How a game is shown: what was played before, and how many actions of it."""

    sides: int
    level: str
    games: int = 12  # played, of which one is kept
    before: int = 0  # actions that set the board up
    longest: int = 40
    capture: str = "x"


SHOWS = {
    "musketeers": Show(2, "level:6"),
    "sanguo": Show(3, "level:5", longest=44),
    "draughts": Show(2, "level:6", longest=44),
    "tamquan": Show(2, "level:3", games=60, before=7, longest=48),
    "janken": Show(2, "level:5", before=8),
}


def liveliest(game: str, show: Show) -> Record:
    """The game with the most to see."""
    plan = Plan(game, {}, (show.level,) * show.sides, show.games, seed=1, opening_plies=2)
    records = [play(plan, pairing) for pairing in plan.pairings()]

    def to_see(record: Record) -> tuple[bool, int]:
        shown = record.actions[show.before : show.before + show.longest]
        ended = len(record.actions) <= show.before + show.longest
        return ended, sum(action.count(show.capture) for action in shown)

    return max(records, key=to_see)


def main(target: str, *games: str) -> None:
    openings = json.loads(Path(target).read_text("utf-8"))
    for game in games or SHOWS:
        show = SHOWS[game]
        actions = list(liveliest(game, show).actions)
        print(game, len(actions), "actions")
        openings[game] = {
            "before": actions[: show.before],
            "actions": actions[show.before : show.before + show.longest],
        }
    lines = [f'  "{game}": {json.dumps(one)}' for game, one in openings.items()]
    Path(target).write_text("{\n" + ",\n".join(lines) + "\n}\n", "utf-8")


if __name__ == "__main__":
    main(*sys.argv[1:])
