"""Kōnane: the rules as one reads them, the compiled ones against the reference, the words."""

import json
import random
from importlib.metadata import entry_points
from pathlib import Path

import pytest
from puzzles import by_search
from puzzles.makers import maker_of

import wuqi_konane
from examples.konane.tests import reference
from tests.games.against import compare_game
from tests.games.walk import random_game
from wuqi.core.errors import BadPosition, IllegalAction
from wuqi.core.folder.checking import missing
from wuqi.core.game import Game
from wuqi.core.position import Position
from wuqi.core.registry import load, names
from wuqi.core.text.rulebook import Diagram, rule_book
from wuqi.core.text.words import LANGUAGES, words
from wuqi.players.seating import sit_down
from wuqi.search.perft import perft
from wuqi.teacher.attempt import replayed
from wuqi.teacher.lessons import Lesson, lessons, start_of, to_find

FOLDER = Path(wuqi_konane.__file__).parent
# Counted by the reference, and by the compiled rules; no published numbers are known to us.
PERFT = {"6": (4, 12, 28, 156, 668, 4192), "8": (4, 12, 28, 172, 892, 7124)}


@pytest.fixture(params=["6", "8"])
def game(request: pytest.FixtureRequest) -> Game:
    return load("konane", size=request.param)


def slow_perft(options: dict[str, str], text: str, depth: int) -> int:
    actions = reference.actions(options, text)
    if depth == 1:
        return len(actions)
    return sum(
        slow_perft(options, reference.play(options, text, action), depth - 1) for action in actions
    )


def test_the_package_is_found_by_its_entry_point() -> None:
    assert [point.value for point in entry_points(group="wuqi.games", name="konane")]
    assert "konane" in names()
    assert missing("konane") == ([], [])  # neither a problem nor a warning


def test_black_begins_in_a_corner_or_in_the_centre(game: Game) -> None:
    last, near, far = ("f6", "c3", "d4") if game.options["size"] == "6" else ("h8", "d4", "e5")
    assert set(game.start().texts()) == {"xa1", f"x{last}", f"x{near}", f"x{far}"}


def test_white_removes_a_neighbour(game: Game) -> None:
    assert game.start().play("xa1").texts() == ("xa2", "xb1")
    assert len(game.start().play("xd4").texts()) == 4


def test_a_stone_may_jump_on_in_a_straight_line() -> None:
    position = load("konane", size="6").read("6/6/6/6/6/bw1w2 b")
    assert position.texts() == ("a1xc1", "a1xe1")
    assert position.play("a1xe1").text == "6/6/6/6/6/4b1 w"
    effects = [(one.kind, one.square, one.to) for one in position.effects("a1xe1")]
    assert effects == [
        ("step", "a1", "c1"),
        ("take", "b1", ""),
        ("step", "c1", "e1"),
        ("take", "d1", ""),
    ]


def test_who_cannot_jump_loses() -> None:
    position = load("konane", size="6").read("6/6/6/6/6/bw4 b").play("a1xc1")
    assert position.result is not None
    assert position.result.ranking == ((1,), (2,))
    assert position.result.reason == "no-jump"


@pytest.mark.parametrize(
    ("text", "wanted", "key"),
    [
        ("6/6/6/6/6/bw1w2 b", "b1xd1", "why-not-yours"),
        ("6/6/6/6/6/bw1w2 b", "c1xe1", "why-empty"),
        ("6/6/6/6/6/bw1w2 b", "a1xb1", "why-two-squares"),
        ("6/6/6/6/6/bw1w2 b", "a1xb2", "why-straight"),
        ("6/6/6/6/6/bw1w2 b", "a1xa3", "why-nothing-jumped"),
        ("6/6/6/6/6/bwbw2 b", "a1xc1", "why-occupied"),
        ("6/6/6/6/6/bw1w2 b", "a1xa7", "why-no-square"),
        ("6/6/6/6/6/bw1w2 b", "xa1", "why-removing-over"),
    ],
)
def test_refusals_say_why(text: str, wanted: str, key: str) -> None:
    with pytest.raises(IllegalAction) as refused:
        load("konane", size="6").read(text).play(wanted)
    assert refused.value.key == key
    assert all(refused.value.say(language) for language in LANGUAGES)


