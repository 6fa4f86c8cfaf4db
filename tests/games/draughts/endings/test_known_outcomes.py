"""Search that asks a table: here the own one of three pieces."""

import pytest

from tests.games.draughts.test_tables import THREE_PIECES, three_pieces
from wuqi.core.game import Game
from wuqi.core.numbering import WIN, tables_of
from wuqi.core.outcomes import NOTHING_KNOWN, KnownOutcomes
from wuqi.games.draughts import tables
from wuqi.search.analysis import Analysis, Analyst
from wuqi.search.limits import Limits
from wuqi.solve.files import TableFile
from wuqi.solve.probe import Prober
from wuqi.solve.searching import known_to_search

pytestmark = pytest.mark.slow
__all__ = ["three_pieces"]


@pytest.fixture
def known(
    three_pieces: tuple[Game, TableFile], monkeypatch: pytest.MonkeyPatch
) -> tuple[Game, KnownOutcomes]:
    game, file = three_pieces
    monkeypatch.setenv("WUQI_DATA", str(file.path.parent.parent))
    monkeypatch.setattr(tables_of("draughts"), "slices", lambda options: tables.ENDS[:THREE_PIECES])
    return game, known_to_search(game)


def analysed(game: Game, text: str, depth: int, known: KnownOutcomes) -> Analysis:
    *_, last = Analyst(game, 4, known=known).think(game.read(text), Limits(depth=depth))
    return last


# Positions of four pieces: what search sees two plies deep, once it knows those of three.
SEEN = (
    ("W:WK16,26:B9,13", "win"),
    ("W:W13,K44,45:B32", "win"),
    ("W:W31,39:BK5,K9", "loss"),
    ("W:W23,29:BK15,K35", "loss"),
    ("W:WK46:BK28,K33,K38", None),  # a draw, which is not proven
)


@pytest.mark.parametrize(("text", "value"), SEEN)
def test_a_conversion_is_seen_for_what_it_is(
    known: tuple[Game, KnownOutcomes], text: str, value: str | None
) -> None:
    game, outcomes = known
    line = analysed(game, text, 2, outcomes).lines[0]
    assert (line.value, line.distance, line.exact) == (value, None, False)
    assert line.score == {"win": 1.0, "loss": -1.0, None: 0.0}[value]
    unaided = analysed(game, text, 2, NOTHING_KNOWN).lines[0]
    assert unaided.value is None
    assert unaided.score not in (-1.0, 0.0, 1.0)


def test_positions_like_the_root_are_searched_and_not_looked_up(
    three_pieces: tuple[Game, TableFile], known: tuple[Game, KnownOutcomes]
) -> None:
    """Or search would be content to know that it wins, and never get on."""
    game, outcomes = known
    prober, state = Prober(*three_pieces), game.start().state
    won = 0
    for number in range(tables.ENDS[2], tables.ENDS[3]):
        if won == 5 or not tables.stand(state, number):
            continue
        code = prober.code(state, 1) if game.at(state).mover else 0
        if code % 3 == WIN and code // 3 >= 5:
            won += 1
            text = game.at(state).text
            assert analysed(game, text, 1, outcomes).lines[0].value is None
            first, last = outcomes.alike(game.read(text).state)
            assert first <= number < last
    assert won == 5
    assert outcomes.alike(game.start().state) == (0, 0)
