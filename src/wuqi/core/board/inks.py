"""The colours of sides, camps and teams: each has a name, and its colour matches the name.

A game gives each of its sides or camps one of these (`INKS` in its `face.py`). The terminal, the
pictures and the page all draw with them; the page's style sheet is made from this table when it
is built (`wuqi.server.protocol.inks`). For people who cannot tell two hues apart, shapes, rings and
lightness differ too: the safe inks keep every name and differ more in lightness.
"""

from dataclasses import dataclass

Shades = tuple[str, str]  # on light paper, on dark paper
ON_LIGHT, ON_DARK = 0, 1

NEUTRAL = ""  # nobody's: a player without a camp, a piece that lies face down


@dataclass(frozen=True, slots=True)
class Ink:
    """One colour in all its uses. `text` can be read on paper; `mark` can be seen on `fill`."""

    fill: Shades
    edge: Shades
    mark: Shades
    text: Shades


_TEXT = {
    "red": ("#9c2f36", "#ee8f88"),
    "blue": ("#245a8d", "#86b4e0"),
    "green": ("#2b6a35", "#86c98f"),
    "yellow": ("#7a5a00", "#e6c65a"),
    "purple": ("#63478c", "#bda3e2"),
    "gold": ("#7d5408", "#d9b14a"),
    "black": ("#1f1b16", "#b8b1a6"),  # black cannot be read on dark paper: there it is grey
    NEUTRAL: ("#675f53", "#a39a8b"),
}
_CREAM, _DARK = "#fdf6ec", "#2a2005"

INKS = {
    "red": Ink(("#c0483f", "#cf5b52"), ("#8c2e28", "#6b241f"), (_CREAM, _CREAM), _TEXT["red"]),
    "blue": Ink(("#24497a", "#3f74b0"), ("#142c4f", "#14293f"), (_CREAM, _CREAM), _TEXT["blue"]),
    "green": Ink(
        ("#9cc57c", "#a3ca85"), ("#55793a", "#4a6a33"), ("#24401a", "#24401a"), _TEXT["green"]
    ),
    "yellow": Ink(("#e3b740", "#e3bd55"), ("#94711a", "#7d6220"), (_DARK, _DARK), _TEXT["yellow"]),
    "purple": Ink(
        ("#74509a", "#9a78c2"), ("#4a3168", "#4d3670"), (_CREAM, _CREAM), _TEXT["purple"]
    ),
    "gold": Ink(("#c9952a", "#d3a53c"), ("#7d5a12", "#6f5014"), (_DARK, _DARK), _TEXT["gold"]),
    "black": Ink(("#28231e", "#1d1916"), ("#100e0c", "#0b0a08"), (_CREAM, _CREAM), _TEXT["black"]),
    NEUTRAL: Ink(("#8d8373", "#7d7466"), ("#5b5348", "#4a443b"), (_CREAM, _CREAM), _TEXT[NEUTRAL]),
}

SAFE_INKS = {
    **INKS,
    "red": Ink(("#d4574a", "#d95b50"), ("#8c2e28", "#6b241f"), (_DARK, _DARK), _TEXT["red"]),
    "blue": Ink(("#163f73", "#33609b"), ("#0b2347", "#0e2140"), (_CREAM, _CREAM), _TEXT["blue"]),
    "green": Ink(
        ("#c4e0a4", "#c4e0a4"), ("#55793a", "#4a6a33"), ("#24401a", "#24401a"), _TEXT["green"]
    ),
    "yellow": Ink(("#f3d24a", "#f3d964"), ("#94711a", "#7d6220"), (_DARK, _DARK), _TEXT["yellow"]),
    "purple": Ink(("#7a4ca0", "#c3a4e6"), ("#4a3168", "#5c427f"), (_CREAM, _DARK), _TEXT["purple"]),
}
