"""`wuqi games`: what there is to play, with every option."""

from typing import Any

from rich.console import Console

from wuqi.cli.arguments import Json, print_json
from wuqi.cli.language import current
from wuqi.core.game import Game
from wuqi.core.options import Option
from wuqi.core.registry import configure, shown
from wuqi.core.text.words import has_word, words


def command(json: Json = False) -> None:
    """List the games, their options and presets."""
    language = current()
    games = [configure(name, None, {}) for name in shown()]
    if json:
        for game in games:
            print_json(_described(game, language))
        return
    console = Console(highlight=False)
    for game in games:
        _print(console, game, language)


def _described(game: Game, language: str) -> dict[str, Any]:
    say = words(language, game.name)
    return {
        "game": game.name,
        "name": say("name"),
        "tagline": say("tagline"),
        "sides": game.sides,
        "seats": len(game.seats),
        "options": [
            {
                "name": option.name,
                "default": option.default,
                "allowed": option.allowed(),
                "meaning": say(f"option-{option.name}"),
                "values": {
                    value: _meaning(option, value, game.name, language) for value in option.values
                },
            }
            for option in game.face.OPTIONS
        ],
        "presets": {
            name: {"options": dict(values), "meaning": say(f"preset-{name}")}
            for name, values in game.face.PRESETS.items()
        },
    }


def _print(console: Console, game: Game, language: str) -> None:
    say = words(language, game.name)
    console.print(f"[bold]{say('name')}[/]  {game.name}")
    console.print(f"  {say('tagline')}")
    for name in game.face.PRESETS:
        console.print(f"  --preset {name}  [dim]{say(f'preset-{name}')}[/]")
    for option in game.face.OPTIONS:
        console.print(
            f"  --option {option.name}={option.allowed()}  [dim]{say(f'option-{option.name}')}[/]"
        )
        for value in option.values:
            if meaning := _meaning(option, value, game.name, language):
                mark = "*" if value == option.default else " "
                console.print(f"    {mark} {value}  [dim]{meaning}[/]")
    console.print()


def _meaning(option: Option, value: str, game: str, language: str) -> str:
    key = f"option-{option.name}-{value}"
    return words(language, game)(key) if has_word(key, game) else ""
