"""Firefox and WebKitGTK read pages of every kind, and do there what readers do.

All else is tested in Chromium; this finds what only other browsers do otherwise. `make sweep` runs
it, and `python -m benchmarks engines` counts it.
"""

import json
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from functools import partial
from pathlib import Path

import pytest
from selenium.webdriver.common.action_chains import ActionChains
from selenium.webdriver.common.keys import Keys

from showfloor.build import BuildPaths
from support.browser.other_browsers import ENGINES, Tab, firefox
from support.server.noting_release import noted_app
from support.server.running_server import serving
from support.site.tiny_release import build_like_tiny
from support.site.tiny_site import copy_tiny

pytestmark = [pytest.mark.browser, pytest.mark.sweep, pytest.mark.xdist_group("engines")]

BUTTON = "/material-ui/react-button/"
API = "/material-ui/api/button/"
LONG_NAMES = "/x/api/data-grid/data-grid/"
ICONS = "/material-ui/material-icons/"
CHARTS = "/x/react-charts/"

KINDS = {
    "home": "/",
    "product": "/material-ui/getting-started/",
    "catalog": "/material-ui/all-components/",
    "component": BUTTON,
    "API": API,
    "search": "/search/?q=slider",
    "icons": ICONS,
    "post": "/blog/how-pages-stay-small/",
    "data grid": "/x/react-data-grid/",
    "charts": CHARTS,
    "guide": "/material-ui/customization/theming/",
    "wrong address": "/nothing/",
}
DEMO = "figure[data-demo]:has([data-island])"
LIVE = "figure[data-demo] [data-island=live]"
FIRST = "figure[data-demo]"
ATTACKS = (Path(__file__).parents[1] / "support" / "browser" / "sandbox_attacks.js").read_text()
EDITOR = f"{FIRST} .s-code-editor"
SANDBOX = f"{FIRST} iframe.demo-sandbox"
SEED = "/acorn-kit/part-seed/"
PLAYGROUND = ".playground"
DIALOG = "dialog[open]"
COUNT = f"{DIALOG} [role=status]"
TOOLTIP = ".MuiChartsTooltip-paper"

IS_LIVE = "document.querySelector('[data-island=live]') !== null"

# All that a page needs is kept: itself, and what it has loaded.
KEPT = """(async () => {
  if (!navigator.serviceWorker?.controller) return false;
  const [pages, assets] = await Promise.all(["pages", "assets"].map((name) => caches.open(name)));
  const names = performance.getEntriesByType("resource").map(({ name }) => name);
  const found = await Promise.all([
    pages.match(location.pathname),
    ...names.filter((name) => name.includes("/_assets/")).map((name) => assets.match(name)),
  ]);
  return found.every(Boolean);
})()"""

# A phone's width, which neither window can have; the browser lays out as in a window of that.
PHONE = """
document.body.replaceChildren(document.createElement("iframe"));
const [frame] = document.body.children;
frame.style.cssText = "position: fixed; inset: 0; inline-size: 360px; block-size: 740px; border: 0";
frame.src = arguments[0];
frame.addEventListener("load", () => { frame.dataset.loaded = ""; });
"""

# Of what the site itself writes: demos and code break where they must, as does a prop's name of 35
# letters until the font of code is there.
BROKEN_WORDS = """
const broken = [];
const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
while (texts.nextNode()) {
  const { data, parentElement } = texts.currentNode;
  const isShown = parentElement.checkVisibility({ visibilityProperty: true });
  const others =
    "[data-stage], .demo-stage, pre, code, .api-name, script, style, noscript, .s-search-link";
  if (!isShown || parentElement.closest(others)) continue;
  for (const { 0: word, index } of data.matchAll(/[\\p{L}\\p{N}]{3,}/gu)) {
    const range = document.createRange();
    range.setStart(texts.currentNode, index);
    range.setEnd(texts.currentNode, index + word.length);
    // WebKit counts the end of the line before, which has no width.
    const [first, ...rest] = [...range.getClientRects()].filter(({ width }) => width > 0.5);
    if (rest.some(({ top }) => top >= first.bottom - 1)) broken.push(word);
  }
}
return broken;
"""

