"""An attribute that is worked out when it is first asked for, and then simply there.

Before Python 3.12 `functools.cached_property` takes a lock each time, which costs more than most
of what is worked out here; positions are made by the million. Should two threads ask at once, both
work it out, to the same value.
"""

from collections.abc import Callable
from typing import Any, Generic, Self, TypeVar, overload

Value = TypeVar("Value")


class lazy(Generic[Value]):  # noqa: N801 – used like `property`
    """As a decorator of a method without arguments."""

    def __init__(self, work_out: Callable[[Any], Value]) -> None:
        self._work_out = work_out
        self._name = work_out.__name__
        self.__doc__ = work_out.__doc__

    @overload
    def __get__(self, owner: None, kind: type) -> Self: ...

    @overload
    def __get__(self, owner: object, kind: type) -> Value: ...

    def __get__(self, owner: object | None, kind: type) -> Value | Self:
        if owner is None:
            return self
        value = self._work_out(owner)
        setattr(owner, self._name, value)  # where it is found from now on
        return value
