"""How large things are that are pressed, asked of the page at once: one by one it takes seconds."""

from collections.abc import Sequence

from playwright.sync_api import Locator

__all__ = ["shorter_sides"]

SIDES = """(all) => all
  .filter((one) => one.checkVisibility({ visibilityProperty: true }))
  .map((one) => one.getBoundingClientRect())
  .filter(({ width, height }) => width > 0 && height > 0)
  .map(({ width, height }) => Math.min(width, height))"""


def shorter_sides(locator: Locator) -> Sequence[float]:
    """Return the shorter side of each element that shows."""
    return list(locator.evaluate_all(SIDES))
