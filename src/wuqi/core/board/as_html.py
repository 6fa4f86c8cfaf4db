"""Small pieces of HTML, for values that notebooks display automatically."""

from collections.abc import Iterable, Sequence
from html import escape

Row = Sequence[object]


def paragraph(text: str) -> str:
    """A sentence."""
    return f"<p>{escape(text)}</p>"


def table(head: Row, rows: Iterable[Row]) -> str:
    """A table with a head; every value is written as text."""
    lines = ["<table>", _row("th", head), *(_row("td", row) for row in rows), "</table>"]
    return "\n".join(lines)


def beside(*parts: str) -> str:
    """Parts side by side, or one below the other if there is no room."""
    places = "".join(f"<div>{part}</div>" for part in parts)
    return f'<div style="display:flex;flex-wrap:wrap;gap:1.5em">{places}</div>'


def _row(tag: str, values: Row) -> str:
    return "<tr>" + "".join(f"<{tag}>{escape(str(value))}</{tag}>" for value in values) + "</tr>"
