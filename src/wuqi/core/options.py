"""Options and presets: how a game's rules can be set, declared as data.

Every value is a short text, as on the command line, in a record and on the page.
What an option means is in the game's words: `option-steps`, `option-steps-eight`.
"""

from collections.abc import Callable, Iterable, Iterator, Mapping
from dataclasses import dataclass

from wuqi.core.errors import BadOption


@dataclass(frozen=True, slots=True)
class Option:
    """One setting of a game: fixed words, a range of whole numbers, or a form of its own."""

    name: str
    default: str
    values: tuple[str, ...] = ()
    span: range | None = None
    form: Callable[[str], str] | None = None  # tidies a free form, or raises BadOption
    example: str = ""  # what the free form looks like
    equal: bool = False  # no value is the usual one: each has a name, `name-mode-race`, and the
    # option has a short one, `label-mode`

    def read(self, value: str) -> str:
        """The value as it is written, or an error that lists the right ones."""
        value = str(value).strip()
        if value in self.values:
            return value
        if (
            self.span is not None
            and value.isascii()
            and value.isdigit()
            and int(value) in self.span
        ):
            return str(int(value))
        if self.form is not None and value:
            return self.form(value)
        raise BadOption("option-bad-value", option=self.name, value=value, right=self.allowed())

    def allowed(self) -> str:
        """The right values in one line."""
        shown = list(self.values)
        if self.span is not None:
            shown.append(f"{self.span.start}..{self.span.stop - 1}")
        if self.form is not None:
            shown.append(self.example)
        return " | ".join(shown)


class Options(Mapping[str, str]):
    """The options of one game, each with its value."""

    __slots__ = ("_declared", "_values")

    def __init__(self, declared: tuple[Option, ...], values: Mapping[str, str]) -> None:
        self._declared = declared
        self._values = {option.name: values.get(option.name, option.default) for option in declared}

    def __getitem__(self, name: str) -> str:
        return self._values[name]

    def __iter__(self) -> Iterator[str]:
        return iter(self._values)

    def __len__(self) -> int:
        return len(self._values)

    def __hash__(self) -> int:
        return hash(tuple(self._values.items()))

    def __repr__(self) -> str:
        return f"Options({str(self)!r})"

    def __str__(self) -> str:
        """The options that differ from the defaults, such as `steps=eight taking=all`."""
        return " ".join(
            f"{option.name}={self[option.name]}"
            for option in self._declared
            if self[option.name] != option.default
        )

    def number(self, name: str) -> int:
        """The value of an option that is a whole number."""
        return int(self[name])


def choose(
    declared: tuple[Option, ...],
    presets: Mapping[str, Mapping[str, str]],
    preset: str | None,
    given: Mapping[str, str],
) -> Options:
    """A preset's options, some of them replaced; errors list the right names and values."""
    if preset is not None and preset not in presets:
        right = " | ".join(presets)
        if not right:
            raise BadOption("preset-none", preset=preset)
        raise BadOption("preset-unknown", preset=preset, right=right)
    by_name = {option.name: option for option in declared}
    values = dict(presets[preset]) if preset is not None else {}
    for name, value in given.items():
        if name not in by_name:
            right = " | ".join(by_name)
            if not right:
                raise BadOption("option-none", option=name)
            raise BadOption("option-unknown", option=name, right=right)
        values[name] = by_name[name].read(value)
    return Options(declared, values)


def read_pairs(pairs: Iterable[str]) -> dict[str, str]:
    """Options that were written as KEY=VALUE each."""
    given: dict[str, str] = {}
    for pair in pairs:
        key, equals, value = pair.partition("=")
        if not equals:
            raise BadOption("option-not-a-pair", pair=pair)
        if given.setdefault(key, value) != value:
            raise BadOption("option-twice", option=key)
    return given
