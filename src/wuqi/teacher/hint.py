"""A hint in three steps: what kind of action, then which piece, then the action itself."""

import re
from dataclasses import dataclass

from wuqi.core.contract import Saying
from wuqi.core.position import Action, Position
from wuqi.core.words import words
from wuqi.teacher.teaching import Teacher
from wuqi.teacher.worth import Worth, Worths


@dataclass(frozen=True, slots=True)
class Hint:
    """The best action, told little by little."""

    kind: str  # of action, such as "take"
    square: str | None  # where the piece stands, or where the action happens; None: nowhere
    action: Action
    worth: Worth
    only: bool  # every other action is certain to be worse

    def say(self, step: int, language: str, game: str) -> str:
        """The sentence of a step, 1 to 3, in a language."""
        say = words(language, game)
        if step == 1:
            told = "hint-kind-only" if self.only else "hint-kind"
            return say(told, kind=say(f"kind-{self.kind}"))
        if step == 2 and self.square is not None:
            return say("hint-square", square=self.square)
        why = reason_for(self.worth)
        return say("hint-action", action=str(self.action), why=say(why.key, **why.details))


def hint(position: Position, teacher: Teacher | None = None) -> Hint:
    """What to look for in a position."""
    look = (teacher or Teacher(position.game)).look(position)
    action = look.line[0]
    only = len(position.actions()) > 1 and look.worths is not None and _only(look.worths)
    return Hint(kind_of(position, action), square_of(position, action), action, look.best, only)


def kind_of(position: Position, action: str) -> str:
    """The kind of an action, as its game names them."""
    kinds = position.game.face.ACTION_KINDS
    return next(kind for kind, form in kinds.items() if re.search(form, action))


def square_of(position: Position, action: str) -> str | None:
    """The first square an action names: where its piece stands, mostly."""
    named = {cell.square for row in position.picture.rows for cell in row if cell.square}
    return next((part for part in re.findall(r"[a-z]?\d+", action) if part in named), None)


def reason_for(worth: Worth) -> Saying:
    """Why an action is to be played, in the common words."""
    if worth.value is None:
        return Saying("hint-because-best")
    if worth.distance is None or worth.value == "draw":
        return Saying(f"hint-because-{worth.value}")
    return Saying(f"hint-because-{worth.value}-in-{worth.unit}", {"distance": worth.distance})


def _only(worths: Worths) -> bool:
    first, second = list(worths.values())[:2]
    return first.value != second.value
