"""The code of demos is edited in place and runs in a sandbox."""

import base64
import json
import re
import tomllib
import zlib
from collections.abc import Callable, Iterator

import pytest
from playwright.sync_api import Browser, ConsoleMessage, Error, Locator, Page, expect

from support.browser.edited_demo import Edited
from support.browser.held_requests import Held
from support.browser.layout import box_of, near
from support.browser.page_visit import barriers_of
from support.browser.settled import evaluated, painted
from support.places import PROJECT
from support.polling import until

pytestmark = [pytest.mark.browser, pytest.mark.xdist_group("editor")]

BUTTON = "/material-ui/react-button/"
BASE_BUTTON = "/base-ui/react-button/"
DEMOS = "/experiments/docs/demos/"

FAMILY = tomllib.loads((PROJECT / "site/families/material-ui/family.toml").read_text())
OFFERED = ("react", "react-dom", *sorted({**FAMILY["packages"], **FAMILY["demo-packages"]}))
"""What a demo of the family may import."""

TYPED = """\
import Button from '@mui/material/Button';
import Chip from '@mui/material/Chip';

export default function Demo() {
  const count: number = 3;
  return <Button variant="contained">Send <Chip label={`${count} letters`} /></Button>;
}
"""

PRESS = """\
export default function Demo() {
  return (
    <button
      onClick={() => {
        throw new RangeError('too far');
      }}
    >
      Press
    </button>
  );
}
"""

ENDLESS = """\
export default function Demo() {
  let turns = 0;
  while (true) {
    turns += 1;
  }
  return <p>{turns}</p>;
}
"""

EAGER = """\
const ask = (field: HTMLInputElement | null) => {
  const timer = setInterval(() => {
    field?.focus();
    if (field?.checkVisibility({ visibilityProperty: true })) {
      clearInterval(timer);
      field.dataset.asked = '';
    }
  }, 20);
};
export default function Demo() {
  return <input aria-label="Seats" ref={ask} />;
}
"""


@pytest.fixture(scope="module")
def visit(browser: Browser, site_url: str) -> Iterator[Callable[[str], Page]]:
    context = browser.new_context(
        base_url=site_url, viewport={"width": 1280, "height": 800}, color_scheme="light"
    )
    context.grant_permissions(["clipboard-read", "clipboard-write"])
    page = context.new_page()

    def visit(route: str) -> Page:
        if route not in page.url:
            page.goto(route)
        return page

    yield visit
    context.close()


@pytest.fixture
def complaints(visit: Callable[[str], Page]) -> Iterator[list[str]]:
    """What the browser complained about, the policy's refusals among it; a test may expect some."""
    page = visit(BUTTON)
    found: list[str] = []

    def hear(message: ConsoleMessage) -> None:
        if message.type in {"error", "warning"}:
            found.append(message.text)

    def hear_error(error: Error) -> None:
        found.append(str(error))

    page.on("console", hear)
    page.on("pageerror", hear_error)
    yield found
    page.remove_listener("console", hear)
    page.remove_listener("pageerror", hear_error)
    assert found == []


@pytest.fixture
def invoice(visit: Callable[[str], Page], complaints: list[str]) -> Iterator[Edited]:
    page = visit(BUTTON)
    edited = Edited(page, page.locator("[data-demo]").first).open()
    yield edited
    edited.reset()


def measures(locator: Locator) -> tuple[float, float, float]:
    box = box_of(locator)
    return box["x"], box["width"], box["height"]


def test_a_touch_is_a_focus_too(phone: Page) -> None:
    phone.goto(DEMOS)
    demo = phone.locator("#SeatPlan")
    demo.scroll_into_view_if_needed()
    expect(demo.locator("[data-island]")).to_have_attribute("data-island", "live")
    demo.locator("[data-fold]").tap()
    demo.locator("pre:visible").first.tap()
    expect(Edited(phone, demo).editor).to_be_focused()


