"""What the puzzles of draughts are about."""

from collections.abc import Iterator, Sequence

from wuqi.core.play.played import Played

THEMES = (
    "shot",
    "big-shot",
    "sacrifice",
    "double-sacrifice",
    "breakthrough",
    "king-trap",
    "endgame",
    "holding",
)
ENDGAME = 8  # pieces on the board


def themes(line: Sequence[Played], goal: str) -> Iterator[str]:
    solver = line[0].before.mover
    own = [step for step in line if step.before.mover == solver]
    most = max(step.takes() for step in own)
    if goal == "material" and most >= 2:
        yield "shot"
    if goal == "material" and most >= 3:
        yield "big-shot"
    given = _given(line, solver)
    if given and goal != "draw":
        yield "double-sacrifice" if given > 1 else "sacrifice"
    if any(effect.kind == "crown" for step in own for effect in step.effects):
        yield "breakthrough"
    if any(step.takes("king") for step in own):
        yield "king-trap"
    if len(line[0].before.pieces) <= ENDGAME:
        yield "endgame"
    if goal == "draw":
        yield "holding"


def _given(line: Sequence[Played], solver: int) -> int:
    """How many pieces the others take before the solver takes more than one, or a king."""
    given = 0
    for step in line:
        if step.before.mover != solver:
            given += step.takes()
        elif step.takes() > 1 or step.takes("king"):
            return given
    return 0
