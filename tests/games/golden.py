"""Golden games: whole games stored as records, so that any change of a rule is noticed.

`python -m tests.games.golden GAME [key=value …]` plays a random game and prints its record; beside
options it takes `preset=`, `seed=` and `position=`.
"""

import random
import sys
from pathlib import Path

from tests.games.walk import random_action
from wuqi.core.kernel import CHANCE
from wuqi.core.play.dealer import Dealer
from wuqi.core.play.playthrough import Playthrough
from wuqi.core.play.record import Outcome, Record
from wuqi.core.registry import configure

FOLDER = Path(__file__).resolve().parent


def golden_games(game: str) -> list[Path]:
    """The stored games of a game."""
    return sorted((FOLDER / game / "golden").glob("*.json"))


def check_golden(path: Path) -> None:
    """The stored game still leads where it led."""
    record = Record.load(path)
    assert record.result is not None
    last = record.replay()[-1]
    assert last.result is not None
    assert Outcome(last.result.ranking, last.result.reason) == record.result
    assert last.text == record.extra["final"]


def main(name: str, *pairs: str) -> None:
    options = dict(pair.split("=", 1) for pair in pairs)
    seed, position = int(options.pop("seed", "1")), options.pop("position", None)
    game = configure(name, options.pop("preset", None), options)
    line = Playthrough(game.start() if position is None else game.read(position))
    chance = random.Random(seed)
    dealer = Dealer.alone(line.position, chance.randbytes)
    while (action := random_action(line.position, chance)) is not None:
        line.play(dealer.answer(line.position) if line.position.mover == CHANCE else action)
    deal = dealer.reveal() if line.positions[0].deck.cards else None
    print(line.record(deal=deal, extra={"final": line.position.text}).dump(), end="")


if __name__ == "__main__":
    main(*sys.argv[1:])