def test_a_stone_on_the_wrong_colour_is_refused() -> None:
    with pytest.raises(BadPosition, match="b1"):
        load("konane", size="6").read("6/6/6/6/6/bb4 b")


def test_perft_agrees_with_the_reference(game: Game) -> None:
    options = dict(game.options)
    counted = PERFT[options["size"]]
    for depth, number in enumerate(counted, 1):
        assert perft(game.start(), depth) == number
    for depth, number in enumerate(counted[:5], 1):
        assert slow_perft(options, reference.start(options), depth) == number


def test_random_games_agree_with_the_reference(game: Game) -> None:
    agreed = sum(compare_game("konane", dict(game.options), reference, seed) for seed in range(20))
    assert agreed > 400


def test_a_touched_stone_shows_where_it_could_jump(game: Game) -> None:
    for position, _ in random_game(game, 3):
        if position.mover and not any(text.startswith("x") for text in position.texts()):
            for square, cell in position.pieces.items():
                found = position.moving(square)
                assert found is not None
                jumps = {t.split("x")[1] for t in position.texts() if t.startswith(square)}
                assert cell.side != position.mover or jumps == set(found.squares)


def test_a_level_plays_to_the_end() -> None:
    position, players = load("konane", size="6").start(), [sit_down("level:3"), sit_down("random")]
    while position.result is None:
        seat = position.seats_to_act()[0]
        position = position.play(players[seat.side - 1].choose(position, seat))
    assert position.result.reason == "no-jump"


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_rule_book_shows_what_it_says(language: str) -> None:
    book = list(rule_book("konane", language))
    diagrams = [part for part in book if isinstance(part, Diagram)]
    assert len(diagrams) >= 4
    assert diagrams == [part for part in rule_book("konane", "en") if isinstance(part, Diagram)]
    for diagram in diagrams:
        position = diagram.position
        for action in diagram.play:
            position = position.play(action)
        for action in diagram.refused:
            with pytest.raises(IllegalAction):
                diagram.position.play(action)
    assert str(book[0]).startswith(f"# {words(language, 'konane')('name')}")


def test_the_opening_is_a_game() -> None:
    opening = json.loads((FOLDER / "opening.json").read_text("utf-8"))
    position = load("konane").start()
    for action in opening["actions"]:
        position = position.play(action)
    assert len(opening["actions"]) > 10


@pytest.mark.parametrize("one", lessons("konane"), ids=lambda one: one.id)
def test_each_lesson_can_be_done_and_has_its_texts(one: Lesson) -> None:
    game = one.game("konane")
    for number, task in enumerate(one.tasks, 1):
        start = start_of(game, task)
        assert start.mover == task.side
        if task.find is not None:
            assert len(to_find(start, task)) > 1
        elif task.solution:
            assert replayed(task, start, task.solution).standing == "done"
        for action in task.refuted:
            assert replayed(task, start, [action]).standing == "wrong"
        for language in LANGUAGES:
            say = words(language, "konane")
            assert say(f"lesson-{one.id}-{number}") != say(f"lesson-{one.id}-{number}-hint")
            assert say(f"lesson-{one.id}") != say(f"lesson-{one.id}-done")


def test_the_code_is_short() -> None:
    lines = [
        (FOLDER / f"{part}.py").read_text("utf-8").count("\n")
        for part in ("rules", "text", "face", "judge")
    ]
    assert sum(lines) < 300


def test_any_position_of_a_game_can_be_set_up(game: Game) -> None:
    from wuqi.core.board.editing import editing_of

    letters = {"piece-black": "b", "piece-white": "w"}
    for position, _ in random_game(game, random.Random(1).randrange(9)):
        pieces = {square: letters[cell.piece] for square, cell in position.pieces.items()}
        mover = 1 + "bw".index(position.text[-1])
        assert editing_of("konane").composed(game.options, pieces, mover, "") == position.text


def test_the_maker_for_every_game_finds_a_puzzle() -> None:
    game = load("konane", size="6")
    assert maker_of(game).findings is by_search.findings
    _, found = next(by_search.findings(game, "test", 0))
    wins = [action for action in found.position.actions() if loses(found.position.play(action))]
    assert wins == [found.solution]


def loses(position: Position) -> bool:
    """Whether the side to move loses, by trying everything."""
    return all(not loses(position.play(action)) for action in position.actions())
