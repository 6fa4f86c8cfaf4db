"""Plays a few random games of a new game and checks every position.

The verbs write into buffers whose length the game declares. Here the buffers are much longer: if
the game declares too little, it gets an error message, and no other memory is overwritten.
"""

import random
import re
from collections.abc import Iterator

import numpy as np

from wuqi.core.errors import WuqiError
from wuqi.core.game import Game
from wuqi.core.kernel import CHANCE, OVER, SIGNATURES, Codes
from wuqi.core.native.calling import address_of
from wuqi.core.position import Position
from wuqi.core.text.words import has_word

GAMES = 3  # random games that are played
LONGEST = 2_000  # plies: a longer game is taken to be endless
SPARE = 1 << 16  # extra numbers after a buffer


def compile_all(game: Game) -> None:
    """Compiles every verb as search calls it: this finds mistakes that no random game reaches."""
    for verb, signature in SIGNATURES.items():
        address_of(game.kernel.functions[verb], signature)


def play_some(game: Game) -> Iterator[WuqiError]:
    """The problems found in a few random games, one of each kind."""
    state = game.rules.start(game.options)
    if len(state) != game.kernel.words:
        yield WuqiError("game-odd-state", length=len(state), words=game.kernel.words)
        return
    found: dict[str, WuqiError] = {}
    for seed in range(GAMES):
        for error in _one_game(game, random.Random(seed)):
            found.setdefault(f"{error.key} {error.details.get('word')}", error)
        if any(error.key in STOPPING for error in found.values()):
            break
    yield from found.values()


STOPPING = {"game-overflows", "game-lacks-reason", "game-stands-still"}


def _one_game(game: Game, chance: random.Random) -> Iterator[WuqiError]:
    position = game.start()
    for _ in range(LONGEST):
        found = list(_overflowing(position)) or list(_wrong(position))
        yield from found
        if position.mover == OVER or any(error.key in STOPPING for error in found):
            return
        outcomes = position.outcomes()
        pool = list(outcomes) if position.mover == CHANCE else list(position.actions())
        if not pool:
            yield WuqiError("game-stands-still", position=position.text)
            return
        position = position.play(chance.choice(pool))
    yield WuqiError("game-endless", plies=LONGEST)


def _roomy(length: int) -> Codes:
    return np.zeros(length + SPARE, dtype=np.int64)


def _overflowing(position: Position) -> Iterator[WuqiError]:
    """Buffers that would overflow, or a reason that does not exist."""
    kernel, state = position.game.kernel, position.state
    where = {"position": position.text}
    n = int(kernel.actions(state, _roomy(kernel.most_actions)))
    if n > kernel.most_actions:
        yield WuqiError("game-overflows", constant="MOST_ACTIONS", needed=n, **where)
    n = int(kernel.count(state, _roomy(kernel.most_actions)))
    if n > kernel.most_actions:
        yield WuqiError("game-overflows", constant="MOST_ACTIONS", needed=n, **where)
    if position.mover == CHANCE:
        most = kernel.most_outcomes
        n = int(kernel.chance(state, _roomy(most), _roomy(most)))
        if n > most:
            yield WuqiError("game-overflows", constant="MOST_OUTCOMES", needed=n, **where)
    if position.mover == OVER:
        places = _roomy(kernel.most_sides)
        reason, reasons = int(kernel.result(state, places)), position.game.face.REASONS
        if places[kernel.most_sides :].any():
            sides = int(places.nonzero()[0][-1]) + 1
            yield WuqiError("game-overflows", constant="MOST_SIDES", needed=sides, **where)
        if not 0 <= reason < len(reasons):
            yield WuqiError("game-lacks-reason", number=reason, length=len(reasons))


def _wrong(position: Position) -> Iterator[WuqiError]:
    game, text = position.game, position.text
    where = {"position": text}
    if game.read(text) != position:
        yield WuqiError("game-misread", **where)
    actions = position.actions()
    scratch = np.zeros(game.kernel.most_actions, dtype=np.int64)
    if int(game.kernel.count(position.state, scratch)) != len(actions):
        yield WuqiError("game-miscounted", **where)
    for action in actions:
        if not game.text.ACTION.fullmatch(action):
            yield WuqiError("game-odd-action", action=str(action))
        if not any(re.search(form, action) for form in game.face.ACTION_KINDS.values()):
            yield WuqiError("game-action-of-no-kind", action=str(action))
    worth = [int(game.kernel.judge(position.state, side + 1)) for side in range(game.sides)]
    if any(abs(value) > 999 for value in worth) or (game.sides == 2 and sum(worth) != 0):
        yield WuqiError("game-misjudged", **where)
    if len({len(row) for row in position.picture.rows}) != 1:
        yield WuqiError("game-ragged", **where)
    if position.mover > 0 and not has_word(position.expected.key, game.name):
        yield WuqiError("game-lacks-word", word=position.expected.key)
