"""Uses a game a little, so that everything a first game needs is compiled."""

from wuqi.core.kernel import CHANCE, OVER
from wuqi.core.registry import configure
from wuqi.players.seating import sit_down
from wuqi.search.perils import perils

LEVEL = "level:1"  # thinks with the same code as the strongest, but not as long
PLIES = 6  # enough to call every verb of the kernel


def play_a_little(name: str) -> None:
    """Calls every verb once."""
    position = configure(name, None, {}).start()
    for _ in range(PLIES):
        _ = (position.result, position.picture, position.seats_to_act(), position.seen_by(None))
        if position.mover == OVER:
            return
        if position.mover == CHANCE:
            position = position.play(next(iter(position.outcomes())))
        else:
            position = position.play(position.actions()[0])


def think_a_little(name: str) -> None:
    """Lets the computer players compile what they think with."""
    position = configure(name, None, {}).start()
    seat = position.seats_to_act()[0]
    sit_down(LEVEL).choose(position.seen_by(seat.side), seat)
    list(perils(position))
