"""OpenSpiel's own test suite and players on our games."""

import itertools
import random
from pathlib import Path
from typing import Any

import numpy as np
import pyspiel
import pytest
from absl import flags
from open_spiel.python.algorithms import ismcts, mcts
from open_spiel.python.observation import make_observation

import wuqi.adapters.openspiel  # noqa: F401 (registers the games)
from tests.conformance.settings import every_game, every_setting
from tests.games.expecting import expected
from wuqi import load
from wuqi.core.encoding import Encoding, encoded_games
from wuqi.core.kernel import CHANCE

HIDDEN = "python_wuqi_tamquan(deploy=hidden)"
SIMULATIONS = 2  # a token: enough for a bot to go all its ways


def named(name: str, options: dict[str, str]) -> str:
    """A game's name with its parameters, as OpenSpiel writes it."""
    text = ",".join(f"{key.replace('-', '_')}={value}" for key, value in options.items())
    return f"python_wuqi_{name}({text})"


@every_setting
def test_random_games(name: str, options: dict[str, str]) -> None:
    game = pyspiel.load_game(named(name, options))
    pyspiel.random_sim_test(game, num_sims=1, serialize=True, verbose=False, mask_test=True)


@every_game
def test_a_playthrough_is_replayed(name: str, tmp_path: Path) -> None:
    from open_spiel.python.algorithms import generate_playthrough  # all of SciPy comes with it

    flags.FLAGS(["playthrough"])
    text = generate_playthrough.playthrough(named(name, expected(name).SHORT), None, seed=3)
    file = tmp_path / "playthrough.txt"
    file.write_text(text, encoding="utf-8")
    original, replayed = generate_playthrough.replay(str(file))
    assert replayed == original


@every_setting
def test_openspiel_plays_by_our_rules(name: str, options: dict[str, str]) -> None:
    game = pyspiel.load_game(named(name, options))
    ours = load(name, **options)
    encoding = Encoding(ours)
    observer = make_observation(game)
    state, position, dice = game.new_initial_state(), ours.start(), random.Random(9)
    chosen: tuple[int, ...] = ()
    while not state.is_terminal():
        if position.mover == CHANCE:
            assert state.is_chance_node()
            outcomes = dict(enumerate(position.outcomes()))
            assert dict(state.chance_outcomes()).keys() == outcomes.keys()
            token = dice.choice(list(outcomes))
            position = position.play(outcomes[token])
        else:
            assert state.current_player() == position.mover - 1
            encoded = encoding.actions(position)
            following = {one[len(chosen)] for one in encoded if one[: len(chosen)] == chosen}
            assert state.legal_actions() == sorted(following)
            observer.set_from(state, position.mover - 1)
            drawn = encoding.drawn(position.seen_by(position.mover), position.mover, chosen)
            shown = observer.dict["observation"]
            assert (shown == drawn).all() or position.secret
            token = dice.choice(sorted(following))
            chosen = (*chosen, token)
            if chosen in encoded:
                position, chosen = position.play(encoded[chosen]), ()
        state.apply_action(token)
        assert state.position == position
    assert position.result is not None
    assert state.returns() == [2 * share - 1 for share in position.result.payoffs()]


def test_what_is_set_up_in_secret_stays_secret() -> None:
    game = pyspiel.load_game(HIDDEN)
    assert game.get_type().information == pyspiel.GameType.Information.IMPERFECT_INFORMATION
    one, other = game.new_initial_state(), game.new_initial_state()
    observer = make_observation(game)
    seen = []
    for state, square in ((one, 0), (other, 1)):
        state.apply_action(5 + square)
        observer.set_from(state, 1)
        seen.append(np.array(observer.tensor))
    assert (seen[0] == seen[1]).all()
    assert one.observation_string(1) == other.observation_string(1)
    assert one.information_state_string(1) == other.information_state_string(1)
    assert one.information_state_string(0) != other.information_state_string(0)


def finished(state: Any, choose: Any) -> Any:
    """A game played to its end by `choose`."""
    dice = random.Random(1)
    while not state.is_terminal():
        if state.is_chance_node():
            codes, chances = zip(*state.chance_outcomes(), strict=True)
            state.apply_action(dice.choices(codes, chances)[0])
            continue
        token = choose(state)
        assert token in state.legal_actions()
        state.apply_action(token)
    return state


def compiled_bot(game: Any) -> Any:
    rollouts = pyspiel.RandomRolloutEvaluator(1, 5)
    bot = pyspiel.MCTSBot(game, rollouts, 2.0, SIMULATIONS, 10, False, 5, False)
    # Its plain `step` lets go of Python's lock, which no game written in Python survives.
    return lambda state: bot.step_with_policy(state)[1]


def python_bot(game: Any) -> Any:
    dice = np.random.RandomState(5)
    evaluator = mcts.RandomRolloutEvaluator(1, dice)
    return mcts.MCTSBot(game, 2.0, SIMULATIONS, evaluator, random_state=dice).step


def information_set_bot(game: Any) -> Any:
    dice = np.random.RandomState(5)
    rollouts = mcts.RandomRolloutEvaluator(1, dice)
    bot = ismcts.ISMCTSBot(game, rollouts, 2.0, SIMULATIONS, random_state=dice)
    bot.set_resampler(lambda state, player: state.resampled(player, dice.choice))
    return bot.step


ALL = [f"python_wuqi_{name}" for name in encoded_games()]
# IS-MCTS plays no game in which everybody sees everything.
SEATED = [
    *itertools.product([*ALL, HIDDEN], [compiled_bot, python_bot]),
    (HIDDEN, information_set_bot),
]


@pytest.mark.parametrize(("named", "bot"), SEATED)
def test_openspiels_bots_play_our_games_to_the_end(named: str, bot: Any) -> None:
    game = pyspiel.load_game(named)
    state = finished(game.new_initial_state(), bot(game))
    assert state.position.result is not None
    assert abs(sum(state.returns())) < 1e-9
