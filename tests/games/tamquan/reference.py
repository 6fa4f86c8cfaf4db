"""Cờ tam quân, slow and obvious: RULES section 4 read aloud, to check the compiled rules against.

Squares are (file, rank) pairs counted from 1, a1 = (1, 1). A piece is (team, member).
Everything comes in and goes out as text (RULES, "Positions and actions as text").
"""

import re
from dataclasses import dataclass, field

Options = dict[str, str]
Square = tuple[int, int]
Piece = tuple[int, int]

ORTHOGONAL = [(0, 1), (1, 0), (0, -1), (-1, 0)]
DIAGONAL = [(1, 1), (1, -1), (-1, -1), (-1, 1)]


@dataclass
class Position:
    """Everything in the text, and nothing else."""

    board: dict[Square, Piece]
    mover: int
    phase: str  # deploy, take (first taking), march, end (second taking)
    marched: set[Square]  # where pieces stand that have moved in this turn (lower case)
    zone: int = 0  # chosen by the mover, nobody placed yet
    took: bool = False  # a capture was made this turn
    calm: int = 0  # turns without capture
    out: list[list[int]] = field(default_factory=list)  # eliminated, one list per moment
    placed: list[int] = field(default_factory=list)  # secret deployment: members placed, by team


# --- what the options say -------------------------------------------------------------------


def _size(options: Options) -> int:
    return int(options["size"])


def _teams(options: Options) -> range:
    return range(1, int(options["teams"]) + 1)


def _reading_order(options: Options) -> list[Square]:
    """All squares left to right, top to bottom."""
    n = _size(options)
    return [(file, rank) for rank in range(n, 0, -1) for file in range(1, n + 1)]


def _zones(options: Options) -> dict[int, set[Square]]:
    """RULES 4, deployment: the squares of each zone, by zone number."""
    n = _size(options)
    low = range(1, n + 1)
    if len(_teams(options)) == 2:
        rows = 1 if n == 4 else 2
        return {
            1: {(file, rank) for file in low for rank in low if rank <= rows},
            2: {(file, rank) for file in low for rank in low if rank > n - rows},
        }
    k = (n - 2) // 2
    near, far = range(1, k + 1), range(n - k + 1, n + 1)
    return {
        1: {(file, rank) for file in near for rank in near},  # a1
        2: {(file, rank) for file in far for rank in near},  # bottom right
        3: {(file, rank) for file in near for rank in far},  # top left
        4: {(file, rank) for file in far for rank in far},  # top right
    }


# --- text -----------------------------------------------------------------------------------


def _name(square: Square) -> str:
    return "abcdefghij"[square[0] - 1] + str(square[1])


def _square(name: str) -> Square:
    return "abcdefghij".index(name[0]) + 1, int(name[1:])


def _parse(options: Options, text: str) -> Position:
    rows, mover, *pairs = text.split()
    keys = dict(pair.split("=") for pair in pairs)
    n = _size(options)

    letters: dict[Square, str] = {}
    assert len(rows.split("/")) == n
    for down, row in enumerate(rows.split("/")):
        file = 1
        for mark in re.findall(r"\d+|[A-Da-d]", row):
            if mark.isdigit():
                file += int(mark)
            else:
                letters[file, n - down] = mark
                file += 1
        assert file == n + 1

    # members=31,12: per team the member numbers in reading order; left out when 1,2,3…
    members: dict[int, list[int]] = {team: list(range(1, 10)) for team in _teams(options)}
    if "members" in keys:
        for team, digits in zip(_teams(options), keys["members"].split(","), strict=True):
            members[team] = [int(digit) for digit in digits.replace("-", "")]
    board: dict[Square, Piece] = {}
    for square in _reading_order(options):
        if square in letters:
            team = "abcd".index(letters[square].lower()) + 1
            board[square] = team, members[team].pop(0)

    nobody = ",".join("0" for _ in _teams(options))
    return Position(
        board=board,
        mover=int(mover),
        phase=keys["phase"],
        marched={square for square, letter in letters.items() if letter.islower()},
        zone=int(keys.get("zone", "0")),
        took=keys.get("took", "0") == "1",
        calm=int(keys.get("calm", "0")),
        # out=23,4: teams 2 and 3 fell at the same moment, then team 4.
        out=[[int(team) for team in moment] for moment in keys.get("out", "").split(",") if moment],
        placed=[int(count) for count in keys.get("placed", nobody).split(",")],
    )