# Where a reader with a screen reader comes by, and what is said there.
HEARD = [
    (BUTTON, FIRST, "figure", "Button variants"),
    (BUTTON, f"{FIRST} [role=toolbar]", "toolbar", "Toolbar for the demo “Button variants”"),
    (BUTTON, "[data-menu=settings] summary", None, "Display settings"),
    (BUTTON, f"{PLAYGROUND} fieldset[data-prop=variant]", "group", "variant"),
    (API, ".api-filter input", "searchbox", "Filter this page"),
]

# A reader who lets pages run no scripts, on a dark device.
PLAIN = """\
user_pref("javascript.enabled", false);
user_pref("layout.css.prefers-color-scheme.content-override", 0);
"""
OFFERED = """
return [...document.querySelectorAll("[data-needs-script], .s-header kbd, [role=search]")]
  .filter((one) => one.checkVisibility({ visibilityProperty: true }))
  .map((one) => one.outerHTML.slice(0, 80));
"""
LIGHT_STAGES = """
return [...document.querySelectorAll("figure[data-demo] .demo-stage[data-stage]")]
  .filter((one) => /^rgb\\(2\\d\\d/.test(getComputedStyle(one).backgroundColor))
  .map((one) => one.closest("figure").id);
"""

EDITED = (
    "import Chip from '@mui/material/Chip';"
    ' export default () => <Chip id="made" label={`${1 + 2} letters`} />;'
)


@pytest.fixture(scope="module", params=ENGINES)
def engine(request: pytest.FixtureRequest) -> str:
    name: str = request.param
    if missing := ENGINES[name].missing():
        pytest.skip(f"{missing} is not installed; `make sweep` installs it where Debian's root can")
    return name


@pytest.fixture(scope="module")
def opened(engine: str, dist: Path) -> Iterator[Tab]:
    """A tab of one browser for all tests."""
    with (
        serving(dist, app=partial(noted_app, dist)) as port,
        ENGINES[engine].tab(f"http://127.0.0.1:{port}") as tab,
    ):
        yield tab


@pytest.fixture(scope="module")
def plain(dist: Path) -> Iterator[Tab]:
    """A tab of Firefox in which no page runs a script; what the driver asks is still answered."""
    if missing := ENGINES["Firefox"].missing():
        pytest.skip(f"{missing} is not installed: `make setup-engines` installs it")
    with serving(dist) as port, firefox(f"http://127.0.0.1:{port}", PLAIN) as tab:
        yield tab


