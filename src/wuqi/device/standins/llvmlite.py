"""The part of llvmlite that Wuqi uses when its modules are imported."""

from typing import Any

from wuqi.device.standins.functions import set_address

PARTS = ("binding", "ir")


class IntType:
    """For instructions, which are made only where code is compiled."""

    def __init__(self, bits: int) -> None:
        self.bits = bits


def add_symbol(symbol: str, address: int) -> None:
    """Compiled code finds the array of this name at this address."""
    set_address(symbol, address)


def __getattr__(name: str) -> Any:
    raise AttributeError(f"the device has no llvmlite.{name}")
