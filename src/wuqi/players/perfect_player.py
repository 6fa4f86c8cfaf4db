"""The perfect player: answers from a table. Winning it hurries, losing it delays."""

import random

from wuqi.core.contract import Seat
from wuqi.core.errors import BadRequest
from wuqi.core.game import Game
from wuqi.core.position import Action, Position
from wuqi.solve.build import prober_for
from wuqi.solve.probe import Prober
from wuqi.solve.reading import rank


class PerfectPlayer:
    """Takes the best action; among equals the one after which most replies are mistakes."""

    kind = "perfect"

    def __init__(self, seed: int | None = None) -> None:
        self._random = random.Random(seed)
        self._probers: dict[Game, Prober] = {}

    def choose(self, view: Position, seat: Seat) -> Action:
        prober = self._prober(view.game)
        actions = view.actions(seat.number)
        codes = prober.codes_after(view.state, [action.code for action in actions])
        if min(codes) < 0:
            raise BadRequest("perfect-unknown")
        best = max(map(rank, codes))
        equals = [a for a, code in zip(actions, codes, strict=True) if rank(code) == best]
        if len(equals) > 1:
            traps = {action: self._mistakes(prober, view.play(action)) for action in equals}
            most = max(traps.values())
            equals = [action for action in equals if traps[action] == most]
        return self._random.choice(equals)

    def _prober(self, game: Game) -> Prober:
        if game not in self._probers:
            self._probers[game] = prober_for(game)
        return self._probers[game]

    @staticmethod
    def _mistakes(prober: Prober, position: Position) -> tuple[int, int]:
        """How many replies throw a better result away, and how many only lose time."""
        replies = prober.codes_after(position.state, [a.code for a in position.actions()])
        if not replies or min(replies) < 0:
            return 0, 0
        best = max(replies, key=rank)
        worse = sum(reply % 3 != best % 3 for reply in replies)
        return worse, sum(rank(reply) < rank(best) for reply in replies) - worse
