"""Demos that readers scroll to."""

from playwright.sync_api import Locator, Page

__all__ = ["near"]


def near(page: Page, name: str) -> Locator:
    """Return the demo of a name, brought into view: what is far from readers is packed."""
    demo = page.locator(f"#{name}")
    demo.scroll_into_view_if_needed()
    return demo
