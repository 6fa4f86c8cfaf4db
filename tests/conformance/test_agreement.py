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
from wuqi.core.game import Game
from wuqi.core.kernel import CHANCE
from wuqi.core.position import Position
from wuqi.core.spelling import Spelling, spelled


def next_letters(spelling: Spelling, position: Position, word: tuple[int, ...]) -> set[int]:
    """The letters that may come after some already chosen."""
    length = len(word)
    return {whole[length] for whole in spelling.words(position) if whole[:length] == word}


def legal(mask: Any) -> set[int]:
    return set(map(int, np.flatnonzero(mask)))


@every_setting
def test_words_are_a_prefix_free_code(name: str, options: dict[str, str]) -> None:
    game = load(name, **options)
    spelling = Spelling(game)
    position, dice = game.start(), random.Random(5)
    while position.mover:
        if position.mover == CHANCE:
            position = position.play(dice.choice(list(position.outcomes())))
            continue
        words = spelling.words(position)
        assert len(words) == len(position.actions())
        assert all(0 <= letter < spelling.alphabet for word in words for letter in word)
        beginnings = {word[:length] for word in words for length in range(1, len(word))}
        assert not beginnings & words.keys()
        word, action = dice.choice(list(words.items()))
        assert spelling.word(position, str(action)) == word
        position = position.play(action)


def test_letters_have_texts_of_their_own() -> None:
    for name in spelled():
        spelling = Spelling(load(name))
        texts = {spelling.letter_text(letter) for letter in range(spelling.alphabet)}
        assert len(texts) == spelling.alphabet


@every_setting
def test_pettingzoo_plays_by_our_rules(name: str, options: dict[str, str]) -> None:
    env = raw_env(name, **options)
    env.reset(seed=3)
    game: Game = load(name, **options)
    spelling = Spelling(game)
    dice = random.Random(7)
    position = after_chance(game.start(), env.position)
    letters = 0
    while not any(env.terminations.values()):
        seat = game.seats[int(env.agent_selection.removeprefix("seat_")) - 1]
        able = [one for one in position.seats_to_act() if one.side == position.mover]
        assert seat == able[0]
        observed = env.observe(env.agent_selection)
        assert legal(observed["action_mask"]) == next_letters(spelling, position, env.word)
        assert (env.infos[env.agent_selection]["action_mask"] == observed["action_mask"]).all()
        drawn = spelling.drawn(position, position.mover, env.word)
        assert (observed["observation"] == drawn).all()
        letter = dice.choice(sorted(legal(observed["action_mask"])))
        word = (*env.word, letter)
        env.step(letter)
        if not env.word:
            action = spelling.words(position)[word]
            position = after_chance(position.play(action), env.position)
        assert env.position == position
        assert env.position.past == position.past
        letters += 1
        if letters % 25 == 1:
            env = pickle.loads(pickle.dumps(copy.deepcopy(env)))
    assert position.result is not None
    for agent, reward in env.rewards.items():
        side = game.seats[int(agent.removeprefix("seat_")) - 1].side
        assert abs(reward - (2 * position.result.payoffs()[side - 1] - 1)) < 1e-6


@every_setting
def test_the_batch_plays_by_our_rules(name: str, options: dict[str, str]) -> None:
    rows, steps = 130, 60  # enough rows for two threads
    batch = Batch(load(name, **options), rows=rows, seed=11, threads=2)
    game, spelling = batch.game, batch.spelling
    followed = [0, 77, rows - 1]
    positions = [after_chance(game.start(), batch.position(row)) for row in followed]
    for _ in range(steps):
        for row, position in zip(followed, positions, strict=True):
            assert batch.position(row) == position
            assert batch.movers[row] == position.mover
            assert legal(batch.masks[row]) == next_letters(spelling, position, batch.word(row))
            drawn = spelling.drawn(position, position.mover, batch.word(row))
            assert (batch.planes[row] == drawn).all()
        letters = batch.random_letters()
        words = [(*batch.word(row), int(letters[row])) for row in followed]
        batch.step(letters)
        for i, row in enumerate(followed):
            action = spelling.words(positions[i]).get(words[i])
            if action is None:
                assert not batch.over[row]
                continue
            after = positions[i].play(action)
            if batch.over[row]:
                ends = [after] if after.mover != CHANCE else map(after.play, after.outcomes())
                payoffs = [end.result.payoffs() for end in ends if end.result is not None]
                expected = [tuple(2 * share - 1 for share in told) for told in payoffs]
                assert tuple(map(float, batch.rewards[row].round(6))) in [
                    tuple(round(share, 6) for share in told) for told in expected
                ]
                positions[i] = after_chance(game.start(), batch.position(row))
            else:
                assert not batch.rewards[row].any()
                positions[i] = after_chance(after, batch.position(row))
