"""Compares a game with its interpreted reference, position by position, in random games.

References are slow, so an ordinary run compares a part; WUQI_EFFORT=n compares n times as much.
"""

import os
import random
from collections.abc import Callable
from typing import Protocol

from tests.games.walk import random_action
from wuqi.core.kernel import CHANCE
from wuqi.core.position import Position
from wuqi.core.registry import configure

EFFORT = int(os.environ.get("WUQI_EFFORT", "1"))

Chooser = Callable[[Position, random.Random], str | None]


class Reference(Protocol):
    """What each game's `reference.py` offers: everything goes in and out as text."""

    def start(self, options: dict[str, str]) -> str: ...
    def mover(self, options: dict[str, str], text: str) -> int: ...
    def actions(self, options: dict[str, str], text: str) -> list[str]: ...
    def play(self, options: dict[str, str], text: str, action: str) -> str: ...
    def result(
        self, options: dict[str, str], texts: list[str], played: list[str]
    ) -> tuple[list[list[int]], str] | None: ...


def compare_game(
    name: str,
    given: dict[str, str],
    reference: Reference,
    seed: int,
    start: str | None = None,
    choose: Chooser = random_action,
) -> int:
    """Plays one random game on both; the number of positions at which they agreed in everything."""
    game = configure(name, None, given)
    options = dict(game.options)
    chance = random.Random(seed)
    position = game.start() if start is None else game.read(start)
    texts, played = [reference.start(options) if start is None else start], list[str]()
    while True:
        assert position.text == texts[-1]
        result = reference.result(options, texts, played)
        found = position.result
        assert result == (found and ([list(place) for place in found.ranking], found.reason))
        if found is None:  # the reference knows nothing of repetition but in `result`
            assert position.mover == reference.mover(options, texts[-1])
            assert sorted(position.actions()) == reference.actions(options, texts[-1])
        if position.mover == CHANCE:
            weights = reference.outcomes(options, texts[-1])  # type: ignore[attr-defined]
            total = sum(weights.values())
            assert position.outcomes() == {key: weight / total for key, weight in weights.items()}
        action = choose(position, chance)
        if action is None:
            return len(texts)
        position = position.play(action)
        texts.append(reference.play(options, texts[-1], str(action)))
        played.append(str(action))
