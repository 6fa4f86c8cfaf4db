"""Positions and results as JSON, for scripts."""

from typing import Any

from wuqi.core.kernel import CHANCE
from wuqi.core.position import Position, Result


def position_json(position: Position) -> dict[str, Any]:
    """`{"position", "mover", "actions", "result"}`; a mover of "chance", or null when over."""
    shown = position.seen_by(None)
    return {
        "position": shown.text,
        "mover": "chance" if position.mover == CHANCE else position.mover or None,
        "actions": [str(action) for action in shown.actions() or shown.outcomes()],
        "result": result_json(position.result),
    }


def result_json(result: Result | None) -> dict[str, Any] | None:
    """`{"ranking", "reason"}`, or null while the game is in progress."""
    if result is None:
        return None
    return {"ranking": result.ranking, "reason": result.reason}
