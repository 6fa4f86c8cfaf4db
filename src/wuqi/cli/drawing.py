"""Draws a game's picture in the terminal, on paper-coloured squares for light and dark ones."""

from rich.cells import cell_len
from rich.console import Console
from rich.style import Style
from rich.text import Text

from wuqi.core.board.inks import INKS, ON_LIGHT
from wuqi.core.board.picture import Cell, Picture
from wuqi.core.position import Position
from wuqi.core.text.words import Words

PAPER = ("#efe6d2", "#dccdae", "#d5e0d0", "#d3dbe6", "#e8d3cd", "#dcd3e6")  # by a cell's shade
NOWHERE = "#c9b68f"  # where nothing can stand


def draw(console: Console, position: Position, say: Words) -> None:
    """Prints the board with its coordinates and notes, those about sides in their colours."""
    picture, inks = position.picture, position.game.face.INKS
    cells = [cell for row in picture.rows for cell in row]
    widest = max([cell_len(line) for cell in cells for line in cell.lines] + [1])
    height = max([len(cell.lines) for cell in cells] + [1])
    margin = max((cell_len(rank) for rank in picture.ranks), default=0) + 2
    columns = max(len(row) for row in picture.rows)
    spare = (console.width - margin) // columns - widest  # around what stands on a square
    width = widest + min(2, max(1, spare))
    for number, row in enumerate(picture.rows):
        rank = picture.ranks[number] if picture.ranks else ""
        for line in range(height):
            label = rank if line == height // 2 else ""
            text = Text(label.rjust(margin - 1) + " ")
            for cell in row:
                text.append(_centred(cell, line, height, width), _style(picture, cell))
            console.print(text, no_wrap=True, overflow="crop", crop=False)
    if picture.columns:
        labels = "".join(_pad(name, width) for name in picture.columns)
        console.print(" " * margin + labels, highlight=False, no_wrap=True, overflow="crop")
    if console.width < margin + columns * width:
        console.print(say("board-too-wide", columns=margin + columns * width))
    for key, note in picture.notes:
        label = in_ink(say(key), inks[key]) if key in inks else f"[dim]{say(key)}[/]"
        console.print(f"{' ' * margin}{label} {note}", highlight=False)


def in_ink(words: str, ink: str) -> str:
    """Words in the colour of a side, on paper of their own: terminals are light or dark."""
    return f"[bold {INKS[ink].text[ON_LIGHT]} on {PAPER[0]}]{words}[/]"


def _style(picture: Picture, cell: Cell) -> Style:
    paper = PAPER[cell.shade % len(PAPER)] if cell.square else NOWHERE
    ink = INKS[picture.ink_of(cell)].text[ON_LIGHT]  # the squares are paper on any terminal
    return Style(
        color=faded(ink, paper) if cell.dim else ink,
        bgcolor=paper,
        bold=not cell.dim and cell.side > 0,
    )


def faded(ink: str, paper: str) -> str:
    """Halfway to the paper: what is dim keeps its hue."""
    mixed = [(int(ink[at : at + 2], 16) + int(paper[at : at + 2], 16)) // 2 for at in (1, 3, 5)]
    return "#{:02x}{:02x}{:02x}".format(*mixed)


def _centred(cell: Cell, line: int, height: int, width: int) -> str:
    top = (height - len(cell.lines)) // 2
    inside = 0 <= line - top < len(cell.lines)
    return _pad(cell.lines[line - top] if inside else "", width)


def _pad(text: str, width: int) -> str:
    space = width - cell_len(text)
    return " " * (space // 2) + text + " " * (space - space // 2)
