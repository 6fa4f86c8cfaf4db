"""Three Kingdoms dark chess once more, slowly: every sentence of RULES 2 as plain loops over text.

Nothing here comes from the compiled rules. The two are written apart and must agree.

    rank 5   ? ? ? ? . ? ? ? ?       ?  a face-down piece
    rank 4   ? ? ? ? . ? ? ? ?       .  an empty point
    rank 3   . . . . . . . . .
    rank 2   ? ? ? ? . ? ? ? ?
    rank 1   ? ? ? ? . ? ? ? ?
             a b c d e f g h i
"""

from collections import Counter
from dataclasses import dataclass
from functools import cache

Options = dict[str, str]
Ranking = list[list[int]]

START = "????1????/????1????/9/????1????/????1???? 1"
PLAYERS = (1, 2, 3)
FILES = "abcdefghi"
RANKS = "12345"
SQUARES = [file + rank for file in FILES for rank in RANKS]

ORDER = "KAERHCPkaerhcp"  # red 帥仕相俥傌炮兵, black 將士象車馬包卒
HOW_MANY = {"K": 1, "A": 2, "E": 2, "R": 2, "H": 2, "C": 2, "P": 5}
FULL_SET = Counter({letter: HOW_MANY[letter.upper()] for letter in ORDER})  # 32 pieces
VALUE = {"K": 50, "R": 50, "C": 40, "H": 30, "P": 22, "E": 20, "A": 20}  # RULES 2, points

CAMPS = {  # RULES 2, camps
    "generals": {1: "KkPp", 2: "AERHC", 3: "aerhc"},
    "ranks": {1: "Pp", 2: "KAEkae", 3: "RHCrhc"},
}

ORTHOGONAL = [(1, 0), (-1, 0), (0, 1), (0, -1)]
DIAGONAL = [(1, 1), (1, -1), (-1, 1), (-1, -1)]
STEPS = {  # pieces that go to one certain distance, with nothing in their way (RULES 2)
    "A": DIAGONAL,
    "E": [(2 * x, 2 * y) for x, y in DIAGONAL],
    "H": [(x, y) for x in (-2, -1, 1, 2) for y in (-2, -1, 1, 2) if abs(x) != abs(y)],
    "P": ORTHOGONAL,
}

STALLED_AT = 60  # plies with neither flip nor capture
RACE_TO = 200


@dataclass
class Position:
    board: dict[str, str]  # point -> letter or '?'; empty points are not in it
    mover: int
    camps: list[int]  # of players 1, 2, 3; 0 = no camp yet
    taken: list[str]  # what players 1, 2, 3 have captured
    quiet: int
    skips: int
    out: list[int]  # players whose camp has no piece left, first out first
    flip: str  # the point whose piece is being turned over, or ''
    recalled: list[int]  # players whose army went home, first first
    removed: str  # pieces that left the board without being captured


# ---------------------------------------------------------------- text (RULES, "Positions …")


def in_order(letters: str) -> str:
    return "".join(sorted(letters, key=ORDER.index))


def read(text: str) -> Position:
    rows, mover, *pairs = text.split(" ")
    keys = dict(pair.split("=") for pair in pairs)
    board = {}
    for rank, row in zip(reversed(RANKS), rows.split("/"), strict=True):
        file = 0
        for sign in row:
            if sign.isdigit():
                file += int(sign)
            else:
                board[FILES[file] + rank] = sign
                file += 1
        assert file == len(FILES), row
    taken = keys.get("taken", "-,-,-").split(",")
    position = Position(
        board=board,
        mover=int(mover),
        camps=[0 if camp == "-" else int(camp) for camp in keys.get("camps", "-,-,-").split(",")],
        taken=["" if letters == "-" else in_order(letters) for letters in taken],
        quiet=int(keys.get("quiet", "0")),
        skips=int(keys.get("skips", "0")),
        out=[int(player) for player in keys.get("out", "").split(",") if player],
        flip=keys.get("flip", ""),
        recalled=[int(player) for player in keys.get("recalled", "").split(",") if player],
        removed=in_order(keys.get("removed", "")),
    )
    face_down = list(board.values()).count("?")
    assert sum(hidden(position).values()) == face_down, "board + taken + removed are always 32"
    return position


def write(position: Position) -> str:
    rows = []
    for rank in reversed(RANKS):
        row = ""
        for file in FILES:
            sign = position.board.get(file + rank, "1")
            if sign == "1" and row[-1:].isdigit():
                row = row[:-1] + str(int(row[-1]) + 1)
            else:
                row += sign
        rows.append(row)
    parts = ["/".join(rows), str(position.mover)]
    if any(position.camps):
        parts.append("camps=" + ",".join(str(camp or "-") for camp in position.camps))
    if any(position.taken):
        parts.append("taken=" + ",".join(in_order(letters) or "-" for letters in position.taken))
    if position.quiet:
        parts.append(f"quiet={position.quiet}")
    if position.skips:
        parts.append(f"skips={position.skips}")
    if position.out:
        parts.append("out=" + ",".join(map(str, position.out)))
    if position.flip:
        parts.append("flip=" + position.flip)
    if position.recalled:
        parts.append("recalled=" + ",".join(map(str, position.recalled)))
    if position.removed:
        parts.append("removed=" + in_order(position.removed))
    return " ".join(parts)


