"""`wuqi probe`: what a table says about a position and each of its actions."""

from itertools import chain
from typing import Any

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
from wuqi.cli.commands.study.solve import Bar
from wuqi.cli.language import current
from wuqi.core.position import Position
from wuqi.core.text.results import result_line
from wuqi.core.text.words import Words, words
from wuqi.solve.build import answering
from wuqi.solve.probe import Probed, Value


def command(
    game: GameName,
    position: PositionText = None,
    option: Pairs = None,
    preset: Preset = None,
    json: Json = False,
) -> None:
    """Say who wins a position (the start, one given, or one a line from a pipe), and how soon."""
    say = words(current())
    chosen = game_from(game, option, preset)
    found_positions = positions_from(chosen, position)
    first = next(found_positions)  # refused, if it is, before a table is made for it
    with Bar(say) as bar:
        prober = answering(chosen, bar.show)
    for found in chain([first], found_positions):
        probed = prober.probe(found)
        if json:
            print_json(_json(probed))
        else:
            _print(found, probed, say, current())


def _json(probed: Probed) -> dict[str, Any]:
    def fields(value: Value | None) -> dict[str, Any]:
        if value is None:
            return {"value": None, "distance": None}
        return {"value": value.outcome, "distance": value.distance}

    moves = [{"action": str(action), **fields(value)} for action, value in probed.actions.items()]
    return {**fields(probed.value), "unit": probed.unit, "moves": moves}


def _print(position: Position, probed: Probed, say: Words, language: str) -> None:
    if position.result is not None:
        print(result_line(position.game, position.result, language))
        return
    print(value_line(probed.value, probed.unit, say, language))
    for action, value in probed.actions.items():
        print(f"  {action:12} {value_line(value, probed.unit, say, language)}")


def value_line(value: Value | None, unit: str, say: Words, language: str) -> str:
    """ "win in 31 plies" — in a language."""
    return say("value-unknown") if value is None else value.say(unit, language)
