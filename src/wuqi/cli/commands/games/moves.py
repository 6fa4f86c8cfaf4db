"""`wuqi moves`: whose turn it is and every legal action."""

from wuqi.cli.answers import position_json
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
from wuqi.core.text.results import result_line
from wuqi.core.text.words import words


def command(
    game: GameName,
    position: PositionText = None,
    option: Pairs = None,
    preset: Preset = None,
    json: Json = False,
) -> None:
    """List the legal actions of a position: the start, one given, or one a line from a pipe."""
    language = current()
    for found in positions_from(game_from(game, option, preset), position):
        if json:
            print_json(position_json(found))
        elif found.result is not None:
            print(result_line(found.game, found.result, language))
        else:
            print(words(language)("part-joint").join(found.actions() or found.outcomes()))