def _write(options: Options, p: Position) -> str:
    n = _size(options)
    rows = []
    for rank in range(n, 0, -1):
        row, empty = "", 0
        for file in range(1, n + 1):
            if (file, rank) not in p.board:
                empty += 1
                continue
            letter = "ABCD"[p.board[file, rank][0] - 1]
            row += str(empty or "") + (letter.lower() if (file, rank) in p.marched else letter)
            empty = 0
        rows.append(row + str(empty or ""))
    words = ["/".join(rows), str(p.mover), "phase=" + p.phase]
    if p.zone:
        words.append(f"zone={p.zone}")
    if p.took:
        words.append("took=1")
    if p.calm:
        words.append(f"calm={p.calm}")
    if p.out:
        words.append("out=" + ",".join("".join(map(str, moment)) for moment in p.out))
    members = []
    for team in _teams(options):
        pieces = [p.board[s] for s in _reading_order(options) if s in p.board]
        members.append("".join(str(member) for owner, member in pieces if owner == team))
    if not all("123456".startswith(digits) for digits in members):
        words.append("members=" + ",".join(digits or "-" for digits in members))
    if p.phase == "deploy" and any(p.placed):
        words.append("placed=" + ",".join(map(str, p.placed)))
    return " ".join(words)


def _read(options: Options, text: str) -> Position:
    """The position a text means: a phase in which nothing can be done has been passed over."""
    p = _parse(options, text)
    _settle(options, p)
    return p


# --- deployment -----------------------------------------------------------------------------


def _zones_left(options: Options, p: Position) -> list[int]:
    """The zones in which no other team stands."""
    return [
        number
        for number, squares in _zones(options).items()
        if not any(s in squares and team != p.mover for s, (team, _) in p.board.items())
    ]


def _zone(options: Options, p: Position) -> int:
    """The zone of the team that places, 0 while it has to choose."""
    if options["deploy"] == "hidden":
        return p.mover  # zone number = team number
    for number, squares in _zones(options).items():
        if any(s in squares and team == p.mover for s, (team, _) in p.board.items()):
            return number  # somebody of the team stands there already
    left = _zones_left(options, p)
    return left[0] if len(left) == 1 else p.zone  # one zone left: assigned silently


def _place(options: Options, p: Position, square: Square) -> None:
    """The next member, in member order, takes its place."""
    member = 1 + sum(team == p.mover for team, _ in p.board.values())
    p.board[square] = p.mover, member
    p.zone = 0
    if options["deploy"] == "hidden":
        p.placed[p.mover - 1] += 1
    for team in _teams(options):  # the first team with somebody left to place is next
        if sum(owner == team for owner, _ in p.board.values()) < int(options["pieces"]):
            p.mover = team
            return
    p.phase, p.mover = "take", 1
    p.placed = [0 for _ in _teams(options)]


# --- taking and marching --------------------------------------------------------------------


def _living(options: Options, p: Position) -> dict[int, int]:
    """How many pieces each living team has."""
    owners = [team for team, _ in p.board.values()]
    return {team: owners.count(team) for team in _teams(options) if team in owners}


def _takeable(p: Position) -> list[Square]:
    """RULES 4, what can be taken: others beside it more than 1 and more than its own team."""
    found = []
    for (file, rank), (team, _) in p.board.items():
        if team == p.mover:
            continue  # an enemy piece
        beside = [(file + x, rank + y) for x, y in ORTHOGONAL]
        owners = [p.board[square][0] for square in beside if square in p.board]
        own = owners.count(team)
        others = len(owners) - own
        if others > 1 and others > own:
            found.append((file, rank))
    return found


def _take(options: Options, p: Position, victims: list[Square]) -> None:
    """Remove the victims together; teams that lose their last piece by it are out."""
    before = _living(options, p)
    for square in victims:
        del p.board[square]
    p.took = True
    fallen = [team for team in before if team not in _living(options, p)]
    if fallen:
        p.out.append(fallen)


def _steps(options: Options, p: Position) -> list[tuple[Square, Square]]:
    """RULES 4, march: members who have not moved, to a neighbouring empty square."""
    n = _size(options)
    directions = ORTHOGONAL + (DIAGONAL if options["steps"] == "eight" else [])
    found = []
    for (file, rank), (team, _) in p.board.items():
        if team != p.mover or (file, rank) in p.marched:
            continue
        for x, y in directions:
            to = file + x, rank + y
            if 1 <= to[0] <= n and 1 <= to[1] <= n and to not in p.board:
                found.append(((file, rank), to))
    return found


def _end_turn(options: Options, p: Position) -> None:
    p.calm = 0 if p.took else p.calm + 1
    p.took = False
    p.marched = set()
    p.phase = "take"
    # Teams in order 1..T, eliminated teams skipped.
    order = [*_teams(options), *_teams(options)][p.mover :]
    p.mover = next(team for team in order if team in _living(options, p))


