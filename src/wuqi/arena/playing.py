"""One game of a plan, from its opening to its result, as a record."""

import random
import time
from collections.abc import Mapping, Sequence
from datetime import UTC, datetime

from wuqi.arena.plan import MatchPlan, PlannedGame
from wuqi.core.game import Game
from wuqi.core.kernel import CHANCE, OVER
from wuqi.core.play.playthrough import Playthrough
from wuqi.core.play.record import Holder, Outcome, Record
from wuqi.players.player import Player, PlayerForfeits, answer, get_up
from wuqi.players.seating import sit_all

TRIES = 100  # random openings until one leaves something to play for


def play(plan: MatchPlan, pairing: PlannedGame, own: Mapping[str, Player] | None = None) -> Record:
    """Plays a game. A player that fails to answer properly comes last, and the record says why.

    `own`: players that exist already, by the names they have in the plan.
    """
    game = plan.load_game()
    chance = random.Random(plan.opening_seed(pairing.opening))
    if plan.openings:
        line = given_opening(game, plan.openings[pairing.opening % len(plan.openings)])
    else:
        line = opening(game, plan.opening_plies, chance)
    specs = {seat.number: plan.entries[pairing.seating[seat.side - 1]] for seat in game.seats}
    players = sit_all(game, specs, plan.player_seed(pairing.number), True, own)
    longest = dict.fromkeys(range(1, game.sides + 1), 0.0)
    extra: dict[str, object] = {"round": pairing.opening + 1}
    details: dict[str, object] = {
        "played_at": datetime.now(UTC).isoformat(timespec="seconds").removesuffix("+00:00")
    }
    try:
        while line.position.mover != OVER:
            if line.position.mover == CHANCE:
                line.play(line.position.sample(chance))
                continue
            began = time.perf_counter()
            seat, action = answer(players, line.position)
            longest[seat.side] = max(longest[seat.side], time.perf_counter() - began)
            line.play(action, seat.number)
    except PlayerForfeits as failed:
        details["result"] = forfeited(game, failed.side)
        extra["forfeit"] = failed.say()
    finally:
        for player in set(players.values()):
            get_up(player)
    extra["longest"] = {str(side): round(seconds, 3) for side, seconds in longest.items()}
    holders = tuple(Holder(spec, spec) for spec in specs.values())
    return line.record(seats=holders, extra=extra, **details)


def opening(game: Game, plies: int, chance: random.Random) -> Playthrough:
    """A line of random plies that does not end the game or leave a side without a choice."""
    for _ in range(TRIES):
        line = Playthrough(game.start())
        played = 0
        while played < plies and line.position.mover != OVER:
            if line.position.mover == CHANCE:
                line.play(line.position.sample(chance))
                continue
            seat = line.position.seats_to_act()[0]
            line.play(chance.choice(line.position.actions(seat.number)), seat.number)
            played += 1
        while line.position.mover == CHANCE:
            line.play(line.position.sample(chance))
        if line.position.mover != OVER:
            return line
    return Playthrough(game.start())


def given_opening(game: Game, actions: Sequence[str]) -> Playthrough:
    """A given line of actions."""
    line = Playthrough(game.start())
    for action in actions:
        line.play(action)
    return line


def forfeited(game: Game, side: int) -> Outcome:
    """The side that failed comes last; the others share first place."""
    others = tuple(other for other in range(1, game.sides + 1) if other != side)
    return Outcome((others, (side,)), "forfeit")
