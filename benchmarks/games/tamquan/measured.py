"""How this game is measured; `benchmarks.measuring` explains it."""

from benchmarks.measuring import Setting

# All teams are set up at random, and each set-up is played from every side: on 5×5 the team that
# sets up second has the advantage, however strong the other is.
LADDER = {
    "": Setting(opening_plies=8),
    "3-teams": Setting(None, {"size": "6", "teams": "3", "pieces": "3"}, opening_plies=12),
    "4-teams": Setting("8x8", opening_plies=24),
}
UCT = ("5x5", "8x8")
TABLES = {
    f"--option=steps={steps} --option=taking={taking}": (120, 4)
    for steps in ("orthogonal", "eight")
    for taking in ("optional", "all")
}
