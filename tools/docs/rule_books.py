"""The rule books of all games in all languages, with their boards."""

import shutil
from collections.abc import Iterator
from pathlib import Path

from tools.docs.live_boards import SCRIPT, STYLE, live_board

from wuqi.core.registry import names
from wuqi.core.text.rulebook import Diagram, rule_book
from wuqi.core.text.words import LANGUAGES, words


def write_rule_books(folder: Path) -> Iterator[tuple[str, list[tuple[str, str]]]]:
    """Writes them into a folder; for each language, the titles and paths of its books."""
    for file in (SCRIPT, STYLE):
        (folder / file.name).parent.mkdir(exist_ok=True)
        shutil.copy(file, folder)
    for language in LANGUAGES:
        books = []
        for game in names():
            path = folder / language / f"{game}.md"
            path.parent.mkdir(parents=True, exist_ok=True)
            path.write_text(_book(game, language, path.parent), "utf-8")
            books.append((words(language, game)("name"), f"rules/{language}/{game}.md"))
        yield language, books


def _book(game: str, language: str, folder: Path) -> str:
    parts = []
    for number, part in enumerate(rule_book(game, language)):
        if isinstance(part, Diagram):
            parts.append(live_board(part, language, folder, f"{game}-{number}"))
        else:
            parts.append(part)
    return "\n\n".join(parts) + "\n"
