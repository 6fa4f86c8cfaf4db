"""Plays a plan to its end, reporting after every game."""

from collections.abc import Generator
from dataclasses import dataclass

from wuqi.arena.folder import Folder
from wuqi.arena.plan import Plan
from wuqi.arena.workers import Workers
from wuqi.core.record import Record


@dataclass(frozen=True, slots=True)
class Progress:
    """How far it has come."""

    found: int  # games an earlier run had played
    played: dict[int, Record]
    wanted: int


def run(plan: Plan, folder: Folder, workers: Workers) -> Generator[Progress]:
    """Plays the games that are missing; each is stored before it is reported."""
    played = {number: game for number, game in folder.played().items() if number < plan.games}
    found = len(played)
    yield Progress(found, played, plan.games)
    waiting = [pairing for pairing in plan.pairings() if pairing.number not in played]
    for pairing, record in workers.play(plan, waiting):
        folder.keep(pairing, record)
        played[pairing.number] = record
        yield Progress(found, played, plan.games)
