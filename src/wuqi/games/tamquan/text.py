"""Positions and actions of Cờ tam quân as text.

5/2A2/1AbB1/5/4A 2 phase=march calm=3 members=123,21
    rows from the top down: a letter for each team, small if it has marched; the team on turn; keys
zone 1 · @b2 · xb3 · b2-b3 · done
    a zone is chosen · the next member placed · a piece taken · a step taken · no more to take
"""

import re
from collections.abc import Sequence
from itertools import chain

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
from wuqi.games.tamquan.board import NOWHERE, SQUARE, names, reading_order, zones
from wuqi.games.tamquan.deployment import free_zones
from wuqi.games.tamquan.rules import PATIENCE, settle, victims
from wuqi.games.tamquan.state import (
    BEGINS,
    CALM,
    CAPTURE,
    CHOOSE,
    DEPLOY,
    DONE,
    END,
    MARCH,
    MARCHED,
    MEMBERS,
    OUT,
    PHASE,
    PLACE,
    PLACED,
    SIDE,
    SIZE,
    STEP,
    TAKE,
    TEAMS,
    TOOK,
    ZONE,
    all_bytes,
    places,
    put,
    standing,
    start,
    with_byte,
)

ACTION = re.compile(rf"zone [1-9]|@{SQUARE}|x{SQUARE}|{SQUARE}-{SQUARE}|done")
LETTERS = "ABCD"
PHASES = ("deploy", "take", "march", "end")
KEYS = ("phase", "zone", "took", "calm", "out", "members", "placed")
IN_ORDER = "123456"  # the default numbers of members

Pieces = list[list[int]]  # for each team the squares of its pieces, in reading order


# -- reading ------------------------------------------------------------------------------------


def read(options: Options, text: str) -> State:
    size, teams = options.number("size"), options.number("teams")
    movers = tuple(str(team + 1) for team in range(teams))
    board, mover, keys = split_position(text, movers, KEYS)
    letters = LETTERS[:teams]
    rows = read_rows(board, size, size, letters + letters.lower())
    found = list(zip(reading_order(size), chain(*rows), strict=True))
    pieces = [[square for square, cell in found if cell.upper() == letter] for letter in letters]

    state = start(options)
    state[SIDE] = int(mover)
    state[PHASE] = _phase(keys)
    _stand(options, state, pieces, keys.get("members"))
    _march(state, [square for square, cell in found if cell.islower()])
    if state[PHASE] == DEPLOY:
        _refuse(keys, "took", "calm", "out")
        _deploy(options, state, pieces, keys)
    else:
        _refuse(keys, "zone", "placed")
        _fight(options, state, keys)
    settle(state)  # skips a phase in which nothing can be done
    return state


def _phase(keys: dict[str, str]) -> int:
    phase = keys.get("phase", "")
    if phase not in PHASES:
        raise BadPosition("position-phase", "tamquan", found=phase or "–", right=" | ".join(PHASES))
    return PHASES.index(phase)


def _refuse(keys: dict[str, str], *out_of_place: str) -> None:
    for key in out_of_place:
        if set(keys.get(key, "0")) - set("0,"):
            raise BadPosition("position-key-phase", "tamquan", key=key, phase=keys["phase"])


def _stand(options: Options, state: State, pieces: Pieces, written: str | None) -> None:
    """Puts every piece on its square, under its member's number."""
    most = options.number("pieces")
    for letter, squares in zip(LETTERS, pieces, strict=False):
        if (found := len(squares)) > most:
            raise BadPosition("position-too-many", "tamquan", team=letter, found=found, most=most)
    if written is None:
        members = [IN_ORDER[: len(squares)] for squares in pieces]
    else:
        members = ["" if digits == "-" else digits or "?" for digits in written.split(",")]
    different = [len(set(digits) & set(IN_ORDER[:most])) for digits in members]
    if not list(map(len, pieces)) == list(map(len, members)) == different:
        raise BadPosition("position-members", "tamquan", members=written)
    for team, (squares, digits) in enumerate(zip(pieces, members, strict=True)):
        for square, digit in zip(squares, digits, strict=True):
            put(state, team, int(digit) - 1, square)


def _march(state: State, marched: list[int]) -> None:
    """Notes who has marched: the small letters."""
    squares = places(state, int(state[SIDE]) - 1)
    if marched and not (state[PHASE] in (MARCH, END) and set(marched) <= set(squares)):
        raise BadPosition("position-marched", "tamquan")
    for member, square in enumerate(squares):
        if square in marched:
            state[MARCHED] = with_byte(state[MARCHED], member, 0xFF)


def _deploy(options: Options, state: State, pieces: Pieces, keys: dict[str, str]) -> None:
    """Checks that the teams stand in zones of their own and have set up in order."""
    most, hidden = options.number("pieces"), options["deploy"] == "hidden"
    placed = _placed(pieces, keys, most) if hidden else list(map(len, pieces))
    _refuse(keys, "zone" if hidden else "placed")
    for team, count in enumerate(placed):
        state[PLACED] = with_byte(state[PLACED], team, count)
        if NOWHERE in places(state, team)[: len(pieces[team])]:  # members are placed in order
            raise BadPosition("position-members", "tamquan", members=keys.get("members"))
    if not _in_zones(options, pieces):
        raise BadPosition("position-zones", "tamquan")
    placing = [team for team, count in enumerate(placed) if count < most]
    if not placing:
        raise BadPosition("position-all-placed", "tamquan")
    if state[SIDE] != placing[0] + 1:
        raise BadPosition("position-deploy-mover", "tamquan", team=placing[0] + 1)
    if not hidden and any(placed[placing[0] + 1 :]):
        raise BadPosition("position-deploy-early", "tamquan", team=placing[0] + 1)
    _choose(state, keys.get("zone", "0"), placed[placing[0]] == 0)


