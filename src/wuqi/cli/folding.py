"""Lines of help that fit the terminal, also in languages without spaces."""

from rich.cells import cell_len

CLOSING = "、。，：；！？）」』”…ー"  # never at the beginning of a line
OPENING = "（「『“"  # never at its end


def folded(text: str, width: int) -> list[str]:
    """The text in lines of at most `width` cells; words of Latin letters stay whole."""
    lines = [""]
    for part in _parts(text):
        if cell_len(lines[-1] + part.rstrip()) <= width or not lines[-1]:
            lines[-1] += part
        else:
            lines.append(part.lstrip())
    return [line.rstrip() for line in lines]


def _parts(text: str) -> list[str]:
    """What stays together: a word and the space after it, or a wide character and its marks."""
    parts: list[str] = []
    for letter in text:
        before = parts[-1][-1] if parts else " "
        within_a_word = before != " " and cell_len(before) == cell_len(letter) == 1
        if parts and (letter in CLOSING or before in OPENING or within_a_word):
            parts[-1] += letter
        else:
            parts.append(letter)
    return parts
