"""How this game is measured; `benchmarks.measuring` explains it."""

from benchmarks.measuring import Setting

LADDER = {"": Setting(), "international": Setting("international")}
# Kings that have many captures.
HARD = (
    "W:WK46,K47,K48,K49,K50,K36,K26,K45,K35:B7,8,9,10,17,18,19,20,27,28,29,30,37,38,39,40",
    "W:WK1,K2,K3,K4,K5,K6,K16,K26,K36,K46:BK45,K47,K48,K49,K50,K35,K25,K15",
)
NEAREST = "checkers(rows=10,columns=10)"
TABLES = {"": (1200, 8), "--pieces=5": (2700, 8)}
