"""What tests of all games expect of this one; `tests.games.expecting` explains it."""

from tests.games.expecting import ActionExample, Carrying, Exchange

VOCABULARY = (2026, 2014907653)
PUZZLES = 50
BODY = ""  # colours belong to camps, which have tests of their own
SHOWN = 40
SHORT: dict[str, str] = {"mode": "race"}
HINTED = True
EXCHANGES = (
    Exchange(("flip b2", "flip f4")),
    Exchange(
        ("e3xg3", "i1-h1"),
        "p8/9/4R1kp1/9/A7r 2 camps=1,2,3 taken=aaeerhhcc,KPPPPPppp,AEERHHCC",
        {"mode": "recall"},
    ),
)
ACTIONS = (ActionExample("flip a1", "flip", "a1", (0,)),)
TOO_MANY = {"a1": "K", "b1": "K"}
THREE_SIDES: dict[str, str] = {}
SECRETS = (([0, 1, 2], {"mode": "race"}),)
PROMPTS = (("????1????/????1????/9/????1????/????1???? 1", "Touch any face-down piece"),)
OPTION = ("mode", "race", "a3xe3")
CARRYING = Carrying(
    "sanguo",
    "9/2a6/2R3p1k/9/9 2 camps=1,2,3 taken=aeerrhhcc,KPPPPPpppp,AAEERHHCC",
    ("c3", "g3"),
    "i3",
    empty="e5",
)
