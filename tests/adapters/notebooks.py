"""Runs a notebook's cells as a kernel would, and keeps what each cell's last expression shows."""

import ast
import json
from pathlib import Path
from typing import Any

SHOWN_AS = ("_repr_svg_", "_repr_html_")  # what notebooks prefer to plain text


def run(path: Path) -> list[str]:
    """What each code cell shows: SVG, HTML or text; '' for nothing."""
    cells = json.loads(path.read_text("utf-8"))["cells"]
    names: dict[str, Any] = {"__name__": "__main__"}
    sources = ["".join(cell["source"]) for cell in cells if cell["cell_type"] == "code"]
    return [_shown(source, f"{path.name}, cell {n}", names) for n, source in enumerate(sources, 1)]


def _shown(source: str, where: str, names: dict[str, Any]) -> str:
    body = ast.parse(source, where)
    last = body.body.pop() if isinstance(body.body[-1], ast.Expr) else None
    exec(compile(body, where, "exec"), names)
    if not isinstance(last, ast.Expr):
        return ""
    value = eval(compile(ast.Expression(last.value), where, "eval"), names)
    if value is None:
        return ""
    ways = [getattr(value, way) for way in SHOWN_AS if hasattr(value, way)]
    return str(ways[0]()) if ways else repr(value)
