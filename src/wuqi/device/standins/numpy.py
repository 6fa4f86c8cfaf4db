"""The part of NumPy that Wuqi uses outside compiled code."""

import ast
import builtins
import math
import struct
from collections.abc import Mapping, Sequence
from pathlib import Path
from types import TracebackType
from typing import Any
from zipfile import ZipFile

from wuqi.device.standins.arrays import Array, Kind, array, empty
from wuqi.device.standins.numbers import (
    bool_,
    int8,
    int16,
    int32,
    int64,
    kind_called,
    uint8,
    uint16,
    uint32,
    uint64,
)

__all__ = [
    "Array",
    "NDArray",
    "arange",
    "array",
    "asarray",
    "ascontiguousarray",
    "bool_",
    "concatenate",
    "dtype",
    "empty",
    "frombuffer",
    "full",
    "hstack",
    "int8",
    "int16",
    "int32",
    "int64",
    "integer",
    "isin",
    "isscalar",
    "load",
    "log",
    "ndarray",
    "sum",
    "uint8",
    "uint16",
    "uint32",
    "uint64",
    "zeros",
    "zeros_like",
]

PARTS = ("typing",)

ndarray = Array
zeros = empty
log = math.log
dtype = kind_called
integer = int


class NDArray:
    """For annotations: `NDArray[np.uint64]`."""

    def __class_getitem__(cls, _kind: Any) -> Any:
        return Array


def full(shape: int | Sequence[int], value: int, dtype: Kind = int64) -> Array:
    made = empty(shape, dtype)
    made.fill(value)
    return made


def isscalar(value: Any) -> bool:
    return isinstance(value, (int, float))


def zeros_like(other: Array) -> Array:
    return empty(other.shape, other.dtype)


def arange(size: int, dtype: Kind = int64) -> Array:
    return array(range(size), dtype)


def asarray(given: Any, dtype: Kind = None) -> Array:
    return given if isinstance(given, Array) and dtype is None else array(given, dtype)


def ascontiguousarray(given: Array) -> Array:
    return given if given.is_compact else given.copy()


def frombuffer(buffer: Any, dtype: Kind = uint8, count: int = -1, offset: int = 0) -> Array:
    """A copy: memory of Python's own cannot be shared with compiled code."""
    view = memoryview(buffer).cast("B")[offset:]
    size = len(view) // dtype.itemsize if count < 0 else count
    made = empty(size, dtype)
    made.data[:] = view[: size * dtype.itemsize]
    return made


def concatenate(parts: Sequence[Array]) -> Array:
    return array([number for part in parts for number in part.tolist()], parts[0].dtype)


def hstack(parts: Sequence[Array]) -> Array:
    """Arrays of as many rows side by side."""
    rows = zip(*(part.tolist() for part in parts), strict=True)
    return array([[number for part in row for number in part] for row in rows], parts[0].dtype)


def isin(numbers: Array, among: Sequence[int]) -> Array:
    return array([number in among for number in numbers.tolist()], bool_)


def sum(parts: Sequence[Array], axis: int) -> Array:  # noqa: A001 (NumPy's name)
    assert axis == 0
    columns = zip(*(part.tolist() for part in parts), strict=True)
    return array([builtins.sum(column) for column in columns], parts[0].dtype)


class load(Mapping[str, Array]):  # noqa: N801 (NumPy's name)
    """The arrays of an .npz file, by name."""

    def __init__(self, path: Path) -> None:
        self._file = ZipFile(path)

    def __getitem__(self, name: str) -> Array:
        content = self._file.read(f"{name}.npy")
        (length,) = struct.unpack_from("<H", content, 8)
        head = ast.literal_eval(content[10 : 10 + length].decode("latin-1"))
        assert not head["fortran_order"]
        found = frombuffer(content, kind_called(head["descr"]), offset=10 + length)
        return found.reshape(head["shape"])

    def __iter__(self) -> Any:
        return (name.removesuffix(".npy") for name in self._file.namelist())

    def __len__(self) -> int:
        return len(self._file.namelist())

    def __enter__(self) -> "load":
        return self

    def __exit__(
        self,
        kind: type[BaseException] | None,
        error: BaseException | None,
        trace: TracebackType | None,
    ) -> None:
        self._file.close()