def test_nothing_moves_when_an_editor_takes_over(page: Page) -> None:
    page.goto(BUTTON)
    demo = page.locator("#ButtonColors")
    demo.scroll_into_view_if_needed()
    line = demo.locator(".s-line:visible").nth(2)
    text, before = line.text_content() or "", box_of(line)["y"]
    line.click(position={"x": 160, "y": 8})
    edited = Edited(page, demo)
    expect(edited.editor).to_be_focused()
    lines = [one.strip() for one in demo.locator(".cm-line").all_inner_texts()]
    # Folded code is unfolded first: what was clicked stays where it was.
    same = demo.locator(".cm-line").nth(lines.index(text.strip()))
    assert abs(box_of(same)["y"] - before) < 1
    page.keyboard.type("X")
    expect(same).to_contain_text("X")


def test_text_that_is_selected_stays_selected(page: Page) -> None:
    held = Held(page, "**/_assets/openEditor-*.js")
    page.goto(BUTTON)
    demo = page.locator("[data-demo]").first
    line = demo.locator(".s-line:visible").first
    # On a busy machine, the editor would be there before the second of the two clicks.
    line.dblclick(position={"x": 160, "y": 8})
    held.expect_one()
    with page.expect_response("**/_assets/openEditor-*.js") as editing:
        held.let_go()
    evaluated(page, editing.value.url)
    painted(page)
    selected = page.evaluate("String(getSelection())").strip()
    assert selected
    expect(demo.locator(".s-code-editor")).to_have_count(0)
    line.click()
    expect(Edited(page, demo).editor).to_be_focused()


def test_an_edit_is_shown(invoice: Edited) -> None:
    invoice.write(TYPED)
    expect(invoice.result.get_by_role("button")).to_have_text("Send 3 letters")
    expect(invoice.report).to_be_empty()
    expect(invoice.stage.locator(".island")).to_be_hidden()
    assert invoice.demo.get_attribute("data-edited") is not None
    invoice.demo.locator("[data-copy]").click()
    expect(invoice.demo.locator(".demo-toolbar")).to_contain_text("Copied")
    copied = invoice.page.evaluate("navigator.clipboard.readText()")
    assert copied == TYPED.rstrip()


def test_edits_run_by_themselves_after_a_pause(invoice: Edited) -> None:
    drawn = measures(invoice.stage.locator(".island button:visible").first)
    invoice.page.keyboard.press("Control+End")
    invoice.page.keyboard.type("\n// a remark")
    button = invoice.result.get_by_role("button").first
    expect(button).to_be_visible()
    # It keeps its font.
    until(invoice.page, lambda: measures(button)[1:] == pytest.approx(drawn[1:], abs=0.1))

    # What was typed and taken back is no edit: the demo itself is there again.
    def is_taken_back() -> bool:
        invoice.page.keyboard.press("Control+z")
        return invoice.demo.get_attribute("data-edited") is None

    until(invoice.page, is_taken_back)
    expect(invoice.demo.locator("iframe")).to_have_count(0)
    expect(invoice.stage.locator(".island")).to_be_visible()


def test_who_writes_is_not_taken_to_a_field_that_wants_the_focus(invoice: Edited) -> None:
    # A frame has the focus of its tab alone, and another test may have opened one above it.
    invoice.page.bring_to_front()
    invoice.write(EAGER)
    seats = invoice.result.get_by_label("Seats")
    expect(seats).to_have_attribute("data-asked", "")
    expect(invoice.editor).to_be_focused()
    seats.click()
    expect(seats).to_be_focused()


def test_a_calendar_fits_a_phone_before_and_after_an_edit(phone: Page) -> None:
    """It cannot be narrower than 320 px, and takes the space at its sides."""
    phone.goto("/x/react-date-pickers/date-calendar/")
    demo = near(phone, "DateCalendarBasic")
    drawn = measures(demo.locator(".island .MuiDateCalendar-root"))
    assert drawn[1] == 320
    edited = Edited(phone, demo).open()
    phone.keyboard.press("Control+End")
    phone.keyboard.insert_text("\n// a remark")
    calendar = edited.result.locator(".MuiDateCalendar-root")
    expect(calendar).to_be_visible()
    until(phone, lambda: measures(calendar) == pytest.approx(drawn, abs=0.1))
    scrolls = "(stage) => stage.scrollWidth > stage.clientWidth"
    assert not edited.stage.evaluate(scrolls)
    assert not edited.result.locator("html").evaluate(scrolls)


