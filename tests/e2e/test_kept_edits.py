"""Edits of a demo stay for their tab, and nothing of them is lost without a word."""

import json
from typing import Final

import pytest
from playwright.sync_api import Browser, Page, expect

from support.browser.edited_demo import Edited

pytestmark = [pytest.mark.browser, pytest.mark.xdist_group("editor")]

SEED: Final = "/acorn-kit/part-seed/"
TYPED: Final = "export default () => <p>Edited seed</p>;"

NO_ROOM: Final = """
Storage.prototype.setItem = () => { throw new DOMException("full", "QuotaExceededError"); };
"""
# A page that hangs or crashes hears of nothing when it is closed.
DEAF: Final = """
addEventListener("pagehide", (event) => event.stopImmediatePropagation(), { capture: true });
"""


@pytest.fixture
def page(tiny_page: Page) -> Page:
    tiny_page.goto(SEED)
    return tiny_page


def demo(page: Page, name: str = "DayCounter") -> Edited:
    return Edited(page, page.locator(f"#{name}"))


def edit(page: Page, code: str = TYPED) -> Edited:
    edited = demo(page).open()
    edited.write(code)
    expect(edited.result.get_by_text("Edited seed")).to_be_visible()
    return edited


def expect_edited(edited: Edited) -> None:
    expect(edited.result.get_by_text("Edited seed")).to_be_visible()
    expect(edited.demo.locator(".s-edited")).to_have_text("Edited · Reset")
    expect(edited.editor).to_have_text(TYPED)


def test_edits_are_there_after_a_reload_and_when_the_reader_comes_back(page: Page) -> None:
    edited = edit(page)
    page.reload()
    expect_edited(edited)
    page.goto("/about/")
    page.goto(SEED)
    expect_edited(edited)
    page.go_back()
    page.go_back()
    expect_edited(edited)
    expect(demo(page, "LeafBadge").demo.locator(".s-edited")).to_have_count(0)


def test_a_reset_is_for_good(page: Page) -> None:
    edited = edit(page)
    page.reload()
    edited.demo.locator(".s-edited").get_by_role("button", name="Reset").click()
    expect(edited.demo.locator("iframe")).to_have_count(0)
    page.reload()
    expect(edited.stage.get_by_role("button", name="Days: 0")).to_be_visible()
    assert page.evaluate("Object.keys(sessionStorage).filter((key) => /^edits/.test(key))") == []


def test_edits_are_those_of_one_tab(page: Page) -> None:
    edit(page)
    other = page.context.new_page()
    other.goto(SEED)
    expect(demo(other).stage.get_by_role("button", name="Days: 0")).to_be_visible()
    expect(other.locator(".s-edited")).to_have_count(0)


def test_every_form_and_file_of_a_demo_is_kept(page: Page) -> None:
    edited = demo(page, "LeafBadge").open()
    edited.demo.get_by_text("leaf.ts", exact=True).click()
    edited.demo.locator(".demo-panel:visible pre:visible").press("Enter")
    edited.write("export const leaf = { name: 'Edited seed' };")
    expect(edited.result.get_by_text("Edited seed")).to_be_visible()
    edited.demo.get_by_role("button", name="CSS", exact=True).click()
    edited.open()
    edited.write("export default () => <p>Seed in CSS</p>;")
    expect(edited.result.get_by_text("Seed in CSS")).to_be_visible()
    page.reload()
    expect(edited.result.get_by_text("Seed in CSS")).to_be_visible()
    edited.demo.get_by_role("button", name="System", exact=True).click()
    expect(edited.result.get_by_text("Edited seed")).to_be_visible()


def test_a_browser_without_space_says_that_edits_will_be_lost(page: Page) -> None:
    page.add_init_script(NO_ROOM)
    page.reload()
    edited = edit(page)
    badge = edited.demo.locator(".s-edited")
    expect(badge).to_have_text("Edited, but lost when you leave · Reset")
    with page.expect_event("dialog") as asked:
        page.evaluate("setTimeout(() => location.reload())")
    assert asked.value.type == "beforeunload"
    asked.value.dismiss()
    expect(edited.result.get_by_text("Edited seed")).to_be_visible()
    badge.get_by_role("button", name="Reset").click()
    page.reload()
    expect(badge).to_have_count(0)


def test_code_with_which_a_page_ended_does_not_run_by_itself_again(page: Page) -> None:
    page.add_init_script(DEAF)
    page.reload()
    edited = edit(page)
    page.reload()
    expect(edited.report).to_contain_text("This page did not close normally.")
    expect(edited.editor).to_have_text(TYPED)
    expect(edited.demo.locator("iframe")).to_have_count(0)
    edited.report.get_by_role("button", name="Run code").click()
    expect_edited(edited)


@pytest.fixture
def link(browser: Browser, tiny_url: str) -> str:
    with browser.new_context(permissions=["clipboard-read", "clipboard-write"]) as context:
        page = context.new_page()
        page.goto(f"{tiny_url}{SEED}")
        edited = demo(page).open()
        edited.write("export default () => <p>Of a link</p>;")
        edited.choose("Copy share link")
        expect(edited.demo.locator(".demo-toolbar")).to_contain_text("Link copied")
        return str(page.evaluate("navigator.clipboard.readText()"))


def test_code_of_a_link_never_takes_the_place_of_edits_without_a_word(
    page: Page, link: str
) -> None:
    edited = edit(page)
    page.goto(link)
    expect(edited.report).to_contain_text("has not run yet")
    expect(edited.report).to_contain_text("Your own edits are kept until you run or change this")
    edited.report.get_by_role("button", name="Back to my edits").click()
    expect_edited(edited)
    page.goto("/about/")
    page.goto(SEED)
    expect_edited(edited)


def test_code_of_a_link_is_not_run_by_a_reload_and_its_changes_stay(page: Page, link: str) -> None:
    page.goto(link)
    edited = demo(page)
    expect(edited.report).to_contain_text("has not run yet")
    edited.editor.focus()
    page.keyboard.press("Control+Home")
    page.keyboard.insert_text("// read\n")
    page.reload()
    expect(edited.report).to_contain_text("has not run yet")
    expect(edited.editor).to_contain_text("// read")
    expect(edited.demo.locator("iframe")).to_have_count(0)
    edited.report.get_by_role("button", name="Run code").click()
    expect(edited.result.get_by_text("Of a link")).to_be_visible()
    page.reload()
    expect(edited.result.get_by_text("Of a link")).to_be_visible()
    expect(edited.editor).to_contain_text("// read")


def test_edits_that_no_longer_fit_their_page_are_told(page: Page) -> None:
    panel = {"styling": "system", "variant": "ts", "files": {"Gone.tsx": "x"}, "foreign": False}
    kept = json.dumps({"panels": [panel], "link": "", "left": True})
    for name in ("DayCounter", "GoneDemo"):
        page.evaluate(f"sessionStorage.setItem('edits:{SEED}#{name}', {json.dumps(kept)})")
        page.reload()
        expect(page.locator(".s-notice")).to_contain_text("could not be restored")
        page.reload()
        expect(demo(page).stage.get_by_role("button", name="Days: 0")).to_be_visible()
        expect(page.locator(".s-notice")).to_have_count(0)
