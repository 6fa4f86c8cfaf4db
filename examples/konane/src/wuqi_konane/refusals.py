"""Why an action of Kōnane is not legal, for a beginner."""

from wuqi.core.kernel import State
from wuqi.core.options import Options
from wuqi.core.values import Saying
from wuqi_konane.rules import GRIDS, SIDE, SIZE, STONES, removable
from wuqi_konane.text import LETTERS, stones

SIDES = {letter: side for side, letter in enumerate(LETTERS, 1)}


def why_not(options: Options, state: State, wanted: str) -> Saying:
    grid = GRIDS[int(state[SIZE])]
    squares = [square for square in wanted.split("x") if square]
    for square in squares:
        if square not in grid.bits:
            return Saying("why-no-square", {"square": square})
    if removable(state):
        full = int(state[STONES]) == grid.board
        return Saying("why-remove-first" if full else "why-remove-second")
    if wanted.startswith("x"):
        return Saying("why-removing-over")
    return _why_no_jump(state, *squares)


def _why_no_jump(state: State, origin: str, target: str) -> Saying:
    grid = GRIDS[int(state[SIZE])]
    black, white = stones(state)
    own, other = (black, white) if state[SIDE] == 1 else (white, black)
    names = {"from": origin, "to": target}
    if not grid.mask(origin) & (own | other):
        return Saying("why-empty", names)
    if grid.mask(origin) & other:
        return Saying("why-not-yours", names)
    across, up = ord(target[0]) - ord(origin[0]), int(target[1]) - int(origin[1])
    if origin == target or (across and up):
        return Saying("why-straight", names)
    step = (across > 0) - (across < 0) + grid.step * ((up > 0) - (up < 0))
    path = [grid.bits[origin] + step * n for n in range(1, abs(across + up) + 1)]
    if len(path) % 2:
        return Saying("why-two-squares", names)
    for over, landing in zip(path[::2], path[1::2], strict=True):
        if not other >> over & 1:
            return Saying("why-nothing-jumped", {"square": grid.names[over]})
        if (own | other) >> landing & 1:
            return Saying("why-occupied", {"square": grid.names[landing]})
    raise AssertionError("a jump that is legal is not refused")
