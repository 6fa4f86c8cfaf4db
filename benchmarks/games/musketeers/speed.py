"""Three Musketeers: perft and random playouts through the generic table, one thread, CPU time."""

import time

import wuqi
from wuqi.search.perft import perft
from wuqi.search.playouts import play_randomly

DEPTH = 10


def main() -> None:
    start = wuqi.load("musketeers").start()
    perft(start, 4)  # compiled before the clock starts
    began = time.process_time()
    nodes = perft(start, DEPTH)
    spent = time.process_time() - began
    print(f"perft {DEPTH}: {nodes:,} nodes, {nodes / spent / 1e6:,.0f} million a CPU-second")
    played = play_randomly(start, seconds=3.0)
    pace, length = played.games / played.seconds, played.moves / played.games
    print(f"random playouts: {pace:,.0f} a CPU-second, {length:.1f} plies each")


if __name__ == "__main__":
    main()