def _in_zones(options: Options, pieces: Pieces) -> bool:
    """Whether each team stands in one zone, no two in the same, and in secret each in its own."""
    marked = zones(options.number("size"), options.number("teams"))
    taken: set[int] = set()
    for team, squares in enumerate(pieces):
        allowed = {team} if options["deploy"] == "hidden" else set(range(len(marked)))
        homes = {zone for zone in allowed - taken if marked[zone] >= set(squares)}
        if squares and not homes:
            return False
        taken |= homes if squares else set()
    return True


def _placed(pieces: Pieces, keys: dict[str, str], most: int) -> list[int]:
    """How many members each team has placed in secret; all of a team's are shown, or none."""
    placed = keys.get("placed", ",".join("0" * len(pieces)))
    counts = [whole_number("placed", count, most) for count in placed.split(",")]
    fits = len(counts) == len(pieces) and all(
        len(squares) in (0, count) for squares, count in zip(pieces, counts, strict=True)
    )
    if not fits:
        raise BadPosition("position-placed", "tamquan", placed=placed)
    return counts


def _choose(state: State, written: str, nobody_placed: bool) -> None:
    """Notes the zone chosen, unless there was no choice."""
    zone = whole_number("zone", written, 4)
    free = int(free_zones(state))
    if zone and not (nobody_placed and free >> zone & 1):
        raise BadPosition("position-zone", "tamquan", zone=zone)
    state[ZONE] = zone if free.bit_count() > 1 else 0


def _fight(options: Options, state: State, keys: dict[str, str]) -> None:
    """Notes who is out, what has been taken, and whether a turn begins here."""
    teams = options.number("teams")
    out = keys.get("out", "")
    moments = out.split(",") if out else []
    fallen = [team for team in range(teams) if set(places(state, team)) == {NOWHERE}]
    if "" in moments or sorted("".join(moments)) != [str(team + 1) for team in fallen]:
        raise BadPosition("position-out", "tamquan", out=out or "–")
    if int(state[SIDE]) - 1 in fallen:
        raise BadPosition("position-mover-out", "tamquan", team=int(state[SIDE]))
    for moment, together in enumerate(moments, 1):
        for team in together:
            state[OUT] = with_byte(state[OUT], int(team) - 1, moment)
    state[TOOK] = whole_number("took", keys.get("took", "0"), 1)
    state[CALM] = whole_number("calm", keys.get("calm", "0"), PATIENCE[teams] * teams)
    untouched = not state[TOOK] and not state[MARCHED]
    let_go = state[PHASE] == MARCH and victims(state)
    state[BEGINS] = untouched and state[PHASE] in (TAKE, MARCH) and not let_go


# -- writing ------------------------------------------------------------------------------------


def write(options: Options, state: State) -> str:
    teams = range(options.number("teams"))
    order = reading_order(options.number("size"))
    stand = [
        sorted(standing(state, team), key=lambda place: order.index(place[0])) for team in teams
    ]
    members = ["".join(str(member + 1) for _, member in team) for team in stand]
    in_order = all(IN_ORDER.startswith(digits) for digits in members)
    placed = list(all_bytes(state[PLACED])[: len(teams)])
    secret = options["deploy"] == "hidden" and any(placed)
    keys = {
        "phase": PHASES[int(state[PHASE])],
        "zone": int(state[ZONE]),
        "took": int(state[TOOK]),
        "calm": int(state[CALM]),
        "out": ",".join(out(state)),
        "members": "" if in_order else ",".join(digits or "-" for digits in members),
        "placed": ",".join(map(str, placed)) if secret else "",
    }
    return write_position(write_rows(rows(state)), str(int(state[SIDE])), keys)


def rows(state: State) -> list[list[str]]:
    """The cells as letters, top row first."""
    size = int(state[SIZE])
    cells = [""] * size * size
    mover, has_marched = int(state[SIDE]) - 1, all_bytes(state[MARCHED])
    for team in range(int(state[TEAMS])):
        for square, member in standing(state, team):
            marched = team == mover and has_marched[member]
            cells[square] = LETTERS[team].lower() if marched else LETTERS[team]
    return [cells[rank * size : rank * size + size] for rank in reversed(range(size))]


def out(state: State) -> list[str]:
    """The fallen teams, a text for each moment."""
    moments = all_bytes(state[OUT])[: int(state[TEAMS])]
    return [
        "".join(str(team + 1) for team, fell in enumerate(moments) if fell == moment)
        for moment in range(1, max(moments) + 1)
    ]


def action_texts(state: State, codes: Sequence[int]) -> list[str]:
    name = names(int(state[SIZE]))
    stand = [all_bytes(state[MEMBERS + team]) for team in range(int(state[TEAMS]))]

    def text(code: int) -> str:
        kind, team, member, square = code >> 12, code >> 10 & 3, code >> 7 & 7, code & 127
        if kind == STEP:
            return f"{name[stand[team][member]]}-{name[square]}"
        if kind == CHOOSE:
            return f"zone {square}"
        return {PLACE: "@", CAPTURE: "x"}[kind] + name[square] if kind != DONE else "done"

    return [text(code) for code in codes]
