"""Takes tournaments from step to step in the background, in every process.

A step (a round is paired and its tables opened, an arena is over) is one transaction that begins
with the number of the step. Of two processes that decided from the same state, only one can write
it, and the other looks again. If a process is killed before the commit, nothing has changed; if it
is killed afterwards, another process continues. The score of a game is written with its end.
"""

import asyncio
from contextlib import suppress

import structlog

from wuqi.server.commands.opening import PairedSide, paired
from wuqi.server.ids import now
from wuqi.server.room.room import Room
from wuqi.server.store.polling import PollingTask
from wuqi.server.store.statement import Conflict, Write
from wuqi.server.table import events as ev
from wuqi.server.table.table import Table
from wuqi.server.tournaments import records
from wuqi.server.tournaments.parts import Entrant, RoundSeat, Tournament
from wuqi.server.tournaments.steps import NewTable, TournamentStep, next_step
from wuqi.server.tournaments.trophies import winners

log = structlog.get_logger()

EVERY_S = 2.0
BREATH = 10  # tables that are opened before other tasks get a turn in the event loop


class Organiser(PollingTask):
    """The background task of tournaments."""

    def __init__(self, room: Room) -> None:
        super().__init__("tournaments", EVERY_S, self._advance_all)
        self._room = room
        room.after.append(self._look_at)

    def _look_at(self, table: Table) -> None:
        """Wakes the task if a game of a tournament has ended at this table."""
        if table.terms.tournament is not None and table.status == "over":
            self.wake()

    async def _advance_all(self) -> None:
        for one in await records.awake(self._room.store, now()):
            with suppress(Conflict):  # another process was faster
                await self.advance(one)

    async def advance(self, tournament: str) -> bool:
        """Takes the next step of a tournament, if there is one now."""
        found = await records.find(self._room.store, tournament)
        if found is None:
            return False
        it = found.tournament
        people = [one.id for one in it.entrants if one.computer is None]
        await self._room.presence.learn(people)
        moment = now()
        here = self._room.presence.here(people)
        step = await asyncio.to_thread(next_step, it, moment, here)
        if step is None:
            return False
        writes = [*records.taking_turn(found), records.changing(it, step, moment)]
        writes += [records.joining(it.id, computer) for computer in step.computers]
        opened, seats = await self._opened(it, step)
        writes += seats
        writes += [
            records.resting(
                it.id, RoundSeat(step.round, one.entrant, None, 0, one.score, ended_at=moment)
            )
            for one in step.unplayed
        ]
        if step.status == "over":
            writes += [records.placing(it.id, *one) for one in winners(it).items()]
        await self._room.store.write(*writes, then=lambda: self._add(opened))
        log.info("tournament", id=it.id, status=step.status, round=step.round, tables=len(opened))
        return True

    async def _opened(
        self, it: Tournament, step: TournamentStep
    ) -> tuple[list[Table], list[Write]]:
        """The tables of a step, and the writes that store them."""
        tables: list[Table] = []
        writes: list[Write] = []
        known = {one.id: one for one in (*it.entrants, *step.computers)}
        for game in {new.game.game for new in step.tables}:
            await self._room.ready(game)
        for number, new in enumerate(step.tables, 1):
            table, own = self._room.planned(_events(it, new, known))
            tables.append(table)
            writes += own + records.seating(it.id, step.round, table.id, new.entrants)
            if number % BREATH == 0:
                await asyncio.sleep(0)
        return tables, writes

    def _add(self, tables: list[Table]) -> None:
        """Adds the tables of a step that is on disk to the room."""
        for table in tables:
            self._room.add(table)


def _events(it: Tournament, new: NewTable, known: dict[str, Entrant]) -> list[ev.Event]:
    """The first events of a table."""
    arena = it.terms.system == "arena"
    terms = ev.Opened(
        new.game.game,
        new.game.options,
        None,
        "listed",
        clock=it.terms.clock,
        rated=it.terms.rated,
        tournament=it.id,
        berserk=arena and it.terms.clock.base > 0,
    )
    players = (known[entrant] for entrant in new.entrants)
    sides = [PairedSide(None if one.computer else one.id, one.computer) for one in players]
    return paired(terms, sides)
