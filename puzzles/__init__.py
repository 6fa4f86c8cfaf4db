"""Makes the puzzles that come with the games: `python -m puzzles GAME`. See docs/teacher.md."""
