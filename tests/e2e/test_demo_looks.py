"""What a demo is about is seen: words on colors are readable, and each choice changes it."""

from collections.abc import Iterator, Mapping
from pathlib import Path
from typing import Final

import pytest
from playwright.sync_api import Browser, BrowserContext, Error, Locator, Page

from support.browser.exported_demos import MEASURE
from support.browser.hanging_pages import ended_when_hanging
from support.browser.page_visit import COLORS
from support.browser.sweep import Sweep
from support.places import PROJECT
from support.site.exported_demos import exported_demos

pytestmark = [pytest.mark.browser, pytest.mark.sweep]

FAMILIES = sorted(
    file.parent.name for file in (PROJECT / "site" / "families").glob("*/family.toml")
)
LOOKS: Final = PROJECT / "tests" / "support" / "browser" / "demo_looks.js"
STAGE: Final = ".demo-stage"
PICTURE: Final = "svg:not(.MuiSvgIcon-root), [role=grid], [role=treegrid], .MuiPaper-root"
CHOICES: Final = "[role=radiogroup], .MuiToggleButtonGroup-root"
CHOICE: Final = "input[type=radio], button"
PATIENCE: Final = 120
"""Seconds for a demo on a busy machine."""
EXCEPTIONS: Mapping[str, str] = {}
"""Demos by the path of their document, and why they have to be so."""


@pytest.fixture(params=["light", "dark"])
def reader(browser: Browser, request: pytest.FixtureRequest) -> Iterator[BrowserContext]:
    """A visitor on a desktop, without animations."""
    context = browser.new_context(
        viewport={"width": 1000, "height": 800},
        color_scheme=request.param,
        reduced_motion="reduce",
    )
    context.add_init_script(path=MEASURE)
    context.add_init_script(path=COLORS)
    context.add_init_script(path=LOOKS)
    yield context
    context.close()


@pytest.mark.parametrize("family", FAMILIES)
def test_words_are_readable_and_choices_show(
    reader: BrowserContext, dist: Path, site_url: str, sweep: Sweep, family: str
) -> None:
    demos = {demo.alone for demo in exported_demos(dist) if demo.family == family}
    found = sweep.over(sorted(demos - {*EXCEPTIONS}), lambda alone: faults(reader, site_url, alone))
    assert not found, "\n".join(found)


def faults(reader: BrowserContext, site_url: str, alone: str) -> list[str]:
    try:
        with ended_when_hanging(PATIENCE), reader.new_page() as page:
            page.goto(f"{site_url}{alone}")
            settle(page)
            hard = page.evaluate("hardToRead()")
            alike = [line for group in page.locator(CHOICES).all() for line in unseen(page, group)]
            return [f"{alone}: {fault}" for fault in (*hard, *alike)]
    except Error as error:
        return [f"{alone}: {error.message}"]


def settle(page: Page) -> None:
    """Wait until nothing on the stage changes its size any more."""
    page.evaluate("(stage) => measure(stage)", STAGE)


def unseen(page: Page, group: Locator) -> Iterator[str]:
    """Yield the choices of a group after which all looks as before, at rest and under a mouse."""
    seen: dict[bytes, str] = {}
    for choice in group.locator(CHOICE).all():
        if not choice.is_enabled():
            continue
        name = choice.get_attribute("value") or choice.inner_text()
        choice.dispatch_event("click")
        settle(page)
        picture = b"".join(pictures(page, group))
        if picture in seen:
            yield f"{name!r} looks like {seen[picture]!r}"
        seen.setdefault(picture, name)


def pictures(page: Page, group: Locator) -> Iterator[bytes]:
    """Yield what is seen beside the group, at rest and with the mouse in the middle."""
    stage = page.locator(STAGE).first
    page.mouse.move(0, 0)
    yield stage.screenshot(mask=[group], animations="disabled")
    drawn = page.locator(PICTURE).first
    if box := drawn.bounding_box() if drawn.count() else None:
        page.mouse.move(box["x"] + box["width"] / 2, box["y"] + box["height"] / 2)
        settle(page)
        yield stage.screenshot(mask=[group], animations="disabled")
