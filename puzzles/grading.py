"""How hard a puzzle is: how often the weak levels fail it, at any of its turns."""

from puzzles.finding import Finding
from wuqi.core.position import Position
from wuqi.players.level_player import LevelPlayer
from wuqi.teacher.puzzle import HARDEST, Turn
from wuqi.teacher.solving import defence

LEVELS = (1, 2, 3, 4)
TRIES = 3


def failed(finding: Finding) -> float:
    """The share of tries at which somebody at a weak level chose a wrong action."""
    turns = {(): Turn((), finding.proof.groups)} | {turn.after: turn for turn in finding.later}
    wrong = 0
    for level in LEVELS:
        for number in range(TRIES):
            player = LevelPlayer(level, seed=1_000 * level + number)
            wrong += not _solves(player, finding, turns)
    return wrong / (TRIES * len(LEVELS))


def grade_of(share: float) -> int:
    """From 1, easy, to HARDEST."""
    return min(HARDEST, 1 + int(share * HARDEST))


def _solves(player: LevelPlayer, finding: Finding, turns: dict[tuple[str, ...], Turn]) -> bool:
    """Whether a player chooses well at every turn, however it goes on."""
    played: tuple[str, ...] | None = ()
    position = finding.position
    while played is not None:
        choice = _choice(player, position)
        if choice not in turns[played].right:
            return False
        reply = defence(turns, (*played, choice))
        if reply is None:
            return True
        for action in (choice, *reply):
            position = position.play(action)
        played = (*played, choice, *reply)
    return True


def _choice(player: LevelPlayer, position: Position) -> str:
    """What a player who may act for the whole side would do."""
    return str(player.choose_together(position, position.seats_to_act())[1])
