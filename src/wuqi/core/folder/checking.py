"""Looks a game's folder over: everything that is missing or wrong, at once, in sentences.

What stands in the way of playing is a problem. What people would miss but can do without is a
warning: a language, the rule book, the drawing.
"""

import random
from collections.abc import Iterator
from pathlib import Path

import numpy as np

from wuqi.core.errors import WuqiError
from wuqi.core.folder.folders import SHIPPED, Folder, folder_of
from wuqi.core.folder.loading import known, lacking
from wuqi.core.game import Game
from wuqi.core.kernel import CHANCE
from wuqi.core.position import Position
from wuqi.core.registry import configure
from wuqi.core.text.words import LANGUAGES, has_word, keys_in

GAMES = 3  # random games that are played
LONGEST = 2_000  # plies: a game that goes on longer does not end
# Of the optional files, those that people would miss.
EXPECTED = {"locales/en.md": "game-lacks-book", "opening.json": "game-lacks-opening"}
PAGE = SHIPPED.parents[2] / "web" / "src" / "games"

Findings = list[WuqiError]


def missing(name: str) -> tuple[Findings, Findings]:
    """The problems and the warnings of a game, whether or not it is finished."""
    folder = folder_of(name) or _begun(name) or known(name)
    problems = lacking(folder)
    if not problems:
        game = configure(name, None, {})
        problems = [*_words(game), *_play(game)]
    return problems, list(_warnings(folder))


def _begun(name: str) -> Folder | None:
    """A folder of ours that is no game yet."""
    path = SHIPPED / name
    return Folder(name, f"wuqi.games.{name}", path) if name and path.is_dir() else None


def _words(game: Game) -> Iterator[WuqiError]:
    """What is declared must have a name."""
    face = game.face
    wanted = ["name", "tagline", "credit"]
    wanted += [f"option-{option.name}" for option in face.OPTIONS]
    wanted += [f"option-{option.name}-{v}" for option in face.OPTIONS for v in option.values]
    wanted += [f"preset-{preset}" for preset in face.PRESETS]
    wanted += [f"reason-{reason}" for reason in face.REASONS]
    wanted += [f"side-{side + 1}" for side in range(game.kernel.most_sides)]
    wanted += [goal.key for goal in game.goals]
    wanted += sorted({cell.piece for cell in game.start().pieces.values()})
    for key in wanted:
        if not has_word(key, game.name):
            yield WuqiError("game-lacks-word", word=key)


def _play(game: Game) -> Iterator[WuqiError]:
    """Plays a few random games and looks at every position."""
    found: dict[str, WuqiError] = {}
    for seed in range(GAMES):
        chance, position = random.Random(seed), game.start()
        for _ in range(LONGEST):
            for error in _wrong(position):
                found.setdefault(error.key, error)  # one of each kind is enough
            if position.result is not None:
                break
            outcomes = position.outcomes()
            pool = list(outcomes) if position.mover == CHANCE else list(position.actions())
            if not pool:
                yield WuqiError("game-stands-still", position=str(position))
                return
            position = position.play(chance.choice(pool))
        else:
            found.setdefault("game-endless", WuqiError("game-endless", plies=LONGEST))
    yield from found.values()


def _wrong(position: Position) -> Iterator[WuqiError]:
    game, text = position.game, str(position)
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
    worth = [int(game.kernel.judge(position.state, side + 1)) for side in range(game.sides)]
    if any(abs(value) > 999 for value in worth) or (game.sides == 2 and sum(worth) != 0):
        yield WuqiError("game-misjudged", **where)
    if len({len(row) for row in position.picture.rows}) != 1:
        yield WuqiError("game-ragged", **where)
    if position.mover > 0 and not has_word(position.expected.key, game.name):
        yield WuqiError("game-lacks-word", word=position.expected.key)


def _warnings(folder: Folder) -> Iterator[WuqiError]:
    locales = folder.path / "locales"
    english = keys_in(_text(locales / "en.ftl"))
    for language in LANGUAGES:
        own = keys_in(_text(locales / f"{language}.ftl"))
        if english - own:
            yield WuqiError("game-lacks-language", language=language, number=len(english - own))
    for file, sentence in EXPECTED.items():
        if not (folder.path / file).is_file():
            yield WuqiError(sentence)
    drawn = PAGE / folder.name / "drawing.ts" if folder.shipped else folder.path / "drawing.js"
    if (PAGE.is_dir() or not folder.shipped) and not drawn.is_file():
        yield WuqiError("game-lacks-drawing", file=drawn.name)


def _text(path: Path) -> str:
    return path.read_text("utf-8") if path.is_file() else ""
