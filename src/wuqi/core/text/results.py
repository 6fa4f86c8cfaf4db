"""How a game ended, in a sentence."""

from typing import TYPE_CHECKING

from wuqi.core.result import Result
from wuqi.core.text.words import words

if TYPE_CHECKING:
    from wuqi.core.game import Game


def result_line(game: "Game", result: Result, language: str = "en") -> str:
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
    """1, 2, 2, 4: the place after a shared one counts everyone before it."""
    ahead = [0]
    for place in result.ranking:
        ahead.append(ahead[-1] + len(place))
    return [number + 1 for number in ahead[:-1]]
