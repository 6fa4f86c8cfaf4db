"""Unicode's own data about letters, as far as names need it: scripts, what is invisible, what looks
alike (UTS #39).

`python -m wuqi.server.people.unicode_tables` makes the file beside this one from the data of ICU,
which comes with `pip install pyicu-wheels`.
"""

import sys
import unicodedata
from bisect import bisect_right
from collections.abc import Callable, Iterator
from functools import cache
from importlib import import_module
from itertools import groupby
from pathlib import Path
from typing import Any

import msgspec

FILE = Path(__file__).with_name("unicode_tables.json")
LETTERS = range(1, 12)  # ICU's categories of what a name may consist of: letters, marks, numbers
SHARED = frozenset({"Common", "Inherited", "Unknown"})  # by all scripts, or of none
INVISIBLE = "Default_Ignorable_Code_Point"

Span = tuple[int, int, str]


class UnicodeTables(msgspec.Struct):
    """The contents of the file."""

    version: str  # of Unicode
    scripts: list[Span]  # from and up to which letter; in order
    invisible: list[Span]
    looks: dict[str, str]  # what a letter is taken for


@cache
def tables() -> UnicodeTables:
    return msgspec.json.decode(FILE.read_bytes(), type=UnicodeTables)


def script(letter: str) -> str | None:
    """The script of a letter; None if several share it."""
    return _found(tables().scripts, letter)


def is_invisible(letter: str) -> bool:
    """Whether nothing need be drawn for it: default-ignorable, as Unicode says."""
    return _found(tables().invisible, letter) is not None


def skeleton(text: str) -> str:
    """What a text looks like (UTS #39): texts with the same skeleton can be confused."""
    looks = tables().looks
    decomposed = unicodedata.normalize("NFD", text)
    seen = "".join(looks.get(letter, letter) for letter in decomposed)
    return unicodedata.normalize("NFD", seen)


def _found(spans: list[Span], letter: str) -> str | None:
    number = ord(letter)
    at = bisect_right(spans, number, key=lambda span: span[0]) - 1
    return spans[at][2] if at >= 0 and number <= spans[at][1] else None


# -- making the file ------------------------------------------------------------------------------


def main() -> None:
    """Writes the file again."""
    icu = import_module("icu")
    made = UnicodeTables(
        icu.UNICODE_VERSION,
        list(_spans(lambda number: _script(icu, number))),
        list(_spans(lambda number: INVISIBLE if _is_ignorable(icu, number) else None)),
        dict(_looks(icu)),
    )
    FILE.write_bytes(msgspec.json.encode(made) + b"\n")


def _spans(value: Callable[[int], str | None]) -> Iterator[Span]:
    """Letters that follow on each other and have the same value."""
    for found, numbers in groupby(range(sys.maxunicode + 1), value):
        if found is not None:
            first, *others = numbers
            yield first, others[-1] if others else first, found


def _script(icu: Any, number: int) -> str | None:
    name = str(icu.Script.getScript(number).getName())
    return None if name in SHARED else name


def _is_ignorable(icu: Any, number: int) -> bool:
    return bool(icu.Char.hasBinaryProperty(number, icu.UProperty.DEFAULT_IGNORABLE_CODE_POINT))


def _looks(icu: Any) -> Iterator[tuple[str, str]]:
    """Pairs of letters that names may consist of once they are in a normal form (NFKC)."""
    normal = (icu.Normalizer2.getNFKCInstance(), icu.Normalizer2.getNFDInstance())
    checker = icu.SpoofChecker()
    for number in range(sys.maxunicode + 1):
        if icu.Char.charType(number) not in LETTERS or _is_ignorable(icu, number):
            continue
        one = chr(number)
        look = checker.getSkeleton(0, one)
        if look != one and all(form.normalize(one) == one for form in normal):
            yield one, look


if __name__ == "__main__":
    main()
