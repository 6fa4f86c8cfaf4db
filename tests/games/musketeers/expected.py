"""What tests of all games expect of this one; `tests.games.expecting` explains it."""

from tests.games.expecting import ActionExample, Carrying, Exchange

VOCABULARY = (100, 3915204512)
PUZZLES = 1_600
BODY = ".musketeer, .enemy"
SHOWN = 13
SHORT: dict[str, str] = {}
HINTED = True
EXCHANGES = (Exchange(("c3xc4", "b3-c3", "a1xa2")),)
ACTIONS = (
    ActionExample("a1xa2", "take", "a1", (2,)),
    ActionExample("c3xc4", "take", "c3"),
)
TOO_MANY = {"a1": "M"}
SOLVED = tuple((None, {"stuck": stuck}) for stuck in ("own-turn", "immediate"))
PROMPTS = (
    ("eeeeM/eeeee/eeMee/eeeee/Meeee m", "Touch a marked musketeer"),
    ("eeeeM/eeMee/ee1ee/eeeee/Meeee e", "Touch a marked enemy"),
)
OPTION = ("stuck", "immediate", "e5xe4")
REFUSED = (("c3", "d4"), "not one step")
CARRYING = Carrying("musketeers", "eeeeM/e1Mee/ee1ee/eeeee/M1eee m", ("c4", "d4"), "c3", empty="c3")
