"""Each demo in the project of a reader looks as it does on the site, without the site's theme."""

from collections.abc import Iterator, Mapping
from pathlib import Path
from typing import Literal

import pytest
from playwright.sync_api import Browser, BrowserContext, Error

from support.browser.exported_demos import MEASURE, draw, served_exports, worse
from support.browser.hanging_pages import ended_when_hanging
from support.browser.page_rules import ON_PURPOSE
from support.browser.sweep import Sweep
from support.places import PROJECT
from support.site.exported_demos import ExportedDemo, exported_demos

pytestmark = [pytest.mark.browser, pytest.mark.sweep]

FAMILIES = sorted(
    file.parent.name for file in (PROJECT / "site" / "families").glob("*/family.toml")
)
PATIENCE = 120
"""Seconds for a demo, here and there, on a busy machine."""

OF_PACKAGES = (
    # Color schemes are set by a script in the markup: on the site it was sent with the page.
    "Encountered a script tag while rendering React component.",
    "MUI: The GridLegacy component is deprecated.",
    # Demos that change the theme around them: readers have one.
    "You are providing a theme function prop to the ThemeProvider component",
)
"""What packages say where a demo stands alone."""

OF_FAMILY: Mapping[str, tuple[str, ...]] = {
    # The buttons for zooming of the toolbar, at the ends of the range.
    "x-charts": ("MUI: You are providing a disabled `button` child to the Tooltip component.",),
}
"""What packages of one family print in parts that no demo can change."""

FONT = "Without the font of the site its text is wider, and wraps in the same width."
EXCEPTIONS: Mapping[str, str] = {
    "/material-ui/customization/css-theme-variables/usage/demos/ColorMix/": FONT,
    "/material-ui/react-autocomplete/demos/AutocompleteSizes/": FONT,
    "/x/react-date-pickers/custom-opening-button/demos/OpeningControlled/": FONT,
    "/material-ui/react-progress/demos/LinearQuery/": "Its bar runs out of its box and back.",
    "/experiments/docs/demos/demos/BrokenGauge/": "It throws, to show what the site makes of that.",
}
"""Demos by the path of their document, and why they cannot look the same elsewhere."""


@pytest.fixture(params=["light", "dark"])
def scheme(request: pytest.FixtureRequest) -> Literal["light", "dark"]:
    """The scheme of the device."""
    chosen: Literal["light", "dark"] = request.param
    return chosen


@pytest.fixture
def reader(browser: Browser, scheme: Literal["light", "dark"]) -> Iterator[BrowserContext]:
    """A visitor on a desktop, without animations."""
    context = browser.new_context(
        viewport={"width": 1000, "height": 800}, color_scheme=scheme, reduced_motion="reduce"
    )
    context.add_init_script(path=MEASURE)
    yield context
    context.close()


@pytest.mark.parametrize("family", FAMILIES)
def test_every_exported_demo_looks_as_on_the_site(
    reader: BrowserContext,
    dist: Path,
    site_url: str,
    sweep: Sweep,
    scheme: str,
    family: str,
    tmp_path: Path,
) -> None:
    demos = {
        demo.folder: demo
        for demo in exported_demos(dist)
        if demo.family == family and demo.alone not in EXCEPTIONS
    }
    with served_exports(tmp_path, [*demos.values()]) as exports_url:
        found = sweep.over(
            [*demos], lambda folder: faults(reader, site_url, exports_url, demos[folder], scheme)
        )
    assert not found, "\n".join(found)


def faults(
    reader: BrowserContext, site_url: str, exports_url: str, demo: ExportedDemo, scheme: str
) -> list[str]:
    """Look at a demo on the site and exported; return what is worse there."""
    reader.add_cookies([{"name": "codeStyling", "value": demo.styling, "url": site_url}])
    island = f'[data-island][data-styling="{demo.styling}"]'
    try:
        with ended_when_hanging(PATIENCE):
            site = draw(reader, f"{site_url}{demo.alone}", island)
            export = draw(reader, f"{exports_url}/{demo.folder}/", "#root", site.width)
    except Error as error:
        return [f"{demo.folder}: it did not open: {error.message}"]
    expected = (*ON_PURPOSE, *OF_PACKAGES, *OF_FAMILY.get(demo.family, ()))
    return [
        f"{demo.folder}: {fault}"
        for fault in worse(export, site, scheme)
        if not any(text in fault for text in expected)
    ]
