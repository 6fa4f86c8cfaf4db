"""Who asks for something that takes time."""

from typing import NamedTuple


class Asker(NamedTuple):
    """A person at an address; without a name, all who have none there."""

    address: str
    person: str = ""
