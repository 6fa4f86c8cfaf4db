"""What tests of all games expect of this one; `tests.games.expecting` explains it."""

from tests.games.expecting import ActionExample, Carrying, Exchange

VOCABULARY = (2614, 4155398478)
PUZZLES = 1_000
BODY = ".disc"
SHOWN = 30
SHORT: dict[str, str] = {}
LATE = 30
HINTED = True
EXCHANGES = (
    Exchange(("32x3", "16-21", "3x26"), "W:W32:B8,16,18,28"),
    Exchange(("47-42", "huff 32"), "W:W32,47:B1,28", {"capture": "huff"}),
)
ACTIONS = (ActionExample("32-28", "step", "32", (31 * 50 + 27,)),)
TOO_MANY = {"1": "W"}
SOLVED: tuple[tuple[str | None, dict[str, str]], ...] = ((None, {}),)
PROMPTS = (
    ("W:W31-50:B1-20", "Touch a marked piece, then a dot"),
    ("W:W32,50:B28,1", "You must capture. Touch a marked piece"),
)
OPTION = ("capture", "huff", "43-39 huff 33 9-13")
REFUSED = (("31", "22"), "")
CARRYING = Carrying("draughts", "W:W31-50:B1-20", ("32", "28"), "23", blocked="42", empty="23")
