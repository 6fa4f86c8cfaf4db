"""How this game is measured; `benchmarks.measuring` explains it."""

from benchmarks.measuring import Setting

LADDER = {"": Setting(), "gakken": Setting("gakken")}
UCT = (None,)
OPENSPIEL = True
TABLES = {"--preset=seed": (1800, 8), "--preset=gakken": (1800, 8)}
