"""Unicode's own data about letters, as far as names need it: scripts, what is invisible, what looks
alike (UTS #39).

`python -m wuqi.server.people.unicode_tables FOLDER` makes the file beside this one from Unicode's
`Scripts.txt`, `DerivedCoreProperties.txt` and `confusables.txt` in a folder.
"""

import re
import sys
import unicodedata
from bisect import bisect_right
from collections.abc import Iterator
from functools import cache
from pathlib import Path

import msgspec

FILE = Path(__file__).with_name("unicode_tables.json")
LETTERS = frozenset("LMN")  # categories of what a name may consist of
SHARED = frozenset({"Common", "Inherited"})  # by all scripts

Span = tuple[int, int, str]

_LINE = re.compile(r"([0-9A-F]+)(?:\.\.([0-9A-F]+))?\s*;\s*(\w+)")


class UnicodeTables(msgspec.Struct):
    """The contents of the file."""

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
    folder = Path(sys.argv[1])
    scripts = [one for one in _spans(folder / "Scripts.txt") if one[2] not in SHARED]
    properties = _spans(folder / "DerivedCoreProperties.txt")
    invisible = [one for one in properties if one[2] == "Default_Ignorable_Code_Point"]
    looks = dict(sorted(_looks(folder / "confusables.txt")))
    made = UnicodeTables(_merged(scripts), _merged(invisible), looks)
    FILE.write_bytes(msgspec.json.encode(made) + b"\n")


def _spans(path: Path) -> Iterator[Span]:
    for line in path.read_text("utf-8").splitlines():
        if (found := _LINE.match(line)) is not None:
            first = int(found[1], 16)
            yield first, int(found[2] or found[1], 16), found[3]


def _merged(spans: list[Span]) -> list[Span]:
    """In order, with those joined that follow on each other."""
    joined: list[Span] = []
    for first, last, name in sorted(spans):
        if joined and joined[-1][1] + 1 == first and joined[-1][2] == name:
            joined[-1] = (joined[-1][0], last, name)
        else:
            joined.append((first, last, name))
    return joined


def _looks(path: Path) -> Iterator[tuple[str, str]]:
    """Pairs of letters that names may consist of once they are in a normal form (NFKC)."""
    for line in path.read_text("utf-8-sig").splitlines():
        found = line.split("#")[0].split(";")
        if len(found) < 3:
            continue
        one, look = ("".join(chr(int(n, 16)) for n in part.split()) for part in found[:2])
        possible = unicodedata.normalize("NFKC", one) == one
        if len(one) == 1 and possible and unicodedata.category(one)[0] in LETTERS:
            yield one, look


if __name__ == "__main__":
    main()
