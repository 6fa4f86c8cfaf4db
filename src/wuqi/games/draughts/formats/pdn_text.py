"""The text of PDN files: games as written, before their moves are checked.

Reads what occurs in practice: blanks inside moves, all usual results, comments of both kinds,
nested variations, two encodings. Writes PDN 3.0.
"""

import re
import textwrap
from bisect import bisect_left
from collections.abc import Iterator, Sequence
from dataclasses import dataclass, field

LINE = 80

Ranking = tuple[tuple[int, ...], ...]

# How results are written. White is our blue, side 1; Black is our green.
WHITE_WON: Ranking = ((1,), (2,))
BLACK_WON: Ranking = ((2,), (1,))
DRAWN: Ranking = ((1, 2),)
RESULTS: dict[str, Ranking | None] = {
    "2-0": WHITE_WON,
    "1-0": WHITE_WON,
    "0-2": BLACK_WON,
    "0-1": BLACK_WON,
    "1-1": DRAWN,
    "1/2-1/2": DRAWN,
    "½-½": DRAWN,
    "0-0": DRAWN,  # nobody won
    "*": None,
}
WRITTEN = {WHITE_WON: "2-0", BLACK_WON: "0-2", DRAWN: "1-1", None: "*"}  # in PDN 3.0
STRENGTHS = {"!": "$1", "?": "$2", "!!": "$3", "??": "$4", "!?": "$5", "?!": "$6", "*": "$7"}

_TOKEN = re.compile(
    r"""
      (?P<space>   \s+ | ^%[^\n]* )                        # a line after % is for other programs
    | (?P<tag>     \[ \s* (?P<name>\w+) \s+ "(?P<value>(?:[^"\\\n]|\\.)*)" \s* \] )
    | (?P<remark>  ; [^\n]* )
    | (?P<nag>     \$\d+ )
    | (?P<number>  \d+\s*\.(?:\s*\.\s*\.)? | \.\.\. | … )
    | (?P<result>  (?: 1/2\s*-\s*1/2 | ½\s*-\s*½ | [02]\s*-\s*0 | 0\s*-\s*[12] | 1\s*-\s*[01] )
                   (?!\d) )
    | (?P<move>    \d{1,2} (?: \s*[-–]\s*\d{1,2} | (?:\s*[xX×:]\s*\d{1,2})+ ) (?!\d) )
    | (?P<praise>  \([!?]+\) | [!?]+ | (?<=\d)\*(?=\s*\d) )
    | (?P<star>    \* )
    | (?P<open>    \( )
    | (?P<close>   \) )
    | (?P<odd>     \S [^\s\[{(]* )
    """,
    re.VERBOSE | re.MULTILINE,
)
_BRACES = re.compile(r"\{*")
_ALL = re.compile(r".*", re.DOTALL)
_NEXT_TAGS = re.compile(r'^[^\S\n]*\[\w+\s+"', re.MULTILINE)
_NUMBER = re.compile(r"\d+")
_COMMAND = re.compile(r"\[%[^\]]*\]")


@dataclass(slots=True)
class Sheet:
    """One game as written. Comments, NAGs and variations are PDN text."""

    tags: dict[str, str] = field(default_factory=dict)
    moves: list[str] = field(default_factory=list)
    annotations: list[tuple[int, str]] = field(default_factory=list)  # after how many moves; what
    end: str | None = None  # the result its moves end with
    odd: tuple[int, str] | None = None  # the first thing that is not PDN, likewise

    def annotate(self, text: str) -> None:
        self.annotations.append((len(self.moves), text))

    def wonder(self, text: str) -> None:
        self.odd = self.odd or (len(self.moves), text)


def decode(data: bytes) -> str:
    """The text of a file in UTF-8, or else in Latin-1 with what Windows adds to it."""
    try:
        return data.decode("utf-8-sig")
    except UnicodeDecodeError:
        return data.decode("cp1252", errors="replace")


