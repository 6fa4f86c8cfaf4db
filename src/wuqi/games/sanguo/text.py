"""Positions and actions of Three Kingdoms dark chess as text.

????1????/????1????/9/???K1????/R???1???? 3 camps=2,1,3 taken=k,-,-
    rows from rank 5 down: red pieces in capitals, black ones in small letters, `?` face down; then
    the player to move, and keys for everything else
flip a1        a piece is turned over, before it is seen
flip a1=K      and after
a1-a3          a piece moves
a1xb3          a piece takes
skip           where nothing else can be done
"""

import re
from collections.abc import Iterator, Sequence
from functools import lru_cache

import numpy as np

from wuqi.core.errors import BadPosition
from wuqi.core.kernel import State
from wuqi.core.options import Options
from wuqi.core.text.notation import (
    read_rows,
    split_position,
    whole_number,
    write_position,
    write_rows,
)
from wuqi.games.sanguo.board import FILES, NAMES, POINTS
from wuqi.games.sanguo.pieces import (
    CAMP_BITS,
    CAMP_SIZE,
    FACE_DOWN,
    FULL_SET,
    LETTERS,
    heap,
    letters_in,
    size,
)
from wuqi.games.sanguo.rules import (
    BLACK,
    CAMPS,
    ENDING,
    FLIP,
    HIDDEN,
    KIND_1,
    LIVING,
    MODE,
    MOST_ACTIONS,
    MOVER,
    OUT,
    PLAYERS,
    QUIET,
    RECALL,
    RECALLED,
    REMOVED,
    SKIP,
    SKIPS,
    SPLIT,
    STALLED_AT,
    TAKEN,
    actions,
    alive,
    army,
    camp_of,
    ending,
    lives,
    piece_at,
    start,
)

ACTION = re.compile(r"flip [a-i][1-5](=[KAERHCPkaerhcp])?|[a-i][1-5][-x][a-i][1-5]|skip")
KEYS = ("camps", "taken", "quiet", "skips", "out", "flip", "recalled", "removed")
MOVERS = ("1", "2", "3")
STARTS = tuple(range(POINTS - FILES, -1, -FILES))  # of the ranks in the board's words, 5 first
RANK = (1 << FILES) - 1


# -- reading --------------------------------------------------------------------------------------


def read(options: Options, text: str) -> State:
    board, mover, keys = split_position(text, MOVERS, KEYS)
    rows = read_rows(board, FILES, 5, LETTERS[1:])
    state = start(options)
    state[KIND_1 : BLACK + 1] = _planes([cell for row in reversed(rows) for cell in row])
    state[MOVER] = int(mover)
    state[CAMPS] = _camps(keys.get("camps", "-,-,-"))
    for player, letters in zip(PLAYERS, _three("taken", keys.get("taken", "-,-,-")), strict=True):
        state[TAKEN + player - 1] = _heap("taken", "" if letters == "-" else letters)
    state[REMOVED] = _heap("removed", keys.get("removed", ""))
    state[HIDDEN] = _hidden(state)
    state[QUIET] = whole_number("quiet", keys.get("quiet", "0"), STALLED_AT)
    state[SKIPS] = whole_number("skips", keys.get("skips", "0"), len(PLAYERS))
    state[RECALLED] = _players("recalled", keys.get("recalled", ""))
    state[OUT] = _players("out", keys.get("out", ""))
    gone = sum(1 << player - 1 for player in (*_order(state[RECALLED]), *_order(state[OUT])))
    state[LIVING] = int(state[LIVING]) & ~gone
    _check_camps(state)
    _check_recalled(state)
    _check_out(state)
    state[ENDING] = ending(state)
    state[FLIP] = _flip(state, keys.get("flip", ""))
    return state


def _refuse(key: str, /, **details: object) -> BadPosition:
    return BadPosition(key, "sanguo", **details)


