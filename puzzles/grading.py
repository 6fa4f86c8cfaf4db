"""How hard a puzzle is: how often the weak levels fail it."""

from puzzles.finding import Finding
from wuqi.players.level_player import LevelPlayer
from wuqi.teacher.puzzle import HARDEST

LEVELS = (1, 2, 3, 4)
TRIES = 5


def failed(finding: Finding) -> float:
    """The share of tries at which somebody at a weak level chose another action."""
    wrong = 0
    for level in LEVELS:
        for number in range(TRIES):
            player = LevelPlayer(level, seed=1_000 * level + number)
            wrong += _choice(player, finding) != finding.solution
    return wrong / (TRIES * len(LEVELS))


def grade_of(share: float) -> int:
    """From 1, easy, to HARDEST."""
    return min(HARDEST, 1 + int(share * HARDEST))


def _choice(player: LevelPlayer, finding: Finding) -> str:
    """What a player who may act for the whole side would do."""
    position = finding.position
    return str(player.choose_together(position, position.seats_to_act())[1])
