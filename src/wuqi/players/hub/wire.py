"""Lines of the Hub protocol: `command arg=value arg="a value" flag`."""

import re
from dataclasses import dataclass, field

_ARGUMENT = re.compile(r'([^\s="]+)(?:=(?:"([^"]*)"|(\S*)))?')
_PLAIN = re.compile(r'[^\s="]+')
LONGEST = 10_000  # characters of a line that are looked at


@dataclass(frozen=True, slots=True)
class Message:
    """A command and its arguments; flags have an empty value."""

    command: str
    arguments: dict[str, str] = field(default_factory=dict)

    def __getitem__(self, name: str) -> str:
        return self.arguments.get(name, "")

    def __contains__(self, name: str) -> bool:
        return name in self.arguments


def parse(line: str) -> Message:
    """The message of a line; what is not understood is ignored, as the protocol requires."""
    parts = [
        (found[1], found[2] if found[2] is not None else found[3] or "")
        for found in _ARGUMENT.finditer(line[:LONGEST])
    ]
    if not parts:
        return Message("")
    return Message(parts[0][0], dict(parts[1:]))


def compose(command: str, *flags: str, **arguments: object) -> str:
    """A line; an underscore in a name stands for a hyphen, values are quoted where they must."""
    parts = [command, *flags]
    for name, value in arguments.items():
        text = str(value).replace('"', "'")
        quoted = text if _PLAIN.fullmatch(text) else f'"{text}"'
        parts.append(f"{name.replace('_', '-')}={quoted}")
    return " ".join(parts)