def test_the_stage_says_what_is_edited_and_what_is_wrong(invoice: Edited) -> None:
    before = invoice.stage.bounding_box()
    invoice.write(TYPED.replace("</Button>", ""))
    expect(invoice.report).to_contain_text("SyntaxError")
    badge = invoice.demo.locator(".s-edited")
    stage = box_of(invoice.stage)
    assert stage == before
    for told in (badge, invoice.report.locator("p")):
        box = box_of(told)
        assert stage["y"] <= box["y"] + 1
        assert box["y"] + box["height"] <= stage["y"] + stage["height"]
    badge.get_by_role("button", name="Reset").click()
    expect(badge).to_have_count(0)
    expect(invoice.demo.locator(".demo-panel:visible pre")).to_contain_text("Send invoice")
    expect(invoice.demo.locator(".demo-toolbar :focus")).to_have_count(1)


def test_a_mistake_is_shown_at_its_line(invoice: Edited) -> None:
    invoice.write(TYPED)
    expect(invoice.result.get_by_role("button")).to_be_visible()
    invoice.write(TYPED.replace("</Button>", ""))
    expect(invoice.report).to_have_text(re.compile(r"^ButtonVariants\.tsx:\d: SyntaxError: "))
    expect(invoice.fault).to_have_count(1)
    # What was shown last stays.
    expect(invoice.result.get_by_role("button")).to_have_text("Send 3 letters")
    invoice.write(TYPED.replace("Send", "Post"))
    expect(invoice.result.get_by_role("button")).to_have_text("Post 3 letters")
    expect(invoice.report).to_be_empty()
    expect(invoice.fault).to_have_count(0)


@pytest.mark.parametrize(
    ("code", "told", "line"),
    [
        (
            "const none: any = null;\nexport default () => <p>{none.name}</p>;",
            "ButtonVariants.tsx:2: TypeError: Cannot read properties of null (reading 'name')",
            "export default () => <p>{none.name}</p>;",
        ),
        (
            "const twice = 1;\nconst twice = 2;\nexport default () => <p />;",
            "ButtonVariants.tsx:2: SyntaxError: Identifier 'twice' has already been declared",
            "const twice = 2;",
        ),
        (
            "\nimport Chip from '@mui/material/Chop';\nexport default () => <Chip />;",
            "ButtonVariants.tsx:2: “@mui/material/Chop” is not available here."
            " Available: @mui/material/Chip, @mui/material/Checkbox.",
            "import Chip from '@mui/material/Chop';",
        ),
        (
            "import _ from 'lodash';\nexport default () => <p>{_.name}</p>;",
            "ButtonVariants.tsx:1: “lodash” is not available here."
            f" Available: {', '.join(OFFERED)}.",
            "import _ from 'lodash';",
        ),
        (
            "export const Demo = () => <p />;",
            "ButtonVariants.tsx: The default export of the first file is not a component."
            " Export a React component there.",
            None,
        ),
    ],
)
def test_what_goes_wrong_is_told(invoice: Edited, code: str, told: str, line: str | None) -> None:
    invoice.write(code)
    expect(invoice.report).to_have_text(told)
    if line is not None:
        expect(invoice.fault).to_have_text(line)
    expect(invoice.stage.locator(".island")).to_be_visible()


