"""`wuqi rules`: the rule book of a game, its diagrams drawn."""

import os
from collections.abc import Iterator

from rich.console import Console
from rich.markdown import Markdown

from wuqi.cli.arguments import GameName, Json, print_json
from wuqi.cli.drawing import draw
from wuqi.cli.language import current
from wuqi.core.registry import configure
from wuqi.core.text.rulebook import Diagram, rule_book
from wuqi.core.text.words import Words, words


def command(game: GameName, json: Json = False) -> None:
    """Show the rule book of a game."""
    language = current()
    name = configure(game, None, {}).name
    book = rule_book(name, language)
    if json:
        print_json({"game": name, "language": language, "book": [_part(part) for part in book]})
        return
    console = Console(highlight=False)
    if not console.is_terminal:
        _show(console, book, words(language, name))
        return
    # `less` keeps colours only if asked, and leaves at once what fits the screen.
    os.environ.setdefault("LESS", "-RFX")
    with console.pager(styles=True):
        _show(console, book, words(language, name))


def _show(console: Console, book: Iterator[str | Diagram], say: Words) -> None:
    for part in book:
        if isinstance(part, str):
            console.print(Markdown(part))
            console.print()
            continue
        draw(console, part.position, say)
        for action in part.play:
            console.print(f"    {say('diagram-try')} [bold]{action}[/]")
        for action in part.refused:
            console.print(f"    {say('diagram-refused')} [strike]{action}[/]")
        console.print()


def _part(part: str | Diagram) -> object:
    if isinstance(part, str):
        return {"text": part}
    return {
        "position": part.position.text,
        "options": part.options,
        "play": part.play,
        "refused": part.refused,
    }
