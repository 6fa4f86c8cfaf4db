"""Cờ tam quân: random games by presets and steps, one thread, CPU time, all stall rules on."""

import wuqi
from wuqi.search.playouts import play_randomly


def main() -> None:
    for preset in ("5x5", "8x8"):
        for steps in ("orthogonal", "eight"):
            start = wuqi.load("tamquan", preset=preset, steps=steps).start()
            played = play_randomly(start, seconds=3.0)
            pace, length = played.moves / played.seconds, played.moves / played.games
            print(
                f"{preset} {steps}: {pace / 1e6:.1f} million actions a CPU-second, "
                f"{length:.1f} actions a game"
            )


if __name__ == "__main__":
    main()
