"""`wuqi review`: the turning points of a game, and what would have been better."""

from typing import Annotated, Any

import typer
from rich.cells import cell_len
from rich.console import Console

from wuqi.cli.arguments import Json, print_json
from wuqi.cli.drawing import in_ink
from wuqi.cli.language import current
from wuqi.cli.records import RecordFile, with_each_record
from wuqi.core.play.record import Record
from wuqi.core.text.words import Words, words
from wuqi.search.limits import Limits
from wuqi.teacher.review import Review, TurningPoint, review
from wuqi.teacher.worth import Worth

BARS = "▁▂▃▄▅▆▇█"

Nodes = Annotated[
    int | None,
    typer.Option("--nodes", min=1),
]


def command(file: RecordFile, nodes: Nodes = None, json: Json = False) -> None:
    """Review a game: each side's chances, and the turning points."""
    language = current()
    limits = None if nodes is None else Limits(nodes=nodes)
    for record, found in with_each_record(file, lambda one: (one, review(one, limits))):
        if json:
            print_json({"game": record.game, **_json(found)})
        else:
            _print(record, found, words(language, record.game))


def _json(found: Review) -> dict[str, Any]:
    return {
        "chances": [[round(chance, 4) for chance in chances] for chances in found.chances],
        "exact": found.exact,
        "turning_points": [
            {
                "ply": point.ply,
                "side": point.side,
                "played": point.played,
                "turn": point.turn,
                "exact": point.exact,
                "before": _worth(point.before),
                "after": _worth(point.after),
                "better": point.better,
                "right": point.right,
            }
            for point in found.turning_points
        ],
        "remarks": [{"side": remark.side, "kind": remark.kind} for remark in found.remarks],
    }


def _worth(worth: Worth) -> dict[str, Any]:
    return {
        "score": round(worth.score, 4),
        "value": worth.value,
        "distance": worth.distance,
        "unit": worth.unit,
    }


def _print(record: Record, found: Review, say: Words) -> None:
    """A curve for each side, then the turning points."""
    sides = len(found.chances[0])
    widest = max(cell_len(say(f"side-{side + 1}")) for side in range(sides))
    inks = record.replay()[-1].picture.inks
    console = Console(highlight=False, soft_wrap=True)
    for side in range(sides):
        bars = "".join(_bar(chances[side]) for chances in found.chances)
        name = say(f"side-{side + 1}")
        space = " " * (widest - cell_len(name) + 2)
        console.print(in_ink(f"{name}{space}{bars}", inks[side]))
    for remark in found.remarks:
        print(say(f"review-{remark.kind}", side=say(f"side-{remark.side}")))
    if not found.turning_points and not found.remarks:
        print(say("review-no-turning" if record.actions else "review-empty"))
    for point in found.turning_points:
        print(described(point, say))
        print(f"    {say('review-better', line='  '.join(point.better))}")


def _bar(chance: float) -> str:
    return BARS[min(len(BARS) - 1, int(chance * len(BARS)))]


def described(point: TurningPoint, say: Words) -> str:
    """A turning point in a sentence."""
    lost = round(100 * (point.before.chance - point.after.chance))
    return say(
        "review-point",
        number=point.ply + 1,
        side=say(f"side-{point.side}"),
        action=point.played,
        turn=say(f"turn-{point.turn}"),
        cost="" if point.exact else say("review-cost", percent=lost),
    ).rstrip()
