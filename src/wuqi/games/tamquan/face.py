"""What people see of Cờ tam quân: options, reasons, members' seats, secrets, the board."""

import re
from collections.abc import Sequence
from functools import cache
from random import Random

import numpy as np

from wuqi.core.board.picture import Cell, Picture
from wuqi.core.board.turning import Turn, square_turns
from wuqi.core.errors import BadOption
from wuqi.core.folder.contract import Saying, Seat, Symmetry
from wuqi.core.kernel import State
from wuqi.core.options import Option, Options
from wuqi.games.tamquan import text
from wuqi.games.tamquan.board import (
    FILES,
    MOST_PIECES,
    MOST_TEAMS,
    NOWHERE,
    SIZES,
    SQUARE,
    names,
    zones,
)
from wuqi.games.tamquan.deployment import free_zones, placements, zone_of
from wuqi.games.tamquan.rules import MOST_ACTIONS, PATIENCE, beside, is_takeable, victims
from wuqi.games.tamquan.rules import turn as side_to_act
from wuqi.games.tamquan.state import (
    CALM,
    DEPLOY,
    HIDDEN,
    MARCH,
    MARCHED,
    PHASE,
    PLACE,
    PLACED,
    SIDE,
    STEP,
    TAKE,
    ZONE,
    all_bytes,
    byte,
    put,
    standing,
)

ORDER = 4  # on the home page
OPTIONS = (
    Option("size", "5", span=range(SIZES.start, SIZES.stop)),
    Option("teams", "2", span=range(2, MOST_TEAMS + 1)),
    Option("pieces", "3", span=range(2, MOST_PIECES + 1)),
    Option("deploy", "turns", ("turns", "hidden")),
    Option("steps", "orthogonal", ("orthogonal", "eight")),
    Option("taking", "optional", ("optional", "all")),
)
PRESETS = {
    "5x5": {"size": "5", "teams": "2", "pieces": "3"},
    "8x8": {"size": "8", "teams": "4", "pieces": "5"},
}
SETTING_UP = ("expect-zone", "expect-place", "expect-place-secret")
# From the ladder, by benchmarks/matches/anchors.py.
LEVEL_RATINGS = (1_181, 1_307, 1_432, 1_500, 1_603, 1_671, 1_796, 1_907)
REASONS = ("last-team", "one-each", "repetition", "calm")
# Positions that levels 1 to 7 look at with two teams: on a small board, few are enough.
SIGHT = (100, 500, 2_000, 10_000, 60_000, 150_000, 300_000)
ACTION_KINDS = {"zone": "zone", "place": "@", "take": "x", "step": "-", "done": "done"}
INKS = {"side-1": "red", "side-2": "blue", "side-3": "yellow", "side-4": "purple"}


def check(options: Options) -> None:
    size, teams, pieces = map(options.number, ("size", "teams", "pieces"))
    room = len(zones(size, teams)[0])
    if room < pieces:
        raise BadOption("option-zones-small", "tamquan", size=size, room=room)


def symmetries(options: Options) -> list[Symmetry]:
    """The symmetries that map zones to zones; if zones are given, each to itself."""
    size, teams = options.number("size"), options.number("teams")
    marked = zones(size, teams)
    given = teams if options["deploy"] == "hidden" else 0
    found = []
    for name, turn in square_turns(size).items():
        goes = _squares_turned(size, turn)
        turned = tuple(frozenset(goes[square] for square in zone) for zone in marked)
        if set(turned) == set(marked) and turned[:given] == marked[:given]:
            zone_goes = {n: marked.index(zone) + 1 for n, zone in enumerate(turned, 1)}
            found.append(_symmetry(options, name, goes, zone_goes))
    return found


