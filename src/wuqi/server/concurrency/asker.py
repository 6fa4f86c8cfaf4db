"""Who asks for something that takes time."""

from typing import NamedTuple


class Asker(NamedTuple):
    """A person at an address; all people without a name there are one asker."""

    address: str
    person: str = ""
