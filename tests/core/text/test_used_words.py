"""No catalogue has an unused message.

Keys stand in the code as they are, or are put together there: `option-${name}` on the page,
f"reason-{result.reason}" in Python, or 'noun-' in place of 'piece-'. What is put together counts
for every key of that shape.
"""

import re
from functools import cache
from pathlib import Path

import pytest

from tests.core.text.test_words import SCOPES, messages
from wuqi.core.text.words import PACKAGE

PAGE = PACKAGE.parents[1] / "web" / "src"
HOLE = re.compile(r"(?<=[a-z0-9-])\$?\{[^{}\n]*\}|\$?\{[^{}\n]*\}(?=-[a-z$])")  # between letters
QUOTED = re.compile(r"""["'`]([a-z\0][a-z0-9\0-]*)["'`]""")
MADE_BY_COMMANDS = "help-"  # tests/cli/test_help.py looks after them


def sources() -> list[Path]:
    """The code that says something."""
    page = [path for kind in ("svelte", "ts") for path in PAGE.rglob(f"*.{kind}")]
    return [*PACKAGE.rglob("*.py"), *page]


@cache
def keys_in_code() -> tuple[frozenset[str], re.Pattern[str]]:
    """Keys as they stand, and the shapes of those that are put together."""
    whole: set[str] = set()
    shapes: set[str] = set()
    firsts: set[str] = set()
    for path in sources():
        code = path.read_text("utf-8")
        words = set(QUOTED.findall(code))
        whole |= words
        for shape in QUOTED.findall(HOLE.sub("\0", code)):
            if shape == "\0-\0":  # the first part stands in the same file
                firsts |= words
            elif "\0" in shape and "-" in shape:
                shapes.add("[a-z0-9-]+".join(map(re.escape, shape.split("\0"))))
    shapes |= {f"{re.escape(start)}[a-z0-9-]+" for start in whole if start.endswith("-")}
    whole |= {f"{first}-{second}" for first in firsts for second in whole}
    return frozenset(whole), re.compile("|".join(sorted(shapes)))


@pytest.mark.parametrize("scope", SCOPES)
def test_every_message_is_used(scope: str) -> None:
    whole, shapes = keys_in_code()
    # Fluent messages may also be used by other messages: { side-1 }.
    catalogue = (PACKAGE / scope / "locales" / "en.ftl").read_text("utf-8")
    whole |= set(re.findall(r"\{ ([a-z][\w-]*) \}", catalogue))
    unused = [
        key
        for key in messages("en", scope)
        if key not in whole
        and not shapes.fullmatch(key)
        and not key.startswith(MADE_BY_COMMANDS)
        and key not in ("name", "tagline", "credit")
    ]
    assert unused == []


def changed_by_games() -> set[str]:
    """Common messages that sound different in a game: it changes them, or a term in them."""
    ours = [path.read_text("utf-8") for path in (PACKAGE / "locales").glob("*.ftl")]
    theirs = [path.read_text("utf-8") for path in PACKAGE.glob("games/*/locales/*.ftl")]
    changed = {key for text in theirs for key in re.findall(r"^(-?[a-z][\w-]*) =", text, re.M)}
    return {
        key
        for text in ours
        for key, message in re.findall(r"^([a-z][\w-]*) =(.*(?:\n[ }].*)*)", text, re.M)
        if changed & {key, *re.findall(r"\{ (-?[a-z][\w-]*) \}", message)}
    }


def test_the_page_asks_the_game_for_words_that_games_change() -> None:
    """`say` knows only the common words: in Vietnamese pieces would be “ăn” in every game."""
    changed = changed_by_games()
    assert "seat-captured" in changed
    common = re.compile(r"import \{[^}]*\bsay\b[^}]*\} from '[./]*words/words\.svelte'")
    found = [
        f"{path.relative_to(PAGE)}: {key}"
        for path in sources()
        if path.suffix in (".svelte", ".ts") and common.search(path.read_text("utf-8"))
        for key in re.findall(r"\bsay\(\s*'([a-z][\w-]*)'", path.read_text("utf-8"))
        if key in changed
    ]
    assert found == []
