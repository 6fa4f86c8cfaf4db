"""Why an action of Cờ tam quân is not legal here, for a beginner."""

import re

from wuqi.core.folder.contract import Saying
from wuqi.core.kernel import State
from wuqi.core.options import Options
from wuqi.games.tamquan.board import EIGHT_WAYS, ORTHOGONAL, SQUARE, names, near, zones
from wuqi.games.tamquan.deployment import zone_of
from wuqi.games.tamquan.state import (
    DEPLOY,
    MARCH,
    MARCHED,
    PHASE,
    SIDE,
    TAKE,
    byte,
    standing,
)


def why_not(options: Options, state: State, wanted: str) -> Saying:
    known = names(options.number("size"))
    squares = re.findall(SQUARE, wanted)
    for square in squares:
        if square not in known:
            return Saying("why-off-board", {"square": square})
    if state[PHASE] == DEPLOY:
        return _in_deployment(options, state, wanted)
    if wanted[0] in "z@":
        return Saying("why-place-over")
    if wanted == "done":  # it may be said wherever something could be taken
        return Saying("why-done-march")
    if wanted[0] == "x":
        return _taking(options, state, squares[0])
    return _stepping(options, state, *squares)


def _in_deployment(options: Options, state: State, wanted: str) -> Saying:
    if wanted == "done":
        return Saying("why-done-deploy")
    if wanted[0] == "z":
        return _choosing(options, state, int(wanted[5:]))
    if wanted[0] != "@":
        return Saying("why-deploy-first")
    if zone_of(state, int(state[SIDE]) - 1) == 0:
        return Saying("why-zone-first")
    square = wanted[1:]
    occupied = square in _pieces(options, state)
    return Saying("why-place-occupied" if occupied else "why-place-outside", {"square": square})


def _choosing(options: Options, state: State, zone: int) -> Saying:
    if options["deploy"] == "hidden":
        return Saying("why-zone-secret")
    if zone > len(zones(options.number("size"), options.number("teams"))):
        return Saying("why-zone-unknown", {"zone": zone})
    if zone_of(state, int(state[SIDE]) - 1) != 0:
        return Saying("why-zone-chosen")
    return Saying("why-zone-taken", {"zone": zone})


def _taking(options: Options, state: State, square: str) -> Saying:
    if options["taking"] == "all":
        return Saying("why-take-automatic")
    pieces = _pieces(options, state)
    if square not in pieces:
        return Saying("why-take-empty", {"square": square})
    team, _ = pieces[square]
    if team + 1 == state[SIDE]:
        return Saying("why-take-own", {"square": square})
    beside = [pieces[name][0] for name in _near(options, square, ORTHOGONAL) if name in pieces]
    friends = beside.count(team)
    foes = len(beside) - friends
    if foes < 2:
        return Saying("why-take-few", {"square": square, "foes": foes})
    if foes > friends:
        return Saying("why-take-marching")
    return Saying("why-take-friends", {"square": square, "foes": foes, "friends": friends})


def _stepping(options: Options, state: State, origin: str, target: str) -> Saying:
    if state[PHASE] != MARCH:
        return Saying("why-step-taking" if state[PHASE] == TAKE else "why-step-ended")
    pieces = _pieces(options, state)
    squares = {"from": origin, "to": target}
    if origin not in pieces:
        return Saying("why-step-empty", squares)
    team, member = pieces[origin]
    if team + 1 != state[SIDE]:
        return Saying("why-step-enemy", squares)
    if byte(state[MARCHED], member):
        return Saying("why-step-again", squares)
    if target not in _near(options, origin, EIGHT_WAYS):
        return Saying("why-step-far", squares)
    if target in pieces:
        return Saying("why-step-occupied", squares)
    return Saying("why-step-diagonal", squares)


def _pieces(options: Options, state: State) -> dict[str, tuple[int, int]]:
    """Team and member of the piece on each occupied square."""
    known = names(options.number("size"))
    return {
        known[square]: (team, member)
        for team in range(options.number("teams"))
        for square, member in standing(state, team)
    }


def _near(options: Options, square: str, steps: tuple[tuple[int, int], ...]) -> list[str]:
    size = options.number("size")
    known = names(size)
    return [known[there] for there in near(size, known.index(square), steps)]
