"""What a notice says, in the reader's language: the game, the others, where to go. No moves."""

import re
from collections.abc import Mapping, Sequence
from typing import NamedTuple

from wuqi.core.text.words import words
from wuqi.server.protocol import Person

GUEST = re.compile(r"\d+")


class Wording(NamedTuple):
    """A notice in words."""

    title: str
    text: str


def wording(
    kind: str, facts: Mapping[str, object], others: Sequence[Person], language: str
) -> Wording:
    """A notice in a language."""
    say = words(language)
    game = str(facts["game"])
    names = _listed([_name(one, language) for one in others], language)
    named = {"game": words(language, game)("name"), "names": names}
    return Wording(say(f"notice-{kind}-title", **named), say(f"notice-{kind}", **named))


def path_of(facts: Mapping[str, object]) -> str:
    """The page that a notice is about."""
    return f"/play/{facts['game']}/{facts['table']}"


def _name(person: Person, language: str) -> str:
    """A person's name as on the page: guests without a name have a number."""
    say = words(language)
    if person.kind == "guest" and GUEST.fullmatch(person.name):
        return say("guest-name", number=person.name)
    return person.name or say("person-gone")


def _listed(names: list[str], language: str) -> str:
    say = words(language)
    if len(names) < 2:
        return "".join(names)
    return say("list-joint").join(names[:-1]) + say("list-last-joint") + names[-1]
