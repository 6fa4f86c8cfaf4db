"""What the site contains, in order; a test checks that every page of `docs/` is here."""

Section = dict[str, list[str]]

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
    "Explanation": [
        "architecture.md",
        "solved.md",
        "dealer.md",
        "ratings.md",
        "tournaments.md",
        "reliability.md",
        "device.md",
        "learning.md",
        "teacher.md",
    ],
}
