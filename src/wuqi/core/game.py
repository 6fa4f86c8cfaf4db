"""A game with its options: the entry point for everyone who wants to play or analyse it."""

from collections.abc import Hashable, Mapping
from functools import cached_property
from typing import TYPE_CHECKING, NoReturn, cast

import numpy as np

from wuqi.core import options as settings
from wuqi.core.errors import BadPosition
from wuqi.core.folder.contract import Face, Rules, Saying, Seat, Symmetry, Text
from wuqi.core.folder.defaults import nothing_hidden, whole_side
from wuqi.core.folder.loading import Parts
from wuqi.core.kernel import Kernel, State, kernel_of
from wuqi.core.options import Options

if TYPE_CHECKING:
    from wuqi.core.position import Position

LONGEST_TEXT = 2_000  # characters; the longest position of any game has a tenth of it


class Game:
    """One of the games under one set of options. Games with the same name and options are equal."""

    name: str
    parts: Parts
    rules: Rules
    text: Text
    face: Face
    kernel: Kernel
    options: Options
    all_see_all: bool  # nothing is ever hidden
    one_person_a_side: bool

    def __init__(
        self, name: str, parts: Parts, preset: str | None, given: Mapping[str, str]
    ) -> None:
        face = parts.face
        options = settings.choose(face.OPTIONS, face.PRESETS, preset, given)
        face.check(options)
        kernel = kernel_of(cast(Hashable, parts.rules), cast(Hashable, parts.judge))
        # Written past `__setattr__`, which refuses everything: a game never changes.
        vars(self).update(
            name=name,
            parts=parts,
            rules=parts.rules,
            text=parts.text,
            face=face,
            kernel=kernel,
            options=options,
            # Most games do the same here, so it is looked up once and not for every position.
            all_see_all=face.seen is nothing_hidden,
            one_person_a_side=face.seat_codes is whole_side,
        )

    def __setattr__(self, name: str, value: object) -> NoReturn:
        raise AttributeError(f"{self!r} never changes: {name} cannot be set. Load another game.")

    @cached_property
    def seats(self) -> tuple[Seat, ...]:
        """The seats of a table, in order."""
        return self.face.seats(self.options)

    @cached_property
    def hides(self) -> bool:
        """Whether a side may know something that another does not."""
        hides = self.face.hides
        return not self.all_see_all if hides is None else hides(self.options)

    @cached_property
    def draws(self) -> bool:
        """Whether it can be drawn."""
        return self.face.DRAWS

    @cached_property
    def setting_up(self) -> tuple[str, ...]:
        """What is expected while armies are set up: keys of `Position.expected`."""
        return self.face.SETTING_UP

    @cached_property
    def sides(self) -> int:
        """How many sides play: 2, or up to 4."""
        return max(seat.side for seat in self.seats)

    @cached_property
    def symmetries(self) -> tuple[Symmetry, ...]:
        """The symmetries of the rules."""
        return tuple(self.face.symmetries(self.options))

    @cached_property
    def goals(self) -> tuple[Saying, ...]:
        """Each side's goal, in the game's words; empty if the game does not say."""
        goal = self.face.goal
        return tuple(goal(self.options, side + 1) for side in range(self.sides)) if goal else ()

    def start(self) -> "Position":
        """The position a game begins with; always the same object, so its caches are kept."""
        return self._start

    @cached_property
    def _start(self) -> "Position":
        return self.at(self.rules.start(self.options))

    def read(self, text: str) -> "Position":
        """The position a text describes. It has no past, so it counts as its first occurrence."""
        if len(text) > LONGEST_TEXT:
            raise BadPosition("position-too-long", longest=LONGEST_TEXT)
        return self.at(self.text.read(self.options, " ".join(text.split())))

    def at(self, state: State) -> "Position":
        """The position of a kernel state, without a past."""
        from wuqi.core.position import Position

        key = int(self.kernel.repeat_key(state))
        return Position(self, np.array(state), (key,) if key else ())

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Game) and (self.name, self.options) == (other.name, other.options)

    def __hash__(self) -> int:
        return hash((self.name, self.options))

    def __repr__(self) -> str:
        return f"<Game {' '.join([self.name, str(self.options)]).strip()}>"
