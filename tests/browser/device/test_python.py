"""The Python console where Python does not come."""

from playwright.sync_api import Page, expect

from tests.browser.conftest import Visit

LOADER = "**/device/*/pyodide.mjs"


def test_python_that_could_not_be_loaded_can_be_tried_again(visit: Visit) -> None:
    def refuse(page: Page) -> None:
        page.context.route(LOADER, lambda route: route.abort())

    page = visit("/python", first=True, lossy=True, ready=refuse)
    failed = page.locator("[data-state=failed]")
    expect(failed).to_be_visible()
    expect(failed.locator(".error")).to_contain_text("pyodide.mjs")  # why
    page.context.unroute(LOADER)
    failed.get_by_role("button", name="Try again").click()
    expect(page.locator("[data-state=ready]")).to_be_visible()