def _planes(cells: Sequence[str]) -> list[int]:
    """The four words of the board."""
    numbers = [LETTERS.index(cell) for cell in cells]
    return [sum((n >> bit & 1) << point for point, n in enumerate(numbers)) for bit in range(4)]


def _three(key: str, value: str) -> list[str]:
    """What a key says of players 1, 2 and 3."""
    parts = value.split(",")
    if len(parts) != len(PLAYERS) or not all(parts):
        raise _refuse("position-three-parts", key=key, value=value)
    return parts


def _camps(value: str) -> int:
    camps = _three("camps", value)
    known = [camp for camp in camps if camp != "-"]
    if not set(known) <= {"1", "2", "3"} or len(set(known)) != len(known):
        raise _refuse("position-bad-camps", value=value)
    if len(known) == 2:
        raise _refuse("position-two-camps", value=value)
    return int("".join(reversed(camps)).replace("-", "0"), 4)


def _heap(key: str, letters: str) -> int:
    """The heap of some letters; one kind may overflow its four bits, so too many are refused."""
    for letter in sorted(set(letters)):
        if letter not in LETTERS or letter == LETTERS[FACE_DOWN]:
            raise _refuse("position-bad-letter", key=key, letter=letter)
        if letters.count(letter) > int(FULL_SET) >> 4 * LETTERS.index(letter) & 15:
            raise _refuse("position-too-many", piece=letter)
    return heap(letters)


def _hidden(state: State) -> int:
    """What is face down: the full set less everything that has been seen."""
    seen = [LETTERS[piece_at(state, point)] for point in range(POINTS)]
    for pieces in (*state[TAKEN:REMOVED], state[REMOVED]):
        seen += letters_in(int(pieces))
    face_down = seen.count(LETTERS[FACE_DOWN])
    shown = _heap("board", "".join(seen).replace(LETTERS[FACE_DOWN], ""))
    hidden = int(FULL_SET) - shown
    if face_down != len(letters_in(hidden)):
        raise _refuse("position-not-32", found=face_down, right=len(letters_in(hidden)))
    return hidden


def _players(key: str, value: str) -> int:
    """Players in order, as base-4 digits."""
    players = value.split(",") if value else []
    if not set(players) <= set(MOVERS) or len(set(players)) != len(players):
        raise _refuse("position-bad-players", key=key, value=value)
    return int("".join(players) or "0", 4)


def _check_camps(state: State) -> None:
    """Refuses captures of a player's own camp or without a camp, and a missing camp if no piece is
    face down."""
    for player in PLAYERS:
        taken, camp = state[TAKEN + player - 1], camp_of(state, player)
        if camp == 0 and taken:
            raise _refuse("position-taken-no-camp", player=player)
        if taken & CAMP_BITS[int(state[SPLIT]), camp]:
            raise _refuse("position-taken-own", player=player)
        if camp == 0 and not state[HIDDEN]:
            raise _refuse("position-camp-missing", player=player)


def _check_recalled(state: State) -> None:
    """An army is recalled at once when its player has captured as many pieces as it began with."""
    if state[MODE] != RECALL:
        if state[RECALLED] or state[REMOVED]:
            raise _refuse("position-recall-only")
        return
    homes = 0
    for player in PLAYERS:
        camp = camp_of(state, player)
        needed, found = int(CAMP_SIZE[int(state[SPLIT]), camp]), size(state[TAKEN + player - 1])
        recalled = player in _order(state[RECALLED])
        if recalled != (camp > 0 and found >= needed) or found > needed:
            raise _refuse("position-recall-number", player=player, found=found, right=needed)
        if recalled:
            homes |= int(CAMP_BITS[int(state[SPLIT]), camp])
            if army(state, camp):
                raise _refuse("position-recalled-army", player=player)
    if int(state[REMOVED]) & ~homes:
        raise _refuse("position-removed", removed=letters_in(int(state[REMOVED]) & ~homes))


