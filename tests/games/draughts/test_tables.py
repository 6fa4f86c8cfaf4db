"""The numbering of draughts endings, and small ones against the reference rules."""

import random
import re

import pytest

from tests.games.draughts import reference
from tests.games.walk import random_game
from tests.solve.brute import explore, label_to_conversions
from wuqi import load
from wuqi.core.game import Game
from wuqi.core.numbering import OUTSIDE, tables_of
from wuqi.games.draughts import tables
from wuqi.players.hub.dialect import dialect_of, hub_game
from wuqi.players.hub.engine import HubEngine
from wuqi.players.hub.wire import parse
from wuqi.players.level_player import LevelPlayer
from wuqi.players.perfect_player import best_actions
from wuqi.solve.build import make
from wuqi.solve.files import TableFile
from wuqi.solve.probe import Prober

pytestmark = pytest.mark.slow

COUNTERS = re.compile(r" (quiet|few)=\S+")
THREE_PIECES = 9  # slices


def test_there_are_as_many_slices_and_numbers_as_there_should() -> None:
    assert len(tables.ENDS) == 23
    assert tables.ENDS[2] == 95**2  # one against one: 45 squares for a man, 50 for a king


def test_numbers_stand_for_positions_and_half_a_turn_changes_nothing() -> None:
    game = load("draughts")
    state, chance, stood = game.start().state, random.Random(1), 0
    (half_turn,) = game.symmetries
    for number in chance.sample(range(tables.ENDS[-1]), 1000):
        if not tables.stand(state, number):
            continue
        stood += 1
        text = game.at(state).text
        assert tables.number(state) == number
        assert tables.number(game.read(text).state) == number
        assert tables.number(game.read(half_turn.position(text)).state) == number
    assert stood > 800


def test_actions_lead_to_the_same_slice_or_an_earlier_one() -> None:
    game = load("draughts")
    for seed in range(30):
        slices = []
        for position, _ in random_game(game, seed):
            number = tables.number(position.state)
            if position.mover and number != OUTSIDE:
                slices.append(next(k for k, end in enumerate(tables.ENDS) if number < end))
        assert slices == sorted(slices, reverse=True)


def test_large_positions_and_huffing_have_no_number() -> None:
    assert tables.number(load("draughts").start().state) == OUTSIDE
    huffing = load("draughts", capture="huff")
    assert tables.settings(huffing.options) is None
    assert tables.number(huffing.read("W:W31:B20").state) == OUTSIDE


@pytest.fixture(scope="module")
def three_pieces(tmp_path_factory: pytest.TempPathFactory) -> tuple[Game, TableFile]:
    """A table of the endings with up to three pieces."""
    game = load("draughts")
    with pytest.MonkeyPatch.context() as patch:
        patch.setenv("WUQI_DATA", str(tmp_path_factory.mktemp("draughts")))
        patch.setattr(tables_of("draughts"), "slices", lambda options: tables.ENDS[:THREE_PIECES])
        return game, make(game, sample=20_000).file


def material(text: str) -> tuple[int, int]:
    """How many pieces a position has, and how many of them are men."""
    pieces = re.findall(r"K?\d+", text)
    return len(pieces), sum(not piece.startswith("K") for piece in pieces)


def test_one_against_one_as_the_reference_rules_say(
    three_pieces: tuple[Game, TableFile], monkeypatch: pytest.MonkeyPatch
) -> None:
    game, file = three_pieces
    prober = Prober(game, file)
    state, chance = game.start().state, random.Random(2)
    roots = []
    for number in chance.sample(range(tables.ENDS[2]), 150):
        if tables.stand(state, number) and game.at(state).mover:
            roots.append(game.at(state).text)
    found = explore(reference, dict(game.options), roots, lambda text: COUNTERS.sub("", text))
    label_to_conversions(found, material)
    values = {text: node.value for text, node in found.items() if node.winner is None}
    assert len(values) > 2_000
    for text, expected in values.items():
        value = prober.value(game.read(text))
        assert value is not None
        assert (value.outcome, value.distance or 0) == expected, text
    assert {expected[0] for expected in values.values() if expected} == {"win", "draw", "loss"}


def test_wins_are_really_won(three_pieces: tuple[Game, TableFile]) -> None:
    """By the shortest way to the next conversion, again and again, against any defence."""
    game, file = three_pieces
    prober = Prober(game, file)
    chance = random.Random(3)
    state = game.start().state
    played = 0
    while played < 20:
        tables.stand(state, chance.randrange(tables.ENDS[2], tables.ENDS[THREE_PIECES - 1]))
        position = game.at(state)
        value = prober.value(position) if position.mover else None
        if value is None or value.outcome != "win":
            continue
        winner = position.mover
        while position.mover == winner or position.mover:
            if position.mover == winner:
                action = best_actions(prober, position, position.actions())[0]
            else:
                action = chance.choice(position.actions())
            position = position.play(action)
        assert position.result is not None
        assert position.result.ranking[0] == (winner,)
        played += 1


def test_the_engine_and_the_sharpest_level_play_what_the_table_says(
    three_pieces: tuple[Game, TableFile], monkeypatch: pytest.MonkeyPatch
) -> None:
    _, file = three_pieces
    monkeypatch.setenv("WUQI_DATA", str(file.path.parent.parent))
    monkeypatch.setattr(tables_of("draughts"), "slices", lambda options: tables.ENDS[:THREE_PIECES])
    game = hub_game()
    prober, dialect, chance = Prober.of(game), dialect_of(game.name), random.Random(4)
    assert prober is not None
    state, tried = game.start().state, 0
    while tried < 20:
        tables.stand(state, chance.randrange(tables.ENDS[2], tables.ENDS[THREE_PIECES - 1]))
        position = game.at(state)
        best = best_actions(prober, position, position.actions()) if position.mover else []
        if not 0 < len(best) < len(position.actions()) // 2:
            continue
        tried += 1
        output: list[str] = []
        text = dialect.write_position(position)
        HubEngine(output.append).run([f"pos pos={text}", "level depth=1", "go think"])
        move = dialect.read_move(position, parse(output[-1])["move"])
        level = LevelPlayer(8, seed=tried).choose(position, position.seats_to_act()[0])
        assert {move, level} <= set(best)
