"""What tests of all games expect of this one; `tests.games.expecting` explains it."""

from tests.games.expecting import ActionExample, Carrying, Exchange

# Red to take: the blue piece on a3 has two foes beside it and no friend.
TAKEABLE = "5/5/BA1BB/A4/1A3 1 phase=take"
# Red to march: a step of d4 to c4 would leave the blue piece on c3 with two foes.
MARCHING = "5/3A1/1ABB1/5/A3B 1 phase=march"
VOCABULARY = (255, 3489413160)
PUZZLES = 1_000
BODY = ".counter"
SHOWN = 24
SHORT: dict[str, str] = {"pieces": "2"}
HINTED = False  # a zone is chosen first, which is no square
EXCHANGES = (
    Exchange(("zone 1", "@b2", "@c2")),
    Exchange(("xc3", "c4-c3", "b3-a3", "e1-e2"), "5/2A2/1AB2/1BB2/4A 1 phase=take"),
)
ACTIONS = (ActionExample("zone 1", "zone", None, (1,)),)
TOO_MANY = dict.fromkeys(("a1", "b1", "c1", "d1"), "A")
THREE_SIDES = {"teams": "3", "size": "7", "pieces": "3"}
SECRETS = (
    ([0, 0, 1, 2, 2, 3], {"deploy": "hidden"}),
    ([0, 0, 1, 2, 2, 3, 4, 4, 4], {"deploy": "hidden", "teams": "3", "size": "7"}),
)
SOLVED = tuple(
    (None, {"steps": steps, "taking": taking})
    for steps in ("orthogonal", "eight")
    for taking in ("optional", "all")
)
PROMPTS = (
    ("5/5/5/5/5 1 phase=deploy", "Touch a square of the zone"),
    (TAKEABLE, "Before the march you may take: touch a ringed enemy piece"),
    (MARCHING, "March: touch a marked piece of yours, then a dot beside it"),
    ("5/5/BA1BB/a4/1a3 1 phase=end", "After the march you may take"),
)
OPTION = ("steps", "eight", "a1-b2 c1-c2 e1-d2")
REFUSED = (("c3",), "")
CARRYING = Carrying("tamquan", "B3B/5/2B2/5/A1A1A 1 phase=march", ("c1", "c2"), "d3", empty="b3")
