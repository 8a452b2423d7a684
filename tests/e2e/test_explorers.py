"""What the pages of MUI X let a reader try, beside their demos."""

import pytest
from playwright.sync_api import Page, expect

pytestmark = pytest.mark.browser


def test_every_method_of_the_grid_is_listed_and_runs(page: Page) -> None:
    page.goto("/x/react-data-grid/api-object/")
    explorer = page.locator(".grid-methods")
    explorer.scroll_into_view_if_needed()
    status = explorer.get_by_role("status")
    expect(status).to_have_text("146 of 146 methods")

    explorer.get_by_role("button", name="Run setSortModel").click()
    total = explorer.get_by_role("columnheader", name="Total")
    expect(total).to_have_attribute("aria-sort", "descending")

    explorer.get_by_label("Find a method").fill("getRow")
    explorer.get_by_role("button", name="getRow", exact=True).click()
    explorer.get_by_role("button", name="Run getRow").click()
    result = explorer.get_by_role("region", name="Result")
    expect(result).to_contain_text('number: "SO-10002"')

    explorer.get_by_role("textbox", name="Arguments").fill("{ id: 2 }")
    explorer.get_by_role("button", name="Run getRow").click()
    expect(result).to_contain_text("SyntaxError")


def test_the_timeline_of_a_picker_draws_events_as_they_come(page: Page) -> None:
    page.goto("/x/react-date-pickers/lifecycle/")
    timeline = page.locator("#LifecycleTimeline")
    timeline.scroll_into_view_if_needed()
    timeline.get_by_role("button", name="Choose date").click()
    page.get_by_role("gridcell", name="20").click()
    for event in ("onOpen", "onChange"):
        expect(timeline.get_by_text(event, exact=True).first).to_be_visible()
