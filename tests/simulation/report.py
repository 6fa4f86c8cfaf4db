"""Reports about a seed that failed, and about many that did not."""

from collections import Counter
from typing import Protocol

from tests.simulation.plan import KINDS, Plan
from tests.simulation.seeds import Outcome

SHOWN = ("actions", "acknowledged", "refused", "views")


class Totals(Protocol):
    """What happened in some worlds, added up (`many`)."""

    seeds: int
    steps: int
    seconds: float
    counts: Counter[str]
    worst: tuple[int, int]
    processor_s: float
    problems: list[str]


def described(plan: Plan) -> str:
    """Who plays what, and what goes wrong, in a line."""
    database = "PostgreSQL" if plan.postgres else "SQLite"
    faults = ", ".join(f"{one.kind} at {one.at:.2f}" for one in plan.faults) or "nothing"
    processes = f"{plan.processes} process{'es' if plan.processes > 1 else ''}"
    return f"{plan.game} on {database}, {processes}; goes wrong: {faults}"


def explained(outcome: Outcome, most: int = 200) -> str:
    """Everything that happened, line by line, up to the violation."""
    lines = [f"seed {outcome.plan.seed}: {described(outcome.plan)}"]
    left_out = len(outcome.trace) - most
    if left_out > 0:
        lines.append(f"          … {left_out} lines before")
    for when, who, what, about in outcome.trace[-most:]:
        lines.append(f"{when:9.4f}  {who:12} {what} {about}".rstrip())
    lines.append(f"{outcome.seconds:9.4f}  {outcome.problem or 'all promises were kept'}")
    return "\n".join(lines)


def summed_up(total: Totals) -> str:
    """What happened in all of these worlds. All but the last line is the same each time."""
    counts = total.counts
    faults = sorted(((counts[kind], kind) for kind in KINDS), reverse=True)
    steps, seed = total.worst
    each_ms = 1000 * total.processor_s / total.seeds if total.seeds else 0
    return "\n".join(
        (
            f"{total.seeds:,} seeds: {total.steps:,} steps, {total.seconds / 3600:.1f} simulated "
            "hours; " + ", ".join(f"{counts[name]:,} {name}" for name in SHOWN),
            f"went wrong {sum(number for number, _ in faults):,} times: "
            + ", ".join(f"{kind} {number:,}" for number, kind in faults),
            f"longest world: seed {-seed}, {steps:,} steps",
            f"{len(total.problems)} bad; {total.processor_s:.0f} s of a processor, "
            f"{each_ms:.2f} ms a seed",
        )
    )
