"""Rule books: boards that can be played on, and say what happened."""

import pytest
from playwright.sync_api import expect

from tests.browser.conftest import Visit
from tests.browser.hands import take_breath
from wuqi.core.registry import names
from wuqi.core.text.rulebook import Diagram, rule_book


@pytest.mark.parametrize("game", names())
def test_diagrams_can_be_tried(visit: Visit, game: str) -> None:
    page = visit(f"/learn/{game}")
    diagrams = [part for part in rule_book(game, "en") if isinstance(part, Diagram)]
    expect(page.locator("figure")).to_have_count(len(diagrams))
    with_play = [(number, one) for number, one in enumerate(diagrams) if one.play]
    for number, diagram in with_play[:3]:
        figure = page.locator("figure").nth(number)
        take_breath(page)
        figure.locator("[data-try]").click()
        expect(figure.get_by_role("button", name="Reset")).to_be_enabled()
        assert figure.locator(".word").inner_text()
        if diagram.refused:
            before = figure.locator(".word").inner_text()
            take_breath(page)
            figure.locator("[data-refused]").first.click()
            expect(figure.locator(".word")).not_to_have_text(before)


def test_a_piece_can_be_moved_freely(visit: Visit) -> None:
    page = visit("/learn/musketeers")
    figure = page.locator("figure").first
    figure.locator("[data-square=e5]").click()
    figure.locator("[data-square=d5]").click()
    expect(figure.locator(".word")).to_contain_text("The musketeer on e5 captured the enemy on d5")
    figure.get_by_role("button", name="Reset").click()
    figure.locator("[data-square=c3]").click()
    figure.locator("[data-square=b2]").click()
    expect(figure.locator("[data-refusal=b2]")).to_contain_text("not one step")
