"""What an action of Three Musketeers visibly does.

And what the puzzles of the game are about, as their lines show it.
"""

from collections.abc import Iterator, Sequence

from wuqi.core.board.effects import Effect, step
from wuqi.core.play.played import PlayedAction
from wuqi.core.position import Position
from wuqi.games.musketeers.rules import THE_ENEMIES, THE_MUSKETEERS


def effects(before: Position, action: str, after: Position) -> tuple[Effect, ...]:
    return tuple(step(before.picture, action[:2], action[3:]))


THEMES = ("line-danger", "stranding", "forced-line", "bait", "retreat", "one-capture")


def themes(line: Sequence[PlayedAction], goal: str) -> Iterator[str]:
    first = line[0]
    result = line[-1].after.result
    if first.before.mover == THE_MUSKETEERS:
        if any(_reason(first.before.play(action)) == "line" for action in first.before.actions()):
            yield "line-danger"
        if result is not None and result.reason in ("stranded", "enemy-stuck"):
            yield "stranding"
        return
    if result is not None and result.reason == "line":
        yield "forced-line"
    target = first.action[3:]
    if len(line) > 1 and line[1].action.endswith(f"x{target}"):
        yield "bait"
    if not any(action.endswith(f"x{target}") for action in first.after.actions()):
        yield "retreat"
    captures = [step.before for step in line if step.before.mover != THE_ENEMIES]
    if len(captures) > 1 and all(len(position.actions()) == 1 for position in captures):
        yield "one-capture"


def _reason(position: Position) -> str:
    return position.result.reason if position.result is not None else ""
