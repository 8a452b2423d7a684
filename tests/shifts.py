"""What moved by itself while somebody looked at a page."""

from collections.abc import Sequence

from playwright.sync_api import Page

__all__ = ["note_shifts", "shifts_of"]

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
