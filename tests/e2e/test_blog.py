"""The blog: section 2 of the specification links to it, and readers follow it."""

import re
from collections.abc import Callable
from xml.etree import ElementTree

import pytest
from playwright.sync_api import Page, expect

from support.browser.layout import box_of

pytestmark = pytest.mark.browser

BLOG = "/blog/"
POST = "/blog/how-pages-stay-small/"


def test_the_default_navigation_leads_to_the_blog_and_the_store(read: Callable[..., Page]) -> None:
    navigation = read(BLOG).locator(".side-nav")
    expect(navigation.get_by_role("link", name="Blog")).to_have_attribute("href", BLOG)
    expect(navigation.get_by_role("link", name=re.compile("Templates store"))).to_be_visible()


@pytest.mark.parametrize(("width", "columns"), [(360, 1), (1280, 2)])
def test_the_list_of_posts_uses_the_width(page: Page, width: int, columns: int) -> None:
    page.set_viewport_size({"width": width, "height": 800})
    page.goto(BLOG)
    boxes = [box_of(one) for one in page.locator("article").all()]
    starts = {box["x"] for box in boxes}
    end = max(box["x"] + box["width"] for box in boxes)
    row = box_of(page.locator(".header-row"))
    assert len(starts) == columns
    assert end == row["width"] + row["x"] - (16 if width < 600 else 24)


def test_a_post_says_when_it_was_written_by_whom_and_on_what(page: Page) -> None:
    page.goto(BLOG)
    page.get_by_role("link", name="How our pages stay small").click()
    head = page.locator("main > header")
    expect(head.locator("time")).to_have_text("November 19, 2026")
    expect(head).to_contain_text("min read")
    head.get_by_role("link", name="Performance").click()
    expect(page.get_by_role("heading", level=1)).to_have_text("Posts about Performance")
    page.get_by_role("link", name="The maintainers").first.click()
    expect(page.get_by_role("heading", level=1)).to_have_text("Posts by The maintainers")


@pytest.mark.parametrize("name", ["atom", "rss"])
def test_a_page_names_its_feeds_which_are_well_formed(read: Callable[..., Page], name: str) -> None:
    page = read(POST)
    link = page.locator(f"link[rel=alternate][type='application/{name}+xml']")
    reply = page.request.get(link.get_attribute("href") or "")
    assert reply.headers["content-type"].startswith(f"application/{name}+xml")
    root = ElementTree.fromstring(reply.body())
    titles = [element.text for element in root.iter() if element.tag.endswith("title")]
    assert "How our pages stay small" in titles
