"""How this game is measured; `benchmarks.measuring` explains it."""

NEAREST = "banqi"
UCT = (None,)
