"""Janken shogi: random playouts under both presets, and perft; one thread, CPU time."""

import time

import wuqi
from wuqi.search.perft import perft
from wuqi.search.playouts import play_randomly

SECONDS = 3.0
OPENING = "RP1SR3/1PR4/RP5/5rp/4sp1/3rs1ps x"
DEPTH = 5


def main() -> None:
    for preset in ("seed", "gakken"):
        played = play_randomly(wuqi.load("janken", preset).start(), seconds=SECONDS)
        pace, length = played.games / played.seconds, played.moves / played.games
        print(f"{preset}: {pace:,.0f} random games a CPU-second, {length:.1f} plies each")
    opening = wuqi.load("janken").read(OPENING)
    began = time.process_time()
    nodes = perft(opening, DEPTH)
    spent = time.process_time() - began
    print(f"perft {DEPTH}: {nodes:,} nodes, {nodes / spent / 1e6:,.0f} million a CPU-second")


if __name__ == "__main__":
    main()
