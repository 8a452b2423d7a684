"""Where things are on a page, how large, and what of them moved by itself."""

from collections.abc import Sequence

from playwright.sync_api import FloatRect, Locator, Page

from support.browser.settled import painted

DEAF = "IntersectionObserver.prototype.observe = () => undefined"
"""For a page that hears too late what comes near, as on a slow device."""

# No frame is left between two screens, in which a browser could draw by itself what came near.
READ_ON = """async () => {
  const end = Math.min(document.documentElement.scrollHeight, 13 * innerHeight);
  for (let top = innerHeight; top < end; top += innerHeight) {
    scrollTo({ top, behavior: "instant" });
    await new Promise(requestAnimationFrame);
  }
}"""


def near(page: Page, name: str) -> Locator:
    """Return the demo of a name, brought into view: what is far from readers is not laid out."""
    demo = page.locator(f"#{name}")
    demo.scroll_into_view_if_needed()
    return demo


def box_of(locator: Locator) -> FloatRect:
    """Return where an element that shows is in the window, and how large."""
    box = locator.bounding_box()
    assert box is not None
    return box


def read_on(page: Page) -> None:
    """Scroll a screen in each frame, a dozen at most."""
    painted(page)
    page.evaluate(READ_ON)


SIDES = """(all) => all
  .filter((one) => one.checkVisibility({ visibilityProperty: true }))
  .map((one) => one.getBoundingClientRect())
  .filter(({ width, height }) => width > 0 && height > 0)
  .map(({ width, height }) => Math.min(width, height))"""


def shorter_sides(locator: Locator) -> Sequence[float]:
    """Return the shorter side of each element that shows."""
    return list(locator.evaluate_all(SIDES))


NOTE = """
globalThis.shifts = [];
const where = ({ x, y, width, height }) => `${width} x ${height} at ${x}, ${y}`;
new PerformanceObserver((list) => {
  for (const { value, sources } of list.getEntries())
    for (const { node, previousRect, currentRect } of sources) {
      const what = (node?.outerHTML ?? node?.textContent ?? "what is gone").slice(0, 120);
      shifts.push(`${value}: ${what}: from ${where(previousRect)} to ${where(currentRect)}`);
    }
}).observe({ type: "layout-shift", buffered: true });
"""

# Entries come with the frame after the one that they tell of.
READ = """async () => {
  for (const _ of "12") await new Promise(requestAnimationFrame);
  return shifts;
}"""


def note_shifts(page: Page) -> None:
    """Take note of all that moves in the documents that the tab will show."""
    page.add_init_script(NOTE)


def shifts_of(page: Page) -> Sequence[str]:
    """Return what has moved in the document, and from where to where."""
    shifts: Sequence[str] = page.evaluate(READ)
    return shifts