def test_section_8_a_shortened_error_is_told_in_full(invoice: Edited) -> None:
    invoice.write(
        "import { alpha } from '@mui/material/styles';\n"
        "export default () => <p>{alpha('<i>teal</i>', 0.5)}</p>;"
    )
    expect(invoice.report.locator("p")).to_contain_text(re.compile(r"^ButtonVariants\.tsx(:\d)?: "))
    link = invoice.report.get_by_role("link", name=re.compile("^About error"))
    href = "/production-error/?code=9&args%5B%5D=%3Ci%3Eteal%3C%2Fi%3E"
    expect(link).to_have_attribute("href", href)
    text = invoice.report.evaluate("report => report.textContent")
    assert text.partition(": ")[2] == (
        "MUI: Unsupported <i>teal</i> color.\nThe following formats are supported:"
        " #nnn, #nnnnnn, rgb(), rgba(), hsl(), hsla(), color().About error 9"
    )
    expect(invoice.report.locator("i")).to_have_count(0)


def press_until_told(edited: Edited, told: str) -> None:
    """Press the button of the code until the page says this.

    On a slow machine the code runs twice, by itself after the pause and by the keys: what is said
    by the version that the second one replaces counts for nothing.
    """

    def is_told() -> bool:
        edited.result.get_by_role("button").click()
        return edited.report.text_content() == told

    until(edited.page, is_told)


def test_what_an_event_throws_is_told(invoice: Edited, complaints: list[str]) -> None:
    invoice.write(PRESS)
    press_until_told(invoice, "ButtonVariants.tsx:5: RangeError: too far")
    expect(invoice.fault).to_contain_text("throw new RangeError")
    until(invoice.page, lambda: {*complaints} == {"too far"})
    complaints.clear()


def test_an_endless_loop_is_stopped_while_the_page_lives(invoice: Edited) -> None:
    invoice.write(ENDLESS)
    # The page answers all the time.
    invoice.page.evaluate("new Promise((done) => requestAnimationFrame(() => done()))")
    expect(invoice.report).to_contain_text(
        "ButtonVariants.tsx:3: The demo was stopped because its code ran too long"
    )
    expect(invoice.fault).to_have_text("  while (true) {")
    expect(invoice.demo.locator("iframe")).to_have_count(0)
    invoice.write(TYPED)
    expect(invoice.result.get_by_role("button")).to_be_visible()


def test_tab_passes_through_code_and_enter_edits_it(page: Page) -> None:
    page.goto(BUTTON)
    demo = page.locator("#ButtonVariants")
    before = box_of(demo.locator(".demo-code"))["height"]
    demo.locator(".demo-toolbar [tabindex='0']").focus()
    page.keyboard.press("Tab")
    code = demo.locator(".demo-panel:visible pre:visible")
    expect(code).to_be_focused()
    page.wait_for_load_state("networkidle")
    expect(code).to_be_focused()
    expect(demo.locator(".cm-editor")).to_have_count(0)
    assert box_of(demo.locator(".demo-code"))["height"] == before
    page.keyboard.press("Tab")
    expect(code).not_to_be_focused()
    page.keyboard.press("Shift+Tab")
    page.keyboard.press("Enter")
    expect(demo.locator(".cm-content")).to_be_focused()


def test_escape_and_tab_lead_out(invoice: Edited) -> None:
    expect(invoice.editor).to_have_accessible_name("ButtonVariants.tsx")
    expect(invoice.editor).to_have_accessible_description(
        re.compile("Press Esc to leave the editor")
    )
    invoice.page.keyboard.press("Escape")
    expect(invoice.demo.locator('.demo-toolbar [tabindex="0"]')).to_be_focused()
    invoice.page.keyboard.press("Tab")
    expect(invoice.editor).to_be_focused()
    invoice.page.keyboard.press("Tab")
    expect(invoice.editor).not_to_be_focused()
    assert invoice.demo.get_attribute("data-edited") is None


