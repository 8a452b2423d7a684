"""A page that hangs fails a test, or is visited again; it does not hold the tests up for good."""

import pytest
from playwright.sync_api import Browser, Error, Page

from support.browser import page_visit
from support.browser.hanging_pages import ended_when_hanging

pytestmark = pytest.mark.browser

MARKDOWN = "/experiments/docs/markdown/"
WITHOUT_DEMOS = "/blog/why-this-site-exists/"
WAITING = """\
document.addEventListener("DOMContentLoaded", () => {
  document.querySelector("main").insertAdjacentHTML("beforeend", "<div data-island=waiting></div>");
});
"""


def test_a_page_that_works_for_too_long_is_ended(page: Page) -> None:
    page.goto(MARKDOWN)
    with pytest.raises(Error, match="crashed"), ended_when_hanging(most=1):
        page.evaluate("while (true);")


def test_a_page_that_does_nothing_and_does_not_answer_is_ended(page: Page) -> None:
    page.goto(MARKDOWN)
    with pytest.raises(Error, match="crashed"), ended_when_hanging(most=600, still=1):
        page.evaluate("globalThis.never = new Promise(() => {})")


def test_a_page_that_answers_is_left_alone(page: Page) -> None:
    page.goto(MARKDOWN)
    with ended_when_hanging(most=60):
        assert page.evaluate("1 + 1") == 2
    assert page.evaluate("2 + 2") == 4


def test_a_demo_that_never_comes_alive_is_reported_before_its_page_is_ended(
    browser: Browser, site_url: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    assert page_visit.WAKING < page_visit.PATIENCE
    monkeypatch.setattr(page_visit, "WAKING", 1)
    reader = page_visit.Reader(width=1280, scheme="light", direction="ltr", phone=False)
    context = reader.arrive(browser, site_url)
    context.add_init_script(WAITING)
    visit = page_visit.Visit(WITHOUT_DEMOS, reader)
    page_visit._look(context.new_page(), visit)
    context.close()
    assert visit.seen["asleep"] == ['<div data-island="waiting"></div>']


def test_a_page_that_was_ended_is_visited_again(
    browser: Browser, site_url: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    look, calls = page_visit._look, []

    def end_first(page: Page, one: page_visit.Visit) -> None:
        calls.append(one.route)
        if len(calls) == 1:
            raise Error("Page crashed")
        look(page, one)

    monkeypatch.setattr(page_visit, "_look", end_first)
    reader = page_visit.Reader(width=1280, scheme="light", direction="ltr", phone=False)
    with pytest.warns(UserWarning, match="visited again"):
        (seen,) = page_visit.visit_pages(browser, site_url, reader, [MARKDOWN])
    assert calls == [MARKDOWN, MARKDOWN]
    assert seen.seen["title"]
