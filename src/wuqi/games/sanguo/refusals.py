"""Why an action of Three Kingdoms dark chess is not legal, for a beginner."""

from wuqi.core.folder.contract import Saying
from wuqi.core.kernel import State
from wuqi.core.options import Options
from wuqi.games.sanguo.board import FILES, NAMES, STEPS
from wuqi.games.sanguo.pieces import CANNON, FACE_DOWN
from wuqi.games.sanguo.rules import FLIP, MOVER, SKIP, army, camp_of, piece_at
from wuqi.games.sanguo.text import legal_codes

NOT_ITS_STEP = {2: "why-advisor", 3: "why-elephant", 5: "why-horse", 7: "why-soldier"}


def why_not(options: Options, state: State, wanted: str) -> Saying:
    if state[FLIP]:
        being_flipped = wanted.startswith(f"flip {NAMES[int(state[FLIP]) - 1]}=")
        return Saying("why-kind-not-hidden" if being_flipped else "why-being-flipped")
    if wanted == "skip":
        return Saying("why-can-still-act")
    if SKIP in legal_codes(state):
        return Saying("why-only-skip")
    if wanted.startswith("flip"):
        point = wanted[5:7]
        empty = _piece(state, point) == 0
        return Saying("why-flip-empty" if empty else "why-flip-face-up", {"square": point})
    return _why_no_move(state, wanted[:2], wanted[2], wanted[3:])


def _why_no_move(state: State, origin: str, link: str, target: str) -> Saying:
    camp = camp_of(state, int(state[MOVER]))
    own = int(army(state, camp))
    piece, prey = _piece(state, origin), _piece(state, target)
    here, there = {"square": origin}, {"square": target}
    way = {"from": origin, "to": target}
    if camp == 0:
        return Saying("why-no-camp-yet")
    if piece == 0:
        return Saying("why-empty", here)
    if piece == FACE_DOWN:
        return Saying("why-face-down", here)
    if not own >> NAMES.index(origin) & 1:
        return Saying("why-not-yours", here)
    if origin == target:
        return Saying("why-stay")
    if (key := _not_its_way(piece & 7, origin, target)) is not None:
        return Saying(key, way)
    if own >> NAMES.index(target) & 1:
        return Saying("why-take-own", there)
    if prey == FACE_DOWN:
        return Saying("why-take-face-down", there)
    if (key := _in_its_way(state, piece & 7, origin, target)) is not None:
        return Saying(key, way)
    return Saying("why-write-x", way) if prey else Saying("why-nothing-to-take", there)


def _not_its_way(kind: int, origin: str, target: str) -> str | None:
    """Where such a piece could not go on any board."""
    if kind in NOT_ITS_STEP:
        steps = int(STEPS[kind, NAMES.index(origin)])
        return None if steps >> NAMES.index(target) & 1 else NOT_ITS_STEP[kind]
    if origin[0] == target[0] or origin[1] == target[1]:
        return None
    return "why-cannon-straight" if kind == CANNON else "why-straight"


def _in_its_way(state: State, kind: int, origin: str, target: str) -> str | None:
    """What stands between, on a line: nothing must, but for a cannon that takes."""
    if kind in NOT_ITS_STEP:
        return None
    between = sum(1 for point in _between(origin, target) if _piece(state, point))
    if kind != CANNON or not _piece(state, target):
        return "why-blocked" if between else None
    if between == 1:
        return None
    return "why-cannon-too-many" if between else "why-cannon-needs-screen"


def _between(origin: str, target: str) -> list[str]:
    """The points between two of one file or rank."""
    first, last = sorted((NAMES.index(origin), NAMES.index(target)))
    step = FILES if origin[0] == target[0] else 1
    return list(NAMES[first + step : last : step])


def _piece(state: State, point: str) -> int:
    return piece_at(state, NAMES.index(point))
