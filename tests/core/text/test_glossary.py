"""docs/glossary.md holds: its words are used, and the words it bans have not come back."""

import re
from pathlib import Path

import pytest

import wuqi
from tests.conftest import ROOT
from wuqi.core.registry import names
from wuqi.core.text.words import LANGUAGES, catalogues, words

PACKAGE = Path(wuqi.__file__).parent
GLOSSARY = ROOT / "docs" / "glossary.md"
ALPHABETIC = ("en", "vi")  # languages whose words are separated by spaces
FEWEST = 20  # banned words of a language
CODE = re.compile(r"```.*?```|`[^`]*`", re.DOTALL)


def table(heading: str) -> list[dict[str, str]]:
    """The rows of the table under a heading, by the names of its columns."""
    text = GLOSSARY.read_text("utf-8").split(f"## {heading}\n")[1].split("\n## ")[0]
    lines = [line for line in text.splitlines() if line.startswith("|")]
    cells = [[cell.strip() for cell in line.strip("|").split("|")] for line in lines]
    head, _, *rows = cells
    return [dict(zip(head, row, strict=True)) for row in rows]


CONCEPTS = table("Words")
BANNED = table("Words that must not come back")


def texts(language: str, where: str) -> dict[str, str]:
    """What is written in a language, by file: everywhere, in the catalogues, or for one game."""
    files = {
        "all": [
            *PACKAGE.glob(f"**/locales/{language}.ftl"),
            *PACKAGE.glob(f"games/*/locales/{language}.md"),
        ],
        "catalogues": [*PACKAGE.glob(f"**/locales/{language}.ftl")],
        "common": catalogues(language),
    }
    files["everywhere"] = files["all"]
    for game in names():
        files[game] = [*PACKAGE.glob(f"games/{game}/locales/{language}.*")]
    return {f"{path.parent.parent.name}/{path.name}": spoken(path) for path in sorted(files[where])}


def spoken(path: Path) -> str:
    """A file without what nobody reads: keys, comments, code and what is filled in."""
    text = CODE.sub(" ", path.read_text("utf-8"))
    if path.suffix == ".ftl":
        text = re.sub(r"^#.*|^[a-z][\w-]* =", "", text, flags=re.MULTILINE)
        text = re.sub(r"\{\s*(?:\$?-?[\w-]+|\"[^\"]*\")\s*\}", "·", text)
        text = re.sub(r"\{\s*\$\w+\s*->|^\s*\*?\[\w+\]|\}", " ", text, flags=re.MULTILINE)
    return text


def test_each_variant_of_a_message_is_read(tmp_path: Path) -> None:
    file = tmp_path / "en.ftl"
    file.write_text(
        "key = { $n ->\n    [one] A { $n } by itself\n   *[other] Nobody\n} yet\n", "utf-8"
    )
    assert spoken(file).split() == ["A", "·", "by", "itself", "Nobody", "yet"]


def occurrences(word: str, text: str, language: str) -> list[str]:
    """Where a word stands in a text, even over the end of a line, with what is around it."""
    parts = r"[\s#/*-]+".join(map(re.escape, word.split()))  # a line of a comment may begin between
    pattern = rf"\b{parts}\b" if language in ALPHABETIC else re.escape(word)
    flags = re.IGNORECASE if language in ALPHABETIC else 0
    return [
        text[max(0, hit.start() - 20) : hit.end() + 20].replace("\n", " ")
        for hit in re.finditer(pattern, text, flags)
    ]


@pytest.mark.parametrize("language", LANGUAGES)
def test_banned_words_have_not_come_back(language: str) -> None:
    rows = [row for row in BANNED if row["language"] == language]
    assert len(rows) >= FEWEST
    found = []
    for row in rows:
        for name, text in texts(language, row["where"]).items():
            for allowed in filter(None, row["but"].split(", ")):
                text = re.sub(re.escape(allowed), " ", text, flags=re.IGNORECASE)
            around = occurrences(row["word"], text, language)
            found += [f"{name}: {where} (write {row['instead']})" for where in around]
    assert found == []


def test_docs_and_comments_are_plain_too() -> None:
    """Words with `everywhere` are banned in docs, docstrings and comments as well."""
    docs = [path for path in (*ROOT.glob("*.md"), *ROOT.glob("docs/**/*.md")) if path != GLOSSARY]
    page = [path for kind in ("ts", "svelte") for path in (ROOT / "web/src").rglob(f"*.{kind}")]
    banned = [row for row in BANNED if row["where"] == "everywhere"]
    found = [
        f"{path.relative_to(ROOT)}: {where} (write {row['instead']})"
        for path in (*docs, *PACKAGE.rglob("*.py"), *page)
        for row in banned
        for where in occurrences(row["word"], path.read_text("utf-8"), row["language"])
    ]
    assert len(banned) >= 5
    assert found == []


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_words_of_the_glossary_are_used(language: str) -> None:
    missing = []
    for row in CONCEPTS:
        *game, key = row["key"].split("/")
        say = words(language, *game)
        filled = say(key, **dict.fromkeys(blanks(key, game[0] if game else None), "·"))
        if row[language].lower() not in filled.lower():
            missing.append(f"{row['key']}: {row[language]} is not in {filled}")
    assert missing == []


def blanks(key: str, game: str | None) -> set[str]:
    """What a message leaves to be filled in."""
    for path in catalogues("en", game):
        if found := re.search(
            rf"^{key} = (.*(?:\n[ }}].*)*)", path.read_text("utf-8"), re.MULTILINE
        ):
            return set(re.findall(r"\{\s*\$(\w+)", found[1]))
    raise KeyError(key)


def test_every_banned_word_is_of_a_language_and_has_another() -> None:
    for row in BANNED:
        assert row["language"] in LANGUAGES
        assert row["instead"]
        assert row["word"] not in row["instead"].split(", ")
