"""The rule books of all games in all languages, with their boards."""

from collections.abc import Iterator
from pathlib import Path

from wuqi.core.board.as_svg import as_svg
from wuqi.core.registry import names
from wuqi.core.text.rulebook import Diagram, rule_book
from wuqi.core.text.words import LANGUAGES, words


def write_rule_books(folder: Path) -> Iterator[tuple[str, list[tuple[str, str]]]]:
    """Writes them into a folder; for each language, the titles and paths of its books."""
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
            picture = folder / f"{game}-{number}.svg"
            picture.write_text(as_svg(part.position), "utf-8")
            parts.append(f"![{part.position.text}]({picture.name})")
        else:
            parts.append(part)
    return "\n\n".join(parts) + "\n"
