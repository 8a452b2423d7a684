"""Writing a page with the browser open: what is saved shows by itself, mistakes too."""

import re
import subprocess
import sys
from collections import defaultdict
from collections.abc import Callable, Iterator
from pathlib import Path

import pytest
from playwright.sync_api import Browser, Page, Response, expect

import support.browser
from support.polling import until, until_true
from support.server.outside_host import listening
from support.site.tiny_release import copy_tiny_work
from support.site.tiny_site import TINY, copy_tiny

# One worker runs them: each would make what they share.
pytestmark = pytest.mark.xdist_group("dev")

ABOUT = "pages/about/index.md"
DEAF_AT_FIRST = """
const heard = new Promise((resolve) => { globalThis.hear = resolve; });
const Own = WebSocket;
globalThis.WebSocket = class extends EventTarget {
  readyState = 0;
  constructor(...how) {
    super();
    void heard.then(() => {
      this.own = new Own(...how);
      for (const type of ["open", "message", "close"])
        this.own.addEventListener(type, ({ data }) => {
          this.readyState = this.own.readyState;
          this.dispatchEvent(Object.assign(new Event(type), { data }));
        });
    });
  }
  send(text) { this.own.send(text); }
};
globalThis.WebSocket.prototype.OPEN = 1;
"""
"""The socket by which Vite tells a page what has changed opens when the page calls `hear`."""
BUSY_AT_FIRST = """
const idle = new Promise((resolve) => { globalThis.rest = resolve; });
const later = globalThis.requestIdleCallback;
globalThis.requestIdleCallback = (...how) => { void idle.then(() => later(...how)); };
"""
"""The page is idle, and so makes its demos live, when it calls `rest`."""
FAR_AWAY = """
[[items]]
pathname = "https://far.example/"
title = "Far away"
"""
DIFFERS = "the demo DayCounter is drawn otherwise in a browser than on the server"
SEED = "pages/acorn-kit/components/seed"
DAY_COUNTER = (TINY / SEED / "DayCounter.tsx").read_text()

PROVIDER = "families/acorn-kit/Provider.tsx"
FRAMED = '<Direction value={direction}><i className="frame" />'

FOREIGN = Path(support.browser.__file__).with_name("foreign_requests.js").read_text()
ASKED_BY_EACH = {"fetch", "image", "script", "stylesheet", "document"}
"""How a page of another site asks for a place so that the browser gets an answer."""

Edit = Callable[[str, Callable[[str], str]], None]