@pytest.fixture(scope="module")
def kept(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """Releases of a small site whose pages this machine may keep."""
    folder = tmp_path_factory.mktemp("kept")
    settings = copy_tiny(folder / "site") / "site.toml"
    settings.write_text(f'offline-hosts = ["127.0.0.1"]\n{settings.read_text()}')
    paths = BuildPaths(site=folder / "site", dist=folder / "dist", work=folder / "work")
    return build_like_tiny(paths)


@pytest.fixture
def tab(opened: Tab, engine: str, record_property: Callable[[str, object], None]) -> Iterator[Tab]:
    """That tab, with the choices of nobody; a test leaves no fault behind."""
    record_property("browser", f"{engine} {opened.version}")
    opened.open("/nothing/")
    opened.run("localStorage.clear(); sessionStorage.clear()")
    yield opened
    assert opened.faults() == []


def choose(tab: Tab, name: str) -> None:
    """Choose in the settings, as a reader does with a mouse."""
    tab.click("[data-menu=settings] summary")
    label = "[...document.querySelectorAll('[data-menu=settings] label')]"
    tab.until(f"{label}.find((one) => one.textContent.trim() === arguments[0])", name).click()
    tab.press(Keys.ESCAPE)


@pytest.mark.parametrize("kind", KINDS)
def test_a_page_loads_and_its_first_demo_wakes(
    tab: Tab, kind: str, record_property: Callable[[str, object], None]
) -> None:
    tab.open(KINDS[kind])
    assert tab.run("return window.faults") == [], "nothing is noted, or something went wrong"
    assert tab.run("return document.querySelector('h1').textContent.trim()")
    loaded = tab.run("return performance.getEntriesByType('navigation')[0].loadEventEnd")
    record_property("load", round(loaded))
    if tab.run("return document.querySelector(arguments[0]) !== null", DEMO):
        start = tab.run("return performance.now()")
        tab.see(DEMO)
        tab.until("document.querySelector(arguments[0]) !== null", LIVE)
        record_property("wake", round(tab.run("return performance.now()") - start))


def test_an_edit_of_a_demo_is_shown_in_its_frame(tab: Tab) -> None:
    tab.open(BUTTON)
    tab.see(FIRST)
    tab.until("document.querySelector(arguments[0]) !== null", LIVE)
    if tab.run("return document.querySelector(arguments[0]).dataset.code !== 'expanded'", FIRST):
        tab.click(f"{FIRST} [data-fold]")
    tab.click(f"{FIRST} .demo-panel pre")
    tab.until("document.activeElement.matches(arguments[0])", EDITOR)
    tab.press("a", held=Keys.CONTROL)
    tab.press(EDITED)
    tab.press(Keys.ENTER, held=Keys.CONTROL)
    tab.see(SANDBOX)
    with tab.inside(SANDBOX):
        tab.until("document.querySelector('#made')?.textContent === '3 letters'")
        colours = tab.run("return getComputedStyle(document.querySelector('#made')).borderRadius")
        assert colours == "16px", "styles reach the sandbox"
        assert tab.faults() == []


# The frame of an edited demo, as the editor makes it.
CONNECT = f"""{ATTACKS}
const frame = document.createElement("iframe");
frame.setAttribute("sandbox", "allow-scripts allow-forms");
frame.src = arguments[0];
const report = "connectEverywhere(9).then((results) => alert(JSON.stringify(results)));";
void sandboxed(frame, arguments[1] + report).then((said) => {{ window.said = said; }});
"""


def test_no_realm_that_edited_code_can_make_has_webrtc(tab: Tab) -> None:
    tab.open("/wrong/")
    tab.run(CONNECT, "/_sandbox/material-ui.html", ATTACKS)
    results = dict(json.loads(tab.until("window.said")))
    assert len(results) > 10
    assert {*results.values()} <= {"none", "denied", "silent"}


def test_the_playground_changes_its_preview_and_its_code(tab: Tab) -> None:
    tab.open(BUTTON)
    tab.see(PLAYGROUND)
    tab.until(f"document.querySelector('{PLAYGROUND} [data-island=live]') !== null")
    tab.click(f"{PLAYGROUND} label:has(input[value=outlined])")
    tab.until(f"document.querySelector('{PLAYGROUND} [data-stage] .MuiButton-outlined') !== null")
    code = tab.run(f"return document.querySelector('{PLAYGROUND} [data-copy-source]').textContent")
    assert 'variant="outlined"' in code
    assert tab.run("return location.search") == "?variant=outlined"


def test_the_search_finds_by_keyboard(tab: Tab) -> None:
    tab.open(API)
    tab.press("k", held=Keys.CONTROL)
    tab.until("document.activeElement.matches(arguments[0])", f"{DIALOG} [role=combobox]")
    tab.press("slider")
    tab.until(f"document.querySelector('{DIALOG} [role=option]')?.textContent.includes('Slider')")
    tab.press(Keys.ENTER)
    tab.until("location.pathname.includes('slider') && document.readyState === 'complete'")
    assert tab.run("return history.state") is None
    tab.run("history.back()")
    tab.until("location.pathname === arguments[0] && document.readyState === 'complete'", API)
    assert tab.run("return [history.state, document.querySelector('dialog[open]')]") == [None, None]


def test_going_back_closes_the_search_and_forward_opens_it(tab: Tab) -> None:
    tab.open(API)
    tab.press("k", held=Keys.CONTROL)
    tab.see(DIALOG)
    tab.run("history.back()")
    tab.until("document.querySelector(arguments[0]) === null", DIALOG)
    tab.run("history.forward()")
    tab.see(DIALOG)
    tab.press(Keys.ESCAPE)
    tab.until("history.state === null && document.querySelector(arguments[0]) === null", DIALOG)
    assert tab.run("return location.pathname") == API


@pytest.mark.parametrize("button", [f"{FIRST} [data-copy]", "[data-copy='index.md']"])
def test_what_is_copied_can_be_pasted(tab: Tab, button: str) -> None:
    tab.open(BUTTON)
    if "index.md" in button:
        tab.click("[data-menu=markdown] summary")
    tab.click(button)
    tab.until("[...document.querySelectorAll('[data-note]')].some((one) => one.textContent)")
    tab.press(Keys.ESCAPE)
    tab.run("document.querySelector('h1').after(document.createElement('textarea'))")
    tab.click("h1 + textarea")
    tab.press("v", held=Keys.CONTROL)
    tab.until("document.querySelector('h1 + textarea').value.includes('@mui/material')")


# Both are parts that no other test has loaded: the browser would have them still.
@pytest.mark.parametrize(
    ("part", "ask", "shown"),
    [
        ("shortcuts", lambda tab: tab.press("?"), DIALOG),
        ("toolsMenu", lambda tab: tab.click(f"{FIRST} [data-sources]"), "[role=menu]"),
    ],
    ids=["keys", "menu"],
)
def test_what_did_not_load_loads_at_the_second_try(
    tab: Tab, part: str, ask: Callable[[Tab], object], shown: str
) -> None:
    tab.open(BUTTON)
    tab.until("fetch(arguments[0]).then(({ ok }) => ok)", f"/_fails/{part}")
    ask(tab)
    tab.see(".s-offer button")
    tab.until("fetch(arguments[0]).then(({ ok }) => ok)", f"/_works/{part}")
    tab.click(".s-offer button")
    tab.see(shown)
    tab.run("window.faults = []")


@pytest.mark.parametrize(
    ("choice", "said"),
    [
        ("Dark", "document.documentElement.dataset.colorScheme === 'dark'"),
        ("Right to left", "document.documentElement.dir === 'rtl'"),
    ],
    ids=["scheme", "direction"],
)
def test_a_choice_is_shown_and_kept(tab: Tab, choice: str, said: str) -> None:
    tab.open(BUTTON)
    choose(tab, choice)
    tab.until(said)
    tab.open(API)
    assert tab.run(f"return {said}")


def test_the_api_filter_narrows_the_list(tab: Tab) -> None:
    tab.open(API)
    shown = "[...document.querySelectorAll('.api-row')].filter((row) => row.checkVisibility())"
    total = tab.run(f"return {shown}.length")
    tab.click(".api-filter input")
    tab.press("ripple")
    tab.until(f"{shown}[0].querySelector('.api-name').textContent === 'disableFocusRipple'")
    assert 3 < tab.run(f"return {shown}.length") < total


@pytest.mark.parametrize("route", [*KINDS.values(), LONG_NAMES], ids=[*KINDS, "long names"])
def test_words_stay_whole_on_the_narrowest_phone(tab: Tab, route: str) -> None:
    with narrow(tab, route):
        assert tab.run("return document.querySelector('h1') !== null && innerWidth") == 360
        assert tab.run("return document.documentElement.scrollWidth") <= 360
        assert tab.run(BROKEN_WORDS) == []


@pytest.mark.parametrize("kind", KINDS)
def test_without_scripts_nothing_is_offered_that_needs_one(
    plain: Tab, kind: str, record_property: Callable[[str, object], None]
) -> None:
    record_property("browser", f"Firefox {plain.version}")
    plain.open(KINDS[kind])
    assert plain.run(
        "return matchMedia('(scripting: none) and (prefers-color-scheme: dark)').matches"
    )
    assert plain.run(OFFERED) == []
    assert plain.run(LIGHT_STAGES) == []


@contextmanager
def narrow(tab: Tab, route: str) -> Iterator[None]:
    """Look into a page as wide as a phone."""
    tab.run(PHONE, route)
    tab.until("document.querySelector('iframe[data-loaded]') !== null")
    with tab.inside("iframe"):
        yield


@pytest.mark.parametrize(("route", "selector", "role", "name"), HEARD)
def test_what_is_used_has_its_role_and_name(
    tab: Tab, route: str, selector: str, role: str | None, name: str
) -> None:
    tab.open(route)
    element = tab.see(selector)
    assert element.accessible_name == name
    if role is not None:  # browsers call a summary differently
        assert element.aria_role == role


def test_a_search_is_heard(tab: Tab) -> None:
    tab.open(BUTTON)
    tab.press("k", held=Keys.CONTROL)
    tab.until("document.activeElement.matches(arguments[0])", f"{DIALOG} [role=combobox]")
    field = tab.see(f"{DIALOG} [role=combobox]")
    assert [field.aria_role, field.accessible_name] == ["combobox", "Search the documentation"]
    tab.press("slider")
    tab.until("/^\\d+ results$/.test(document.querySelector(arguments[0]).textContent)", COUNT)
    tab.named(f"{DIALOG} [role=option][aria-selected=true]", "Slider")


def test_a_chart_tells_a_value_to_the_mouse_and_to_the_keys(tab: Tab) -> None:
    tab.open(CHARTS)
    for demo, keys in (("ElectricityChart", None), ("HeatSources", Keys.ARROW_RIGHT)):
        tab.see(f"#{demo}")
        tab.until("document.querySelector(arguments[0]) !== null", f"#{demo} [data-island=live]")
        chart = tab.see(f"#{demo} .MuiChartsSurface-root")
        if keys is None:
            ActionChains(tab.driver).move_to_element(chart).perform()
            told = tab.until("document.querySelector(arguments[0])?.textContent", TOOLTIP)
            assert told.startswith("2018Gas")
            ActionChains(tab.driver).move_to_element(tab.see("h1")).perform()
            tab.until("document.querySelector(arguments[0]) === null", TOOLTIP)
        else:
            tab.run("arguments[0].focus()", chart)
            tab.press(keys)
            tab.until("document.querySelector(arguments[0])?.textContent.includes('%')", TOOLTIP)


def test_an_icon_is_found_by_what_else_it_is_called(tab: Tab) -> None:
    tab.open(ICONS)
    tab.click("input[type=search]")
    tab.press("trash")
    found = "[...document.querySelectorAll('.icons-cell:has(path)')]"
    tab.until(f"{found}.some((cell) => cell.textContent === 'Delete')")


def test_the_first_press_on_an_icon_opens_it(tab: Tab) -> None:
    tab.open(ICONS)
    first = tab.see(".icons-first")
    assert tab.run("return document.querySelector('[role=grid]')") is None, "the grid waits"
    icon = "[...arguments[0].querySelectorAll('*')].find((one) => one.textContent === 'Search')"
    tab.run(f"{icon}.click()", first)
    tab.until("document.querySelector('dialog[open]')?.textContent.includes('SearchIcon')")


def test_a_visited_page_is_read_when_its_server_is_gone(tab: Tab, kept: Path) -> None:
    with serving(kept) as port:
        reader = Tab(tab.driver, f"http://127.0.0.1:{port}")
        reader.open(SEED)
        reader.until("Boolean(navigator.serviceWorker?.controller)")
        reader.open(SEED)
        # What the demo loads is kept when it has been woken.
        reader.see("[data-island]")
        reader.until(IS_LIVE)
        reader.until(KEPT)
    reader.open(SEED)
    assert reader.run("return document.querySelector('h1').textContent") == "Seed"
    assert reader.run("return getComputedStyle(document.body).margin") == "0px"
    reader.see("[data-island]")
    reader.until(IS_LIVE)
