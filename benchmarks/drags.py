"""How often the screens of the theme studio are drawn while one of its fields is dragged."""

from statistics import median
from typing import Final, NamedTuple

from playwright.sync_api import Locator, Page, ViewportSize, sync_playwright

from benchmarks.results import Row, Table
from benchmarks.scale import FULL, Scale
from benchmarks.serving import serve_site
from support.browser.chromium import ARGUMENTS, find_chromium

STUDIO: Final = "/material-ui/customization/theme-studio/"
RUNS: Final = 3
SECONDS: Final = 3.0
TARGET: Final = 30
"""Frames a second."""
WINDOW: Final[ViewportSize] = {"width": 1440, "height": 900}

# A hand moves a slider at most once a frame, there and back again.
DRAG: Final = """(slider, seconds) => new Promise((resolve) => {
  const { set } = Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, "value");
  const [least, most] = [Number(slider.min), Number(slider.max)];
  const start = performance.now();
  let frames = 0;
  const move = () => {
    const passed = (performance.now() - start) / 1000;
    if (passed >= seconds) return resolve(frames / passed);
    frames += 1;
    set.call(slider, least + (most - least) * Math.abs(1 - (passed % 2)));
    slider.dispatchEvent(new Event("input", { bubbles: true }));
    slider.dispatchEvent(new Event("change", { bubbles: true }));
    requestAnimationFrame(move);
  };
  requestAnimationFrame(move);
})"""


class _Drag(NamedTuple):
    """A field that is dragged while a screen is shown."""

    field: str
    """Name of its slider."""
    section: str
    screen: str


DRAGS: Final = [
    _Drag(field, section, screen)
    for screen in ("Dashboard", "All components")
    for field, section in (("Radius", "Shape"), ("Spacing", "Spacing"), ("Primary, hue", "Color"))
]


def measure_drags(scale: Scale = FULL) -> Table:
    """Drag each field while a screen is shown in both schemes, and count the frames."""
    runs = scale.times(RUNS)
    with serve_site(scale) as url, sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=find_chromium(), args=ARGUMENTS)
        rows = [
            _row(drag, [_frames(browser.new_page(), url, drag, scale) for _ in range(runs)])
            for drag in scale.some(DRAGS)
        ]
        browser.close()
    notes = [f"Medians of {runs} visits at {WINDOW['width']} x {WINDOW['height']} pixels."]
    return Table("Theme studio, frames a second while a field is dragged", rows, notes)


def _frames(page: Page, url: str, drag: _Drag, scale: Scale) -> float:
    page.set_viewport_size(WINDOW)
    page.goto(url + STUDIO)
    page.locator("[data-island=live]").first.wait_for()
    page.get_by_role("button", name=drag.screen, exact=True).click()
    frames: float = _slider(page, drag).evaluate(DRAG, scale.seconds(SECONDS))
    page.close()
    return frames


def _slider(page: Page, drag: _Drag) -> Locator:
    section = page.get_by_role("button", name=drag.section, exact=True)
    if section.get_attribute("aria-expanded") == "false":
        section.click()
    color, _, part = drag.field.partition(", ")
    if part:
        page.get_by_role("button", name=f"Pick {color}", exact=True).click()
    return page.get_by_role("slider", name=drag.field, exact=True)


def _row(drag: _Drag, frames: list[float]) -> Row:
    middle = median(frames)
    what = f"{drag.field}, screen {drag.screen}"
    return Row(what, f"{middle:.0f} (lowest {min(frames):.0f})", f">= {TARGET}", middle >= TARGET)
