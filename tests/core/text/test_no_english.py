"""No English is left in the other languages: not in a sentence, not in a rule book.

Chinese and Japanese are told apart by their script: any run of Latin letters must be a name or
notation. Vietnamese shares our letters, so there common English words are looked for.
"""

import re
from pathlib import Path

import pytest

import wuqi

PACKAGE = Path(wuqi.__file__).parent
BY_SCRIPT = ("zh-Hant", "zh-Hans", "ja")
LATIN = re.compile(r"[A-Za-z]{3,}")

# What is typed or quoted, and so the same in every language.
NOTATION = re.compile(
    r"```.*?```|`[^`]*`"  # diagrams, code
    r"|\{[^{}]*\}|\{ \$\w+ ->"  # what is filled in
    r"|[\w/]+\.(?:py|ftl|md|json|js)\b|web/src/games"  # files
    r"|\byou,\S+|《[^》]*》|[a-z+]+://\S+|--[a-z-]+|\b[a-z-]+=(?:\{[^{}]*\}|\S)+|\bwuqi [a-z]+\b"
    r"|\"[^\"]*\"|“[^”]*”|「[^」]*」",
    re.DOTALL,
)
NAMES = LATIN.findall(
    "Wuqi Gakken PDN FEN FMJD JSON SVG PNG GIF SQLite PostgreSQL Redis Ray Node Python UCT Hub "
    "Elo SPRT Parquet Arrow Webhook RSS QR Code "
    "Scan English token Haar Hoolim Sid Sackson Three Musketeers Gamut Games tam binh"
)
TYPED = LATIN.findall(  # by people at a terminal, or in the text of a position
    "quit help undo save board wait hint show next Enter pip install wuqi ray level hub huff quiet "
    "passed recalled removed GameType sqlite aiosqlite postgresql asyncpg redis "
    "zh-Hant zh-Hans game games pdn options start actions DEPTH CPU Redis https play "
    "random perfect here debug info warning metrics make page check count actions judge ACTION "
    "run PORT Ctrl C Y n text json auto resign alpha beta choose view seat py MODULE CLASS program "
    "run PORT Ctrl C Y n text json auto resign alpha beta choose view seat py MODULE CLASS program "
    "result WORDS REASONS KINDS parquet arrow WUQI SMTP"
)
ENGLISH = re.compile(
    r"\b(the|and|with|your|you|this|that|from|have|must|cannot|which|player|board|piece|pieces|"
    r"move|moves|game|games|table|seat|not|are|was|will|there|when)\b",
    re.IGNORECASE,
)


def texts(language: str) -> list[tuple[str, str]]:
    """Every stretch of a language, with where it stands: one a message, one a line of a book."""
    found = []
    for path in sorted(PACKAGE.glob(f"**/locales/{language}.*")):
        text = NOTATION.sub(" ", path.read_text("utf-8"))
        for number, line in enumerate(text.splitlines(), 1):
            if path.suffix == ".ftl":
                line = re.sub(r"^-?[a-z][\w-]* =|^\s*\*?\[\w+\]|^#.*|->", "", line)
            found.append((f"{path.parent.parent.name}/{path.name}:{number}", line))
    return found


@pytest.mark.parametrize("language", BY_SCRIPT)
def test_only_names_are_in_latin_letters(language: str) -> None:
    strange = [
        f"{where}: {word}"
        for where, text in texts(language)
        for word in LATIN.findall(text)
        if word not in (*NAMES, *TYPED)
    ]
    assert strange == []


def test_vietnamese_is_vietnamese() -> None:
    strange = [
        f"{where}: {text.strip()}" for where, text in texts("vi") if len(ENGLISH.findall(text)) > 1
    ]
    assert strange == []
