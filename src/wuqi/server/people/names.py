"""Names: any script, but nothing that hides, imitates or misleads."""

import unicodedata
from functools import cache

from wuqi.server.errors import Refusal
from wuqi.server.people.unicode_tables import is_invisible, script, skeleton

LONGEST = 24
# Letters, marks, numbers, and the little punctuation that occurs in names.
ALLOWED = frozenset("LMN")
PUNCTUATION = frozenset(" -_.'’·・")
# A name keeps to one script, or to those that are written together (UTS #39, highly restrictive).
TOGETHER = (
    frozenset({"Latin", "Han", "Hiragana", "Katakana"}),
    frozenset({"Latin", "Han", "Bopomofo"}),
    frozenset({"Latin", "Han", "Hangul"}),
)
# Letters that Unicode does not call confusable, but that people use in place of each other.
STAND_INS = str.maketrans({"i": "l", "ı": "l", "1": "l", "0": "o", "3": "e", "4": "a", "5": "s"})
STAND_INS[ord("9")] = "g"
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
        known = unicodedata.category(letter)[0] in ALLOWED or letter in PUNCTUATION
        if not known or is_invisible(letter):
            raise Refusal("name-letter", letter=f"U+{ord(letter):04X}")
    if not any(unicodedata.category(letter)[0] in "LN" for letter in name):
        raise Refusal("name-no-letter")
    if _most_marks(name) > 3:
        raise Refusal("name-marks")
    scripts = {found for letter in name if (found := script(letter)) is not None}
    if len(scripts) > 1 and not any(scripts <= some for some in TOGETHER):
        raise Refusal("name-mixed")
    if not _reserved().isdisjoint(keys(name)):
        raise Refusal("name-reserved", name=name)
    return name


def key(name: str) -> str:
    """A key that is equal for names that look alike, in capitals or not."""
    return _shape(_folded(_bare(name)))


def keys(name: str) -> tuple[str, ...]:
    """The key of a name, and that of what its capitals look like: Cyrillic ВОВ is like Bob."""
    return tuple(dict.fromkeys((key(name), _shape(_folded(skeleton(_bare(name)))))))


@cache
def _reserved() -> frozenset[str]:
    return frozenset(map(key, RESERVED_NAMES.split()))


def _shape(name: str) -> str:
    """A skeleton has capitals where those are the usual form of a letter."""
    return _folded(skeleton(name)).translate(STAND_INS)


def _folded(name: str) -> str:
    return unicodedata.normalize("NFKC", name.casefold())


def _bare(name: str) -> str:
    """Without width and punctuation."""
    plain = unicodedata.normalize("NFKC", name)
    return "".join(letter for letter in plain if letter not in PUNCTUATION)


def _most_marks(name: str) -> int:
    """The most combining marks on one letter: some names use them to cover other text."""
    most = run = 0
    for letter in unicodedata.normalize("NFD", name):
        run = run + 1 if unicodedata.category(letter)[0] == "M" else 0
        most = max(most, run)
    return most
