"""Names: any script, but nothing that hides, imitates or misleads."""

import unicodedata

from wuqi.server.errors import Refusal

LONGEST = 24
SHORTEST = 1
# Letters, marks, numbers, and a little punctuation that names have in some language.
ALLOWED = frozenset("LMN")
PUNCTUATION = frozenset(" -_.'’·・")


def tidy(name: str) -> str:
    """The name in its normal form, or a Refusal that says what is wrong with it."""
    name = " ".join(unicodedata.normalize("NFC", name).split())
    if not SHORTEST <= len(name) <= LONGEST:
        raise Refusal("name-length", longest=LONGEST)
    for letter in name:
        if unicodedata.category(letter)[0] not in ALLOWED and letter not in PUNCTUATION:
            raise Refusal("name-letter", letter=f"U+{ord(letter):04X}")
    if not any(unicodedata.category(letter)[0] in "LN" for letter in name):
        raise Refusal("name-no-letter")
    return name
