"""Random games played through an adapter and through Position are the same games."""

import copy
import pickle
import random
from typing import Any

import numpy as np

from tests.conformance.settings import after_chance, every_setting
from wuqi import load
from wuqi.adapters.batch import Batch
from wuqi.adapters.pettingzoo import raw_env
from wuqi.core.encoding import Encoding, encoded_games
from wuqi.core.game import Game
from wuqi.core.kernel import CHANCE
from wuqi.core.position import Position


def next_tokens(encoding: Encoding, position: Position, chosen: tuple[int, ...]) -> set[int]:
    """The tokens that may come after some already chosen."""
    length = len(chosen)
    return {whole[length] for whole in encoding.actions(position) if whole[:length] == chosen}


def legal(mask: Any) -> set[int]:
    return set(map(int, np.flatnonzero(mask)))


@every_setting
def test_words_are_a_prefix_free_code(name: str, options: dict[str, str]) -> None:
    game = load(name, **options)
    encoding = Encoding(game)
    position, dice = game.start(), random.Random(5)
    while position.mover:
        if position.mover == CHANCE:
            position = position.play(dice.choice(list(position.outcomes())))
            continue
        encoded = encoding.actions(position)
        assert len(encoded) == len(position.actions())
        assert all(0 <= token < encoding.vocabulary for tokens in encoded for token in tokens)
        beginnings = {tokens[:length] for tokens in encoded for length in range(1, len(tokens))}
        assert not beginnings & encoded.keys()
        tokens, action = dice.choice(list(encoded.items()))
        assert encoding.tokens(position, str(action)) == tokens
        position = position.play(action)


def test_tokens_have_texts_of_their_own() -> None:
    for name in encoded_games():
        encoding = Encoding(load(name))
        texts = {encoding.token_text(token) for token in range(encoding.vocabulary)}
        assert len(texts) == encoding.vocabulary


@every_setting
def test_pettingzoo_plays_by_our_rules(name: str, options: dict[str, str]) -> None:
    env = raw_env(name, **options)
    env.reset(seed=3)
    game: Game = load(name, **options)
    encoding = Encoding(game)
    dice = random.Random(7)
    position = after_chance(game.start(), env.position)
    steps = 0
    while not any(env.terminations.values()):
        seat = game.seats[int(env.agent_selection.removeprefix("seat_")) - 1]
        able = [one for one in position.seats_to_act() if one.side == position.mover]
        assert seat == able[0]
        observed = env.observe(env.agent_selection)
        assert legal(observed["action_mask"]) == next_tokens(encoding, position, env.chosen)
        assert (env.infos[env.agent_selection]["action_mask"] == observed["action_mask"]).all()
        drawn = encoding.drawn(position, position.mover, env.chosen)
        assert (observed["observation"] == drawn).all()
        token = dice.choice(sorted(legal(observed["action_mask"])))
        tokens = (*env.chosen, token)
        env.step(token)
        if not env.chosen:
            action = encoding.actions(position)[tokens]
            position = after_chance(position.play(action), env.position)
        assert env.position == position
        assert env.position.past == position.past
        steps += 1
        if steps % 25 == 1:
            env = pickle.loads(pickle.dumps(copy.deepcopy(env)))
    assert position.result is not None
    for agent, reward in env.rewards.items():
        side = game.seats[int(agent.removeprefix("seat_")) - 1].side
        assert abs(reward - (2 * position.result.payoffs()[side - 1] - 1)) < 1e-6


@every_setting
def test_the_batch_plays_by_our_rules(name: str, options: dict[str, str]) -> None:
    rows, steps = 130, 60  # enough rows for two threads
    batch = Batch(load(name, **options), rows=rows, seed=11, threads=2)
    game, encoding = batch.game, batch.encoding
    followed = [0, 77, rows - 1]
    positions = [after_chance(game.start(), batch.position(row)) for row in followed]
    for _ in range(steps):
        for row, position in zip(followed, positions, strict=True):
            assert batch.position(row) == position
            assert batch.movers[row] == position.mover
            assert legal(batch.masks[row]) == next_tokens(encoding, position, batch.chosen(row))
            drawn = encoding.drawn(position, position.mover, batch.chosen(row))
            assert (batch.planes[row] == drawn).all()
        tokens = batch.random_tokens()
        begun = [(*batch.chosen(row), int(tokens[row])) for row in followed]
        batch.step(tokens)
        for i, row in enumerate(followed):
            action = encoding.actions(positions[i]).get(begun[i])
            if action is None:
                assert not batch.over[row]
                continue
            after = positions[i].play(action)
            if batch.over[row]:
                ends = [after] if after.mover != CHANCE else map(after.play, after.outcomes())
                payoffs = [end.result.payoffs() for end in ends if end.result is not None]
                expected = [tuple(2 * share - 1 for share in shares) for shares in payoffs]
                assert tuple(map(float, batch.rewards[row].round(6))) in [
                    tuple(round(share, 6) for share in shares) for shares in expected
                ]
                positions[i] = after_chance(game.start(), batch.position(row))
            else:
                assert not batch.rewards[row].any()
                positions[i] = after_chance(after, batch.position(row))