# ---------------------------------------------------------------- what can be counted


def hidden(position: Position) -> Counter[str]:
    """What lies face down: the full set less everything that has been seen."""
    seen = Counter(sign for sign in position.board.values() if sign != "?")
    seen += Counter("".join(position.taken) + position.removed)
    assert seen <= FULL_SET, "impossible material"
    return FULL_SET - seen


def camp_of(options: Options, letter: str) -> int:
    for camp, letters in CAMPS[options["split"]].items():
        if letter in letters:
            return camp
    raise AssertionError(letter)


def starting_number(options: Options, camp: int) -> int:
    return sum(FULL_SET[letter] for letter in CAMPS[options["split"]][camp])


def pieces_alive(options: Options, position: Position, player: int) -> str:
    """The letters of a player's pieces, face-down ones included (nobody's while without a camp)."""
    camp = position.camps[player - 1]
    everything = list(position.board.values()) + list(hidden(position).elements())
    return "".join(sign for sign in everything if sign != "?" and camp_of(options, sign) == camp)


def worth(letters: str) -> int:
    return sum(VALUE[letter.upper()] for letter in letters)


def living(position: Position) -> list[int]:
    """The players who still take turns: neither out nor recalled."""
    gone = position.out + position.recalled
    return [player for player in PLAYERS if player not in gone]


# ---------------------------------------------------------------- the pieces


def beside(square: str, step: tuple[int, int]) -> str:
    """The point one step away, or '' off the board."""
    file = FILES.index(square[0]) + step[0]
    rank = RANKS.index(square[1]) + step[1]
    if 0 <= file < len(FILES) and 0 <= rank < len(RANKS):
        return FILES[file] + RANKS[rank]
    return ""


def destinations(board: dict[str, str], square: str) -> tuple[list[str], list[str]]:
    """Empty points a piece may move to, and occupied points it strikes (whoever stands there)."""
    kind = board[square].upper()
    empty, struck = [], []
    if kind in STEPS:
        for step in STEPS[kind]:
            there = beside(square, step)
            if there and there in board:
                struck.append(there)
            elif there:
                empty.append(there)
        return empty, struck
    for step in ORTHOGONAL:  # 帥將, 俥車 and 炮包 all move along the lines
        there = beside(square, step)
        while there and there not in board:
            empty.append(there)
            there = beside(there, step)
        if there and kind == "C":  # `there` is the screen: any piece, face down included
            there = beside(there, step)
            while there and there not in board:
                there = beside(there, step)
        if there:
            struck.append(there)
    return empty, struck


def all_actions(options: Options, position: Position) -> list[str]:
    board, camp = position.board, position.camps[position.mover - 1]
    found = []
    for square, sign in board.items():
        if sign == "?":
            found.append(f"flip {square}")
        elif camp and camp_of(options, sign) == camp:  # while unassigned you may only flip
            empty, struck = destinations(board, square)
            found += [f"{square}-{there}" for there in empty]
            for there in struck:  # face-up pieces only, and never your own camp
                if board[there] != "?" and camp_of(options, board[there]) != camp:
                    found.append(f"{square}x{there}")
    return found or ["skip"]  # `skip` only where nothing else can be done


# ---------------------------------------------------------------- endings and ranking


def decided(options: Options, position: Position) -> str:
    """Why the game was decided by a capture, or ''."""
    if options["mode"] == "race" and any(worth(taken) >= RACE_TO for taken in position.taken):
        return "race"
    if len(living(position)) <= 1:
        # The capture that ends a game leaves its player on the move, so the text shows
        # whether the last event was a recall.
        return "recall" if position.mover in position.recalled else "last-camp"
    return ""


def run_out(position: Position) -> str:
    """Why the counters end the game, or ''."""
    if position.skips >= len(living(position)):
        return "nobody-can-act"
    if position.quiet >= STALLED_AT:
        return "stalled"
    return ""


def measure(options: Options, position: Position, player: int) -> int:
    """What a mode counts for a player who is still in play; more is better."""
    taken, alive = position.taken[player - 1], pieces_alive(options, position, player)
    if options["mode"] == "annihilation":
        return len(alive)
    if options["mode"] == "recall":
        return len(taken)
    if options["mode"] == "race":
        return worth(taken)
    lost = worth(camp_letters(options, position, player)) - worth(alive)
    return base(options, position, player) - lost + worth(taken)


def camp_letters(options: Options, position: Position, player: int) -> str:
    """Everything a player's camp started with."""
    letters = CAMPS[options["split"]].get(position.camps[player - 1], "")
    return "".join(letter * FULL_SET[letter] for letter in letters)


