"""What the site contains, in order; a test checks that every page of `docs/` is here."""

from pathlib import Path

Section = dict[str, list[str]]

DOCS = Path(__file__).parents[2] / "docs"
ABOUT_TABLES = ["solved/methods.md", "solved/checking.md"]  # after the games' own pages


def _solved() -> list[str]:
    """What is solved, a page for each game, and how."""
    pages = sorted(page.relative_to(DOCS).as_posix() for page in DOCS.glob("solved/*.md"))
    first = "solved/index.md"
    return [first, *(page for page in pages if page not in (first, *ABOUT_TABLES)), *ABOUT_TABLES]


# Titles of sections, and their pages: files of docs/, or made by this package.
SECTIONS: Section = {
    "Tutorials": ["library.md", "adding-a-game.md", "programs.md"],
    "How-to": ["running.md", "capacity.md", "arena.md", "players.md", "research.md", "page.md"],
    "Reference": [
        "reference/python.md",
        "reference/command-line.md",
        "reference/http.md",
        "reference/socket.md",
        "server.md",
        "notation.md",
        "records.md",
        "glossary.md",
    ],
    "Solved": _solved(),
    "Explanation": [
        "architecture.md",
        "dealer.md",
        "ratings.md",
        "tournaments.md",
        "reliability.md",
        "device.md",
        "learning.md",
        "teacher.md",
    ],
}
