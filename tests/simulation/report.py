"""Reports about a seed that failed, and about many that did not."""

from collections import Counter
from collections.abc import Iterable

from tests.simulation.plan import Plan
from tests.simulation.seeds import Outcome

SHOWN = ("actions", "acknowledged", "refused", "views")


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


def summed_up(outcomes: Iterable[Outcome]) -> str:
    """Totals over all of these seeds."""
    counts, seeds, steps, seconds = Counter[str](), 0, 0, 0.0
    kinds = Counter[str]()
    for outcome in outcomes:
        seeds += 1
        steps += outcome.steps
        seconds += outcome.seconds
        counts.update({name: outcome.counts[name] for name in SHOWN})
        kinds.update(fault.kind for fault in outcome.plan.faults)
    went_wrong = ", ".join(f"{name} {number:,}" for name, number in kinds.most_common())
    return (
        f"{seeds:,} seeds: {steps:,} steps, {seconds / 3600:.1f} simulated hours; "
        + ", ".join(f"{counts[name]:,} {name}" for name in SHOWN)
        + f"\ngone wrong: {went_wrong}"
    )
