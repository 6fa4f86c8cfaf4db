"""Three Kingdoms dark chess: random playouts in every mode, and shuffles; one thread, CPU time."""

import time

import wuqi
from wuqi.core.play.dealer import Dealer
from wuqi.search.playouts import play_randomly

SECONDS = 2.0
DEALS = 2_000


def main() -> None:
    for mode in ("annihilation", "recall", "points", "race"):
        played = play_randomly(wuqi.load("sanguo", mode=mode).start(), seconds=SECONDS)
        games, moves = played.games / played.seconds, played.moves / played.seconds
        length = played.moves / played.games
        print(f"{mode}: {moves:,.0f} moves and {games:,.0f} games a CPU-second, mean {length:.0f}")
    start = wuqi.load("sanguo").start()
    began = time.process_time()
    for _ in range(DEALS):
        Dealer.alone(start)
    print(f"deals: {DEALS / (time.process_time() - began):,.0f} a CPU-second")


if __name__ == "__main__":
    main()
