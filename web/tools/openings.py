"""Writes the opening.json of games: how the home page's boards play, by players who mean it.

    python web/tools/openings.py [GAME …]

Some games are played between computers of one level, and the liveliest is kept: one that is
decided, with as many captures as possible in what is shown of it. `made` in the file says how: the
level, how many games, how many actions are shown at most. Kept in the repository, because it takes
minutes; to be run again when the levels play better.
"""

import json
import sys
from typing import Any

from wuqi.arena.plan import MatchPlan
from wuqi.arena.playing import play
from wuqi.core.board.showing import OPENING
from wuqi.core.folder.loading import known
from wuqi.core.play.record import Record
from wuqi.core.registry import configure, names

USUAL: dict[str, Any] = {"level": "level:6", "games": 12, "longest": 40}


def liveliest(game: str, before: int, how: dict[str, Any]) -> Record:
    """The game with the most to see."""
    sides = configure(game, None, {}).sides
    plan = MatchPlan(game, {}, (how["level"],) * sides, how["games"], seed=1, opening_plies=2)
    records = [play(plan, pairing) for pairing in plan.pairings()]

    def to_see(record: Record) -> tuple[bool, int]:
        seen = record.actions[before : before + how["longest"]]
        ended = len(record.actions) <= before + how["longest"]
        return ended, sum(action.count("x") for action in seen)

    return max(records, key=to_see)


def main(*games: str) -> None:
    for game in games or names():
        file = known(game).path / OPENING
        opening = json.loads(file.read_text("utf-8")) if file.is_file() else {}
        how = {**USUAL, **opening.get("made", {})}
        before = len(opening.get("before", []))
        actions = list(liveliest(game, before, how).actions)
        print(game, len(actions), "actions")
        shown = actions[before : before + how["longest"]]
        lines = {"before": actions[:before], "actions": shown, "made": how}
        text = ",\n".join(f'  "{key}": {json.dumps(value)}' for key, value in lines.items())
        file.write_text(f"{{\n{text}\n}}\n", "utf-8")


if __name__ == "__main__":
    main(*sys.argv[1:])
