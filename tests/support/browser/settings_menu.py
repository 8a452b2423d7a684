"""Choices in the menu of settings."""

from playwright.sync_api import Page, expect


def choose_settings(page: Page, *names: str) -> None:
    """Choose options of the settings by their names, and close the menu."""
    page.locator("[data-menu=settings] summary").click()
    for name in names:
        radio = page.get_by_role("radio", name=name, exact=True)
        if name == "Right to left":  # the page is loaded again
            radio.click(force=True)
            expect(page.locator("html")).to_have_attribute("dir", "rtl")
            expect(radio).to_be_focused()
        else:
            radio.check(force=True)
    page.keyboard.press("Escape")
