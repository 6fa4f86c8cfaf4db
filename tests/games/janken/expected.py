"""What tests of all games expect of this one; `tests.games.expecting` explains it."""

from tests.games.expecting import ActionExample, Carrying, Exchange

VOCABULARY = (481, 751642317)
PUZZLES = 200
BODY = ".top"
SHOWN = 12
SHORT: dict[str, str] = {}
LATE = 50
HINTED = True
EXCHANGES = (
    Exchange(("a6=RP", "f1=SP")),
    Exchange(("c4~c3-b3", "d4xd3~e3"), "6/6/2RP3/2psRS2/6/6 x"),
)
ACTIONS = (
    ActionExample("a6=RP", "place", "a6", (433,)),
    ActionExample("a6~a5-a4", "roll", "a6", position="RP5/6/6/6/6/5rp x"),
)
TOO_MANY = dict.fromkeys(("a1", "a2", "a3", "a4", "a5"), "RP")
SOLVED: tuple[tuple[str | None, dict[str, str]], ...] = (("seed", {}), ("gakken", {}))
PROMPTS = (
    ("6/6/6/6/6/6 x phase=place", "Touch one of your marked squares"),
    ("RP1SR3/1PR4/RP5/5rp/4sp1/3rs1ps x", "two steps. At each step choose to roll"),
)
OPTION = ("turning-back", "yes", "c3~b3~c3")
CARRYING = Carrying(
    "janken", "6/6/2RPsrsppr/6/6/5rp x", ("c4", "c3"), "f6", empty="e5", ends_turn=False
)
