"""How the numbers of an array lie in its block of memory."""

from collections.abc import Sequence

ONE = (1,)  # the strides of a line of numbers side by side


def within(index: int, size: int) -> int:
    """The place that an index names, also when counted from the end."""
    place = index + size if index < 0 else index
    if not 0 <= place < size:
        raise IndexError(f"index {index} is out of bounds for size {size}")
    return int(place)


def compact(shape: Sequence[int]) -> tuple[int, ...]:
    """The strides of an array whose numbers lie side by side."""
    if len(shape) == 1:
        return ONE
    strides: list[int] = []
    step = 1
    for size in reversed(shape):
        strides.append(step)
        step *= size
    return tuple(reversed(strides))
