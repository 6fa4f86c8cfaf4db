"""International draughts, slow and obvious: independent evidence for the compiled rules.

Written from RULES 3 ("draughts") sentence by sentence. Everything goes in and out as text.
"""

import re
from typing import NamedTuple

Options = dict[str, str]  # {"draws": "toybox|fmjd|literal", "capture": "enforced|huff"}

# The squares as blue (white in FEN, moving up the page) sees them:
#
#     .  1  .  2  .  3  .  4  .  5
#     6  .  7  .  8  .  9  . 10  .
#     . 11  . 12  . 13  . 14  . 15
#    16  . 17  . 18  . 19  . 20  .
#     . 21  . 22  . 23  . 24  . 25
#    26  . 27  . 28  . 29  . 30  .
#     . 31  . 32  . 33  . 34  . 35
#    36  . 37  . 38  . 39  . 40  .
#     . 41  . 42  . 43  . 44  . 45
#    46  . 47  . 48  . 49  . 50  .

ROW_COLUMN = {
    n: ((n - 1) // 5, 2 * ((n - 1) % 5) + (1 if (n - 1) // 5 % 2 == 0 else 0)) for n in range(1, 51)
}
SQUARE = {place: n for n, place in ROW_COLUMN.items()}
DIRECTIONS = [(-1, -1), (-1, 1), (1, -1), (1, 1)]  # (rows down, columns right)

BLUE, GREEN = "W", "B"  # blue is "white" in FEN
SIDE = {BLUE: 1, GREEN: 2}
OTHER = {BLUE: GREEN, GREEN: BLUE}
FORWARD = {BLUE: -1, GREEN: 1}
FAR_ROW = {BLUE: 0, GREEN: 9}

QUIET_DRAW = {"toybox": (40, "quiet-20"), "literal": (40, "quiet-20"), "fmjd": (50, "quiet-25")}
FEW_DRAW = {"few-16": 32, "few-5": 10}  # plies: each side makes 16 or 5 moves


class Piece(NamedTuple):
    colour: str
    king: bool


Board = dict[int, Piece]  # occupied squares only


class Position(NamedTuple):
    colour: str  # whose turn
    board: Board
    quiet: int  # plies without capture or man move
    few: int  # plies spent in the present few-pieces class (draws=fmjd)
    huffable: list[int]  # squares the side on turn may huff


class Move(NamedTuple):
    path: tuple[int, ...]  # the squares stood on, first to last
    captured: frozenset[int]


def ray(square: int, direction: tuple[int, int]) -> list[int]:
    """The squares from `square` to the edge, nearest first."""
    row, column = ROW_COLUMN[square]
    found = []
    while (row + direction[0], column + direction[1]) in SQUARE:
        row, column = row + direction[0], column + direction[1]
        found.append(SQUARE[row, column])
    return found


RAYS = {(square, way): ray(square, way) for square in ROW_COLUMN for way in DIRECTIONS}


# Text


def read(text: str) -> Position:
    fen, *words = text.split()
    keys = dict(word.split("=") for word in words)
    colour, *parts = fen.split(":")
    board: Board = {}
    for part in parts:
        for item in filter(None, part[1:].split(",")):
            king = item.startswith("K")
            first, _, last = item.removeprefix("K").partition("-")
            for square in range(int(first), int(last or first) + 1):
                assert square in ROW_COLUMN
                assert square not in board
                board[square] = Piece(part[0], king)
    huffable = [int(square) for square in keys.get("huff", "").split(",") if square]
    return Position(
        colour, board, int(keys.get("quiet", "0")), int(keys.get("few", "0")), sorted(huffable)
    )


def write(position: Position) -> str:
    fen = ":".join([position.colour, camp(position.board, BLUE), camp(position.board, GREEN)])
    words = [fen]
    if position.quiet:
        words.append(f"quiet={position.quiet}")
    if position.few:
        words.append(f"few={position.few}")
    if position.huffable:
        words.append("huff=" + ",".join(str(square) for square in position.huffable))
    return " ".join(words)


def camp(board: Board, colour: str) -> str:
    """One colour in order of number; three or more men in a row are a range, kings never."""
    runs: list[list[int]] = []
    for square in sorted(board):
        piece = board[square]
        if piece.colour != colour:
            continue
        if runs and not piece.king and runs[-1][-1] == square - 1 and not board[square - 1].king:
            runs[-1].append(square)
        else:
            runs.append([square])
    items = []
    for run in runs:
        if len(run) >= 3:
            items.append(f"{run[0]}-{run[-1]}")
        else:
            items += [f"K{square}" if board[square].king else str(square) for square in run]
    return colour + ",".join(items)


def name(move: Move, among: list[Move]) -> str:
    """From and to; the full path where another of the captures has the same from and to."""
    ends = (move.path[0], move.path[-1])
    if not move.captured:
        return f"{ends[0]}-{ends[1]}"
    alike = [m for m in among if m.captured and (m.path[0], m.path[-1]) == ends]
    return "x".join(str(square) for square in (ends if len(alike) == 1 else move.path))


# Moves


def quiet_moves(board: Board, start: int) -> list[Move]:
    """A man: one square diagonally forward. A king: any distance diagonally."""
    piece = board[start]
    moves = []
    for way in DIRECTIONS:
        if not piece.king and way[0] != FORWARD[piece.colour]:
            continue
        reach = RAYS[start, way] if piece.king else RAYS[start, way][:1]
        for square in reach:
            if square in board:
                break
            moves.append(Move((start, square), frozenset()))
    return moves


def jumps(board: Board, piece: Piece, start: int, captured: set[int]) -> list[tuple[int, int]]:
    """Every single jump of `piece` from `start`: (square jumped over, landing square).

    Captured pieces still stand on `board` (they leave after the whole move): they may be neither
    jumped again nor landed on. The moving piece itself has been lifted off.
    """
    found = []
    for way in DIRECTIONS:
        # A man needs the enemy next to it and lands right behind; a king has the whole diagonal.
        reach = RAYS[start, way] if piece.king else RAYS[start, way][:2]
        victim = 0
        for square in reach:
            occupant = board.get(square)
            if victim:
                if occupant:
                    break
                found.append((victim, square))
            elif occupant:
                if occupant.colour == piece.colour or square in captured:
                    break
                victim = square
    return found


def captures(board: Board, start: int) -> list[Move]:
    """Every complete capture of the piece on `start`, path by path: it goes on while it can."""
    piece = board[start]
    lifted = {square: other for square, other in board.items() if square != start}
    finished = []

    def go_on(path: tuple[int, ...], captured: set[int]) -> None:
        onward = jumps(lifted, piece, path[-1], captured)
        if captured and not onward:
            finished.append(Move(path, frozenset(captured)))
        for victim, landing in onward:
            go_on((*path, landing), captured | {victim})

    go_on((start,), set())
    return finished


def maximal(board: Board, colour: str) -> list[Move]:
    """The captures of `colour` that take the most pieces, kings and men counting alike."""
    every = [m for square in own(board, colour) for m in captures(board, square)]
    most = max((len(move.captured) for move in every), default=0)
    return [move for move in every if len(move.captured) == most]


def own(board: Board, colour: str) -> list[int]:
    return [square for square in sorted(board) if board[square].colour == colour]


def legal(options: Options, position: Position) -> list[Move]:
    """Every legal move (huffs are not moves), path by path, duplicates not yet merged."""
    board, mine = position.board, own(position.board, position.colour)
    quiet = [move for square in mine for move in quiet_moves(board, square)]
    if options["capture"] == "enforced":
        return maximal(board, position.colour) or quiet
    # capture=huff: quiet moves and complete but shorter captures may also be played.
    return [move for square in mine for move in captures(board, square)] + quiet


def merged(moves: list[Move]) -> list[Move]:
    """Equal from, to and captured set are one move: the smallest sequence of landing squares."""
    one: dict[tuple[int, int, frozenset[int]], Move] = {}
    for move in sorted(moves, key=lambda m: m.path):
        one.setdefault((move.path[0], move.path[-1], move.captured), move)
    return list(one.values())


def chosen(options: Options, position: Position, action: str) -> Move:
    """The move that `action` names; of a capture any of its paths will do."""
    squares = tuple(int(square) for square in re.split("[-x]", action))
    moves = [m for m in legal(options, position) if bool(m.captured) == ("x" in action)]
    named = [m for m in moves if m.path == squares]
    named = named or [m for m in moves if (m.path[0], m.path[-1]) == squares]
    (move,) = merged(named)
    return move


# Endings


def few_class(board: Board) -> str | None:
    """draws=fmjd: three, or two or fewer, pieces with a king among them against a lone king."""
    for lone in (BLUE, GREEN):
        alone = [board[square] for square in own(board, lone)]
        against = [board[square] for square in own(board, OTHER[lone])]
        if len(alone) == 1 and alone[0].king and any(piece.king for piece in against):
            if len(against) == 3:
                return "few-16"
            if len(against) <= 2:
                return "few-5"
    return None


def lost(options: Options, position: Position) -> tuple[str, str] | None:
    """(the colour that has lost, reason)."""
    for colour in (BLUE, GREEN):
        if not own(position.board, colour):
            return colour, "no-pieces"
    if not position.huffable and not legal(options, position):
        return position.colour, "no-move"
    return None


def counted_out(options: Options, position: Position) -> str | None:
    """The reason of a draw by a counter in the text, few before quiet."""
    few = few_class(position.board) if options["draws"] == "fmjd" else None
    if few and position.few >= FEW_DRAW[few]:
        return few
    plies, reason = QUIET_DRAW[options["draws"]]
    return reason if position.quiet >= plies else None


def third_time(texts: list[str]) -> bool:
    """The same board, side to move and pending huffs for the third time; counters do not matter."""
    positions = [read(text)._replace(quiet=0, few=0) for text in texts]
    return positions.count(positions[-1]) >= 3


def to_and_fro(texts: list[str], played: list[str]) -> bool:
    """draws=literal: the last five own moves of whoever just moved were A, B, A, B, A, B the
    reverse of A (so it is one piece), and nobody captured meanwhile. A huff is no move."""
    movers = [read(text).colour for text in texts[:-1]]
    turns = [
        at
        for at, action in enumerate(played)
        if movers[at] == movers[-1] and not action.startswith("huff")
    ][-5:]
    if len(turns) < 5 or any("x" in action for action in played[turns[0] :]):
        return False
    there = played[turns[0]]
    back = "-".join(reversed(there.split("-")))
    return [played[at] for at in turns] == [there, back, there, back, there]


# What the tests call


def start(options: Options) -> str:
    return "W:W31-50:B1-20"


def canonical(options: Options, text: str) -> str:
    return write(read(text))


def mover(options: Options, text: str) -> int:
    position = read(text)
    if lost(options, position) or counted_out(options, position):
        return 0
    return SIDE[position.colour]


def actions(options: Options, text: str) -> list[str]:
    if not mover(options, text):
        return []
    position = read(text)
    moves = merged(legal(options, position))
    huffs = [f"huff {square}" for square in position.huffable]
    return sorted(huffs + [name(move, moves) for move in moves])


def play(options: Options, text: str, action: str) -> str:
    assert mover(options, text)
    position = read(text)
    board = dict(position.board)

    if action.startswith("huff "):
        # A huff removes the piece and sets both counters to 0; the same side then moves.
        square = int(action.removeprefix("huff "))
        assert square in position.huffable
        del board[square]
        return write(Position(position.colour, board, 0, 0, []))

    move = chosen(options, position, action)
    first, last = move.path[0], move.path[-1]
    best = maximal(board, position.colour)
    piece = board.pop(first)
    for square in move.captured:
        del board[square]
    # Crowning: only if the move ends on the far row.
    crowned = piece.king or ROW_COLUMN[last][0] == FAR_ROW[piece.colour]
    board[last] = Piece(piece.colour, crowned)

    quiet = position.quiet + 1 if piece.king and not move.captured else 0

    # Entering a few-pieces class starts its count at 0; any ply that stays in it counts.
    few, now = 0, few_class(board)
    if options["draws"] == "fmjd" and now and now == few_class(position.board):
        few = position.few + 1

    # A move that takes fewer than possible exposes whatever could have begun a maximal capture,
    # on the square where it stands now.
    huffable = set()
    if best and len(move.captured) < len(best[0].captured):
        huffable = {last if other.path[0] == first else other.path[0] for other in best}

    return write(Position(OTHER[position.colour], board, quiet, few, sorted(huffable)))


def result(
    options: Options, texts: list[str], played: list[str]
) -> tuple[list[list[int]], str] | None:
    """A loss by the rules comes before repetition, repetition before the counters."""
    assert len(played) == len(texts) - 1
    position = read(texts[-1])
    loss = lost(options, position)
    if loss:
        loser, reason = loss
        return [[SIDE[OTHER[loser]]], [SIDE[loser]]], reason
    literal = options["draws"] == "literal"
    repeated = to_and_fro(texts, played) if literal else third_time(texts)
    drawn = "repetition" if repeated else counted_out(options, position)
    return ([[1, 2]], drawn) if drawn else None