def _settle(options: Options, p: Position) -> None:
    """Pass over phases in which nothing can be done, until somebody has a choice or it is over."""
    while p.phase != "deploy" and not _ending(options, p):
        if p.phase == "march":
            if _steps(options, p):
                return
            p.phase = "end"  # everybody has moved, or nobody who has not moved can
            continue
        victims = _takeable(p)
        if victims and options["taking"] == "optional":
            return
        if victims:  # taking=all: everything takeable goes together, once
            _take(options, p, victims)
            if _ending(options, p):
                return
        if p.phase == "take":
            p.phase = "march"
        else:
            _end_turn(options, p)


# --- endings --------------------------------------------------------------------------------


def _ending(options: Options, p: Position) -> str:
    """The reason why it is over by the rules or a counter, or nothing."""
    if p.phase == "deploy":
        return ""
    living = _living(options, p)
    if len(living) == 1:
        return "last-team"
    if list(living.values()) == [1, 1]:
        return "one-each"
    # Checked when a turn ends: the next team's turn has not begun to be played.
    patience = 20 if options["teams"] == "2" else 15
    if p.phase == "take" and not p.took and p.calm >= patience * len(living):
        return "calm"
    return ""


def _begins_turn(p: Position) -> bool:
    """Whether a turn begins here: nothing taken, nobody moved, no chance to take let go."""
    if p.phase == "march" and _takeable(p):
        return False  # `done` was said
    return p.phase in ("take", "march") and not p.took and not p.marched


def _sight(p: Position) -> tuple[int, dict[Square, int]]:
    """What makes positions at the beginning of a turn the same: the team to move, the teams on the
    board. The phase follows from these; which member is which does not matter."""
    return p.mover, {square: team for square, (team, _) in p.board.items()}


def _ranking(options: Options, p: Position) -> list[list[int]]:
    """By pieces left, ties shared; below them the eliminated, later elimination better."""
    living = _living(options, p)
    ranks = []
    for count in sorted(set(living.values()), reverse=True):
        ranks.append([team for team in living if living[team] == count])
    return ranks + p.out[::-1]


# --- what callers use -----------------------------------------------------------------------


def start(options: Options) -> str:
    n = _size(options)
    assert all(len(squares) >= int(options["pieces"]) for squares in _zones(options).values())
    return "/".join([str(n)] * n) + " 1 phase=deploy"


def canonical(options: Options, text: str) -> str:
    return _write(options, _read(options, text))


def public(options: Options, text: str) -> str:
    """What everybody may see: nothing of a secret deployment but how many are placed."""
    p = _read(options, text)
    if p.phase == "deploy" and options["deploy"] == "hidden":
        p.board = {}
    return _write(options, p)


def mover(options: Options, text: str) -> int:
    p = _read(options, text)
    return 0 if _ending(options, p) else p.mover


def actions(options: Options, text: str) -> list[str]:
    p = _read(options, text)
    if _ending(options, p):
        return []
    if p.phase == "deploy":
        zone = _zone(options, p)
        if zone == 0:
            return sorted(f"zone {number}" for number in _zones_left(options, p))
        return sorted("@" + _name(s) for s in _zones(options)[zone] if s not in p.board)
    if p.phase == "march":
        return sorted(_name(here) + "-" + _name(there) for here, there in _steps(options, p))
    return sorted(["done"] + ["x" + _name(square) for square in _takeable(p)])


def play(options: Options, text: str, action: str) -> str:
    assert action in actions(options, text), f"{action} is not legal in {text}"
    p = _read(options, text)
    if action.startswith("zone "):
        p.zone = int(action.removeprefix("zone "))
    elif action.startswith("@"):
        _place(options, p, _square(action[1:]))
    elif action.startswith("x"):
        _take(options, p, [_square(action[1:])])
    elif action == "done" and p.phase == "take":
        p.phase = "march"
    elif action == "done":
        _end_turn(options, p)
    else:
        here, there = (_square(name) for name in action.split("-"))
        p.board[there] = p.board.pop(here)
        p.marched.add(there)
    _settle(options, p)
    return _write(options, p)


def result(
    options: Options, texts: list[str], played: list[str]
) -> tuple[list[list[int]], str] | None:
    assert len(played) == len(texts) - 1
    p = _read(options, texts[-1])
    reason = _ending(options, p)
    # A win by the rules comes before repetition, repetition before counters.
    if reason in ("", "calm") and _begins_turn(p):
        past = [_read(options, text) for text in texts]
        same = [q for q in past if _begins_turn(q) and _sight(q) == _sight(p)]
        if len(same) >= 3:
            reason = "repetition"
    return (_ranking(options, p), reason) if reason else None
