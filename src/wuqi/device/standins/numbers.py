"""Numbers of a fixed width, as NumPy has them.

Arithmetic with a `uint64` stays within 64 bits, as in compiled code. All other kinds of numbers
are plain ones of Python's: outside compiled code nobody counts on them to overflow.
"""

from typing import Any, ClassVar

_ALL = (1 << 64) - 1

unsigned = int.__new__  # makes a uint64 of a number that is known to be one


class uint64(int):  # noqa: N801 (NumPy's name)
    """A number from 0 to 2⁶⁴ - 1, which wraps around."""

    __slots__ = ()
    code: ClassVar[str] = "Q"  # as the modules `struct` and `array` call it
    itemsize: ClassVar[int] = 8

    def __new__(cls, value: Any = 0) -> "uint64":
        return int.__new__(cls, int(value) & _ALL)

    def __add__(self, other: int) -> "uint64":
        return uint64(int(self) + int(other))

    def __sub__(self, other: int) -> "uint64":
        return uint64(int(self) - int(other))

    def __rsub__(self, other: int) -> "uint64":
        return uint64(int(other) - int(self))

    def __mul__(self, other: int) -> "uint64":
        return uint64(int(self) * int(other))

    def __and__(self, other: int) -> "uint64":
        return uint64(int(self) & int(other))

    def __or__(self, other: int) -> "uint64":
        return uint64(int(self) | int(other))

    def __xor__(self, other: int) -> "uint64":
        return uint64(int(self) ^ int(other))

    def __lshift__(self, other: int) -> "uint64":
        return uint64(int(self) << int(other))

    def __rshift__(self, other: int) -> "uint64":
        return uint64(int(self) >> int(other))

    def __floordiv__(self, other: int) -> "uint64":
        return uint64(int(self) // int(other))

    def __mod__(self, other: int) -> "uint64":
        return uint64(int(self) % int(other))

    def __invert__(self) -> "uint64":
        return uint64(~int(self))

    def __rlshift__(self, other: int) -> "uint64":
        return uint64(int(other) << int(self))

    def __rrshift__(self, other: int) -> "uint64":
        return uint64(int(other) >> int(self))

    __radd__, __rmul__ = __add__, __mul__
    __rand__, __ror__, __rxor__ = __and__, __or__, __xor__


class _Whole:
    """A kind of whole number that is a plain one of Python's once it is made."""

    code: ClassVar[str]
    itemsize: ClassVar[int]

    def __new__(cls, value: Any = 0) -> int:  # type: ignore[misc]
        bits = 8 * cls.itemsize
        word = int(value) & ((1 << bits) - 1)
        signed = cls.code.islower() and word >> (bits - 1)
        return word - (1 << bits) if signed else word


class int64(_Whole):  # noqa: N801
    code, itemsize = "q", 8


class int32(_Whole):  # noqa: N801
    code, itemsize = "i", 4


class int16(_Whole):  # noqa: N801
    code, itemsize = "h", 2


class int8(_Whole):  # noqa: N801
    code, itemsize = "b", 1


class uint32(_Whole):  # noqa: N801
    code, itemsize = "I", 4


class uint16(_Whole):  # noqa: N801
    code, itemsize = "H", 2


class uint8(_Whole):  # noqa: N801
    code, itemsize = "B", 1


class bool_(_Whole):  # noqa: N801
    code, itemsize = "?", 1

    def __new__(cls, value: Any = False) -> bool:  # type: ignore[misc]
        return bool(value)


KINDS: dict[str, Any] = {
    kind.code: kind for kind in (uint64, int64, int32, int16, int8, uint32, uint16, uint8, bool_)
}


def kind_called(dtype: Any) -> Any:
    """The kind of number that NumPy calls so: `<i8`, `|b1`, `int64`, or itself."""
    if not isinstance(dtype, str):
        return {int: int64, bool: bool_}.get(dtype, dtype)
    codes = {"u8": "Q", "i8": "q", "i4": "i", "i2": "h", "i1": "b", "u4": "I", "u2": "H"}
    return KINDS[(codes | {"u1": "B", "b1": "?"})[dtype.lstrip("<|=")]]
