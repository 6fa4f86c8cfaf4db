"""Janken shogi as RULES 5 tells it: slow, plain, through text only.

The independent evidence the compiled rules are checked against, so it imports nothing of theirs.

      6  5  4  3  2  1
    a X  .  X  .  .  .     ranks a-f from the top down, files 6-1 from left to right;
    b .  X  .  .  .  .     north is towards rank a, west is towards file 6.
    c X  .  .  .  .  .
    d .  .  .  .  .  O     X, O: where the cubes are placed. Each side's home triangle is
    e .  .  .  .  O  .     those four squares and the two between them along the edges.
    f .  .  .  O  .  O
"""

from collections.abc import Iterator
from typing import NamedTuple

Options = dict[str, str]

RANKS = "abcdef"
FILES = "654321"
SQUARES = [rank + file for rank in RANKS for file in FILES]  # reading order
NORTH, SOUTH, WEST, EAST = (-1, 0), (1, 0), (0, -1), (0, 1)  # (rows down, columns right)
DIRECTIONS = [NORTH, SOUTH, WEST, EAST]

SIDES = "xo"
HOME = {"x": ["a6", "a5", "a4", "b6", "b5", "c6"], "o": ["f1", "f2", "f3", "e1", "e2", "d1"]}
CORNER = {"x": "a6", "o": "f1"}
MARKED = {"x": ["a6", "a4", "b5", "c6"], "o": ["f1", "f3", "e2", "d1"]}
OTHER = {"x": "o", "o": "x"}

KINDS = "RPS"
BEATS = [("S", "P"), ("P", "R"), ("R", "S")]  # scissors > paper > rock > scissors
ORIENTATIONS = [top + axis for top in KINDS for axis in KINDS if top != axis]

MOST_CAPTURES = 2  # a turn, even one of three actions
QUIET_LIMIT = 80  # turns of both sides without a capture
PASS_LIMIT = 2  # passes in a row


class Cube(NamedTuple):
    side: str  # "x" or "o"
    top: str  # the kind it is now
    axis: str  # the kind on its north and south faces; opposite faces are alike


class Step(NamedTuple):
    start: str
    sign: str  # "-" slid, "~" rolled, "x" captured
    to: str
    direction: tuple[int, int]


Board = dict[str, Cube]  # only the occupied squares


class Position(NamedTuple):
    board: Board
    mover: str  # "x" or "o"
    placing: bool
    quiet: int  # turns without a capture
    passed: int  # passes in a row


# -- positions as text ---------------------------------------------------------------------------


def read(text: str) -> Position:
    rows, mover, *keys = text.split()
    board: Board = {}
    for rank, row in zip(RANKS, rows.split("/"), strict=True):
        column, rest = 0, row
        while rest:
            if rest[0].isdigit():
                column += int(rest[0])
                rest = rest[1:]
            else:
                letters, rest = rest[:2], rest[2:]
                side = "x" if letters.isupper() else "o"
                assert letters.upper() in ORIENTATIONS, f"{letters} is no way a cube can lie"
                board[rank + FILES[column]] = Cube(side, letters[0].upper(), letters[1].upper())
                column += 1
        assert column == len(FILES), f"rank {rank} has {column} squares"
    values = {"phase": "play", "quiet": "0", "passed": "0"}
    for key in keys:
        name, value = key.split("=")
        assert name in values, f"no key {name}"
        values[name] = value
    placing = values["phase"] == "place"
    return Position(board, mover, placing, int(values["quiet"]), int(values["passed"]))


def write(position: Position) -> str:
    rows = []
    for rank in RANKS:
        row = ""
        empty = 0
        for file in FILES:
            cube = position.board.get(rank + file)
            if cube is None:
                empty += 1
                continue
            if empty:
                row += str(empty)
                empty = 0
            letters = cube.top + cube.axis
            row += letters if cube.side == "x" else letters.lower()
        if empty:
            row += str(empty)
        rows.append(row)
    words = ["/".join(rows), position.mover]
    if position.placing:
        words.append("phase=place")
    if position.quiet:
        words.append(f"quiet={position.quiet}")
    if position.passed:
        words.append(f"passed={position.passed}")
    return " ".join(words)


def canonical(options: Options, text: str) -> str:
    return write(read(text))


def start(options: Options) -> str:
    return write(Position({}, "x", True, 0, 0))


# -- cubes and steps -----------------------------------------------------------------------------


def cubes_of(board: Board, side: str) -> list[str]:
    return [square for square in SQUARES if square in board and board[square].side == side]


def neighbour(square: str, direction: tuple[int, int]) -> str | None:
    row = RANKS.index(square[0]) + direction[0]
    column = FILES.index(square[1]) + direction[1]
    if 0 <= row < 6 and 0 <= column < 6:
        return RANKS[row] + FILES[column]
    return None


def rolled(cube: Cube, direction: tuple[int, int]) -> Cube:
    """The cube after rolling over once.

    RULES, Exactness: north or south swaps the top with the north-south kind; east or west swaps
    the top with the east-west kind, which is the one kind that is neither on top nor north-south.
    """
    if direction in (NORTH, SOUTH):
        return Cube(cube.side, cube.axis, cube.top)
    (third,) = [kind for kind in KINDS if kind not in (cube.top, cube.axis)]
    return Cube(cube.side, third, cube.axis)


def after_step(board: Board, step: Step) -> Board:
    cube = board[step.start]
    if step.sign == "~":
        cube = rolled(cube, step.direction)
    after = {square: other for square, other in board.items() if square != step.start}
    after[step.to] = cube  # whatever stood there is taken
    return after


