"""`wuqi analyse`: the best lines of a position, live; exact where a table knows."""

from typing import Annotated, Any

import typer
from rich.cells import cell_len
from rich.console import Console, Group
from rich.live import Live
from rich.text import Text

from wuqi.cli.answers import result_line
from wuqi.cli.asking import (
    GameName,
    Json,
    Pairs,
    PositionText,
    Preset,
    game_from,
    positions_from,
    print_json,
)
from wuqi.cli.language import Lang, choose
from wuqi.core.errors import BadRequest
from wuqi.core.kernel import CHANCE
from wuqi.core.position import Position
from wuqi.core.words import Words, words
from wuqi.search.analysis import Analysis, Analyst, Line
from wuqi.search.limits import Limits
from wuqi.teacher.worth import Worth, Worths, known_worths

MOST_SECONDS = 86_400.0
WORTH_WIDTH = 18


def command(
    game: GameName,
    position: PositionText = None,
    seconds: Annotated[
        float | None, typer.Option("--seconds", help="How long to think; 2 if nothing is said.")
    ] = None,
    nodes: Annotated[
        int | None, typer.Option("--nodes", min=1, help="How many positions or simulations.")
    ] = None,
    lines: Annotated[int, typer.Option("--lines", min=1, help="How many lines to show.")] = 3,
    threads: Annotated[int, typer.Option("--threads", help="Threads to think with.")] = 1,
    memory: Annotated[
        int | None, typer.Option("--memory", help="Megabytes to remember positions in.")
    ] = None,
    option: Pairs = None,
    preset: Preset = None,
    json: Json = False,
    lang: Lang = None,
) -> None:
    """Say what is best in a position (the start, one given, or one a line from a pipe), and why."""
    language = choose(lang)
    say = words(language)
    if seconds is not None and not 0 < seconds <= MOST_SECONDS:
        raise BadRequest("analyse-seconds", most=int(MOST_SECONDS))
    limits = Limits(2.0 if seconds is None and nodes is None else seconds, nodes)
    chosen = game_from(game, option, preset)
    analyst = Analyst(chosen, memory, threads)
    for found in positions_from(chosen, position):
        if found.result is not None:
            _tell_result(found, json, language)
        elif (known := known_worths(found)) is not None:
            _tell_known(found, known, lines, json, say)
        else:
            _tell_search(analyst, found, limits, lines, json, say)


def _tell_result(position: Position, json: bool, language: str) -> None:
    if json:
        print_json({**_heading(position), "method": None, "lines": []})
    else:
        assert position.result is not None
        print(result_line(position.game, position.result, language))


def _heading(position: Position) -> dict[str, Any]:
    return {
        "position": str(position.seen_by(None)),
        "mover": "chance" if position.mover == CHANCE else position.mover or None,
    }


# -- from a table -----------------------------------------------------------------------------


def _tell_known(position: Position, known: Worths, lines: int, json: bool, say: Words) -> None:
    best = list(known.items())[:lines]
    if not json:
        print(worth_line(best[0][1], say))
        for action, worth in best:
            print(f"  {action:12} {worth_line(worth, say)}")
        return
    told = [
        {
            "actions": [str(action)],
            "score": worth.score,
            "value": worth.value,
            "distance": worth.distance,
            "unit": worth.unit,
            "exact": True,
        }
        for action, worth in best
    ]
    print_json({**_heading(position), "method": "table", "lines": told})


def worth_line(worth: Worth, say: Words) -> str:
    """ "win in 31 plies" — in a language."""
    if worth.distance is None or worth.value == "draw":
        return say(f"value-{worth.value}")
    return say(f"value-{worth.value}-in-{worth.unit}", distance=worth.distance)


# -- from search ------------------------------------------------------------------------------


def _tell_search(
    analyst: Analyst, position: Position, limits: Limits, lines: int, json: bool, say: Words
) -> None:
    thinking = analyst.think(position, limits, lines, exact=True)
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
                "unit": "plies",
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
        told = Text(f"{number:3d}  {worth}", style="bold" if number == 1 else "")
        told.append(" " * max(2, WORTH_WIDTH - cell_len(worth)))
        told.append("  ".join(line.actions), style="not bold")
        lines.append(told)
    return Group(*lines)


def _worth(line: Line, say: Words) -> str:
    if line.value is None:
        return f"{line.score:+.3f}"
    if line.distance is None:
        return say(f"value-{line.value}")
    told = say(f"value-{line.value}-in-plies", distance=line.distance)
    return told if line.exact else f"{told} *"
