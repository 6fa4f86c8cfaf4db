"""What people see of Three Kingdoms dark chess: options, reasons, the deck, the board."""

from functools import cache, lru_cache

from wuqi.core.board.inks import NEUTRAL
from wuqi.core.board.picture import Cell, Picture
from wuqi.core.board.turning import Turn, turning
from wuqi.core.folder.contract import Deck, Saying, Seat, Symmetry
from wuqi.core.kernel import State
from wuqi.core.options import Option, Options
from wuqi.games.sanguo import text
from wuqi.games.sanguo.board import FILES, NAMES, POINTS
from wuqi.games.sanguo.pieces import (
    CAMP_OF,
    FACE_DOWN,
    LETTERS,
    PIECE_WORDS,
    SPLITS,
    letters_in,
    size,
)
from wuqi.games.sanguo.rules import (
    CAMPS,
    FLIP,
    HIDDEN,
    MODES,
    MOVER,
    PLAYERS,
    SKIP,
    SPLIT,
    TAKEN,
    alive,
    camp_of,
    holder,
    measure,
    piece_at,
)

ORDER = 2  # on the home page
OPTIONS = (
    Option("split", "generals", tuple(SPLITS), equal=True),
    Option("mode", "annihilation", MODES, equal=True),
)
PRESETS: dict[str, dict[str, str]] = {}
# From the ladder, by benchmarks/matches/anchors.py.
LEVEL_RATINGS = (836, 1_168, 1_277, 1_500, 1_644, 1_807, 1_925, 2_069)
REASONS = ("last-camp", "recall", "race", "stalled", "repetition", "nobody-can-act")
ACTION_KINDS = {"flip": "flip", "take": "x", "step": "-", "skip": "skip"}
# Colours belong to camps, and players get camps during the game.
INKS = {
    "camp-generals-1": "gold",
    "camp-generals-2": "red",
    "camp-generals-3": "black",
    "camp-ranks-1": "green",
    "camp-ranks-2": "gold",
    "camp-ranks-3": "blue",
}
ROWS = tuple(NAMES[first : first + FILES] for first in range(POINTS - FILES, -1, -FILES))


def symmetries(options: Options) -> list[Symmetry]:
    """The rectangle's three symmetries, without the identity."""
    turns: list[tuple[str, Turn]] = [
        ("half turn", lambda row, column: (4 - row, 8 - column)),
        ("left-right", lambda row, column: (row, 8 - column)),
        ("up-down", lambda row, column: (4 - row, column)),
    ]
    same = {letter: letter for letter in (*LETTERS[1:], *text.MOVERS)}
    return [turning(name, ROWS, turn, same, same) for name, turn in turns]


def seats(options: Options) -> tuple[Seat, ...]:
    """Three players, one seat each."""
    return tuple(Seat(player, player) for player in PLAYERS)


def deck(options: Options, state: State) -> Deck:
    """What is hidden, in the order KAERHCPkaerhcp, for the face-down points a1, b1, … i5."""
    down = [NAMES[point] for point in range(POINTS) if piece_at(state, point) == FACE_DOWN]
    return Deck(tuple(letters_in(int(state[HIDDEN]))), tuple(f"flip {point}" for point in down))


def goal(options: Options, side: int) -> Saying:
    return Saying(f"goal-{options['mode']}")


def expected(options: Options, state: State) -> Saying:
    if state[FLIP]:
        return Saying("expect-reveal", {"square": NAMES[int(state[FLIP]) - 1]})
    codes = text.legal_codes(state)
    flips = sum(code // 64 == code % 64 for code in codes if code != SKIP)
    if SKIP in codes:
        return Saying("expect-skip")
    if camp_of(state, int(state[MOVER])) == 0:
        return Saying("expect-flip-for-camp" if state[CAMPS] else "expect-first-flip")
    if flips == 0:
        return Saying("expect-move")
    return Saying("expect-flip" if flips == len(codes) else "expect-flip-or-move")


# -- the board ------------------------------------------------------------------------------------

# A face-up piece is written as on a xiangqi set, between the marks of the player who leads it.
FACES = ("·", *"帥仕相俥傌炮兵", "▒▒", *"將士象車馬包卒")
CAMP_PIECES = {  # the pieces of each camp
    f"camp-{split}-{camp}": tuple(PIECE_WORDS[LETTERS.index(letter)] for letter in letters)
    for split, camps in SPLITS.items()
    for camp, letters in enumerate(camps, 1)
}
MARKS = (" {} ", "({})", "[{}]", "<{}>")  # nobody's, then players 1, 2 and 3


def picture(options: Options, state: State) -> Picture:
    camps = CAMP_OF[int(state[SPLIT])].tolist()
    holders = {camp: holder(state, camp) if camp else 0 for camp in set(camps)}
    leaders = tuple([holders[camp] for camp in camps])
    inks = _camp_inks(options["split"])
    drawn = zip(ROWS, text.piece_rows(state), strict=True)
    return Picture(
        rows=tuple([_row(points, pieces, leaders, options["split"]) for points, pieces in drawn]),
        columns=tuple("abcdefghi"),
        ranks=tuple("54321"),
        notes=tuple(_note(options, state, player) for player in PLAYERS if camp_of(state, player)),
        inks=tuple([inks[camp_of(state, player)] for player in PLAYERS]),
    )


@cache
def _camp_inks(split: str) -> tuple[str, ...]:
    """The inks of camps 1, 2 and 3, after that of who has none."""
    return (NEUTRAL, *(INKS[f"camp-{split}-{camp}"] for camp in (1, 2, 3)))


@lru_cache(maxsize=1 << 14)  # few rows are new
def _row(
    points: tuple[str, ...], pieces: tuple[int, ...], leaders: tuple[int, ...], split: str
) -> tuple[Cell, ...]:
    """`leaders` are the players who lead each kind of piece."""
    return tuple(
        _cell(point, piece, leaders[piece], split)
        for point, piece in zip(points, pieces, strict=True)
    )


@cache
def _cell(point: str, piece: int, side: int, split: str) -> Cell:
    camp = int(CAMP_OF[list(SPLITS).index(split), piece])
    return Cell(
        square=point,
        piece=PIECE_WORDS[piece],
        lines=(MARKS[side].format(FACES[piece]),),
        side=side,
        dim=piece in (0, FACE_DOWN),
        ink=_camp_inks(split)[camp],
    )


def _note(options: Options, state: State, player: int) -> tuple[str, str]:
    """A player's camp, how many pieces it has left, what they captured, and the score."""
    captured = _faces(int(state[TAKEN + player - 1]))
    notes = [MARKS[player].format(player), str(size(alive(state, player)))]
    notes += [f"× {captured}"] if captured else []
    notes += [f"= {measure(state, player)}"] if options["mode"] in ("points", "race") else []
    return f"camp-{options['split']}-{camp_of(state, player)}", " ".join(notes)


@lru_cache(maxsize=1 << 12)
def _faces(pieces: int) -> str:
    """A heap as it is drawn."""
    return "".join(FACES[LETTERS.index(letter)] for letter in letters_in(pieces))
