"""Why an action of Three Musketeers is not legal, for a beginner."""

from wuqi.core.folder.contract import Saying
from wuqi.core.kernel import State
from wuqi.core.options import Options
from wuqi.games.musketeers import text
from wuqi.games.musketeers.rules import SIDE, THE_MUSKETEERS


def why_not(options: Options, state: State, wanted: str) -> Saying:
    origin, link, target = wanted[:2], wanted[2], wanted[3:]
    cells = text.PIECES.letters_on(text.masks(state))
    musketeers_turn = state[SIDE] == THE_MUSKETEERS
    names = {"from": origin, "to": target}
    if cells[origin] == "":
        return Saying("why-nobody-there", names)
    if cells[origin] != ("M" if musketeers_turn else "e"):
        return Saying("why-musketeers-turn" if musketeers_turn else "why-enemies-turn", names)
    apart = abs(ord(origin[0]) - ord(target[0])) + abs(int(origin[1]) - int(target[1]))
    if apart != 1:
        return Saying("why-one-step", names)
    if musketeers_turn and cells[target] == "":
        return Saying("why-must-capture", names)
    if musketeers_turn and cells[target] == "M":
        return Saying("why-own-musketeer", names)
    if not musketeers_turn and cells[target]:
        return Saying("why-enemies-never-capture", names)
    return Saying("why-write-x" if link == "-" else "why-write-dash", names)
