"""What tests of all games expect of this one; `tests.games.expecting` explains it."""

from tests.games.expecting import Exchange

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
