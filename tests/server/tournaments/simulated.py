"""Tournaments without a server: drawn round by round, with results by chance."""

import random
from collections.abc import Sequence

from msgspec.structs import replace

from wuqi.server.protocol import Clock
from wuqi.server.protocol.tournaments import System, TournamentStatus
from wuqi.server.tournaments.parts import WHOLE, Entrant, GameTerms, RoundSeat, Terms, Tournament
from wuqi.server.tournaments.steps import TournamentStep, next_step


class Simulated:
    """A tournament whose games end at once."""

    def __init__(
        self,
        players: int,
        system: System = "swiss",
        sides: Sequence[int] = (2,),
        rounds: int | None = None,
        computers: str | None = None,
        seed: int = 1,
    ) -> None:
        games = tuple(GameTerms(f"game {number}", {}, each) for number, each in enumerate(sides))
        self.terms = Terms(system, games, Clock(60), False, rounds, 60, computers)
        self.chance = random.Random(seed)
        self.entrants = [
            Entrant(f"p{number}", number, self.chance.randint(1000, 2000), 0)
            for number in range(1, players + 1)
        ]
        self.seats: list[RoundSeat] = []
        self.apart: frozenset[tuple[str, str]] = frozenset()
        self.now = 0
        self.over = False

    def tournament(self) -> Tournament:
        status: TournamentStatus = "running" if self.seats else "coming"
        return Tournament("k3", self.terms, status, 0, self.entrants, self.seats, self.apart)

    def draw(self) -> TournamentStep:
        """The next round, not played yet."""
        self.now += self.terms.pause * 1000
        here = frozenset(one.id for one in self.entrants)
        step = next_step(self.tournament(), self.now, here)
        assert step is not None
        return step

    def play(self) -> TournamentStep | None:
        """A round with its results; None: it is over."""
        step = self.draw()
        if step.status == "over":
            self.over = True
            return None
        self.terms = replace(self.terms, rounds=step.rounds)
        self.entrants += step.computers
        for number, table in enumerate(step.tables):
            places = self.chance.sample(range(len(table.entrants)), len(table.entrants))
            most = len(places) - 1
            for side, (entrant, place) in enumerate(zip(table.entrants, places, strict=True), 1):
                score = WHOLE * (most - place) // most
                name = f"{step.round}-{number}"
                seat = RoundSeat(step.round, entrant, name, side, score, ended_at=self.now)
                self.seats.append(seat)
        for one in step.unplayed:
            seat = RoundSeat(step.round, one.entrant, None, 0, one.score, ended_at=self.now)
            self.seats.append(seat)
        return step