def base(options: Options, position: Position, player: int) -> int:
    """What a player's score starts from in `points`."""
    if options["split"] == "generals":
        return 320
    return worth(camp_letters(options, position, player))


def ranking(options: Options, position: Position) -> Ranking:
    """Recalled players first in order, then the living by measure, the eliminated last out first.

    In `points` and `race` the measure alone counts, for eliminated players too.
    """
    by_measure_alone = options["mode"] in ("points", "race")
    compared = list(PLAYERS) if by_measure_alone else living(position)
    places: dict[int, list[int]] = {}
    for player in compared:
        places.setdefault(measure(options, position, player), []).append(player)
    middle = [places[count] for count in sorted(places, reverse=True)]
    if by_measure_alone:
        return middle
    first = [[player] for player in position.recalled]
    last = [[player] for player in reversed(position.out)]
    return first + middle + last


# ---------------------------------------------------------------- what an action changes


def end_turn(options: Options, position: Position) -> None:
    """Who is out, and who is next (players out or recalled are passed over)."""
    for player in living(position):
        if position.camps[player - 1] and not pieces_alive(options, position, player):
            position.out.append(player)
    if decided(options, position):
        return
    position.mover = position.mover % 3 + 1
    while position.mover not in living(position):
        position.mover = position.mover % 3 + 1


def turn_over(options: Options, position: Position, letter: str) -> None:
    """The piece being flipped shows its face."""
    square, position.flip = position.flip, ""
    position.quiet = position.skips = 0
    camp, me = camp_of(options, letter), position.mover - 1
    if camp in [position.camps[player - 1] for player in position.recalled]:
        del position.board[square]  # a neutral piece is removed and the turn passes
        position.removed += letter
        return
    position.board[square] = letter
    if not position.camps[me] and camp not in position.camps:
        position.camps[me] = camp
        if position.camps.count(0) == 1:  # the third player gets the last camp at once
            rest = {1, 2, 3} - set(position.camps)
            position.camps[position.camps.index(0)] = rest.pop()


def capture(options: Options, position: Position, origin: str, there: str) -> None:
    board, player = position.board, position.mover
    position.taken[player - 1] += board[there]
    board[there] = board.pop(origin)
    position.quiet = position.skips = 0
    camp = position.camps[player - 1]
    captures = len(position.taken[player - 1])
    if options["mode"] == "recall" and captures >= starting_number(options, camp):
        position.recalled.append(player)
        for square, sign in list(board.items()):
            if sign != "?" and camp_of(options, sign) == camp:
                position.removed += board.pop(square)


# ---------------------------------------------------------------- the interface


def start(options: Options) -> str:
    return START


def canonical(options: Options, text: str) -> str:
    return write(read(text))


def mover(options: Options, text: str) -> int:
    position = read(text)
    if position.flip:
        return -1
    if decided(options, position) or run_out(position):
        return 0
    return position.mover


def actions(options: Options, text: str) -> list[str]:
    return sorted(all_actions(options, read(text))) if mover(options, text) > 0 else []


def outcomes(options: Options, text: str) -> dict[str, int]:
    position = read(text)
    assert position.flip, text
    return {f"flip {position.flip}={letter}": n for letter, n in hidden(position).items()}


def play(options: Options, text: str, action: str) -> str:
    """The position after an action, or after a chance outcome such as 'flip a1=K'.

    An outcome may also be played on the position before the flip: it does both steps.
    """
    position = read(text)
    if "=" in action:
        flip, letter = action.split("=")
        if not position.flip:
            text = play(options, text, flip)
            position = read(text)
        assert action in outcomes(options, text), action
        turn_over(options, position, letter)
        end_turn(options, position)
        return write(position)
    assert action in actions(options, text), action
    if action.startswith("flip "):  # nothing else changes until the face is seen
        position.flip = action.removeprefix("flip ")
        return write(position)
    if action == "skip":
        position.quiet += 1
        position.skips += 1
    elif "x" in action:
        capture(options, position, *action.split("x"))
    else:
        origin, there = action.split("-")
        position.board[there] = position.board.pop(origin)
        position.quiet += 1
        position.skips = 0
    end_turn(options, position)
    return write(position)


@cache
def repetition_key(text: str) -> str:
    """Everything but the counters."""
    position = read(text)
    position.quiet = position.skips = 0
    return write(position)


def result(options: Options, texts: list[str], played: list[str]) -> tuple[Ranking, str] | None:
    """The ranking and the reason if the game is over at the last text.

    A win comes before repetition, repetition before the counters. Chance positions in between
    do not count for repetition; `played` is not needed in this game.
    """
    position = read(texts[-1])
    if position.flip:
        return None
    reason = decided(options, position)
    if not reason:
        settled = [repetition_key(text) for text in texts if "flip=" not in text]
        if settled.count(settled[-1]) >= 3:
            reason = "repetition"
    reason = reason or run_out(position)
    return (ranking(options, position), reason) if reason else None
