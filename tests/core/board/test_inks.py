"""Each side and camp has one colour, and it is the colour its name says, in every language."""

import colorsys
import io
import re
import xml.etree.ElementTree as ElementTree
from collections import Counter
from collections.abc import Mapping
from itertools import chain, combinations
from random import Random

import pytest
from rich.ansi import AnsiDecoder
from rich.color import Color
from rich.console import Console
from rich.style import Style

from tests.conftest import ROOT
from wuqi.adapters.drawing import as_pixels, as_svg
from wuqi.cli.drawing import PAPER, draw
from wuqi.core.board.inks import INKS, NEUTRAL, ON_LIGHT, SAFE_INKS, Ink
from wuqi.core.position import Position
from wuqi.core.registry import configure, names
from wuqi.core.text.words import LANGUAGES, catalogues, words

TRANSLATED = [
    (language, game)
    for game in names()
    for language in LANGUAGES
    if catalogues(language, game)[-1].is_file()
]

NAMES = ("red", "blue", "green", "yellow", "purple", "gold", "black")
COLOUR_WORDS = {  # as a pattern, by language
    language: dict(zip(NAMES, patterns.split("|"), strict=True))
    for language, patterns in {
        "en": "|".join(rf"\b{name}\b" for name in NAMES),
        "zh-Hant": "紅|藍|綠|黃|紫|金|黑",
        "zh-Hans": "红|蓝|绿|黄|紫|金|黑",
        "vi": "đỏ|xanh dương|xanh lá|vàng(?! kim)|tím|vàng kim|đen",
        "ja": "[赤紅]|青|緑|黄|紫|金|黒",
    }.items()
}
HUES = {  # in degrees, around the circle; without one: hardly coloured
    "red": (345, 15),
    "blue": (200, 225),
    "green": (75, 145),
    "yellow": (40, 55),
    "purple": (255, 285),
    "gold": (35, 48),
}
CSS = ROOT / "web/src/look/colours.css"


def colours_in(text: str, language: str) -> set[str]:
    """The inks that a text names."""
    patterns = COLOUR_WORDS[language].items()
    named = {ink for ink, pattern in patterns if re.search(pattern, text.lower())}
    if language == "vi" and "xanh" in text.lower() and not named & {"blue", "green"}:
        named.add("xanh: blue or green?")
    return named


@pytest.mark.parametrize(("language", "game"), TRANSLATED)
def test_a_side_or_camp_has_the_colour_its_name_says(game: str, language: str) -> None:
    say = words(language, game)
    english = words("en", game)
    for key, ink in configure(game, None, {}).face.INKS.items():
        named = colours_in(say(key), language)
        assert named <= {ink}, f"{say(key)} is {ink}"
        assert bool(named) == bool(colours_in(english(key), "en")), (
            "named in every language or none"
        )


@pytest.mark.parametrize("game", names())
@pytest.mark.parametrize("language", LANGUAGES)
def test_a_piece_has_the_colour_its_name_says(game: str, language: str) -> None:
    """The characters of a xiangqi set are red and black whatever their camp."""
    say = words(language, game)
    if getattr(configure(game, None, {}).face, "CAMP_PIECES", {}):
        return
    for position in played(game):
        picture = position.picture
        for cell in chain(*picture.rows):
            if cell.piece:
                named = colours_in(say(cell.piece, **cell.details), language)
                assert named <= {picture.ink_of(cell)}


def test_every_side_has_an_ink_of_its_own() -> None:
    for game in names():
        face = configure(game, None, {}).face
        for keys in groups(face.INKS):
            inks = [face.INKS[key] for key in keys]
            assert len(set(inks)) == len(inks)
            assert set(inks) <= set(INKS) - {NEUTRAL}


def groups(inks: Mapping[str, str]) -> list[list[str]]:
    """The sides that play against each other; for camps, those of one split."""
    kinds = {key.rpartition("-")[0] for key in inks}
    return [[key for key in inks if key.startswith(f"{kind}-")] for kind in sorted(kinds)]


# -- the colours themselves -----------------------------------------------------------------------


@pytest.mark.parametrize("palette", [INKS, SAFE_INKS], ids=["full", "safe"])
def test_an_ink_is_of_its_hue_in_both_themes(palette: dict[str, Ink]) -> None:
    for name, (least, most) in HUES.items():
        for shade in chain(palette[name].fill, palette[name].text, palette[name].edge):
            hue, _, saturation = colorsys.rgb_to_hls(*channels(shade))
            turned = (hue * 360 - least) % 360
            assert turned <= (most - least) % 360, f"{shade} is not {name}"
            assert saturation > 0.2
    for name in ("black", NEUTRAL):
        for shade in chain(palette[name].fill, palette[name].text):
            assert max(channels(shade)) - min(channels(shade)) < 0.13


@pytest.mark.parametrize("palette", [INKS, SAFE_INKS], ids=["full", "safe"])
def test_a_side_s_colour_can_be_read_on_every_paper(palette: dict[str, Ink]) -> None:
    for theme in (0, 1):
        for paper in papers(theme):
            for name, ink in palette.items():
                assert contrast(ink.text[theme], paper) >= 4.5, (name, paper)
        for name, ink in palette.items():
            assert contrast(ink.mark[theme], ink.fill[theme]) >= 3, (name, theme)
    for paper in PAPER:  # the terminal's squares
        for name, ink in palette.items():
            assert contrast(ink.text[ON_LIGHT], paper) >= 3.5, (name, paper)


