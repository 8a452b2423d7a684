"""What readers scroll to."""

from playwright.sync_api import Locator, Page

from at_rest import painted

__all__ = ["DEAF", "near", "read_on"]

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
    """Return the demo of a name, brought into view: what is far from readers is packed."""
    demo = page.locator(f"#{name}")
    demo.scroll_into_view_if_needed()
    return demo


def read_on(page: Page) -> None:
    """Scroll a screen in each frame, a dozen at most."""
    painted(page)
    page.evaluate(READ_ON)
