"""`wuqi analyse`: the best lines of a position, live; exact where a table knows."""

from collections.abc import Iterator
from typing import Annotated, Any

import typer
from rich.cells import cell_len
from rich.console import Console, Group
from rich.live import Live
from rich.text import Text

from wuqi.cli.arguments import (
    GameName,
    Json,
    Pairs,
    PositionText,
    Preset,
    game_from,
    positions_from,
    print_json,
)
from wuqi.cli.language import current
from wuqi.core.errors import BadRequest
from wuqi.core.kernel import CHANCE
from wuqi.core.position import Position
from wuqi.core.text.results import result_line
from wuqi.core.text.words import Words, words
from wuqi.search.analysis import Analysis, Analyst, Line
from wuqi.search.limits import Limits
from wuqi.teacher.analysis import known_analysis

MOST_SECONDS = 86_400.0
WORTH_WIDTH = 18


def command(
    game: GameName,
    position: PositionText = None,
    seconds: Annotated[float | None, typer.Option("--seconds")] = None,
    nodes: Annotated[int | None, typer.Option("--nodes", min=1)] = None,
    depth: Annotated[int | None, typer.Option("--depth", min=1)] = None,
    lines: Annotated[int, typer.Option("--lines", min=1)] = 3,
    threads: Annotated[int, typer.Option("--threads")] = 1,
    memory: Annotated[int | None, typer.Option("--memory")] = None,
    option: Pairs = None,
    preset: Preset = None,
    json: Json = False,
) -> None:
    """Say what is best in a position (the start, one given, or one a line from a pipe), and why."""
    language = current()
    say = words(language)
    if seconds is not None and not 0 < seconds <= MOST_SECONDS:
        raise BadRequest("analyse-seconds", most=int(MOST_SECONDS))
    limits = Limits(2.0 if seconds is nodes is depth is None else seconds, nodes, depth)
    chosen = game_from(game, option, preset)
    analyst = Analyst(chosen, memory, threads)
    for found in positions_from(chosen, position):
        if found.result is not None:
            _print_result(found, json, language)
        elif (known := known_analysis(found, lines)) is not None:
            _print(iter([known]), json, say)
        else:
            _print(analyst.think(found, limits, lines, exact=True), json, say)


def _print_result(position: Position, json: bool, language: str) -> None:
    if json:
        print_json({**_heading(position), "method": None, "lines": []})
    else:
        assert position.result is not None
        print(result_line(position.game, position.result, language))


def _heading(position: Position) -> dict[str, Any]:
    return {
        "position": position.seen_by(None).text,
        "mover": "chance" if position.mover == CHANCE else position.mover or None,
    }


def _print(thinking: Iterator[Analysis], json: bool, say: Words) -> None:
    if json:
        *_, last = thinking
        print_json(_json(last))
        return
    console = Console(highlight=False, soft_wrap=True)
    if not console.is_terminal:
        *_, last = thinking
        console.print(_shown(last, say))
        return
    with Live(console=console, auto_refresh=False) as live:
        for analysis in thinking:
            live.update(_shown(analysis, say), refresh=True)


def _json(analysis: Analysis) -> dict[str, Any]:
    return {
        **_heading(analysis.position),
        "method": analysis.method,
        "depth": analysis.depth,
        "nodes": analysis.nodes,
        "seconds": round(analysis.seconds, 3),
        "lines": [
            {
                "actions": [str(action) for action in line.actions],
                "score": round(line.score, 4),
                "value": line.value,
                "distance": line.distance,
                "unit": line.unit,
                "exact": line.exact,
                "visits": line.visits,
            }
            for line in analysis.lines
        ],
    }


def _shown(analysis: Analysis, say: Words) -> Group:
    pace = analysis.nodes / max(analysis.seconds, 1e-6) / 1e6
    summary = say(
        f"analyse-{analysis.method}",
        depth=str(analysis.depth),
        nodes=f"{analysis.nodes:,}",
        seconds=f"{analysis.seconds:.1f}",
        pace=f"{pace:.2f}",
    )
    lines = [Text(summary, style="dim")]
    for number, line in enumerate(analysis.lines, 1):
        worth = _worth(line, say)
        row = Text(f"{number:3d}  {worth}", style="bold" if number == 1 else "")
        row.append(" " * max(2, WORTH_WIDTH - cell_len(worth)))
        row.append("  ".join(line.actions), style="not bold")
        lines.append(row)
    return Group(*lines)


def _worth(line: Line, say: Words) -> str:
    if line.value is None:
        return f"{line.score:+.3f}"
    if line.distance is None:
        return say(f"value-{line.value}")
    text = say(f"value-{line.value}-in-{line.unit}", distance=line.distance)
    return text if line.exact else f"{text} *"