def _check_out(state: State) -> None:
    """Exactly those players are out whose camp has no pieces; the player to move is in play."""
    recalled, out = list(_order(state[RECALLED])), list(_order(state[OUT]))
    right = [
        player
        for player in PLAYERS
        if camp_of(state, player) and player not in recalled and not alive(state, player)
    ]
    if sorted(out) != right:
        raise _refuse("position-out", found=_listed(out) or "–", right=_listed(right) or "–")
    mover = int(state[MOVER])
    # If the capture that ended the game recalled an army, its player is still to move.
    if not lives(state, mover) and (mover in out or int(state[LIVING]).bit_count() > 1):
        raise _refuse("position-mover-gone", player=mover)


def _flip(state: State, point: str) -> int:
    if not point:
        return 0
    if point not in NAMES or piece_at(state, NAMES.index(point)) != FACE_DOWN:
        raise _refuse("position-flip", point=point)
    if state[ENDING]:
        raise _refuse("position-flip-over", point=point)
    return 1 + NAMES.index(point)


# -- writing --------------------------------------------------------------------------------------


def write(options: Options, state: State) -> str:
    camps = [str(camp_of(state, player) or "-") for player in PLAYERS]
    taken = [letters_in(int(state[TAKEN + player - 1])) or "-" for player in PLAYERS]
    keys = {
        "camps": _listed(camps),
        "taken": _listed(taken),
        "quiet": int(state[QUIET]),
        "skips": int(state[SKIPS]),
        "out": _listed(_order(state[OUT])),
        "flip": NAMES[int(state[FLIP]) - 1] if state[FLIP] else "",
        "recalled": _listed(_order(state[RECALLED])),
        "removed": letters_in(int(state[REMOVED])),
    }
    written = {key: "" if value == "-,-,-" else value for key, value in keys.items()}
    return write_position(write_rows(rows(state)), str(state[MOVER]), written)


def rows(state: State) -> list[list[str]]:
    """The points as letters, rank 5 first."""
    return [[LETTERS[piece] for piece in row] for row in piece_rows(state)]


def piece_rows(state: State) -> tuple[tuple[int, ...], ...]:
    """The numbers of the pieces on the points, rank 5 first."""
    kinds = state[KIND_1 : BLACK + 1].tolist()
    return tuple([_pieces(*[kind >> start & RANK for kind in kinds]) for start in STARTS])


@lru_cache(maxsize=1 << 14)  # few rows are new
def _pieces(*kinds: int) -> tuple[int, ...]:
    return tuple(
        sum((kind >> file & 1) << bit for bit, kind in enumerate(kinds)) for file in range(FILES)
    )


def _order(players: np.uint64) -> Iterator[int]:
    """The players of OUT or RECALLED, first first."""
    for later in (2, 1, 0):
        if player := int(players) >> 2 * later & 3:
            yield player


def _listed(parts: Sequence[object] | Iterator[object]) -> str:
    return ",".join(map(str, parts))


# -- actions --------------------------------------------------------------------------------------


def action_texts(state: State, codes: Sequence[int]) -> list[str]:
    if state[FLIP]:
        return [f"flip {NAMES[int(state[FLIP]) - 1]}={LETTERS[piece]}" for piece in codes]
    occupied = int(state[KIND_1] | state[KIND_1 + 1] | state[KIND_1 + 2])
    return [_action_text(occupied, code) for code in codes]


def _action_text(occupied: int, code: int) -> str:
    origin, target = divmod(code, 64)
    if code == SKIP:
        return "skip"
    if origin == target:
        return f"flip {NAMES[origin]}"
    return f"{NAMES[origin]}{'x' if occupied >> target & 1 else '-'}{NAMES[target]}"


def without_outcome(wanted: str) -> str | None:
    """`flip a1` for `flip a1=K`."""
    action, equals, _ = wanted.partition("=")
    return action if equals else None


def legal_codes(state: State) -> list[int]:
    """The legal actions as the kernel lists them."""
    buffer = np.zeros(MOST_ACTIONS, dtype=np.int64)
    return buffer[: actions(state, buffer)].tolist()