def test_a_sandbox_reaches_nothing(invoice: Edited, complaints: list[str]) -> None:
    invoice.write(
        "import { useEffect, useState } from 'react';\n"
        "export default function Demo() {\n"
        "  const [told, setTold] = useState<string[]>([]);\n"
        "  useEffect(() => {\n"
        "    const tries = [() => parent.document.title, () => document.cookie];\n"
        "    const seen = tries.map((one) => { try { return one(); } catch { return 'no'; } });\n"
        "    fetch('/').then(() => 'yes', () => 'no').then((net) => setTold([...seen, net]));\n"
        "  }, []);\n"
        "  return <output>{told.join(' ')}</output>;\n"
        "}\n"
    )
    expect(invoice.result.locator("output")).to_have_text("no no no")
    # The browser says what was refused in its own time.
    until(invoice.page, lambda: any("connect-src" in text for text in complaints))
    assert all("Content Security Policy" in text for text in complaints)
    complaints.clear()


def test_a_frame_that_does_not_load_can_be_tried_again(
    invoice: Edited, complaints: list[str]
) -> None:
    invoice.page.route("**/_sandbox/*", lambda route: route.abort())
    invoice.write(TYPED)
    expect(invoice.report).to_contain_text("could not be loaded")
    expect(invoice.stage.locator(".island")).to_be_visible()
    invoice.page.unroute("**/_sandbox/*")
    invoice.report.get_by_role("button", name="Try again").click()
    expect(invoice.result.get_by_role("button")).to_have_text("Send 3 letters")
    complaints.clear()


@pytest.mark.parametrize("styling", ["CSS", "Tailwind"])
def test_other_stylings_run_too(page: Page, styling: str) -> None:
    page.goto(BASE_BUTTON)
    demo = page.locator("[data-demo]").first
    demo.get_by_role("button", name=styling, exact=True).click()
    edited = Edited(page, demo).open()
    code = demo.locator(".demo-panel:visible [data-copy-source]").first.text_content() or ""
    edited.write(code.replace("Preview", "Compare"))
    button = edited.result.get_by_role("button", name="Compare")
    expect(button).to_be_visible()
    island = demo.locator(f".island[data-styling={styling.lower()}]").get_by_role(
        "button", name="Preview", include_hidden=True
    )
    for name in ("background-color", "border-radius", "padding", "font"):
        expect(button).to_have_css(name, island.evaluate(f"e => getComputedStyle(e)['{name}']"))


def test_a_style_sheet_is_edited_too(page: Page) -> None:
    page.goto(BASE_BUTTON)
    demo = page.locator("[data-demo]").first
    demo.get_by_role("button", name="CSS", exact=True).click()
    edited = Edited(page, demo).open()
    demo.get_by_text("button.css", exact=True).click()
    demo.locator(".demo-panel:visible pre:visible").press("Enter")
    expect(edited.editor).to_have_accessible_name("button.css")
    page.keyboard.press("Control+End")
    page.keyboard.insert_text("\nbutton {\n  outline: 3px solid rgb(1, 2, 3) !important;\n}\n")
    button = edited.result.get_by_role("button").first
    expect(button).to_have_css("outline", "rgb(1, 2, 3) solid 3px")


def test_every_file_is_edited_in_its_tab_and_an_editor_is_no_barrier(page: Page) -> None:
    page.goto(DEMOS)
    edited = Edited(page, page.locator("#SeatPlan")).open()
    edited.demo.get_by_text("SeatButton.tsx", exact=True).click()
    block = edited.demo.locator(".demo-panel:visible pre:visible")
    code = block.text_content() or ""
    block.press("Enter")
    expect(edited.editor).to_have_accessible_name("SeatButton.tsx")
    edited.write(code.replace("return (", "throw new Error('no seat');\n  return ("))
    expect(edited.report).to_have_text(re.compile(r"^SeatButton\.tsx:\d+: no seat$"))
    edited.demo.get_by_text("SeatPlan.tsx", exact=True).click()
    expect(edited.fault).to_be_hidden()
    edited.report.get_by_role("button").click()
    expect(edited.editor).to_have_accessible_name("SeatButton.tsx")
    expect(edited.editor).to_be_focused()
    assert barriers_of(page, "#SeatPlan") == []