def _squares_turned(size: int, turn: Turn) -> list[int]:
    """Where each square goes; rows are counted from the top."""
    turned = [turn(size - 1 - square // size, square % size) for square in range(size * size)]
    return [size * (size - 1 - row) + column for row, column in turned]


def _symmetry(
    options: Options, name: str, goes: Sequence[int], zone_goes: dict[int, int]
) -> Symmetry:
    known = names(options.number("size"))

    def position(written: str) -> str:
        state = text.read(options, written)
        turned = state.copy()
        for team in range(options.number("teams")):
            for _, member in standing(state, team):
                put(turned, team, member, NOWHERE)
        for team in range(options.number("teams")):
            for square, member in standing(state, team):
                put(turned, team, member, goes[square])
        turned[ZONE] = zone_goes.get(int(state[ZONE]), 0)
        return text.write(options, turned)

    def action(written: str) -> str:
        if written.startswith("zone"):
            return f"zone {zone_goes[int(written[5:])]}"
        return re.sub(SQUARE, lambda found: known[goes[known.index(found[0])]], written)

    return Symmetry(name, position, action)


def seats(options: Options) -> tuple[Seat, ...]:
    """One for each member, team by team."""
    teams, pieces = options.number("teams"), options.number("pieces")
    return tuple(
        Seat(team * pieces + member + 1, team + 1, member + 1)
        for team in range(teams)
        for member in range(pieces)
    )


def seat_codes(
    options: Options, state: State, seat: Seat, mover: int, codes: Sequence[int]
) -> list[int]:
    """Each member takes their own steps and placements; any member may do the team's other actions.
    In secret all teams set up at the same time.
    """
    team, member = seat.side - 1, seat.member - 1
    if state[PHASE] == DEPLOY and state[HIDDEN]:
        if byte(state[PLACED], team) != member:
            return []
        own = np.zeros(MOST_ACTIONS, dtype=np.int64)
        return own[: placements(state, team, own)].tolist()
    if seat.side != mover:
        return []
    return [code for code in codes if code >> 12 not in (STEP, PLACE) or code >> 7 & 7 == member]


def seen(options: Options, state: State, side: int | None) -> State:
    """While armies are set up in secret, a team sees only its own, and how many others are
    placed."""
    if not (state[PHASE] == DEPLOY and state[HIDDEN]):
        return state
    view = state.copy()
    for team in range(options.number("teams")):
        if team + 1 != side:
            for _, member in standing(state, team):
                put(view, team, member, NOWHERE)
    return view


def hides(options: Options) -> bool:
    return options["deploy"] == "hidden"


def imagined(options: Options, state: State, side: int, chance: Random) -> State | None:
    """While armies are set up in secret: the other teams' pieces at random in their zones, as many
    as they have placed."""
    if not (state[PHASE] == DEPLOY and state[HIDDEN]):
        return None
    drawn = seen(options, state, side).copy()
    marked = zones(options.number("size"), options.number("teams"))
    for team in range(options.number("teams")):
        if team + 1 != side:
            squares = chance.sample(sorted(marked[team]), byte(state[PLACED], team))
            for member, square in enumerate(squares):
                put(drawn, team, member, square)
    return drawn


def goal(options: Options, side: int) -> Saying:
    return Saying("goal")


def expected(options: Options, state: State) -> Saying:
    if state[PHASE] == DEPLOY:
        team = int(state[SIDE]) - 1
        if state[HIDDEN]:
            return Saying("expect-place-secret")
        if zone_of(state, team) == 0:
            return Saying("expect-zone")
        return Saying("expect-place", {"member": byte(state[PLACED], team) + 1})
    if state[PHASE] == MARCH:
        return Saying("expect-march", {"count": _still_to_march(state)})
    found = {"count": int(victims(state)).bit_count()}
    return Saying("expect-take" if state[PHASE] == TAKE else "expect-take-again", found)


def _still_to_march(state: State) -> int:
    """How many members of the team on turn have not moved yet."""
    team, marched = int(state[SIDE]) - 1, all_bytes(state[MARCHED])
    return sum(not marched[member] for _, member in standing(state, team))


SIDE_INKS = tuple(INKS.values())


def picture(options: Options, state: State) -> Picture:
    size, teams = options.number("size"), options.number("teams")
    cells = list(_bare(size))
    deploying, has_marched = state[PHASE] == DEPLOY, all_bytes(state[MARCHED])
    if deploying:
        cells = _with_zones(options, state, cells)
    acting = side_to_act(state)  # nobody once the game is over: then no piece waits for its turn
    for team in range(teams):
        for square, member in standing(state, team):
            marched = team + 1 == acting and has_marched[member] > 0
            below = cells[square]
            around = None
            if not deploying:
                friends, foes = beside(state, team, square)
                around = (foes, friends)
            cells[square] = _piece(below.square, below.shade, team, member, marched, around)
    return Picture(
        rows=tuple(tuple(cells[size * rank : size * rank + size]) for rank in range(size))[::-1],
        columns=tuple(FILES[:size]),
        ranks=tuple(str(rank) for rank in range(size, 0, -1)),
        notes=tuple(_notes(options, state)),
        inks=SIDE_INKS,
    )


@cache
def _bare(size: int) -> tuple[Cell, ...]:
    """The cells of an empty board."""
    return tuple(
        Cell(name, shade=(square % size + square // size + 1) % 2)
        for square, name in enumerate(names(size))
    )


def _with_zones(options: Options, state: State, cells: list[Cell]) -> list[Cell]:
    """Zones are shaded; those that can be chosen now are numbered."""
    choosing = zone_of(state, int(state[SIDE]) - 1) == 0
    for number, zone in enumerate(zones(options.number("size"), options.number("teams")), 1):
        offered = choosing and int(free_zones(state)) >> number & 1
        for square in zone:
            lines = (str(number),) if offered else ()
            cells[square] = Cell(cells[square].square, lines=lines, shade=1 + number)
    return cells


@cache
def _piece(
    square: str,
    shade: int,
    team: int,
    member: int,
    marched: bool,
    around: tuple[int, int] | None,
) -> Cell:
    foes, friends = around or (0, 0)
    return Cell(
        square,
        piece=f"piece-{team + 1}-marched" if marched else f"piece-{team + 1}",
        lines=(_label(team, member) + ("·" if marched else " "),),
        side=team + 1,
        dim=marched,
        shade=shade,
        details={"member": member + 1},
        around=around,
        falls=bool(is_takeable(friends, foes)),
    )


def _label(team: int, member: int) -> str:
    return f"{text.LETTERS[team]}{member + 1}"


def _notes(options: Options, state: State) -> list[tuple[str, str]]:
    """Who is on the board, and how long nothing has been captured."""
    teams = options.number("teams")
    notes = []
    for team in range(teams):
        here = " ".join(_label(team, member) for _, member in standing(state, team))
        notes.append((f"side-{team + 1}", here or "–"))
    if state[PHASE] == DEPLOY and state[HIDDEN]:
        for team, placed in enumerate(all_bytes(state[PLACED])[:teams], 1):
            notes.append((f"note-placed-{team}", str(placed)))
    if state[CALM]:
        living = sum(bool(standing(state, team)) for team in range(teams))
        notes.append(("note-calm", f"{int(state[CALM])} / {PATIENCE[teams] * living}"))
    return notes
