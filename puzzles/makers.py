"""Which maker finds the puzzles of a game: the one its face names, or the one that fits."""

from collections.abc import Callable, Iterator, Mapping

from puzzles import by_search, decisions, from_tables, shots
from puzzles.finding import Finding
from wuqi.core.game import Game
from wuqi.core.numbering import tables_of

Maker = Callable[[Game, str, int], Iterator[tuple[int, Finding]]]

MAKERS: Mapping[str, Maker] = {
    "tables": from_tables.findings,
    "shots": shots.findings,
    "decisions": decisions.findings,
    "search": by_search.findings,
}


def maker_of(game: Game) -> Maker:
    """The maker for a game."""
    if game.face.PUZZLE_MAKER is not None:
        return MAKERS[game.face.PUZZLE_MAKER]
    if tables_of(game.name) is not None:
        return MAKERS["tables"]
    return MAKERS["decisions" if game.kernel.most_outcomes else "search"]
