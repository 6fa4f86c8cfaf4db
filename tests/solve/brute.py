"""An independent solver: interpreted, through texts only, with the slow reference rules.

It shares no code with the solvers it checks: neither rules, numbering, nor the way values are
found. It explores what can be reached from some positions and then labels it, distance by distance.
"""

from collections.abc import Callable, Iterable
from dataclasses import dataclass
from types import ModuleType

Value = tuple[str, int]  # outcome for the mover ("win", "loss", "draw"), distance


@dataclass
class Node:
    """A position: who moves, what can come next, and what it is worth once known."""

    mover: int
    next: list[str]
    winner: int | None = None  # when over; 0: nobody
    value: Value | None = None


def explore(
    rules: ModuleType,
    options: dict[str, str],
    roots: Iterable[str],
    bare: Callable[[str], str] = lambda text: text,
) -> dict[str, Node]:
    """Everything that can be reached. `bare` takes out of a text what tables ignore."""
    found: dict[str, Node] = {}
    todo = [bare(root) for root in roots]
    while todo:
        text = todo.pop()
        if text in found:
            continue
        over = rules.result(options, [text], [])
        if over is not None:
            ranking = over[0]
            found[text] = Node(0, [], 0 if len(ranking) == 1 else ranking[0][0])
            continue
        after = [bare(rules.play(options, text, action)) for action in rules.actions(options, text)]
        found[text] = Node(rules.mover(options, text), after)
        todo += after
    return found


def label(found: dict[str, Node], in_turns: bool = False, turned: bool = False) -> None:
    """Gives every node its value: wins and losses by growing distance, the rest are draws.

    Distances are plies, or turns (an action after which the same side goes on costs nothing).
    Where every action ends a turn, texts may have been turned so that side 1 is always to act.
    """
    undecided = {text for text, node in found.items() if node.winner is None}
    distance = 0
    idle = 0
    while idle < 2:  # a distance at which nothing is decided twice in a row: nothing ever will be
        idle += 1
        again = True
        while again:  # within a turn, a decision may follow from another at the same distance
            decided = {}
            for text in undecided:
                node = found[text]
                seen = [_seen(found, node, after, in_turns, turned) for after in node.next]
                wins = [d for outcome, d in seen if outcome == "win"]
                if wins and min(wins) == distance:
                    decided[text] = ("win", distance)
                elif max(seen) == ("loss", distance) and min(seen)[0] == "loss":
                    decided[text] = ("loss", distance)
            for text, value in decided.items():
                found[text].value = value
            undecided -= decided.keys()
            again = in_turns and bool(decided)
            if decided:
                idle = 0
        distance += 1
    for text in undecided:
        found[text].value = ("draw", 0)


def label_to_conversions(
    found: dict[str, Node], material: Callable[[str], tuple[int, ...]]
) -> None:
    """The same with plies to the next change of material, which must come in sorted order."""
    for kind in sorted({material(text) for text in found}):
        alike = {text: node for text, node in found.items() if material(text) == kind}
        reached = {after for node in alike.values() for after in node.next}
        label({text: _settled(found[text]) for text in reached} | alike)


def _settled(node: Node) -> Node:
    """A position of other material, as if the game were over when it is reached."""
    if node.value is None:
        return node
    outcome, _ = node.value
    winner = {"win": node.mover, "loss": 3 - node.mover, "draw": 0}[outcome]
    return Node(0, [], winner)


def _seen(found: dict[str, Node], node: Node, after: str, in_turns: bool, turned: bool) -> Value:
    """What an action is worth for its mover, as far as known; its own step counted."""
    child = found[after]
    if child.winner is not None:
        if child.winner == 0:
            return "draw", 0
        return ("win" if (child.winner == node.mover) != turned else "loss"), 1
    if child.value is None:
        return "unknown", 0
    outcome, distance = child.value
    if child.mover == node.mover and not turned:
        return outcome, distance if in_turns else distance + 1
    return {"win": "loss", "loss": "win"}[outcome], distance + 1
