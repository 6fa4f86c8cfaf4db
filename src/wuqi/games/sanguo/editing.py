"""Setting up positions of Three Kingdoms dark chess.

The face-down pieces follow from everything else. So pieces that are neither on the board nor face
down must have been captured: here by the first player, the cheapest ones first. The text can say
more.
"""

from collections import Counter

from wuqi.core.board.editing import Pieces, drawn
from wuqi.core.board.picture import Cell
from wuqi.core.options import Options
from wuqi.games.sanguo.face import FACES, ROWS
from wuqi.games.sanguo.pieces import FACE_DOWN, FULL_SET, LETTERS, letters_in
from wuqi.games.sanguo.pieces import PIECE_WORDS as WORDS

CHEAPEST_FIRST = "PpCcHhRrEeAaKk"


def palette(options: Options) -> list[tuple[str, Cell]]:
    return [
        (letter, Cell("", WORDS[piece], (FACES[piece],), dim=piece == FACE_DOWN))
        for piece, letter in enumerate(LETTERS)
        if letter
    ]


def composed(options: Options, pieces: Pieces, mover: int, before: str) -> str:
    down = LETTERS[FACE_DOWN]
    missing = Counter(letters_in(int(FULL_SET))) - Counter(pieces.values())
    hidden = sum(piece == down for piece in pieces.values())
    unseen = sorted(missing.elements(), key=CHEAPEST_FIRST.index)
    taken = "".join(sorted(unseen[: len(unseen) - hidden], key="KAERHCPkaerhcp".index))
    camps = [key for key in before.split() if key.startswith("camps=")]
    extra = [f"taken={taken},-,-"] if taken else []
    return " ".join([drawn(ROWS, pieces), str(mover), *camps, *extra])
