"""Names: any script, but nothing that hides, imitates or misleads."""

import unicodedata
from functools import cache

from wuqi.server.errors import Refusal

LONGEST = 24
# Letters, marks, numbers, and a little punctuation that names have in some language.
ALLOWED = frozenset("LMN")
PUNCTUATION = frozenset(" -_.'’·・")
# Alphabets whose letters look like each other's: a name keeps to one of them.
ALIKE_SCRIPTS = frozenset({"LATIN", "GREEK", "CYRILLIC", "ARMENIAN", "CHEROKEE", "COPTIC"})
# What such letters, and some within one alphabet, are taken for.
LOOK = {
    letter: look
    for look, letters in {
        "a": "аα4",
        "c": "сϲ",
        "e": "еε3",
        "g": "9",
        "h": "һн",
        "j": "ј",
        "k": "кκ",
        "l": "1|ӏⅼiіιı",  # a capital I is an l
        "m": "м",
        "n": "ո",
        "o": "0оοօ",
        "p": "рρ",
        "s": "5ѕ",
        "t": "тτ",
        "u": "υս",
        "v": "ν",
        "x": "хχ",
        "y": "уγ",
    }.items()
    for letter in letters
}
RESERVED_NAMES = """
    admin administrator moderator mod root system server support staff official owner wuqi goki
    nguky 五棋 guest somebody nobody anonymous deleted you me computer machine bot engine player
    random perfect level null undefined everyone
    管理員 管理员 系統 系统 客服 官方 電腦 电脑 匿名 訪客 访客
    quantri quảntrị hệthống máytính khách ẩndanh
    管理者 運営 公式 システム コンピュータ コンピューター ゲスト 名無し
"""


def tidy(name: str) -> str:
    """The name in its normal form, or a Refusal that says what is wrong with it."""
    name = " ".join(unicodedata.normalize("NFC", name).split())
    if not 1 <= len(name) <= LONGEST:
        raise Refusal("name-length", longest=LONGEST)
    for letter in name:
        if unicodedata.category(letter)[0] not in ALLOWED and letter not in PUNCTUATION:
            raise Refusal("name-letter", letter=f"U+{ord(letter):04X}")
    if not any(unicodedata.category(letter)[0] in "LN" for letter in name):
        raise Refusal("name-no-letter")
    if _most_marks(name) > 3:
        raise Refusal("name-marks")
    if len({_script(letter) for letter in name} & ALIKE_SCRIPTS) > 1:
        raise Refusal("name-mixed")
    if key(name) in _reserved():
        raise Refusal("name-reserved", name=name)
    return name


def key(name: str) -> str:
    """What names that look alike have in common."""
    return "".join(LOOK.get(letter, letter) for letter in _bare(name))


@cache
def _reserved() -> frozenset[str]:
    return frozenset(map(key, RESERVED_NAMES.split()))


def _bare(name: str) -> str:
    """Without case, width and punctuation."""
    folded = unicodedata.normalize("NFKC", unicodedata.normalize("NFKC", name).casefold())
    return "".join(letter for letter in folded if letter not in PUNCTUATION)


def _script(letter: str) -> str:
    return unicodedata.name(letter, "").split(" ")[0]


def _most_marks(name: str) -> int:
    """The highest pile of combining marks: some names are written to be drawn over others."""
    most = run = 0
    for letter in unicodedata.normalize("NFD", name):
        run = run + 1 if unicodedata.category(letter)[0] == "M" else 0
        most = max(most, run)
    return most
