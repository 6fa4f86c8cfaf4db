"""Draws a game's picture in the terminal, on paper-coloured squares for light and dark ones."""

from rich.cells import cell_len
from rich.console import Console
from rich.style import Style
from rich.text import Text

from wuqi.core.picture import Cell, Picture
from wuqi.core.words import Words

PAPER = ("#efe6d2", "#dccdae", "#d5e0d0", "#d3dbe6", "#e8d3cd", "#dcd3e6")  # by a cell's shade
NOWHERE = "#c9b68f"  # where nothing can stand
INKS = {  # full, and faded for what is dim
    "": ("#5c5546", "#8b8371"),  # nobody's
    "red": ("#a11d1d", "#c98f8f"),
    "blue": ("#14508c", "#8fa8c4"),
    "green": ("#1d6b3a", "#8fb59c"),
    "yellow": ("#8a6100", "#bfa66a"),
    "purple": ("#7a3a8c", "#b99cc4"),
}


def draw(console: Console, picture: Picture, say: Words) -> None:
    """Prints the board with its coordinates and notes."""
    cells = [cell for row in picture.rows for cell in row]
    width = 2 + max([cell_len(line) for cell in cells for line in cell.lines] + [1])
    height = max([len(cell.lines) for cell in cells] + [1])
    margin = max((cell_len(rank) for rank in picture.ranks), default=0) + 2
    for number, row in enumerate(picture.rows):
        rank = picture.ranks[number] if picture.ranks else ""
        for line in range(height):
            label = rank if line == height // 2 else ""
            text = Text(label.rjust(margin - 1) + " ")
            for cell in row:
                text.append(_centred(cell, line, height, width), _style(cell, picture.inks))
            console.print(text, no_wrap=True, overflow="crop", crop=False)
    if picture.columns:
        console.print(" " * margin + "".join(_pad(name, width) for name in picture.columns))
    for key, told in picture.notes:
        console.print(f"{' ' * margin}[dim]{say(key)}[/] {told}", highlight=False)


def _style(cell: Cell, inks: tuple[str, ...]) -> Style:
    ink = INKS[inks[cell.side - 1] if cell.side else ""][cell.dim]
    paper = PAPER[cell.shade % len(PAPER)] if cell.square else NOWHERE
    return Style(color=ink, bgcolor=paper, bold=not cell.dim and cell.side > 0)


def _centred(cell: Cell, line: int, height: int, width: int) -> str:
    top = (height - len(cell.lines)) // 2
    inside = 0 <= line - top < len(cell.lines)
    return _pad(cell.lines[line - top] if inside else "", width)


def _pad(text: str, width: int) -> str:
    space = width - cell_len(text)
    return " " * (space // 2) + text + " " * (space - space // 2)
