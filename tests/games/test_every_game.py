"""What every game must do. No game is named here."""

import os
import random
import subprocess
import sys

import numpy as np
import pytest
from hypothesis import given
from hypothesis import settings as effort
from hypothesis import strategies as st

from tests.games.walk import random_action, random_game, settings
from wuqi import names
from wuqi.core.errors import BadAction, BadPosition, IllegalAction
from wuqi.core.folder.contract import Symmetry
from wuqi.core.kernel import CHANCE, OVER
from wuqi.core.play.playthrough import Playthrough
from wuqi.core.play.record import Record
from wuqi.core.position import Position
from wuqi.core.registry import configure

SETTINGS = settings()
every_setting = pytest.mark.parametrize(
    ("name", "options"),
    SETTINGS,
    ids=[
        f"{name} {' '.join(f'{k}={v}' for k, v in options.items())}" for name, options in SETTINGS
    ],
)
every_game = pytest.mark.parametrize("name", names())


def hides_something(position: Position) -> bool:
    return position.seen_by(None) != position


@every_setting
def test_a_position_reads_back_as_itself(name: str, options: dict[str, str]) -> None:
    game = configure(name, None, options)
    for position, _ in random_game(game, seed=1):
        text = position.text
        assert game.read(text) == position
        assert game.read(text).text == text
        assert game.read(f"  {text.replace(' ', '   ')} ") == position


@every_setting
def test_actions_are_sorted_unique_and_readable(name: str, options: dict[str, str]) -> None:
    for position, _ in random_game(configure(name, None, options), seed=2):
        actions = position.actions()
        assert len(set(actions)) == len({action.code for action in actions}) == len(actions)
        assert len(actions) <= position.game.kernel.most_actions
        scratch = np.zeros(position.game.kernel.most_actions, dtype=np.int64)
        assert position.game.kernel.count(position.state, scratch) == len(actions)
        for action in actions[::7]:
            assert position.game.text.ACTION.fullmatch(action)
            assert position.play(str(action)) == position.play(action)


@every_setting
def test_play_never_changes_a_position(name: str, options: dict[str, str]) -> None:
    for position, action in random_game(configure(name, None, options), seed=3):
        before = (position.text, position.state.tobytes(), hash(position))
        if action is not None:
            position.play(action)
        assert (position.text, position.state.tobytes(), hash(position)) == before


@every_setting
def test_chance_outcomes_are_a_distribution(name: str, options: dict[str, str]) -> None:
    game = configure(name, None, options)
    before: Position | None = None
    for position, action in random_game(game, seed=4):
        if position.mover == CHANCE:
            outcomes = position.outcomes()
            assert abs(sum(outcomes.values()) - 1) < 1e-9
            assert all(weight > 0 for weight in outcomes.values())
            assert position.actions() == ()
            assert before is not None
            assert action is not None
            assert before.play(action) == position.play(action)  # both told at once
        else:
            assert position.outcomes() == {}
        before = position


@every_setting
def test_a_result_is_well_formed(name: str, options: dict[str, str]) -> None:
    game = configure(name, None, options)
    for seed in range(3):
        for position, action in random_game(game, seed):
            assert (position.result is None) == (position.mover != OVER)
            if action is None:
                last = position
        result = last.result
        assert result is not None
        assert sorted(side for place in result.ranking for side in place) == list(
            range(1, game.sides + 1)
        )
        assert all(result.ranking)
        assert result.reason in game.face.REASONS
        assert abs(sum(result.payoffs()) - game.sides / 2) < 1e-9
        assert last.actions() == ()
        assert last.seats_to_act() == ()


@every_setting
def test_a_record_replays_to_the_same_positions(name: str, options: dict[str, str]) -> None:
    game = configure(name, None, options)
    line = Playthrough(game.start())
    for position, action in random_game(game, seed=5):
        if action is not None:
            line.play(action)
        else:
            assert line.position == position
    record = Record.parse(line.record().dump())
    assert record.options == dict(game.options)
    positions = record.replay()
    assert list(positions) == line.positions
    assert positions[-1].result == line.position.result


@every_setting
def test_the_board_can_be_turned(name: str, options: dict[str, str]) -> None:
    game = configure(name, None, options)
    for number, (position, action) in enumerate(random_game(game, seed=6)):
        if number % 5 == 0:
            for symmetry in game.symmetries:
                check_turned(position, action, symmetry)


def check_turned(position: Position, action: str | None, symmetry: Symmetry) -> None:
    game = position.game
    turned = game.read(symmetry.position(position.text))
    assert sorted(map(symmetry.action, position.actions())) == sorted(turned.actions())
    if position.mover > 0:
        assert turned.mover == symmetry.sides.get(position.mover, position.mover)
    if action is not None and position.mover > 0:
        after, after_turned = position.play(action), turned.play(symmetry.action(action))
        if after.mover != OVER and after_turned.mover != OVER:  # the past may have ended one
            assert after_turned == game.read(symmetry.position(after.text))


