"""What functions are called in the modules of WebAssembly, and in which module each is."""

from collections.abc import Callable
from typing import Any

COMMON = "common"
GAMES = "wuqi.games."


def name_of(function: Callable[..., Any]) -> str:
    """The name of a function in `kernels.json`. Functions made for certain numbers, such as a
    board's size, are told apart by these."""
    cells = [cell.cell_contents for cell in function.__closure__ or ()]
    numbers = [str(int(cell)) for cell in cells if isinstance(cell, int) or hasattr(cell, "dtype")]
    made_for = f"[{' '.join(numbers)}]" if numbers else ""
    return f"{function.__module__}:{function.__qualname__}{made_for}"


def home_of(name: str) -> str:
    """The module of WebAssembly that a function is in, by its name."""
    return name.removeprefix(GAMES).split(".")[0] if name.startswith(GAMES) else COMMON
