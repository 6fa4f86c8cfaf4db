"""The perfect player: fastest when winning, longest when losing, and then the most traps."""

import random

from tests.solve.solved import small_game
from wuqi.core.position import Position
from wuqi.games.tamquan import tables
from wuqi.players.level_player import LevelPlayer
from wuqi.players.perfect_player import PerfectPlayer, best_actions
from wuqi.solve.build import Made
from wuqi.solve.probe import Prober, Value

ORDER = ("win", "draw", "loss")


def better(value: Value) -> tuple[int, int]:
    """Sorts values, the best first: quick wins, draws, slow losses."""
    turns = value.distance or 0
    return ORDER.index(value.outcome), -turns if value.outcome == "loss" else turns


def known(prober: Prober, position: Position) -> dict[str, Value]:
    return {str(a): v for a, v in prober.probe(position).actions.items() if v is not None}


def traps(prober: Prober, position: Position, side: int) -> tuple[int, int]:
    """Of the others' replies, how many give a better result away, and how many only time; when
    a side's turn goes on, in the best case that is as good for it."""
    values = known(prober, position)
    replies = list(values.values())
    best = min(replies, key=better, default=None)
    if position.mover == side:
        goes_on = [text for text, value in values.items() if value == best]
        return max(traps(prober, position.play(text), side) for text in goes_on)
    worse = sum(best is not None and reply.outcome != best.outcome for reply in replies)
    return worse, sum(reply != best for reply in replies) - worse


def positions(prober: Prober, outcome: str, count: int) -> list[Position]:
    """Random positions with that value and a choice."""
    game, chance, found = small_game(), random.Random(outcome), list[Position]()
    state = game.start().state
    while len(found) < count:
        if tables.stand(state, chance.randrange(tables.DEPLOYING)):
            position = game.at(state)
            value = prober.value(position)
            if value is not None and value.outcome == outcome and len(position.actions()) > 3:
                found.append(position)
    return found


def test_it_takes_the_best_and_sets_the_most_traps(solved: Made) -> None:
    prober = Prober.of(small_game())
    assert prober is not None
    chosen_by_traps = 0
    for outcome in ORDER:
        for position in positions(prober, outcome, 25):
            values = known(prober, position)
            assert set(values) == set(map(str, position.actions()))
            best = min(values.values(), key=better)
            assert best.outcome == outcome
            equals = {text for text, value in values.items() if value == best}
            side = position.mover
            set_by = {text: traps(prober, position.play(text), side) for text in equals}
            most = {text for text in equals if set_by[text] == max(set_by.values())}
            found = best_actions(prober, position, position.actions())
            assert set(map(str, found)) == most
            _, action = PerfectPlayer(1).choose_together(position, position.seats_to_act())
            assert str(action) in most
            chosen_by_traps += len(most) < len(equals)
    assert chosen_by_traps > 5


def few_win(prober: Prober, position: Position) -> bool:
    outcomes = [value.outcome for value in known(prober, position).values()]
    return outcomes.count("win") * 3 < len(outcomes)


def test_the_sharpest_levels_ask_the_table_and_low_ones_err(solved: Made) -> None:
    """Positions in which few actions win: how often each level throws the win away."""
    prober = Prober.of(small_game())
    assert prober is not None
    won = [position for position in positions(prober, "win", 1_500) if few_win(prober, position)]
    assert len(won) > 20
    thrown_away = {}
    for level in (1, 8):
        player = LevelPlayer(level, seed=1)
        thrown_away[level] = 0
        for position in won:
            _, action = player.choose_together(position, position.seats_to_act())
            thrown_away[level] += known(prober, position)[str(action)].outcome != "win"
    assert thrown_away[8] == 0
    assert thrown_away[1] > 3
