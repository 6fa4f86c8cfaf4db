"""An action in words, and why to play it: what it forces, wins, saves or keeps."""

from wuqi.core.folder.contract import Saying
from wuqi.core.position import Action, Position
from wuqi.teacher.cost import MISTAKE
from wuqi.teacher.material import crowned_soon, taken_soon
from wuqi.teacher.review import BEHIND
from wuqi.teacher.teaching import Look, Way

MOVES = ("step", "roll")


def in_words(position: Position, action: Action) -> list[Saying]:
    """An action as sentences, one for each part of it."""
    effects = position.effects(action)
    takes = [effect for effect in effects if effect.kind == "take"]
    taken = [effect for effect in takes if effect.side != position.mover]
    found: list[Saying] = []
    paths: list[tuple[str, list[str]]] = []
    for effect in effects:
        if effect.kind in MOVES:
            if paths and paths[-1][0] == effect.kind and paths[-1][1][-1] == effect.square:
                paths[-1][1].append(effect.to)
            else:
                paths.append((effect.kind, [effect.square, effect.to]))
        elif effect.kind == "place":
            piece = Saying(effect.piece, effect.details)
            found.append(Saying("hint-do-place", {"square": effect.square, "piece": piece}))
        elif effect.kind == "zone":
            found.append(Saying("hint-do-zone", effect.details))
        elif effect.kind in ("huff", "flip"):
            found.append(Saying(f"hint-do-{effect.kind}", {"square": effect.square}))
    found += [Saying(f"hint-do-{kind}", {"path": " → ".join(path)}) for kind, path in paths]
    if taken and paths:
        found.append(Saying("hint-do-taking", {"count": len(taken)}))
    elif taken:
        found.append(Saying("hint-do-take", {"square": taken[0].square}))
    return found or [_without_effects(action)]


def _without_effects(action: Action) -> Saying:
    """The words for an action without visible effects: a word, and perhaps a square."""
    verb, *square = str(action).split(" ")
    return Saying(f"hint-do-{verb}", {"square": "".join(square)})


def what_is_there(position: Position, look: Look, rest: Way) -> list[Saying]:
    """What the best action is about, without naming it: something to win, a piece in danger, a
    piece about to be crowned. Nothing while armies are set up, if every action captures, or if the
    result is known: then pieces are not what counts."""
    kinds = [{effect.kind for effect in position.effects(one)} for one in position.actions()]
    moves = {effect.kind for effect in position.effects(look.line[0])} & set(MOVES)
    if look.best.value is not None or not moves or all("take" in found for found in kinds):
        return []
    won, lost = taken_soon(position, look.line)
    won_otherwise, lost_otherwise = taken_soon(position, rest.line)
    if won > lost and won - lost > won_otherwise - lost_otherwise:
        return [Saying("hint-look-wins", {"count": won - lost})]
    if lost_otherwise > lost:
        return [Saying("hint-look-saves")]
    if crowned_soon(position, look.line):
        return [Saying("hint-look-crown")]
    if won == lost:
        return [Saying("hint-look-trade" if won else "hint-look-quiet")]
    return []


def reasons(position: Position, look: Look, rest: Way | None) -> list[Saying]:
    """Why the best action is the best, if there is a choice; `rest`: the best of all others."""
    best = look.best
    if rest is None:
        return []
    if best.value is not None:
        return _for_certain(look, rest)
    found: list[Saying] = []
    won, lost = taken_soon(position, look.line)
    won_otherwise, lost_otherwise = taken_soon(position, rest.line)
    clear = best.chance - rest.worth.chance >= MISTAKE
    if won > lost and won - lost > won_otherwise - lost_otherwise:
        found.append(Saying("hint-why-wins", {"count": won - lost}))
    if clear and lost_otherwise > lost:
        found.append(Saying("hint-why-saves", {"count": lost_otherwise - lost}))
    if best.chance < BEHIND:
        return [*found, Saying("hint-why-hardest")]
    percents = {"best": _percent(best.chance), "other": _percent(rest.worth.chance)}
    if clear:
        return [*found, Saying("hint-why-clear", percents)]
    return [*found, Saying("hint-why-chance", percents)]


def _for_certain(look: Look, rest: Way) -> list[Saying]:
    best = look.best
    if best.value == "draw":
        return [Saying("hint-why-only-draw" if rest.worth.value == "loss" else "hint-why-draw")]
    if best.distance is None:
        found = [Saying(f"hint-why-{best.value}")]
    else:
        found = [Saying(f"hint-why-{best.value}-in-{best.unit}", {"distance": best.distance})]
    if best.value == "win" and rest.worth.exact and rest.worth.value != "win":
        found.append(Saying("hint-why-only-win"))
    return found


def _percent(chance: float) -> int:
    return round(100 * chance)
