"""A seat that committed to a secret and then stayed silent: what it had promised is kept."""

from tests.server.tabling import happen
from wuqi.server.protocol import Person
from wuqi.server.table import events as ev
from wuqi.server.table.recording import record_of
from wuqi.server.table.table import Table


class Names:
    def name(self, person: str) -> Person:
        return Person(person, person, "guest")


def test_a_replaced_commitment_is_in_the_record() -> None:
    table = Table("k3k3k3k3k3k3")
    happen(table, 0, ev.Opened("sanguo", {}, "mai", "private"))
    happen(table, 0, *(ev.Sat(seat, "mai") for seat in (1, 2, 3)), ev.Started("ab" * 32))
    happen(table, 0, *(ev.Committed(seat, f"{seat}0" * 32) for seat in (1, 2, 3)))
    happen(table, 0, ev.Committed(2, "cd" * 32))
    happen(table, 0, *(ev.Revealed(seat, f"{seat}{seat}" * 32) for seat in (1, 2, 3)))
    deal = record_of(table, Names()).deal
    assert deal is not None
    assert deal.commitments == ("10" * 32, "cd" * 32, "30" * 32)
    assert deal.replaced == ((2, "20" * 32),)
