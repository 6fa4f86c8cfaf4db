"""`wuqi perft`: counts sequences of actions."""

from typing import Annotated

import typer

from wuqi.cli.arguments import GameName, Json, Pairs, PositionText, Preset, game_from, print_json
from wuqi.search.perft import Count, perft_by_depth


def command(
    game: GameName,
    depth: Annotated[int, typer.Argument(metavar="DEPTH")],
    position: PositionText = None,
    threads: Annotated[int, typer.Option("--threads")] = 1,
    option: Pairs = None,
    preset: Preset = None,
    json: Json = False,
) -> None:
    """Count the sequences of actions of each length up to DEPTH. Seconds are the last depth's."""
    chosen = game_from(game, option, preset)
    start = chosen.start() if position is None else chosen.read(position)
    counts = [Count(0, 1, 0.0)]
    for count in perft_by_depth(start, depth, threads):
        counts.append(count)
        if not json:
            pace = count.nodes / max(count.seconds, 1e-6) / 1e6
            print(
                f"{count.depth:3d} {count.nodes:18,d} {count.seconds:9.3f} s {pace:8.1f} M/s",
                flush=True,
            )
    if json:
        last = counts[-1]
        by_depth = [count.nodes for count in counts[1:]]
        print_json({"nodes": last.nodes, "seconds": last.seconds, "by_depth": by_depth})
