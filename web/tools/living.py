"""Writes src/home/lines.json: the short games that the home page's boards play by themselves.

    python tools/living.py src/home/openings.json src/home/lines.json

The openings are action texts; what they look like is asked of the real rules, once, when the
page is built, so that the home page needs nobody to answer. After the first picture only what
changes is kept. A game whose rules are not there is left out.
"""

import json
import sys
from pathlib import Path
from typing import Any

import msgspec

import wuqi
from wuqi.core.registry import names

USUAL: dict[str, Any] = {"piece": "", "lines": [], "side": 0, "dim": False, "shade": 0}


def cell(drawn: Any) -> dict[str, Any]:
    """A cell as the protocol sends it: what has its default is left out."""
    told = msgspec.to_builtins(drawn)
    return {key: value for key, value in told.items() if value and value != USUAL.get(key)}


def line(game: str, opening: dict[str, Any]) -> dict[str, Any]:
    """A start and, for each action, what it does and the cells that it changes."""
    rules = wuqi.load(game, **opening.get("options", {}))
    position = rules.start()
    for action in opening.get("before", []):
        position = position.play(action)
    picture = position.picture
    before = {c.square: c for row in picture.rows for c in row}
    steps = []
    for action in opening["actions"]:
        effects = position.effects(action)
        position = position.play(action)
        after = {c.square: c for row in position.picture.rows for c in row}
        changed = [cell(after[square]) for square in after if after[square] != before[square]]
        told = msgspec.to_builtins(effects)
        steps.append({"action": action, "effects": told, "cells": changed})
        before = after
    return {
        "options": dict(rules.options),
        "picture": {
            "rows": [[cell(c) for c in row] for row in picture.rows],
            "columns": picture.columns,
            "ranks": picture.ranks,
            "notes": [],
        },
        "steps": steps,
    }


def main(source: str, target: str) -> None:
    openings = json.loads(Path(source).read_text("utf-8"))
    there = [game for game in openings if game in names()]
    lines = {game: line(game, openings[game]) for game in there}
    text = json.dumps(lines, ensure_ascii=False, separators=(",", ":"), default=list)
    Path(target).write_text(text, "utf-8")


if __name__ == "__main__":
    main(sys.argv[1], sys.argv[2])
