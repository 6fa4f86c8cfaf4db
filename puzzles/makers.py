"""Which maker finds the puzzles of a game: the one its face names, or the one that fits."""

from collections.abc import Callable, Iterator, Mapping
from dataclasses import dataclass
from typing import Literal

from puzzles import by_search, decisions, from_tables, shots
from puzzles.finding import Finding
from wuqi.core.game import Game
from wuqi.core.numbering import tables_of
from wuqi.core.position import Position


@dataclass(frozen=True, slots=True)
class Maker:
    """Finds puzzles, and looks again at positions of which they were made."""

    findings: Callable[[Game, str, int], Iterator[tuple[int, Finding]]]
    looked_at: Callable[[Position], Finding | None]
    proven_by: Literal["table", "alpha-beta", "mcts"]
    goes_deep: bool  # its puzzles have several turns of the solver


MAKERS: Mapping[str, Maker] = {
    "tables": Maker(from_tables.findings, from_tables.looked_at, "table", True),
    "shots": Maker(shots.findings, shots.looked_at, "alpha-beta", True),
    "decisions": Maker(decisions.findings, decisions.looked_at, "mcts", False),
    "search": Maker(by_search.findings, by_search.looked_at, "alpha-beta", False),
}


def maker_of(game: Game) -> Maker:
    """The maker for a game."""
    if game.face.PUZZLE_MAKER is not None:
        return MAKERS[game.face.PUZZLE_MAKER]
    if tables_of(game.name) is not None:
        return MAKERS["tables"]
    return MAKERS["decisions" if game.kernel.most_outcomes else "search"]