@every_game
def test_keys_are_equal_just_when_positions_are(name: str) -> None:
    by_key: dict[int, Position] = {}
    texts = set()
    game = configure(name, None, {})
    for seed in range(8):
        for position, _ in random_game(game, seed):
            key = int(game.kernel.key(position.state))
            assert by_key.setdefault(key, position) == position
            texts.add(position.text)
    assert len(by_key) == len(texts)


@every_setting
def test_repetition_is_noticed(name: str, options: dict[str, str]) -> None:
    """Whenever the generic count reaches three, the rules had their say, and say it alike."""
    game = configure(name, None, options)
    kernel = game.kernel
    for seed in range(3):
        seen: dict[int, int] = {}
        for position, _ in random_game(game, seed):
            state = position.state
            if kernel.irreversible(state):
                seen.clear()
            key = int(kernel.repeat_key(state))
            if key == 0:
                continue
            seen[key] = seen.get(key, 0) + 1
            kernel.repeat(state, seen[key])
            assert (kernel.turn(state) == OVER) == (position.mover == OVER)
            if position.result is not None and position.result.reason == "repetition":
                assert game.read(position.text).result is None  # the past is not in the text


@every_setting
def test_seats_share_the_actions_of_their_side(name: str, options: dict[str, str]) -> None:
    game = configure(name, None, options)
    assert [seat.number for seat in game.seats] == list(range(1, len(game.seats) + 1))
    for position, action in random_game(game, seed=7):
        if position.mover in (OVER, CHANCE):
            continue
        able = position.seats_to_act()
        mine = [seat for seat in able if seat.side == position.mover]
        assert {a for seat in mine for a in position.actions(seat.number)} == set(
            position.actions()
        )
        for seat in game.seats:
            if seat not in able:
                assert position.actions(seat.number) == ()
                with pytest.raises(IllegalAction):
                    position.play(str(action), seat.number)


@every_setting
def test_everything_can_be_shown(name: str, options: dict[str, str]) -> None:
    for position, _ in random_game(configure(name, None, options), seed=8):
        picture = position.picture
        assert len({len(row) for row in picture.rows}) == 1
        squares = [cell.square for row in picture.rows for cell in row if cell.square]
        assert len(set(squares)) == len(squares)
        if position.mover not in (OVER, CHANCE):
            assert position.expected.key.startswith("expect-")
        assert not hides_something(position.seen_by(None))


@every_game
def test_the_judge_keeps_to_its_scale(name: str) -> None:
    game = configure(name, None, {})
    for position, _ in random_game(game, seed=9):
        values = [int(game.kernel.judge(position.state, side + 1)) for side in range(game.sides)]
        assert all(-1000 < value < 1000 for value in values)
        if game.sides == 2:
            assert values[0] == -values[1]


@every_game
def test_illegal_actions_are_refused_in_every_language(name: str) -> None:
    from wuqi.core.text.words import LANGUAGES

    game = configure(name, None, {})
    chance = random.Random(10)
    pool = sorted({a for seed in range(3) for p, _ in random_game(game, seed) for a in p.actions()})
    position = game.start()
    refused = 0
    while (action := random_action(position, chance)) is not None:
        legal = set(position.actions()) | set(position.outcomes())
        for wanted in chance.sample(pool, min(20, len(pool))):
            if wanted in legal:
                continue
            try:
                position.play(wanted)  # a short or longer form of a legal one may be accepted
            except BadAction as error:
                refused += 1
                assert all(error.say(language) for language in LANGUAGES)
        position = position.play(action)
    assert refused
    with pytest.raises(IllegalAction, match="over"):
        position.play(pool[0])


@every_game
@given(data=st.data())
@effort(max_examples=60, deadline=None)
def test_any_text_is_read_or_refused(name: str, data: st.DataObject) -> None:
    """Damaged positions and actions are refused with a reason, never with a crash."""
    game = configure(name, None, {})
    text = damaged(data, game.start().text)
    try:
        position = game.read(text)
    except BadPosition as error:
        assert str(error)
    else:
        assert game.read(position.text) == position
    start = game.start()
    action = damaged(data, str(start.actions()[0]))
    try:
        start.play(action)
    except BadAction as error:
        assert str(error)


def damaged(data: st.DataObject, text: str) -> str:
    at = data.draw(st.integers(0, len(text)))
    until = data.draw(st.integers(at, min(len(text), at + 3)))
    junk = data.draw(st.text(alphabet=text + "0123456789abKMxy=,:/-?~ 五\n", max_size=4))
    return text[:at] + junk + text[until:]


@pytest.mark.slow
@every_game
def test_whole_games_under_bounds_checks(name: str) -> None:
    """In a process of its own: code that is compiled with checks must not meet code without."""
    environment = {**os.environ, "WUQI_BOUNDSCHECK": "1", "PYTHONPATH": os.pathsep.join(sys.path)}
    ran = subprocess.run(
        [sys.executable, "-m", "tests.games.checked", name],
        env=environment,
        capture_output=True,
        text=True,
        check=False,
    )
    assert ran.returncode == 0, ran.stderr
    assert "checked" in ran.stdout
