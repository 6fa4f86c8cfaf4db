"""Checks a game's folder, and says in sentences everything that is missing or wrong.

What makes the game unplayable is a problem. What people would miss but can do without is a
warning: a language, the rule book, the drawing, and what else games in Wuqi itself have.
"""

import ast
import re
from collections.abc import Callable, Iterable, Iterator
from pathlib import Path

from wuqi.core.board.inks import INKS
from wuqi.core.board.showing import line_of
from wuqi.core.errors import IllegalAction, WuqiError
from wuqi.core.folder.folders import SHIPPED, Folder, folder_of
from wuqi.core.folder.importing import MISTAKES, mistake
from wuqi.core.folder.inside import lacking_inside, reasons_without_a_golden_game
from wuqi.core.folder.loading import known, lacking
from wuqi.core.folder.trying import compile_all, play_some
from wuqi.core.game import Game
from wuqi.core.registry import configure
from wuqi.core.text.rulebook import Diagram, rule_book
from wuqi.core.text.words import LANGUAGES, has_word, keys_in

# Optional files that people would miss.
EXPECTED = {"locales/en.md": "game-lacks-book", "opening.json": "game-lacks-opening"}
PAGE = SHIPPED.parents[2] / "web" / "src" / "games"
# What complete keys of words look like in code.
NAMED = re.compile(r"(expect|goal|moves|piece|position|why)-[a-z0-9]+(-[a-z0-9]+)*")

Findings = list[WuqiError]
Check = Callable[[Game], Iterable[WuqiError] | None]


def missing(name: str) -> tuple[Findings, Findings]:
    """The problems and the warnings of a game, whether or not it is finished."""
    folder = folder_of(name) or _begun(name) or known(name)
    problems = lacking(folder)
    if not problems:
        problems = list(_looked_over(folder))
    warnings = list(_warnings(folder))
    if folder.shipped:
        warnings += lacking_inside(folder)
        if not problems:
            warnings += reasons_without_a_golden_game(folder)
    return problems, warnings


def _begun(name: str) -> Folder | None:
    """One of our folders that is not a game yet."""
    path = SHIPPED / name
    return Folder(name, f"wuqi.games.{name}", path) if name and path.is_dir() else None


def _looked_over(folder: Folder) -> Iterator[WuqiError]:
    """Runs one check after another. If one finds a mistake in the code, only that is reported:
    the later checks would only find it again."""
    looks: tuple[Check, ...] = (_words, _inks, compile_all, play_some, _book, _opening)
    listed = set()
    for look in looks:
        try:
            found = list(look(configure(folder.name, None, {})) or ())
        except MISTAKES as error:
            yield mistake(folder, error, "face.py")
            return
        for one in found:
            if str(one) not in listed:
                listed.add(str(one))
                yield one
        if any(one.key == "game-overflows" for one in found):
            return  # continuing would overwrite memory


def _words(game: Game) -> Iterator[WuqiError]:
    """Everything that is declared needs a name, and every message that the code uses must exist."""
    face = game.face
    wanted = ["name", "tagline", "credit"]
    wanted += [f"option-{option.name}" for option in face.OPTIONS]
    wanted += [f"option-{option.name}-{v}" for option in face.OPTIONS for v in option.values]
    wanted += [f"preset-{preset}" for preset in face.PRESETS]
    wanted += [f"reason-{reason}" for reason in face.REASONS]
    wanted += [f"kind-{kind}" for kind in face.ACTION_KINDS]
    wanted += [f"side-{side + 1}" for side in range(game.kernel.most_sides)]
    wanted += [goal.key for goal in game.goals]
    wanted += sorted({cell.piece for cell in game.start().pieces.values()})
    wanted += _named_in_code(known(game.name))
    wanted += [f"noun-{key[6:]}" for key in wanted if key.startswith("piece-")]  # in sentences
    for key in dict.fromkeys(wanted):
        if not has_word(key, game.name):
            yield WuqiError("game-lacks-word", word=key)


def _named_in_code(folder: Folder) -> list[str]:
    """The complete keys of words in a game's Python files."""
    found: set[str] = set()
    for path in folder.path.glob("*.py"):
        for node in ast.walk(ast.parse(path.read_text("utf-8"))):
            if isinstance(node, ast.Constant) and isinstance(node.value, str):
                found |= {node.value} if NAMED.fullmatch(node.value) else set()
    return sorted(found)


def _inks(game: Game) -> Iterator[WuqiError]:
    used = [*game.face.INKS.values(), game.face.ACCENT, *game.start().picture.inks]
    for ink in dict.fromkeys(used):
        if ink is not None and ink not in INKS:
            yield WuqiError("game-unknown-ink", ink=ink, right=" | ".join(filter(None, INKS)))


def _book(game: Game) -> Iterator[WuqiError]:
    """Checks the diagrams of the rule book."""
    parts = rule_book(game.name, "en")
    number = 0
    while True:
        number += 1
        try:
            part = next(part for part in parts if isinstance(part, Diagram))
            position = part.position
            for action in part.play:
                position = position.play(action)
        except StopIteration:
            return
        except WuqiError as error:
            yield WuqiError("game-bad-diagram", number=number, reason=error)
            continue
        for action in part.refused:
            try:
                part.position.play(action)
            except IllegalAction:
                continue
            yield WuqiError("game-diagram-allows", number=number, action=action)


def _opening(game: Game) -> Iterator[WuqiError]:
    try:
        line_of(game.name)
    except WuqiError as error:
        yield error


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
