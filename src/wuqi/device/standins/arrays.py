"""Arrays over plain memory: what Python and compiled code share on the device.

The heavy work is done in compiled code. Python only fills arrays and reads results, so this has
only the part of NumPy's interface that it needs for that: indices and slices (which share memory),
lists and masks as indices, element-wise operators with a number or an array of the same shape.
"""

import ctypes
import operator
from collections.abc import Callable, Iterator, Sequence
from functools import cached_property
from itertools import product
from math import prod
from typing import Any

from wuqi.device.standins.numbers import bool_, int64, uint64, unsigned
from wuqi.device.standins.shapes import ONE, compact, within

Kind = Any  # a class of `numbers`; NumPy calls it a dtype


class DataPointer:
    """The address of an array, under NumPy's name for it."""

    def __init__(self, data: int) -> None:
        self.data = data


class Array:
    """A block of numbers, or a view of one that another array owns.

    `cells` are all numbers of the block that lies at `address`; `offset` and `strides` say, in
    numbers, which of them belong to this array.
    """

    __hash__ = None  # type: ignore[assignment] # arrays are compared number by number

    def __init__(
        self,
        cells: memoryview,
        address: int,
        dtype: Kind,
        shape: tuple[int, ...],
        offset: int = 0,
        strides: tuple[int, ...] | None = None,
    ) -> None:
        self.cells, self.address, self.dtype = cells, address, dtype
        self.shape, self.offset = shape, offset
        self._unsigned = dtype is uint64
        if strides is None:
            self.strides = compact(shape)
            self.is_compact = True
        else:
            self.strides = strides
        # States and buffers are such lines; rules read them number by number.
        self._line = shape[0] if self.strides == ONE else 0

    # -- what it is ---------------------------------------------------------------------------

    @property
    def ndim(self) -> int:
        return len(self.shape)

    @property
    def size(self) -> int:
        return prod(self.shape)

    @property
    def nbytes(self) -> int:
        return int(self.size * self.dtype.itemsize)

    @cached_property
    def is_compact(self) -> bool:
        """Whether its numbers lie side by side."""
        return self.size == 0 or all(
            size == 1 or stride == expected
            for size, stride, expected in zip(
                self.shape, self.strides, compact(self.shape), strict=True
            )
        )

    @cached_property
    def kind(self) -> str:
        """Its type for compiled code, as in `functions.kind_of`."""
        return f"{self.dtype.code}{len(self.shape)}{'C' if self.is_compact else 'A'}"

    @cached_property
    def passed(self) -> tuple[int, ...]:
        """The arguments for compiled code: Numba's flattened array. There is no owner to count
        references for, so the first two are 0."""
        width = self.dtype.itemsize
        place = self.address + self.offset * width
        if self._line:
            return (0, 0, self._line, width, place, self._line, width)
        strides = (stride * width for stride in self.strides)
        return (0, 0, self.size, width, place, *self.shape, *strides)

    @property
    def ctypes(self) -> DataPointer:
        return DataPointer(self.passed[4])

    @property
    def data(self) -> memoryview:
        """Its bytes."""
        return self._run().cast("B")

    def _run(self) -> memoryview:
        """Its numbers, in order; they must lie side by side."""
        own = self if self.is_compact else self.copy()
        size = own._line or own.size
        if own.offset == 0 and size == len(own.cells):
            return own.cells
        return own.cells[own.offset : own.offset + size]

    def _places(self) -> Iterator[int]:
        """The place of each number among the cells."""
        if self.is_compact:
            return iter(range(self.offset, self.offset + self.size))
        every = product(*(range(size) for size in self.shape))
        return (self.offset + sum(map(operator.mul, index, self.strides)) for index in every)

    def _numbers(self) -> list[int]:
        if self.is_compact:
            return self._run().tolist()
        return [self.cells[place] for place in self._places()]

    # -- reading ------------------------------------------------------------------------------

    def __len__(self) -> int:
        return self.shape[0]

    def __iter__(self) -> Iterator[Any]:
        return (self[i] for i in range(len(self)))

    def __getitem__(self, index: Any) -> Any:
        if type(index) is int and 0 <= index < self._line:
            place = self.offset + index
        else:
            place = self._place(index)
        if place >= 0:
            value = self.cells[place]
            return unsigned(uint64, value) if self._unsigned else value
        if type(index) is slice and self._line:
            return self._part(index)
        listed = self._listed(index)
        if listed is not None:
            return array([self[one] for one in listed], self.dtype)
        return self._view(index)

    def _place(self, index: Any) -> int:
        """The place of the one number that an index names; -1 if it names several."""
        if isinstance(index, int) and len(self.shape) == 1:
            return self.offset + within(index, self.shape[0]) * self.strides[0]
        if isinstance(index, tuple) and len(index) == len(self.shape):
            place = self.offset
            for one, size, stride in zip(index, self.shape, self.strides, strict=True):
                if not isinstance(one, int):
                    return -1
                place += within(one, size) * stride
            return place
        return -1

    def _listed(self, index: Any) -> list[Any] | None:
        """The indices that an index with a list, a range or a mask in it stands for."""
        parts = index if isinstance(index, tuple) else (index,)
        for axis, part in enumerate(parts):
            if isinstance(part, (list, range, Array)):
                if isinstance(part, Array) and part.dtype is bool_:
                    part = [i for i, chosen in enumerate(part) if chosen]
                return [(*parts[:axis], int(one), *parts[axis + 1 :]) for one in part]
        return None

    def _part(self, index: slice) -> "Array":
        """The view of some numbers of a line."""
        chosen = range(self._line)[index]
        offset = self.offset + (chosen.start if chosen else 0)
        strides = None if chosen.step == 1 else (chosen.step,)
        return Array(self.cells, self.address, self.dtype, (len(chosen),), offset, strides)

    def _view(self, index: Any) -> "Array":
        parts = index if isinstance(index, tuple) else (index,)
        offset, shape, strides = self.offset, list[int](), list[int]()
        for axis, size in enumerate(self.shape):
            part = parts[axis] if axis < len(parts) else slice(None)
            if isinstance(part, int):
                offset += within(part, size) * self.strides[axis]
                continue
            chosen = range(size)[part]
            offset += chosen.start * self.strides[axis] if chosen else 0
            shape.append(len(chosen))
            strides.append(chosen.step * self.strides[axis])
        return Array(self.cells, self.address, self.dtype, tuple(shape), offset, tuple(strides))

    def tolist(self) -> Any:
        numbers = self._numbers()
        for size in reversed(self.shape[1:]):
            numbers = [numbers[i : i + size] for i in range(0, len(numbers), size)]  # type: ignore[misc]
        return numbers

    def tobytes(self) -> bytes:
        return self._run().tobytes()

    def copy(self) -> "Array":
        if self.is_compact and self.size:
            return _over(bytearray(self._run()), self.shape, self.dtype)
        made = empty(self.shape, self.dtype)
        for place, number in enumerate(self._numbers()):
            made.cells[place] = number
        return made

    def reshape(self, *shape: Any) -> "Array":
        wanted = tuple(shape[0]) if isinstance(shape[0], (tuple, list)) else shape
        if -1 in wanted:
            rest = prod(size for size in wanted if size != -1)
            wanted = tuple(self.size // rest if size == -1 else size for size in wanted)
        assert prod(wanted) == self.size
        own = self if self.is_compact else self.copy()
        return Array(own.cells, own.address, own.dtype, wanted, own.offset)

    def astype(self, dtype: Kind) -> "Array":
        return _made(self.shape, self._numbers(), dtype)

    # -- writing ------------------------------------------------------------------------------

    def __setitem__(self, index: Any, value: Any) -> None:
        place = self._place(index)
        if place >= 0:
            self._write(place, value)
            return
        listed = self._listed(index)
        if listed is None:
            self._view(index)._assign(value)
        elif isinstance(value, int):
            for one in listed:
                self[one] = value
        else:
            for one, each in zip(listed, value, strict=True):
                self[one] = each

    def _write(self, place: int, value: Any) -> None:
        try:
            self.cells[place] = value
        except (TypeError, ValueError):  # a number of another kind
            self.cells[place] = self.dtype(value)

    def _assign(self, value: Any) -> None:
        if isinstance(value, int):
            self.fill(value)
            return
        given = value if isinstance(value, Array) else array(value, self.dtype)
        if given.ndim < self.ndim:  # the same for each row
            for row in self:
                row._assign(given)
            return
        assert given.shape == self.shape, (given.shape, self.shape)
        if given.dtype is self.dtype and self.is_compact and given.is_compact:
            self._run()[:] = given._run()
            return
        for place, number in zip(self._places(), given._numbers(), strict=True):
            self._write(place, number)

    def fill(self, value: int) -> None:
        """Sets every number to this one."""
        if value == 0 and self.is_compact:
            ctypes.memset(self.passed[4], 0, self.nbytes)
            return
        for place in self._places():
            self._write(place, value)

    # -- numbers of it ------------------------------------------------------------------------

    def sum(self) -> int:
        return sum(self._numbers())

    def mean(self) -> float:
        return self.sum() / self.size

    def max(self) -> int:
        return max(self._numbers())

    def min(self) -> int:
        return min(self._numbers())

    def argmax(self) -> int:
        numbers = self._numbers()
        return numbers.index(max(numbers))

    def any(self) -> bool:
        return any(self._numbers())

    def all(self) -> bool:
        return all(self._numbers())

    def nonzero(self) -> tuple["Array"]:
        return (array([i for i, number in enumerate(self._numbers()) if number], int64),)

    def __contains__(self, number: Any) -> bool:
        return number in self._numbers()

    def __bool__(self) -> bool:
        (number,) = self._numbers()
        return bool(number)

    def __repr__(self) -> str:
        return f"array({self.tolist()})"

    # -- operators ----------------------------------------------------------------------------

    def _with(self, other: Any, act: Callable[[Any, Any], Any], dtype: Kind = None) -> "Array":
        numbers = self._numbers()
        others = other._numbers() if isinstance(other, Array) else [other] * len(numbers)
        made = [act(one, two) for one, two in zip(numbers, others, strict=True)]
        return _made(self.shape, made, dtype or self.dtype)

    def __invert__(self) -> "Array":
        act = operator.not_ if self.dtype is bool_ else operator.invert
        return _made(self.shape, [act(number) for number in self._numbers()], self.dtype)

    def __add__(self, other: Any) -> "Array":
        return self._with(other, operator.add)

    def __sub__(self, other: Any) -> "Array":
        return self._with(other, operator.sub)

    def __mul__(self, other: Any) -> "Array":
        return self._with(other, operator.mul)

    def __and__(self, other: Any) -> "Array":
        return self._with(other, operator.and_)

    def __or__(self, other: Any) -> "Array":
        return self._with(other, operator.or_)

    def __xor__(self, other: Any) -> "Array":
        return self._with(other, operator.xor)

    def __rshift__(self, other: Any) -> "Array":
        return self._with(other, operator.rshift)

    def __eq__(self, other: Any) -> Any:
        return self._with(other, operator.eq, bool_)

    def __ne__(self, other: Any) -> Any:
        return self._with(other, operator.ne, bool_)

    def __lt__(self, other: Any) -> "Array":
        return self._with(other, operator.lt, bool_)

    def __gt__(self, other: Any) -> "Array":
        return self._with(other, operator.gt, bool_)


def empty(shape: int | Sequence[int], dtype: Kind = int64) -> Array:
    """A new array; as it happens, of zeros."""
    sizes = (shape,) if isinstance(shape, int) else tuple(shape)
    if size := prod(sizes) * dtype.itemsize:
        return _over(bytearray(size), sizes, dtype)
    return Array(memoryview(bytearray()).cast(dtype.code), 0, dtype, sizes)


def _over(block: bytearray, shape: tuple[int, ...], dtype: Kind) -> Array:
    """An array whose numbers are in a block of memory, which is not empty."""
    address = ctypes.addressof(ctypes.c_char.from_buffer(block))
    return Array(memoryview(block).cast(dtype.code), address, dtype, shape)


def array(given: Any, dtype: Kind = None) -> Array:
    """A new array of what is given: an array, or lists in lists."""
    if isinstance(given, Array):
        return given.copy() if dtype in (None, given.dtype) else given.astype(dtype)
    shape, numbers = _flat(list(given))
    return _made(shape, numbers, dtype or _kind_for(numbers))


def _flat(given: list[Any]) -> tuple[tuple[int, ...], list[Any]]:
    """The shape of lists in lists, and their numbers in order."""
    if not given or not isinstance(given[0], (Array, Sequence, range)):
        return (len(given),), given
    inner = [_flat(one.tolist() if isinstance(one, Array) else list(one)) for one in given]
    shape = inner[0][0]
    assert all(other == shape for other, _ in inner), "rows of different lengths"
    return (len(given), *shape), [number for _, numbers in inner for number in numbers]


def _kind_for(numbers: list[Any]) -> Kind:
    if numbers and all(isinstance(number, bool) for number in numbers):
        return bool_
    unsigned = any(isinstance(number, uint64) or number >> 63 > 0 for number in numbers)
    return uint64 if unsigned else int64


def _made(shape: tuple[int, ...], numbers: list[Any], dtype: Kind) -> Array:
    made = empty(shape, dtype)
    for place, number in enumerate(numbers):
        made._write(place, number)
    return made
