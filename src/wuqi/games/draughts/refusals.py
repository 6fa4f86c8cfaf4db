"""Why an action of draughts is not legal, for a beginner."""

import re
from itertools import pairwise

from wuqi.core.folder.contract import Saying
from wuqi.core.kernel import State
from wuqi.core.options import Options
from wuqi.games.draughts.captures import captured_by
from wuqi.games.draughts.paths import Armies, Move, between
from wuqi.games.draughts.rules import CAPTURE, CAPTURE_VALUES, HUFFABLE
from wuqi.games.draughts.text import legal_codes

_NUMBER = re.compile(r"\d+")


def why_not(options: Options, state: State, wanted: str) -> Saying:
    squares = [int(number) for number in _NUMBER.findall(wanted)]
    for square in squares:
        if not 1 <= square <= 50:
            return Saying("why-no-square", {"square": square})
    if wanted.startswith("huff"):
        return _why_no_huff(options, state, squares[0])
    board = Armies.of(state)
    if squares[0] in board.enemies:
        return Saying("why-not-yours", {"from": squares[0]})
    if squares[0] not in board.own:
        return Saying("why-no-piece", {"from": squares[0]})
    if "-" in wanted:
        return _why_no_step(board, *squares)
    return _why_no_capture(state, board, squares)


def _why_no_huff(options: Options, state: State, square: int) -> Saying:
    if options["capture"] != "huff":
        return Saying("why-huff-off")
    if not state[HUFFABLE]:
        return Saying("why-nothing-to-huff")
    return Saying("why-cannot-huff", {"square": square})


def _why_no_step(board: Armies, origin: int, target: int) -> Saying:
    passed = between(origin, target)
    if target in board.occupied:
        return Saying("why-occupied", {"to": target})
    if passed is None:
        return Saying("why-not-diagonal", {"from": origin, "to": target})
    if target in (landing for _, landing in board.jumps(origin, origin, frozenset())):
        return Saying("why-is-capture")
    for square in passed:
        if origin not in board.kings:
            return Saying("why-man-far")
        if square in board.occupied:
            return Saying("why-king-blocked", {"square": square})
    if origin not in board.kings and not board.is_forward(origin, target):
        return Saying("why-man-backward")
    return Saying("why-must-capture")


def _why_no_capture(state: State, board: Armies, squares: list[int]) -> Saying:
    """Follows the jumps one by one: the first that cannot be made, or why not to stop there."""
    origin, target = squares[0], squares[-1]
    complete = complete_captures(state)
    most = max((len(move.captured) for move in complete), default=0)
    too_few = Saying("why-must-take-most", {"count": most})
    if len(squares) == 2 and any((m.origin, m.target) == (origin, target) for m in complete):
        return too_few
    taken: frozenset[int] = frozenset()
    for here, there in pairwise(squares):
        jumped = {landing: victim for victim, landing in board.jumps(origin, here, taken)}
        if there not in jumped:
            return _why_no_jump(board, origin, here, there, taken)
        taken |= {jumped[there]}
    if next(board.jumps(origin, target, taken), None) is not None:
        return Saying("why-unfinished", {"to": target})
    return too_few


def _why_no_jump(
    board: Armies, origin: int, here: int, there: int, taken: frozenset[int]
) -> Saying:
    if there in board.occupied - {origin}:
        return Saying("why-occupied", {"to": there})
    passed = between(here, there)
    if passed is None:
        return Saying("why-not-diagonal", {"from": here, "to": there})
    pieces = [square for square in passed if square in board.occupied - {origin}]
    if not pieces:
        return Saying("why-nothing-jumped", {"from": here, "to": there})
    first = {"square": pieces[0]}
    if pieces[0] in board.own:
        return Saying("why-own-piece", first)
    if pieces[0] in taken:
        return Saying("why-jumped-twice", first)
    if origin not in board.kings and len(passed) > 1:
        return Saying("why-man-lands-behind")
    if passed.index(pieces[1]) == passed.index(pieces[0]) + 1:
        return Saying("why-no-room", first)
    return Saying("why-king-blocked", {"square": pieces[1]})


def complete_captures(state: State) -> list[Move]:
    """All complete captures: what may be played if taking the most is not enforced."""
    lax = state.copy()
    lax[CAPTURE] = CAPTURE_VALUES.index("huff")
    return [Move.of(code) for code in legal_codes(lax) if captured_by(code)]
