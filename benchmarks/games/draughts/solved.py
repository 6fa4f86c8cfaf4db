"""What the tables of draughts say."""

import re

from wuqi.core.game import Game
from wuqi.core.position import Position
from wuqi.games.draughts.endings.numbering import PAIRS
from wuqi.solve import store
from wuqi.solve.probe import Prober


def report(game: Game, prober: Prober) -> None:
    """Prints who wins larger endings, if there is a table of them."""
    found = store.find_larger(game)
    if found is None:
        return
    pieces, file = found
    print(f"  up to {pieces} pieces: {file.path.stat().st_size / 1e6:.1f} MB")
    for (ours, theirs), part in zip(PAIRS, file.account.report["slices"], strict=False):
        name = " against ".join(f"{kings} kings {men} men" for men, kings in (ours, theirs))
        print(
            f"  {name:36} win {part['win']:13,d} loss {part['loss']:13,d} draw {part['draw']:13,d}"
        )


def material(position: Position) -> str:
    """Men and kings in each army."""
    return " against ".join(army(squares) for squares in position.text.split(":")[1:])


def army(squares: str) -> str:
    """Of "WK1,K2,31-33" what it is made of."""
    kings = men = 0
    for group in squares[1:].split(","):
        first, last = re.findall(r"\d+", group)[0], re.findall(r"\d+", group)[-1]
        count = int(last) - int(first) + 1
        kings, men = kings + count * ("K" in group), men + count * ("K" not in group)
    return " ".join(f"{n} {name}" for n, name in ((kings, "kings"), (men, "men")) if n)