def winner(board: Board) -> tuple[str, str] | None:
    """Who has won on this board of a game past placement, and why ("corner" is looked at first)."""
    for side in SIDES:
        goal = board.get(CORNER[OTHER[side]])
        if goal is not None and goal.side == side:
            return side, "corner"
    for side in SIDES:
        if not cubes_of(board, OTHER[side]):
            return side, "all-taken"
    return None


def last_stand(options: Options, board: Board, side: str) -> bool:
    """A side never loses a cube in its own turn, so this holds for the whole turn or not at all."""
    return options["last-stand"] == "yes" and len(cubes_of(board, side)) == 1


def steps_of(options: Options, board: Board, square: str) -> Iterator[Step]:
    """Every single step of the cube on this square, as if it were the first of a turn."""
    cube = board[square]
    home = HOME[cube.side]
    for direction in DIRECTIONS:
        to = neighbour(square, direction)
        if to is None:
            continue
        # A cube that has left its own triangle may never re-enter it. Nothing outside may enter,
        # so whatever stands inside has never left; the last stand lifts this.
        if square not in home and to in home and not last_stand(options, board, cube.side):
            continue
        enemy = board.get(to)
        if enemy is None:
            if options["rolling"] == "optional":
                yield Step(square, "-", to, direction)
            yield Step(square, "~", to, direction)
        elif enemy.side != cube.side and (cube.top, enemy.top) in BEATS:
            yield Step(square, "x", to, direction)  # no roll on a capturing step


def next_steps(options: Options, board: Board, side: str, done: list[Step]) -> Iterator[Step]:
    """What may follow the steps already made in this turn; `board` is how it looks after them."""
    for square in cubes_of(board, side):
        same_cube = bool(done) and done[-1].to == square
        if done and not same_cube and options["actions"] == "one-cube":
            continue
        for step in steps_of(options, board, square):
            if same_cube and options["turning-back"] == "no" and step.to == done[-1].start:
                continue
            captures = [earlier for earlier in done if earlier.sign == "x"]
            if step.sign == "x" and len(captures) == MOST_CAPTURES:
                continue
            yield step


def turns(options: Options, board: Board, side: str, done: list[Step]) -> Iterator[list[Step]]:
    """Every complete turn that begins with the steps already made; none if it cannot begin."""
    length = 3 if last_stand(options, board, side) else 2
    if len(done) == length or (done and winner(board)):
        yield done
        return
    more = list(next_steps(options, board, side, done))
    if not more and done:  # a shorter turn only where nothing can follow
        yield done
    for step in more:
        yield from turns(options, after_step(board, step), side, [*done, step])


# -- actions as text -----------------------------------------------------------------------------


def write_turn(steps: list[Step]) -> str:
    """`b5~b4-c4` for one cube, `b5~b4,a4~a3` for two."""
    text = ""
    for number, step in enumerate(steps):
        if number == 0:
            text = step.start
        elif step.start != steps[number - 1].to:
            text += "," + step.start
        text += step.sign + step.to
    return text


def read_turn(action: str) -> list[Step]:
    steps = []
    for path in action.split(","):
        square, rest = path[:2], path[2:]
        while rest:
            sign, to, rest = rest[0], rest[1:3], rest[3:]
            (direction,) = [way for way in DIRECTIONS if neighbour(square, way) == to]
            steps.append(Step(square, sign, to, direction))
            square = to
    return steps


# -- playing -------------------------------------------------------------------------------------


def ending(position: Position) -> tuple[list[list[int]], str] | None:
    """The result the text alone shows: everything but repetition."""
    if position.placing:
        return None
    won = winner(position.board)
    if won is not None:
        side, reason = won
        return [[SIDES.index(side) + 1], [SIDES.index(OTHER[side]) + 1]], reason
    if position.quiet >= QUIET_LIMIT:
        return [[1, 2]], "quiet"
    if position.passed >= PASS_LIMIT:
        return [[1, 2]], "both-passed"
    return None


def mover(options: Options, text: str) -> int:
    position = read(text)
    return 0 if ending(position) else SIDES.index(position.mover) + 1


def actions(options: Options, text: str) -> list[str]:
    position = read(text)
    if ending(position):
        return []
    if position.placing:
        free = [square for square in MARKED[position.mover] if square not in position.board]
        return sorted(f"{square}={lie}" for square in free for lie in ORIENTATIONS)
    written = [write_turn(turn) for turn in turns(options, position.board, position.mover, [])]
    assert len(written) == len(set(written)), "two different turns are written alike"
    return sorted(written) or ["pass"]


def play(options: Options, text: str, action: str) -> str:
    position = read(text)
    board, side = position.board, position.mover
    if position.placing:
        square, lie = action.split("=")
        board = {**board, square: Cube(side, lie[0], lie[1])}
        all_placed = all(square in board for square in MARKED["x"] + MARKED["o"])
        return write(Position(board, OTHER[side], not all_placed, 0, 0))
    if action == "pass":
        quiet, passed = position.quiet + 1, position.passed + 1
        return write(Position(board, OTHER[side], False, quiet, passed))
    steps = read_turn(action)
    for step in steps:
        board = after_step(board, step)
    captured = any(step.sign == "x" for step in steps)
    return write(Position(board, OTHER[side], False, 0 if captured else position.quiet + 1, 0))


def result(
    options: Options, texts: list[str], played: list[str]
) -> tuple[list[list[int]], str] | None:
    """RULES, Shared: a win comes before repetition, repetition before counters."""
    positions = [read(text) for text in texts]
    now = positions[-1]
    ended = ending(now)
    if ended and ended[1] in ("corner", "all-taken"):
        return ended
    # The same board and mover; `quiet` and `passed` are counters and take no part.
    seen = [p for p in positions if (p.board, p.mover, p.placing) == (now.board, now.mover, False)]
    if len(seen) >= 3:
        return [[1, 2]], "repetition"
    return ended
