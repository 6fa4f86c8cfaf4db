"""How positions and results are answered, for scripts (JSON) and for people."""

from typing import Any

from wuqi.core.game import Game
from wuqi.core.kernel import CHANCE
from wuqi.core.position import Position, Result
from wuqi.core.text.words import words


def position_json(position: Position) -> dict[str, Any]:
    """`{"position", "mover", "actions", "result"}`; a mover of "chance", or null when over."""
    shown = position.seen_by(None)
    return {
        "position": str(shown),
        "mover": "chance" if position.mover == CHANCE else position.mover or None,
        "actions": [str(action) for action in shown.actions() or shown.outcomes()],
        "result": result_json(position.result),
    }


def result_json(result: Result | None) -> dict[str, Any] | None:
    """`{"ranking", "reason"}`, or null while the game goes on."""
    if result is None:
        return None
    return {"ranking": result.ranking, "reason": result.reason}


def result_line(game: Game, result: Result, language: str) -> str:
    """ "Blue wins. Green has no pieces left." — in a language."""
    say = words(language, game.name)

    def names(place: tuple[int, ...]) -> str:
        return say("list-joint").join(say(f"side-{side}") for side in place)

    if result.reason == "closed":
        sentences = [say("result-closed")]
    elif len(result.ranking) == 1:
        sentences = [say("result-draw")]
    elif game.sides == 2:
        sentences = [say("result-win", winner=names(result.ranking[0]))]
    else:
        sentences = [
            say("result-place", place=number, names=names(place))
            for number, place in zip(_place_numbers(result), result.ranking, strict=True)
        ]
    return say("sentence-joint").join([*sentences, say(f"reason-{result.reason}")])


def _place_numbers(result: Result) -> list[int]:
    """1, 2, 2, 4: those after a shared place count everybody before them."""
    ahead = [0]
    for place in result.ranking:
        ahead.append(ahead[-1] + len(place))
    return [number + 1 for number in ahead[:-1]]