@pytest.fixture(scope="module")
def terminal(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """What `showfloor dev` prints."""
    return tmp_path_factory.mktemp("terminal") / "stdout.txt"


@pytest.fixture(scope="module")
def writing(tmp_path_factory: pytest.TempPathFactory, terminal: Path) -> Iterator[tuple[Path, str]]:
    """The tiny site with `showfloor dev` running; its folder and its address."""
    folder = tmp_path_factory.mktemp("dev")
    site = copy_tiny(folder / "site")
    copy_tiny_work(folder / "work" / "dev")
    command = [sys.executable, "-m", "showfloor", "dev", str(site)]
    options = ["--work", str(folder / "work"), "--port", "0"]
    with (
        terminal.open("w") as stdout,
        subprocess.Popen([*command, *options], stdout=stdout) as server,
    ):
        until_true(lambda: "http://" in terminal.read_text(), "the server has an address")
        line = next(line for line in terminal.read_text().splitlines() if "http://" in line)
        yield site, line.split()[2]
        server.terminate()


@pytest.fixture
def edit(writing: tuple[Path, str]) -> Iterator[Edit]:
    """Change a file of the site; it is as before when the test ends."""
    before: dict[Path, str] = {}

    def change(path: str, how: Callable[[str], str]) -> None:
        file = writing[0] / path
        before.setdefault(file, file.read_text())
        file.write_text(how(file.read_text()))

    yield change
    for file, text in before.items():
        file.write_text(text)


@pytest.fixture
def page(browser: Browser, writing: tuple[Path, str], edit: Edit) -> Iterator[Page]:
    """A tab that is open on the site while it is written; it closes before files are restored."""
    context = browser.new_context(base_url=writing[1])
    page = context.new_page()
    yield page
    # Left first: the page listens to a stream that never ends by itself.
    page.goto("about:blank")
    context.close()


def test_a_saved_page_shows_by_itself(page: Page, edit: Edit) -> None:
    page.goto("/about/")
    edit(ABOUT, lambda text: f"{text}\nA sentence written just now.\n")
    expect(page.get_by_text("A sentence written just now.")).to_be_visible()


def test_a_saved_demo_keeps_its_state_and_that_of_others(page: Page, edit: Edit) -> None:
    open_seed(page)
    count_to_one(page)
    mark(page)
    edit(f"{SEED}/DayCounter.tsx", lambda text: text.replace("Days:", "Mornings:"))
    expect(page.get_by_role("button", name="Mornings: 1")).to_be_visible()
    expect(page.locator("#DayCounter-code code").first).to_contain_text("Mornings:")
    edit(f"{SEED}/LeafBadge/system/leaf.ts", lambda text: text.replace("Oak", "Elm"))
    expect(page.locator("[data-module$='LeafBadge/system']")).to_contain_text("Elm leaf")
    expect(page.get_by_role("button", name="Mornings: 1")).to_be_visible()
    expect_mark(page)


@pytest.mark.parametrize(
    ("right", "wrong", "message"),
    [("return (", "return ((", "DayCounter.tsx:9"), ("return (", "throw Error('worm');(", "worm")],
)
def test_a_mistake_in_a_demo_is_on_its_stage_until_it_is_fixed(
    page: Page, edit: Edit, right: str, wrong: str, message: str
) -> None:
    open_seed(page)
    count_to_one(page)
    stage = page.locator("#DayCounter .demo-stage")
    edit(f"{SEED}/DayCounter.tsx", lambda text: text.replace(right, wrong))
    expect(stage.get_by_role("alert").filter(has_text=message)).to_be_visible()
    expect(stage.get_by_role("alert")).to_contain_text(f"{SEED}/DayCounter.tsx:")
    expect(page.locator("[data-dev-overlay]")).to_have_count(0)
    edit(f"{SEED}/DayCounter.tsx", lambda text: text.replace(wrong, right))
    expect(stage.get_by_role("button", name="Days:")).to_be_visible()
    expect(stage.get_by_role("alert")).to_have_count(0)


def test_a_fixed_demo_whose_code_got_lost_is_loaded_again(page: Page, edit: Edit) -> None:
    open_seed(page)
    count_to_one(page)
    right, wrong = "return (", "throw Error('worm');("
    edit(f"{SEED}/DayCounter.tsx", lambda text: text.replace(right, wrong))
    stage = page.locator("#DayCounter .demo-stage")
    expect(stage.get_by_role("alert")).to_contain_text(f"{SEED}/DayCounter.tsx:")
    # The faulty code has come too, so that it is the fixed one that gets lost.
    expect(stage.locator("[data-demo-restart]")).to_have_count(1)
    page.route("**/DayCounter.tsx?*", lambda route: route.abort(), times=1)
    edit(f"{SEED}/DayCounter.tsx", lambda text: text.replace(wrong, right))
    expect(stage.get_by_role("button", name="Days: 0")).to_be_visible()


def test_a_demo_with_a_mistake_comes_alive_when_it_is_fixed(page: Page, edit: Edit) -> None:
    edit(f"{SEED}/DayCounter.tsx", lambda text: text.replace("return (", "throw Error('worm');("))
    open_seed(page)
    expect(page.get_by_role("alert").filter(has_text="worm")).to_be_visible()
    edit(f"{SEED}/DayCounter.tsx", lambda text: text.replace("throw Error('worm');(", "return ("))
    count_to_one(page)


WITH_STYLE = """
  useEffect(() => {
    document.querySelector('#seasons')!.innerHTML = '<style>b { color: red }</style>';
  }, []);
  return (<>
    <div id="seasons" style={{ minHeight: 9 }} />
"""
REFUSED = (
    "the demo DayCounter breaks the security policy: style-src-elem refuses a style element with"
    ' text, which begins with "b { color: red }"'
)


def with_style(demo: str) -> str:
    """Return the code of `DayCounter` with a style element that a release refuses."""
    demo = demo.replace("{ useState }", "{ useEffect, useState }").replace("return (", WITH_STYLE)
    return demo.replace("</button>", "</button></>")


def test_a_provider_can_be_removed_and_written_again(
    page: Page, writing: tuple[Path, str], edit: Edit
) -> None:
    provider = writing[0] / PROVIDER
    own = provider.read_text()
    frame = page.locator("#DayCounter .island .frame")
    open_seed(page)
    edit(PROVIDER, lambda text: text)  # so that it is there again when the page is closed
    with page.expect_navigation():
        provider.unlink()
    count_to_one(page)
    provider.write_text(own.replace("<Direction value={direction}>", FRAMED))
    expect(frame).to_have_count(1)
    provider.unlink()
    expect(frame).to_have_count(0)
    expect(page.get_by_role("button", name="Days: 0")).to_be_visible()


def test_what_the_policy_of_a_release_refuses_is_a_mistake_until_it_is_fixed(
    page: Page, edit: Edit, terminal: Path
) -> None:
    open_seed(page)
    count_to_one(page)
    edit(f"{SEED}/DayCounter.tsx", with_style)
    overlay = page.locator("[data-dev-overlay]")
    expect(overlay.get_by_text(REFUSED)).to_be_visible()
    expect(overlay.get_by_text(f"{SEED}/DayCounter.tsx:7", exact=True)).to_be_visible()
    assert terminal.read_text().count(REFUSED) == 1
    edit(f"{SEED}/DayCounter.tsx", lambda _: DAY_COUNTER)
    expect(overlay).to_have_count(0)


def test_what_was_refused_is_told_of_a_page_that_is_loaded_later(page: Page, edit: Edit) -> None:
    edit(f"{SEED}/DayCounter.tsx", with_style)
    page.goto("/acorn-kit/part-seed/demos/DayCounter/")
    expect(page.locator("[data-dev-overlay]").get_by_text(REFUSED)).to_be_visible()


def test_markup_that_differs_in_the_browser_is_a_mistake_until_it_is_fixed(
    page: Page, edit: Edit
) -> None:
    open_seed(page)
    count_to_one(page)
    edit(f"{SEED}/DayCounter.tsx", with_hours_in_browsers)
    expect(page.get_by_role("button", name="Hours: 1")).to_be_visible()
    open_seed(page)
    overlay = page.locator("[data-dev-overlay]")
    expect(overlay.get_by_text(DIFFERS)).to_be_visible()
    edit(f"{SEED}/DayCounter.tsx", lambda _: DAY_COUNTER)
    expect(overlay).to_have_count(0)


def test_markup_that_differs_is_a_mistake_too_where_it_came_before_the_demo_was_live(
    page: Page, edit: Edit
) -> None:
    page.add_init_script(BUSY_AT_FIRST)
    open_seed(page)
    edit(f"{SEED}/DayCounter.tsx", with_hours_in_browsers)
    expect(page.get_by_text("'Hours'").first).to_be_visible()
    page.evaluate("rest()")
    expect(page.get_by_role("button", name="Hours: 0")).to_be_visible()
    expect(page.locator("[data-dev-overlay]").get_by_text(DIFFERS)).to_be_visible()


def with_hours_in_browsers(demo: str) -> str:
    return demo.replace("Days:", "{typeof window === 'undefined' ? 'Days' : 'Hours'}:")


def test_a_saved_style_shows_without_a_reload(page: Page, edit: Edit) -> None:
    open_seed(page)
    mark(page)
    edit(
        f"{SEED}/LeafBadge/css/styles.css",
        lambda text: f"{text}.leaf-badge {{ letter-spacing: 3px }}",
    )
    badge = page.locator("[data-module$='LeafBadge/css'] .leaf-badge")
    expect(badge).to_have_css("letter-spacing", "3px")
    expect_mark(page)


def test_what_is_saved_before_a_page_can_hear_of_it_shows_too(page: Page, edit: Edit) -> None:
    page.add_init_script(DEAF_AT_FIRST)
    page.goto("/acorn-kit/part-seed/")
    expect(page.locator("[data-module$='LeafBadge/css'] .leaf-badge")).to_be_attached()
    edit(
        f"{SEED}/LeafBadge/css/styles.css",
        lambda text: f"{text}.leaf-badge {{ letter-spacing: 4px }}",
    )
    sheet = page.locator("link[href$='LeafBadge/css/styles.css']").get_attribute("href")
    until(page, lambda: "letter-spacing: 4px" in page.request.get(str(sheet)).text())
    page.evaluate("hear()")
    badge = page.locator("[data-module$='LeafBadge/css'] .leaf-badge")
    expect(badge).to_have_css("letter-spacing", "4px")


@pytest.fixture
def sign(writing: tuple[Path, str]) -> Iterator[str]:
    """The name of a component of the site that is drawn at build, with a style sheet of its own."""
    folder = writing[0] / "components"
    folder.mkdir(exist_ok=True)
    (folder / "Sign.css").write_text(".sign { letter-spacing: 3px }")
    (folder / "Sign.tsx").write_text(
        "import './Sign.css';\n\n"
        'export default function Sign() {\n  return <p className="sign">Open until six</p>;\n}\n'
    )
    yield "Sign"
    for name in ("Sign.css", "Sign.tsx"):
        (folder / name).unlink()


def test_a_component_of_the_site_has_its_styles(page: Page, edit: Edit, sign: str) -> None:
    edit(ABOUT, lambda text: f"{text}\n::component {sign}\n")
    page.goto("/about/")
    expect(page.get_by_text("Open until six")).to_have_css("letter-spacing", "3px")


STORIES = """\
import { useState } from 'react';

function Hours({ word }: { word: string }) {
  const [hours, setHours] = useState(0);
  return (
    <button type="button" onClick={() => setHours(hours + 1)}>
      {word}: {hours}
    </button>
  );
}

export default { component: Hours, args: { word: 'Hours' } };

export const Day = {};
"""


@pytest.fixture
def stories(writing: tuple[Path, str]) -> Iterator[str]:
    """A file of stories beside the page of the seed, relative to the site."""
    path = f"{SEED}/Hours.stories.tsx"
    (writing[0] / path).write_text(STORIES)
    yield path
    (writing[0] / path).unlink()


def test_a_demo_of_a_story_follows_its_story(page: Page, edit: Edit, stories: str) -> None:
    # Above the others: demos come alive when they are in view.
    shown = "::demo Hours.stories#Day\n\n::demo DayCounter"
    edit(f"{SEED}/index.md", lambda text: text.replace("::demo DayCounter", shown))
    open_seed(page)
    demo = page.locator("[data-island=live]").filter(has=page.get_by_role("button", name="Hours"))
    demo.get_by_role("button", name="Hours: 0").click()
    expect(demo).to_contain_text("Hours: 1")
    edit(stories, lambda text: text.replace("Day = {}", "Day = { args: { word: 'Hours left' } }"))
    expect(demo).to_contain_text("Hours left: 1")
    expect(page.locator("#Day-code code").first).to_contain_text('<Hours word="Hours left" />')


def test_text_around_a_demo_changes_without_a_reload(page: Page, edit: Edit) -> None:
    open_seed(page)
    count_to_one(page)
    edit(f"{SEED}/index.md", lambda text: f"{text}\nA sentence written just now.\n")
    expect(page.get_by_text("A sentence written just now.")).to_be_visible()
    expect(page.get_by_role("button", name="Days: 1")).to_be_visible()


def test_an_edited_demo_runs_while_the_site_is_written(page: Page) -> None:
    open_seed(page)
    answer = page.request.get("/_sandbox/acorn-kit.html")
    assert answer.ok
    assert "/_assets/sandbox/" in answer.text()


@pytest.mark.parametrize("host", ["127.0.0.1", "localhost"])
def test_a_page_of_another_site_gets_nothing(
    browser: Browser, page: Page, writing: tuple[Path, str], host: str
) -> None:
    open_seed(page)
    site, pages = writing
    modules = (site.parent / "work/dev/address").read_text().rpartition("/")[0]
    of_modules = ("", "@vite/client", f"@fs{site}/site.toml", "__open-in-editor?file=site.toml")
    places = [f"{modules}/{path}" for path in of_modules]
    places += [f"{pages}/{path}" for path in ("about/", "_dev/events", "_dev/violations")]
    sockets = [(modules.replace("http", "ws"), name) for name in ("vite-hmr", "vite-ping")]
    answered: dict[tuple[str, str], set[int]] = defaultdict(set)

    def note(answer: Response) -> None:
        answered[answer.request.resource_type, answer.url].add(answer.status)

    with listening() as outside, browser.new_context() as context:
        foreign = context.new_page()
        foreign.goto(f"{outside.url.replace('127.0.0.1', host)}/bare")
        foreign.on("response", note)
        foreign.add_script_tag(content=FOREIGN)
        foreign.evaluate("arg => requestAll(...arg)", [places, sockets])
        expected = {(how, place) for how in ASKED_BY_EACH for place in places}
        until(foreign, lambda: expected <= answered.keys())
        assert set.union(*answered.values()) == {403}
        until(foreign, "closedSockets.length === 2")
        assert foreign.evaluate("learned") == []


def test_a_link_of_another_site_leads_to_a_page(
    browser: Browser, writing: tuple[Path, str]
) -> None:
    with listening() as outside, browser.new_context() as context:
        page = context.new_page()
        page.goto(f"{outside.url.replace('127.0.0.1', 'localhost')}/bare")
        page.evaluate("address => { location.href = address }", f"{writing[1]}/about/")
        expect(page.get_by_role("heading", level=1)).to_be_visible()
        expect(page.locator("html[data-dev-ready]")).to_be_attached()


def open_seed(page: Page) -> None:
    """Open the page of the demos, and wait until it follows what is saved."""
    page.goto("/acorn-kit/part-seed/")
    expect(page.locator("html[data-dev-ready]")).to_be_attached()


def count_to_one(page: Page) -> None:
    button = page.get_by_role("button", name="Days: 0")
    expect(page.locator("[data-island=live]").filter(has=button)).to_be_visible()
    button.click()
    expect(page.get_by_role("button", name="Days: 1")).to_be_visible()


def mark(page: Page) -> None:
    """Leave something on a page that goes when it is loaded again."""
    page.evaluate("document.documentElement.dataset.mark = 'here'")


def expect_mark(page: Page) -> None:
    expect(page.locator("html")).to_have_attribute("data-mark", "here")


def test_an_old_address_leads_on_as_soon_as_its_row_is_saved(page: Page, edit: Edit) -> None:
    # A page would load itself again as soon as the row is saved, and cut a visit off.
    assert page.request.get("/old-seed").url.endswith("/acorn-kit/part-seed/")
    edit("redirects.csv", lambda text: f"{text}/older/*,/acorns/:splat,301\n")

    def leads_on() -> bool:
        answer = page.request.get("/older/part-seed/?a=b")
        return answer.ok and answer.url.endswith("/acorn-kit/part-seed/?a=b")

    until(page, leads_on)


def test_a_saved_navigation_shows_by_itself(page: Page, edit: Edit) -> None:
    page.goto("/acorn-kit/")
    edit("navigation/acorn-kit.toml", lambda text: text + FAR_AWAY)
    navigation = page.get_by_role("navigation", name="documentation")
    expect(navigation.get_by_role("link", name="Far away")).to_be_visible()


def test_a_mistake_shows_its_place_and_goes_when_it_is_fixed(page: Page, edit: Edit) -> None:
    page.goto("/about/")
    edit(ABOUT, lambda text: text.replace("---\n\n", "---\n\n[Gone](/gone/)\n\n", 1))
    expect(page.get_by_text('dead link "/gone/"')).to_be_visible()
    expect(page.get_by_text(re.compile(rf"{re.escape(ABOUT)}:\d+"))).to_be_visible()
    edit(ABOUT, lambda text: text.replace("[Gone](/gone/)\n\n", ""))
    expect(page.get_by_text('dead link "/gone/"')).to_have_count(0)


def test_a_type_error_shows_its_place_and_goes_when_it_is_corrected(page: Page, edit: Edit) -> None:
    open_seed(page)
    edit(
        f"{SEED}/DayCounter.tsx", lambda text: text.replace("useState<number>", "useState<string>")
    )
    overlay = page.locator("[data-dev-overlay]")
    expect(overlay).to_contain_text(f"{SEED}/DayCounter.tsx:4")
    expect(overlay).to_contain_text("is not assignable to parameter of type 'string")
    edit(
        f"{SEED}/DayCounter.tsx", lambda text: text.replace("useState<string>", "useState<number>")
    )
    expect(overlay).to_have_count(0)


def test_a_page_that_cannot_be_read_keeps_what_was_there(page: Page, edit: Edit) -> None:
    page.goto("/about/")
    heading = page.get_by_role("heading", level=1).inner_text()
    edit(ABOUT, lambda _: "No front matter.\n")
    expect(page.get_by_text("the front matter is missing")).to_be_visible()
    expect(page.get_by_role("heading", level=1, name=heading)).to_be_visible()


def test_an_address_without_a_page_is_answered_with_404(page: Page) -> None:
    answer = page.goto("/acorn-kit/part-sed/")
    assert answer is not None
    assert answer.status == 404
    nearest = page.locator("[data-nearest] a").first
    expect(nearest).to_have_attribute("href", "/acorn-kit/part-seed/")
