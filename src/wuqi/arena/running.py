"""Plays a plan to its end, reporting after every game."""

from collections.abc import Generator
from dataclasses import dataclass

from wuqi.arena.folder import MatchFolder
from wuqi.arena.plan import MatchPlan
from wuqi.arena.playing import play
from wuqi.arena.workers import GameWorkers
from wuqi.core.play.record import Record


@dataclass(frozen=True, slots=True)
class MatchProgress:
    """How far it has come."""

    found: int  # games an earlier run had played
    played: dict[int, Record]
    wanted: int


def run(plan: MatchPlan, folder: MatchFolder, workers: GameWorkers) -> Generator[MatchProgress]:
    """Plays the games that are missing; each is stored before it is reported."""
    played = {number: game for number, game in folder.played().items() if number < plan.games}
    found = len(played)
    yield MatchProgress(found, played, plan.games)
    waiting = [pairing for pairing in plan.pairings() if pairing.number not in played]
    for pairing, record in workers.run(play, plan, waiting):
        folder.keep(pairing, record)
        played[pairing.number] = record
        yield MatchProgress(found, played, plan.games)
