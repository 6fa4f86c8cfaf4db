"""The themes of a puzzle: what the code in its game's folder sees in its line, and its length."""

from wuqi.core.folder.loading import parts_of
from wuqi.core.game import Game
from wuqi.core.play.played import played
from wuqi.teacher.puzzle import COMMON_THEMES, Puzzle, Turn, stands

LONG = 3  # turns of the solver, one after the other


def themes_of(game: Game, one: Puzzle) -> tuple[str, ...]:
    """The words of a puzzle's themes, without `theme-`."""
    found = [_length(tuple(one.turns.values()))]
    effects = parts_of(game.name).effects
    seen = set(effects.themes(played(stands(game.name, one), one.line), one.goal))
    return (*found, *(theme for theme in effects.THEMES if theme in seen))


def _length(turns: tuple[Turn, ...]) -> str:
    """By how many decisions the solver has on the longest branch."""
    most = max(sum(_decides(one) for one in turns if _leads_to(one, last)) for last in turns)
    one, several, long = COMMON_THEMES
    return one if most == 1 else several if most < LONG else long


def _leads_to(turn: Turn, later: Turn) -> bool:
    return later.after[: len(turn.after)] == turn.after


def _decides(turn: Turn) -> bool:
    """Whether something can go wrong."""
    return len(turn.right) < sum(len(group.actions) for group in turn.groups)