def test_a_framed_demo_runs_in_its_window(page: Page) -> None:
    page.goto(DEMOS)
    demo = near(page, "FerryApp")
    window = measures(demo.locator(".demo-window"))
    edited = Edited(page, demo).open()
    edited.write("export default () => <p>Framed</p>;")
    expect(edited.result.get_by_text("Framed")).to_be_visible()
    assert measures(demo.locator(".demo-sandbox")) == window


def share_link(edited: Edited) -> str:
    edited.page.context.grant_permissions(["clipboard-read", "clipboard-write"])
    edited.choose("Copy share link")
    expect(edited.demo.locator(".demo-toolbar")).to_contain_text("Link copied")
    return str(edited.page.evaluate("navigator.clipboard.readText()"))


def test_a_share_link_brings_the_code_and_runs_nothing(
    invoice: Edited, arrive: Callable[..., Page]
) -> None:
    invoice.write(TYPED)
    link = share_link(invoice)
    assert re.search(r"/material-ui/react-button/#edit-ButtonVariants=[\w-]+$", link)
    page = arrive()
    page.clock.install()
    page.goto(link)
    shared = Edited(page, page.locator("#ButtonVariants"))
    expect(shared.report).to_contain_text("This code came from a shared link and has not run yet.")
    expect(shared.editor).to_contain_text("Send <Chip")
    expect(shared.demo).to_be_in_viewport()
    assert shared.demo.get_attribute("data-edited") is not None
    # Not even a change of it runs what a stranger wrote.
    shared.editor.focus()
    page.keyboard.press("Control+End")
    page.keyboard.type("// mine")
    page.clock.run_for(60_000)
    expect(shared.demo.locator("iframe")).to_have_count(0)
    page.get_by_role("button", name="JS", exact=True).first.click()
    shared.report.get_by_role("button", name="Run code").click()
    expect(shared.result.get_by_role("button")).to_have_text("Send 3 letters")


def test_a_share_link_chooses_language_and_styling(arrive: Callable[..., Page]) -> None:
    page = arrive()
    page.goto(BASE_BUTTON)
    page.get_by_role("button", name="Tailwind", exact=True).first.click()
    page.get_by_role("button", name="JS", exact=True).first.click()
    edited = Edited(page, page.locator("[data-demo]").first).open()
    edited.write('export default () => <p className="text-3xl">Shared</p>;')
    link = share_link(edited)
    other = arrive()
    other.goto(link)
    root = other.locator("html")
    expect(root).to_have_attribute("data-code-styling", "tailwind")
    expect(root).to_have_attribute("data-code-variant", "js")
    shared = Edited(other, other.locator("[data-demo]").first)
    shared.report.get_by_role("button", name="Run code").click()
    expect(shared.result.get_by_text("Shared")).to_have_css("font-size", "30px")


def packed(text: bytes) -> str:
    deflate = zlib.compressobj(9, wbits=-15)
    return base64.urlsafe_b64encode(deflate.compress(text) + deflate.flush()).decode().rstrip("=")


@pytest.mark.parametrize(
    ("address", "told"),
    [
        (f"#edit-ButtonVariants={packed(b'{}' * 40)[:-6]}", "incomplete or damaged"),
        (f"#edit-ButtonVariants={packed(bytes(50_000_000))}", "too long to display"),
        (f"#edit-Nobody={packed(b'{}')}", "a demo that is not on this page"),
        (f"#edit-ButtonVariants={packed(json.dumps({'v': 2}).encode())}", "a different version"),
    ],
    ids=["cut-off", "bomb", "unknown", "version"],
)
def test_a_bad_share_link_changes_nothing(
    visit: Callable[[str], Page], complaints: list[str], address: str, told: str
) -> None:
    page = visit(BUTTON)
    demo = page.locator("#ButtonVariants")
    code = demo.get_attribute("data-code")
    page.evaluate("hash => { location.hash = hash; }", address)
    notice = page.locator(".s-notice")
    expect(notice).to_have_role("status")
    expect(notice).to_contain_text(told)
    assert demo.get_attribute("data-code") == code
    assert demo.get_attribute("data-edited") is None
    notice.get_by_role("button", name="Close").click()
    expect(notice).to_have_count(0)
