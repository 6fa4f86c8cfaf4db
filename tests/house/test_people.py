"""Whoever is named on a page can be tapped: one component writes all names."""

import re

from tests.conftest import ROOT

PAGE = ROOT / "web" / "src"
AS_TEXT = re.compile(r"\b(?:personName|playerName)\(")
# PersonName writes names, Sentence those of computers. The others name people where nobody can tap:
# a title, a field of a form, the heading of one's own page; and ask whether a seat is taken.
ALLOWED = {
    "people/PersonName.svelte",
    "people/Sentence.svelte",
    "table/seats/SeatStrip.svelte",
    "table/seats/Names.svelte",
    "settings/Account.svelte",
    "pages/Person.svelte",
}


def test_no_name_of_a_person_is_plain_text() -> None:
    found = {
        str(path.relative_to(PAGE))
        for path in PAGE.rglob("*.svelte")
        if AS_TEXT.search(path.read_text("utf-8"))
    }
    assert found == ALLOWED
