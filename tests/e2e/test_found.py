"""What search engines and other sites are told of a page."""

import json
import re
from pathlib import Path
from typing import Any

import pytest
from jsonschema import Draft202012Validator
from playwright.sync_api import Browser, ConsoleMessage, Page

pytestmark = pytest.mark.browser

SCHEMA = Path(__file__).parents[1] / "contracts" / "schemas" / "structured-data.json"
HOST = "https://tiny.example"
ROUTES = ["/", "/about/", "/acorn-kit/", "/acorn-kit/part-seed/", "/acorn-kit/part-branch/"]
SEED = "/acorn-kit/part-seed/"


@pytest.fixture
def page(browser: Browser) -> Page:
    return browser.new_page()


def data_of(page: Page) -> Any:
    return json.loads(page.locator("script[type='application/ld+json']").inner_text())


def meta(page: Page, name: str) -> str | None:
    return page.locator(f"meta[property='{name}'], meta[name='{name}']").get_attribute("content")


@pytest.mark.parametrize("route", ROUTES)
def test_structured_data_fits_its_schema(page: Page, tiny_url: str, route: str) -> None:
    page.goto(f"{tiny_url}{route}")
    schema = json.loads(SCHEMA.read_text())
    Draft202012Validator(schema, format_checker=Draft202012Validator.FORMAT_CHECKER).validate(
        data_of(page)
    )


def test_the_way_down_leads_over_pages(page: Page, tiny_url: str) -> None:
    page.goto(f"{tiny_url}{SEED}")
    crumbs = data_of(page)["@graph"][1]["itemListElement"]
    assert [(one["name"], one["item"]) for one in crumbs] == [
        ("Acorn Kit", f"{HOST}/acorn-kit/"),
        ("Seed", f"{HOST}{SEED}"),
    ]


def test_the_browser_takes_it_for_data(page: Page, tiny_url: str) -> None:
    said: list[ConsoleMessage] = []
    page.on("console", lambda message: said.append(message))
    page.goto(f"{tiny_url}{SEED}", wait_until="networkidle")
    assert [message.text for message in said if message.type in ("error", "warning")] == []


def test_a_shared_page_has_its_title_and_a_picture_that_exists(page: Page, tiny_url: str) -> None:
    page.goto(f"{tiny_url}{SEED}")
    assert meta(page, "og:title") == "Seed"
    assert meta(page, "og:description") == meta(page, "description")
    assert meta(page, "og:url") == f"{HOST}{SEED}"
    assert meta(page, "twitter:card") == "summary_large_image"
    picture = page.request.get((meta(page, "og:image") or "").replace(HOST, tiny_url))
    assert (picture.ok, picture.headers["content-type"]) == (True, "image/png")


def test_addresses_are_canonical_and_in_the_sitemap(page: Page, tiny_url: str) -> None:
    page.goto(f"{tiny_url}{SEED}?query=1#leaves")
    canonical = page.locator("link[rel=canonical]").get_attribute("href")
    assert canonical == f"{HOST}{SEED}"
    sitemap = page.request.get(f"{tiny_url}/sitemap.xml").text()
    routes = {*ROUTES, "/third-party-notices/"}
    assert set(re.findall("<loc>(.*?)</loc>", sitemap)) == {f"{HOST}{route}" for route in routes}
    robots = page.request.get(f"{tiny_url}/robots.txt").text()
    assert f"Sitemap: {HOST}/sitemap.xml" in robots


def test_framed_demos_are_for_nobody_s_search(page: Page, tiny_url: str) -> None:
    page.goto(f"{tiny_url}{SEED}demos/DayCounter/")
    assert meta(page, "robots") == "noindex"
    assert page.locator("meta[property^='og:'], script[type='application/ld+json']").count() == 0
