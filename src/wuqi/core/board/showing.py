"""What a page needs to show a game before anyone plays it: colours, and a short game.

`opening.json` in a game's folder holds the short game, which its board on the home page plays
automatically: `actions`, and `before` (played but not shown) and `options` if needed. A game
without the file shows its start. Our own games are built into the page; for games of other packages
the page asks the server.
"""

import json
from typing import Any

import msgspec

from wuqi.core.board.picture import Cell
from wuqi.core.errors import UnfinishedGame, WuqiError
from wuqi.core.folder.loading import known
from wuqi.core.game import Game
from wuqi.core.position import Position
from wuqi.core.registry import configure

OPENING = "opening.json"
USUAL: dict[str, Any] = {"piece": "", "lines": [], "side": 0, "dim": False, "shade": 0}


def line_of(name: str) -> dict[str, Any]:
    """A start and, for each action of the short game, its effects and the cells that it changes.

    UnfinishedGame if the short game cannot be played (any more)."""
    file = known(name).path / OPENING
    try:
        return _played(name, json.loads(file.read_text("utf-8")) if file.is_file() else {})
    except WuqiError as error:
        raise UnfinishedGame("game-bad-opening", name=name, reason=error) from error
    except json.JSONDecodeError as error:
        raise UnfinishedGame("game-bad-opening", name=name, reason=f"JSON: {error}") from error


def _played(name: str, opening: dict[str, Any]) -> dict[str, Any]:
    game: Game = configure(name, None, opening.get("options", {}))
    position = game.start()
    for action in opening.get("before", []):
        position = position.play(action)
    picture = position.picture
    steps = []
    for action in opening.get("actions", []):
        after = position.play(action)
        old, new = _cells(position), _cells(after)
        effects = msgspec.to_builtins(position.effects(action, after))
        changed = [_fields(new[square]) for square in new if new[square] != old[square]]
        steps.append({"action": action, "effects": effects, "cells": changed})
        position = after
    return {
        "options": dict(game.options),
        "sides": game.sides,
        "picture": {
            "rows": [[_fields(cell) for cell in row] for row in picture.rows],
            "columns": picture.columns,
            "ranks": picture.ranks,
            "notes": [],
            "inks": picture.inks,
        },
        "steps": steps,
    }


def colours_of(name: str) -> dict[str, Any]:
    """Which side or camp has which ink, what is in a camp, and the ink of the game's own marks."""
    face = configure(name, None, {}).face
    accent = face.ACCENT or next(iter(face.INKS.values()))
    return {"inks": dict(face.INKS), "camps": dict(face.CAMP_PIECES), "accent": accent}


def _cells(position: Position) -> dict[str, Cell]:
    return {cell.square: cell for row in position.picture.rows for cell in row}


def _fields(cell: Cell) -> dict[str, Any]:
    """A cell as the protocol sends it: what has its default is left out."""
    fields = msgspec.to_builtins(cell)
    return {key: value for key, value in fields.items() if value and value != USUAL.get(key)}
