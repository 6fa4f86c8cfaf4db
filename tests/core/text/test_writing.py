"""How each language is written: quotation marks, ellipses, percentages, full-width punctuation."""

import re
from pathlib import Path

import pytest

from tests.core.text.test_glossary import CODE
from tests.core.text.test_used_words import HOLE, PAGE, QUOTED
from tests.core.text.test_words import messages
from wuqi.core.text.words import LANGUAGES, PACKAGE

WIDE = r"[\u3040-\u30ff\u3400-\u9fff々ー」』）。、，：；！？]"
TYPED = re.compile(  # into a terminal
    r"""\{"[^"]*"\}|'wuqi\[ray\]'|[a-z+]+://\S+|[a-z]+=…|(?<=[\s，。、；])\? (?=\S)"""
)

# What must not stand in a text, and why.
EVERYWHERE = {
    r"[\"']": "straight quotation mark",
    r"\s…|\.\.\.": "ellipsis with a space, or made of dots",
    r"[\d}]\s+%": "space before a percent sign",
    r"«|»|„|‟": "quotation marks of another language",
    r" [,;!?](?!\w)": "space before punctuation",
}
IN_WIDE_SCRIPTS = {
    rf"(?<={WIDE})[,:;!?()]": "half-width punctuation after a wide character",
    rf"[,;!?)](?={WIDE})": "half-width punctuation before a wide character",
    rf"(?<={WIDE})…(?!…)(?={WIDE})": "half an ellipsis",
}
OF_LANGUAGE = {
    "en": {r"[「」『』‘]": "quotation marks of another language"},
    "vi": {r"[「」『』‘’]": "quotation marks of another language"},
    "zh-Hant": {r"[“”‘’]": "quotation marks of another language", **IN_WIDE_SCRIPTS},
    "zh-Hans": {r"[「」『』]": "quotation marks of another language", **IN_WIDE_SCRIPTS},
    "ja": {r"[“”‘’]": "quotation marks of another language", **IN_WIDE_SCRIPTS},
}


def lines(language: str) -> list[tuple[str, str]]:
    """Every line of a language with where it stands, without code and what is typed."""
    found = []
    paths = [
        *PACKAGE.glob(f"**/locales/{language}.ftl"),
        *PACKAGE.glob(f"games/*/locales/{language}.md"),
    ]
    for path in sorted(paths):
        text = CODE.sub(lambda hit: "\n" * hit[0].count("\n") or "x", path.read_text("utf-8"))
        for number, line in enumerate(TYPED.sub("x", text).splitlines(), 1):
            if not line.startswith("#") or path.suffix == ".md":
                found.append((f"{path.parent.parent.name}/{path.name}:{number}", line))
    return found


@pytest.mark.parametrize("language", LANGUAGES)
def test_punctuation_is_the_languages_own(language: str) -> None:
    rules = {**EVERYWHERE, **OF_LANGUAGE[language]}
    found = [
        f"{where}: {why}: {line.strip()}"
        for where, line in lines(language)
        for pattern, why in rules.items()
        if re.search(pattern, re.sub(r"^[a-z][\w-]* = ", "", line))
    ]
    assert found == []


def page_keys() -> set[str]:
    """The messages that the page asks for by their names."""
    code = [
        path.read_text("utf-8") for kind in ("svelte", "ts") for path in PAGE.rglob(f"*.{kind}")
    ]
    whole = {key for text in code for key in QUOTED.findall(HOLE.sub("\0", text))}
    made = [key for key in whole if "-\0" in key and not key.startswith("\0")]
    shapes = ["[a-z0-9-]+".join(map(re.escape, key.split("\0"))) for key in made]
    every = messages("en", ".")
    return {key for key in every if key in whole or any(re.fullmatch(s, key) for s in shapes)}


MESSAGE = re.compile(r"^([a-z][\w-]*) = (.*(?:\n[ }].*)*)", re.MULTILINE)
TERMINAL = re.compile(
    r"(?<!\w)--[a-z]|\bwuqi [a-z]+\b|`|\b[a-z]+=\S|\blevel:\d|\bstdin\b|\bEnter\b"
)


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_page_shows_nothing_meant_for_the_terminal(language: str) -> None:
    text = (PACKAGE / "locales" / f"{language}.ftl").read_text("utf-8")
    keys = page_keys()
    assert len(keys) > 200
    messages = {key: words for key, words in MESSAGE.findall(text) if key in keys}
    assert messages.keys() == keys
    for path in PACKAGE.glob(f"games/*/locales/{language}.ftl"):
        for key, words in MESSAGE.findall(path.read_text("utf-8")):
            if not key.startswith("position-"):  # what is wrong with a text that somebody typed
                messages[f"{path.parent.parent.name}/{key}"] = words
    assert {key: words for key, words in messages.items() if TERMINAL.search(words)} == {}


def test_code_makes_no_punctuation_for_the_page() -> None:
    """Colons, commas and brackets between words come from messages, never from the page's code."""
    shapes = {
        r"\)\}[:,;]\s": "punctuation after a word",
        r"\(\{say|\}\)<": "brackets around a word",
        r"\.join\('[ ]?[,·、]": "a joiner of its own",
        r"say[^`\n]*\)\}[:,] ?\$\{": "punctuation between words",
        r"&nbsp;": "a space of its own",
    }
    found = []
    for path in (*PAGE.rglob("*.svelte"), *PAGE.rglob("*.ts")):
        text = path.read_text("utf-8").split("<style")[0]
        for number, line in enumerate(text.splitlines(), 1):
            if not line.strip().startswith(("//", "*", "/*", "import")):
                found += [
                    f"{Path(path).relative_to(PAGE)}:{number}: {why}: {line.strip()}"
                    for shape, why in shapes.items()
                    if re.search(shape, line)
                ]
    assert found == []
