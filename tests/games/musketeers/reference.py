"""Three Musketeers as RULES 1 tells it: slow, plain, through text only.

The independent evidence the compiled rules are checked against, so it imports nothing of theirs.

    5 . . . . M
    4 . . . . .     files a-e from left to right, ranks 1-5 from bottom to top;
    3 . . M . .     M: where the musketeers begin, every other square holds an enemy.
    2 . . . . .
    1 M . . . .
      a b c d e
"""

Options = dict[str, str]

FILES = "abcde"
RANKS = "12345"
ROWS = [[file + rank for file in FILES] for rank in reversed(RANKS)]  # from the top down
SQUARES = [square for row in ROWS for square in row]


def one_step_apart(one: str, other: str) -> bool:
    """Whether two squares are one orthogonal step apart: one file or one rank, not both."""
    files_apart = abs(FILES.index(one[0]) - FILES.index(other[0]))
    ranks_apart = abs(RANKS.index(one[1]) - RANKS.index(other[1]))
    return files_apart + ranks_apart == 1


STEPS = [(one, other) for one in SQUARES for other in SQUARES if one_step_apart(one, other)]

MUSKETEER = "M"
ENEMY = "e"
EMPTY = "."

MUSKETEERS_TURN = "m"
ENEMIES_TURN = "e"
SIDES = {MUSKETEERS_TURN: 1, ENEMIES_TURN: 2}

MUSKETEERS_WIN = [[1], [2]]
ENEMIES_WIN = [[2], [1]]

# RULES 1, start: the seed's diagram and the seed's text. Anything else is three squares.
STARTS = {"diagonal": ["a1", "c3", "e5"], "bottom": ["c3", "a1", "e1"]}

Board = dict[str, str]  # every square with what stands on it


def start(options: Options) -> str:
    """The start position: three musketeers, an enemy on every other square."""
    squares = STARTS.get(options["start"]) or options["start"].split(",")
    assert len(set(squares)) == 3
    assert all(square in SQUARES for square in squares)
    board = {square: MUSKETEER if square in squares else ENEMY for square in SQUARES}
    assert not in_line(board)
    return write(board, MUSKETEERS_TURN)  # "Musketeers move first."


def mover(options: Options, text: str) -> int:
    """1 for the musketeers, 2 for the enemies, 0 when somebody has won."""
    board, turn = read(text)
    return 0 if ending(options, board, turn) else SIDES[turn]


def actions(options: Options, text: str) -> list[str]:
    """Every legal action, sorted; none once somebody has won."""
    board, turn = read(text)
    if ending(options, board, turn):
        return []
    return sorted(captures(board) if turn == MUSKETEERS_TURN else steps(board))


def play(options: Options, text: str, action: str) -> str:
    """The position after a legal action."""
    assert action in actions(options, text)
    board, turn = read(text)
    origin, target = action[:2], action[3:]
    board[target] = board[origin]  # whatever stood there is removed
    board[origin] = EMPTY
    return write(board, ENEMIES_TURN if turn == MUSKETEERS_TURN else MUSKETEERS_TURN)


def result(
    options: Options, texts: list[str], played: list[str]
) -> tuple[list[list[int]], str] | None:
    """Ranking and reason if the game is over; no position can repeat, so the last one decides."""
    assert len(played) == len(texts) - 1
    board, turn = read(texts[-1])
    return ending(options, board, turn)


def canonical(options: Options, text: str) -> str:
    """The same position as writers write it."""
    return write(*read(text))


def ending(options: Options, board: Board, turn: str) -> tuple[list[list[int]], str] | None:
    """RULES 1, reasons: "looked at in this order: line, stranded, enemy-stuck"."""
    # "the moment the three musketeers stand in one row or one column, whoever moved"
    if in_line(board):
        return ENEMIES_WIN, "line"
    # "it is their turn, they cannot capture"; with stuck=immediate "whoever is to move"
    if not captures(board) and (turn == MUSKETEERS_TURN or options["stuck"] == "immediate"):
        return MUSKETEERS_WIN, "stranded"
    # "enemies on turn with no legal move (or none left): musketeers win"
    if not steps(board) and turn == ENEMIES_TURN:
        return MUSKETEERS_WIN, "enemy-stuck"
    return None


def in_line(board: Board) -> bool:
    """Whether the three musketeers stand in one row or one column, gaps between them or not."""
    musketeers = [square for square in SQUARES if board[square] == MUSKETEER]
    assert len(musketeers) == 3
    files = {square[0] for square in musketeers}
    ranks = {square[1] for square in musketeers}
    return len(files) == 1 or len(ranks) == 1


def captures(board: Board) -> list[str]:
    """What the musketeers could do on their turn: one step orthogonally onto an enemy."""
    return [
        f"{origin}x{target}"
        for origin, target in STEPS
        if board[origin] == MUSKETEER and board[target] == ENEMY
    ]


def steps(board: Board) -> list[str]:
    """What the enemies could do on their turn: one step orthogonally to an empty square."""
    return [
        f"{origin}-{target}"
        for origin, target in STEPS
        if board[origin] == ENEMY and board[target] == EMPTY
    ]


def read(text: str) -> tuple[Board, str]:
    """Board and turn of a position text, such as `eeeeM/eeeee/eeMee/eeeee/Meeee m`."""
    board_text, turn = text.split()
    assert turn in SIDES
    rows = board_text.split("/")
    assert len(rows) == len(ROWS)
    board: Board = {}
    for squares, row in zip(ROWS, rows, strict=True):
        pieces = ""
        for letter in row:  # a number stands for a run of empty squares
            pieces += EMPTY * int(letter) if letter.isdigit() else letter
        assert len(pieces) == len(squares)
        assert all(piece in (MUSKETEER, ENEMY, EMPTY) for piece in pieces)
        board.update(zip(squares, pieces, strict=True))
    return board, turn


def write(board: Board, turn: str) -> str:
    """The position text: rows from the top down, then whose turn it is."""
    rows = []
    for squares in ROWS:
        row = ""
        empty = 0
        for square in squares:
            if board[square] == EMPTY:
                empty += 1
                continue
            row += (str(empty) if empty else "") + board[square]
            empty = 0
        rows.append(row + (str(empty) if empty else ""))
    return f"{'/'.join(rows)} {turn}"
