"""Pieces won, lost and crowned in the next few actions."""

from collections.abc import Sequence

from wuqi.core.position import Action, Position

SOON = 6  # actions of a line that are looked at


def taken_soon(position: Position, line: Sequence[Action]) -> tuple[int, int]:
    """How many pieces the mover takes and loses in the next few actions of a line."""
    mover, won, lost = position.mover, 0, 0
    for action in line[:SOON]:
        after = position.play(action)
        taken = [effect.side for effect in position.effects(action, after) if effect.kind == "take"]
        lost += taken.count(mover)
        if position.mover == mover:
            won += sum(side != mover for side in taken)
        if after.mover <= 0:
            break
        position = after
    return won, lost


def crowned_soon(position: Position, line: Sequence[Action]) -> bool:
    """Whether the mover gets a king in the next few actions of a line."""
    mover = position.mover
    for action in line[:SOON]:
        after = position.play(action)
        if position.mover == mover and any(
            effect.kind == "crown" for effect in position.effects(action, after)
        ):
            return True
        if after.mover <= 0:
            break
        position = after
    return False


def given_away(position: Position, better: Sequence[Action], played: Sequence[Action]) -> int:
    """How many pieces the mover loses by the line that was played, compared with the better one."""
    (won, lost), (won_instead, lost_instead) = (
        taken_soon(position, line) for line in (better, played)
    )
    return (won - lost) - (won_instead - lost_instead)