@pytest.mark.parametrize("theme", [0, 1], ids=["light", "dark"])
def test_safe_inks_differ_in_lightness(theme: int) -> None:
    for game in names():
        inks = configure(game, None, {}).face.INKS
        for keys in groups(inks):
            for one, other in combinations(keys, 2):
                fills = [lightness(SAFE_INKS[inks[key]].fill[theme]) for key in (one, other)]
                assert abs(fills[0] - fills[1]) >= 10, (game, one, other)


# -- what is drawn with them ----------------------------------------------------------------------


@pytest.mark.parametrize("game", names())
def test_the_terminal_draws_pieces_in_their_ink(game: str) -> None:
    for position in played(game):
        picture = position.picture
        written = io.StringIO()
        console = Console(file=written, force_terminal=True, color_system="truecolor", width=200)
        draw(console, position, words("en", game))
        say, inks = words("en", game), position.game.face.INKS
        notes = {
            say(key): INKS[inks[key]].text[ON_LIGHT] for key, _ in picture.notes if key in inks
        }
        seen = Counter[str]()
        for line in AnsiDecoder().decode(written.getvalue()):
            for span in line.spans:
                style = span.style
                drawn = line.plain[span.start : span.end].strip(" ·")
                if drawn in notes:
                    assert Style.parse(str(style)).color == Color.parse(notes[drawn])
                    continue
                if not isinstance(style, str) and style.bold and style.color and drawn:
                    seen[style.color.get_truecolor().hex] += 1
        standing = {
            INKS[picture.ink_of(cell)].text[ON_LIGHT]
            for cell in chain(*picture.rows)
            if cell.side and not cell.dim
        }
        assert set(seen) == standing


def test_the_terminal_draws_blue_blue_and_green_green() -> None:
    written = io.StringIO()
    console = Console(file=written, force_terminal=True, color_system="truecolor", width=200)
    draw(console, configure("draughts", None, {}).start(), words("en", "draughts"))
    for sign, ink in (("○", "blue"), ("●", "green")):
        red, green, blue = (round(255 * part) for part in channels(INKS[ink].text[ON_LIGHT]))
        assert (
            len(re.findall(rf"38;2;{red};{green};{blue};[0-9;]*m *{sign}", written.getvalue()))
            == 20
        )


@pytest.mark.parametrize("game", names())
def test_pictures_draw_pieces_in_their_ink(game: str) -> None:
    for position in played(game):
        picture = position.picture
        pieces = [cell for cell in chain(*picture.rows) if cell.piece]
        expected = Counter(INKS[picture.ink_of(cell)].fill[ON_LIGHT] for cell in pieces)
        drawn = ElementTree.fromstring(as_svg(position))
        circles = drawn.iter("{http://www.w3.org/2000/svg}circle")
        fills = [circle.get("fill") for circle in circles]
        assert Counter(fill for fill in fills if fill != "none") == expected  # rings have none
        pixels = {"#{:02x}{:02x}{:02x}".format(*pixel) for pixel in set(map(tuple, flat(position)))}
        assert set(expected) <= pixels


def test_players_of_three_kingdoms_have_the_colour_of_their_camp() -> None:
    game = configure("sanguo", None, {})
    assert game.start().picture.inks == ("", "", "")
    text = "????1????/???K1R??1/4r4/????1????/????1???? 2 camps=3,-,-"
    picture = game.read(text).picture
    assert picture.inks == ("black", "", "")
    inks = {cell.piece: picture.ink_of(cell) for cell in chain(*picture.rows) if cell.piece}
    assert inks == {
        "piece-hidden": "",
        "piece-red-general": "gold",
        "piece-red-chariot": "red",  # of a camp that nobody leads yet
        "piece-black-chariot": "black",
    }


# -- measures -------------------------------------------------------------------------------------


def played(game: str) -> list[Position]:
    """Some positions of a game played at random."""
    chance = Random(game)
    found = []
    position = configure(game, None, {}).start()
    for ply in range(60):
        if ply % 15 == 0:
            found.append(position)
        actions = position.actions() or position.outcomes()
        if not actions:
            break
        position = position.play(chance.choice(list(actions)))
    return found


def flat(position: Position) -> list[list[int]]:
    pixels = as_pixels(position)
    return pixels.reshape(-1, 3).tolist()


def channels(colour: str) -> tuple[float, float, float]:
    red, green, blue = (int(colour[at : at + 2], 16) / 255 for at in (1, 3, 5))
    return red, green, blue


def luminance(colour: str) -> float:
    """As the Web Content Accessibility Guidelines define it."""
    linear = [c / 12.92 if c <= 0.04045 else ((c + 0.055) / 1.055) ** 2.4 for c in channels(colour)]
    return 0.2126 * linear[0] + 0.7152 * linear[1] + 0.0722 * linear[2]


def contrast(one: str, other: str) -> float:
    dark, light = sorted((luminance(one), luminance(other)))
    return (light + 0.05) / (dark + 0.05)


def lightness(colour: str) -> float:
    """L* of CIELAB."""
    y = luminance(colour)
    return 116 * y ** (1 / 3) - 16 if y > 0.008856 else 903.3 * y


def papers(theme: int) -> list[str]:
    """What words stand on, as the page's style sheet has it."""
    css = CSS.read_text("utf-8")
    found = [
        re.search(rf"--{name}: light-dark\((#\w+), (#\w+)\)", css)
        for name in ("paper", "sheet", "wash")
    ]
    return [match[1 + theme] for match in found if match]
