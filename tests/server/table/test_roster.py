"""How many others watch: a person does not count as their own onlooker."""

from dataclasses import dataclass

import msgspec

from tests.server.tabling import open_table
from wuqi.server import protocol as p
from wuqi.server.table.views.roster import Roster
from wuqi.server.table.views.view_parts import RosterPart


@dataclass(frozen=True, eq=False)
class Socket:
    person_id: str | None


def onlookers(watching: list[str | None], person: str | None) -> int:
    """How many onlookers somebody hears of at a table where Mai plays Lin."""
    table = open_table("musketeers", ["mai", "lin"])
    names = {who: p.Person(who, who, "guest") for who in ("mai", "lin")}
    roster = Roster(table, names, {}, tuple(map(Socket, watching)))
    json = b"{" + roster.seen_by(table, person).json + b"}"
    return msgspec.json.decode(json, type=RosterPart).onlookers


def test_players_hear_of_everyone_who_watches() -> None:
    assert onlookers(["mai", "lin"], "mai") == 0
    assert onlookers(["mai", "lin", "kim", None, None], "mai") == 3


def test_onlookers_hear_of_the_others() -> None:
    assert onlookers(["mai", "lin", "kim"], "kim") == 0
    assert onlookers(["mai", "lin", "kim", "tuan", None], "kim") == 2
    assert onlookers(["mai", "lin", None], None) == 0
    assert onlookers(["mai", "lin", "kim", None, None], None) == 2


def test_two_windows_are_one_person() -> None:
    assert onlookers(["mai", "kim", "kim"], "mai") == 1
    assert onlookers(["mai", "kim", "kim"], "kim") == 0
