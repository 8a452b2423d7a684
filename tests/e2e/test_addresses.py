"""The addresses of the real site: all are promised, and old ones lead to where things are."""

import re
from collections.abc import Callable
from io import BytesIO
from pathlib import Path

import pytest
from PIL import Image
from playwright.sync_api import Page, expect

from showfloor.build import BuildPaths
from showfloor.check.site import check_site
from showfloor.checks import unrecorded
from support.places import PROJECT
from support.site.workplace import SilentReport

pytestmark = pytest.mark.browser

BUTTON = "/material-ui/api/button/"


def test_every_address_is_promised(dist: Path) -> None:
    paths = BuildPaths(site=PROJECT / "site", dist=dist, work=dist.parent / "work")
    new = unrecorded(check_site(paths, SilentReport(), with_code=False).site.facts)
    assert new == {}, "run `showfloor addresses --write` and commit site/addresses.lock"


@pytest.mark.parametrize(
    ("address", "place"),
    [
        (f"{BUTTON}#import", "top"),
        (f"{BUTTON}#Button-css-MuiButton-root", "button-css-MuiButton-root"),
        ("/material-ui/api/icon-button/#IconButton-prop-edge", "icon-button-prop-edge"),
        ("/material-ui/api/alert/#alert-slots-root", "alert-slot-root"),
        ("/material-ui/react-button/#api", "api-pages"),
        ("/base-ui/react-button/components-api/#props", "button-props"),
        ("/base-ui/react-autocomplete/hooks-api/#return-value", "use-autocomplete-return-value"),
    ],
)
def test_old_anchors_of_the_reference_lead_on(page: Page, address: str, place: str) -> None:
    page.goto(address)
    expect(page).to_have_url(f"{page.url.partition('#')[0]}#{place}")
    if place != "top":
        expect(page.locator(f"[id='{place}']")).to_be_in_viewport()


def test_old_anchors_lead_on_while_the_page_is_open(page: Page) -> None:
    page.goto(BUTTON)
    for anchor, place in (
        ("css", "button-classes"),
        ("theme-default-props", "button-facts"),
        ("inheritance", "button-facts"),
        ("classes", "button-classes"),
        ("demos", "button-facts"),
        ("source-code", "button-facts"),
    ):
        page.evaluate("hash => { location.hash = hash }", anchor)
        expect(page).to_have_url(re.compile(f"#{place}$"))
        expect(page.locator(f"#{place}")).to_be_in_viewport()


def test_an_icon_is_where_programs_look_for_one_without_asking(page: Page) -> None:
    answer = page.request.get("/favicon.ico")
    assert (answer.status, answer.headers["content-type"]) == (200, "image/x-icon")
    with Image.open(BytesIO(answer.body())) as icon:
        assert icon.info["sizes"] == {(16, 16), (32, 32)}
    assert len(answer.body()) < 1000


def test_the_map_is_fetched_by_nobody_who_needs_none(arrive: Callable[..., Page]) -> None:
    page = arrive()
    asked: list[str] = []
    page.on("request", lambda request: asked.append(request.url))
    page.goto(f"{BUTTON}#button-props")
    page.wait_for_load_state("networkidle")
    assert not [url for url in asked if "anchor" in url.lower()]