def sheets(text: str) -> Iterator[Sheet]:
    """The games of a file, one after the other."""
    sheet = Sheet()
    variation: list[str] = []  # the text inside open parentheses
    depth = 0
    for kind, token in _tokens(text.replace("\r\n", "\n").replace("\r", "\n")):
        if kind == "tag":
            if depth:
                sheet.wonder("(")
            again = token["name"] in ("White", "Black") and token["name"] in sheet.tags
            if sheet.moves or sheet.odd or again:
                yield sheet
                sheet = Sheet()
            depth, variation = 0, []
            sheet.tags.setdefault(token["name"], re.sub(r"\\(.)", r"\1", token["value"]))
        elif kind == "open" or depth:
            depth += (kind == "open") - (kind == "close")
            variation += [_tidy(kind, token[0])] if kind != "space" else []
            if depth == 0:
                sheet.annotate(_spaced(variation))
                variation = []
        elif kind == "move":
            sheet.moves.append(_tidy(kind, token[0]))
        elif kind in ("comment", "remark", "nag", "praise"):
            sheet.annotate(_tidy(kind, token[0]))
        elif kind in ("result", "star"):
            sheet.end = _tidy("result", token[0])
            if sheet.tags or sheet.moves:
                yield sheet
            sheet = Sheet()
        elif kind in ("close", "odd"):
            sheet.wonder(token[0])
    if depth:
        sheet.wonder("(")
    if sheet.tags or sheet.moves or sheet.odd:
        yield sheet


def _tokens(text: str) -> Iterator[tuple[str, re.Match[str]]]:
    """The text's tokens. A comment never runs into the tags of the next game.

    Comments are found without a pattern: an attacker could send a text of nothing but open braces,
    and a pattern would search for the end of each, letter by letter.
    """
    borders = [*(found.start() for found in _NEXT_TAGS.finditer(text)), len(text)]
    at = open_until = 0  # from here to there no comment ends
    while at < len(text):
        kind, token = "comment", None
        if text[at] == "{" and at >= open_until:
            border = borders[bisect_left(borders, at)]
            end = text.find("}", at, border)
            token = _ALL.match(text, at, end + 1) if end >= 0 else None
            open_until = border if end < 0 else 0
        if token is None:
            token = _TOKEN.match(text, at)
            assert token is not None  # whatever it is, it is at least odd
            kind = next(name for name, found in token.groupdict().items() if found)
        yield kind, token
        at = token.end()
        if token[0] == "{":  # more of them say no more
            at += len(_BRACES.match(text, at)[0])  # type: ignore[index]


def _tidy(kind: str, text: str) -> str:
    """A token in normal form."""
    if kind == "comment":
        return f"{{{' '.join(text[1:-1].split())}}}"
    if kind == "remark":
        return f"{{{text[1:].strip().replace('}', ')')}}}"
    if kind == "praise":
        return STRENGTHS.get(text.strip("()"), f"{{{text.strip('()')}}}")
    if kind == "move":
        link = "-" if "-" in text or "–" in text else "x"
        return link.join(str(int(number)) for number in _NUMBER.findall(text))
    return "".join(text.split())


def _spaced(tokens: Sequence[str]) -> str:
    """Tokens with blanks between them, but for those inside a parenthesis."""
    text = ""
    for token in tokens:
        text += token if not text or text.endswith("(") or token == ")" else f" {token}"
    return text


def write(sheet: Sheet, first: int) -> str:
    """A game in PDN 3.0; `first` is 1 if Black (our green) has the first move, else 0."""
    tags = [f'[{name} "{_quoted(value)}"]' for name, value in sheet.tags.items()]
    words = [text for after, text in sheet.annotations if after == 0]
    numbered = False
    for ply, move in enumerate(sheet.moves, first):
        if ply % 2 == 0:
            words.append(f"{ply // 2 + 1}.")
        elif not numbered:
            words.append(f"{ply // 2 + 1}...")
        words.append(move)
        notes = [text for after, text in sheet.annotations if after == ply - first + 1]
        words += notes
        numbered = ply % 2 == 0 and not notes  # so that Black's answer needs no number
    return "\n".join([*tags, "", *_wrapped(" ".join([*words, "*"])), ""])


def _wrapped(text: str) -> list[str]:
    """Lines of moves; commands in comments, such as [%clk 0:05:00], are not split."""
    held = _COMMAND.sub(lambda found: found[0].replace(" ", "\0"), text)
    lines = textwrap.wrap(held, LINE, break_long_words=False, break_on_hyphens=False)
    return [line.replace("\0", " ") for line in lines]


def _quoted(value: str) -> str:
    return value.replace("\\", "\\\\").replace('"', '\\"')
