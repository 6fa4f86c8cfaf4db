"""How this game is measured; `benchmarks.measuring` explains it."""

STUCK = ("own-turn", "immediate")

OPENSPIEL = True
TABLES = {
    **{f"--option=stuck={stuck}": (60, 1) for stuck in STUCK},
    **{f"--depth --option=stuck={stuck}": (240, 6) for stuck in STUCK},
}
