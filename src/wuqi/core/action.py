"""The text of an action, and the order in which people read such texts."""

import re
from typing import Any

MOST_REMEMBERED = 1 << 16  # texts


class Action(str):
    """An action's text, carrying the kernel's code: compare it with any string."""

    __slots__ = ("code",)
    code: int

    def __new__(cls, text: str, code: int) -> "Action":
        action = super().__new__(cls, text)
        action.code = code
        return action

    def __reduce__(self) -> tuple[Any, ...]:
        return (Action, (str(self), self.code))


class KnownActions(dict[tuple[str, int], Action]):
    """The action of each text and code, made once: the same ones come up again and again."""

    def __missing__(self, known: tuple[str, int]) -> Action:
        if len(self) >= MOST_REMEMBERED:
            self.clear()
        action = self[known] = Action(*known)
        return action


ACTIONS = KnownActions()

_DIGITS = re.compile(r"(\d+)")


class Orders(dict[tuple[str, int], str]):
    """The sort key of each text and code, computed once."""

    def __missing__(self, known: tuple[str, int]) -> str:
        if len(self) >= MOST_REMEMBERED:
            self.clear()
        order = self[known] = reading_order(known[0])
        return order


ORDERS = Orders()


def reading_order(action: str) -> str:
    """The sort key of an action: `4-9` comes before `10-15`, and a number before any letter."""
    return _DIGITS.sub(lambda digits: "\0" + digits[0].zfill(6), action)
