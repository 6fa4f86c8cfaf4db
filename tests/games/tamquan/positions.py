"""Positions of cờ tam quân. Red is team 1 (A), Blue 2 (B), Yellow 3 (C), Purple 4 (D)."""

import wuqi
from wuqi.core.registry import configure

GAME = wuqi.load("tamquan")


def at(text: str, **options: str | int) -> wuqi.Position:
    return configure("tamquan", None, {k: str(v) for k, v in options.items()}).read(text)


def play(position: wuqi.Position, *actions: str) -> wuqi.Position:
    for action in actions:
        position = position.play(action)
    return position


def ended(position: wuqi.Position) -> tuple[tuple[tuple[int, ...], ...], str]:
    assert position.result is not None
    assert position.mover == 0
    assert position.actions() == ()
    return position.result.ranking, position.result.reason
