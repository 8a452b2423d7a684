"""Each key that a table of a page lists is pressed, and does what was recorded.

`site/contracts/keys` has the records and the fixtures in which they were seen.
"""

import contextlib
import subprocess
from collections.abc import Iterator
from functools import partial
from pathlib import Path

import pytest
from playwright.sync_api import Browser, Page, Route
from playwright.sync_api import Error as PlaywrightError

from showfloor.node import find_node
from support.browser.settled import animated, painted
from support.key_facts import RECORDS, Fact, Mounted, read_record
from support.places import PROJECT

pytestmark = [pytest.mark.browser, pytest.mark.sweep, pytest.mark.xdist_group("keys")]

HOST = "http://localhost"
"""Pages of this host may use the clipboard. Nothing listens there: the test answers."""
CASES = {
    f"{file.stem}/{mounted.table} in {mounted.fixture}": (file.stem, mounted)
    for file in sorted(RECORDS.glob("*.toml"))
    for mounted in read_record(file).mounted
}
FOCUS = "document.activeElement.cloneNode().outerHTML"
"""The focused element without its content."""
PATIENCE = 3000
"""Milliseconds that an effect may take."""


@pytest.fixture(scope="module")
def bundle(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """Folder with a page that shows the fixtures."""
    folder = tmp_path_factory.mktemp("keys")
    program = PROJECT / "tests" / "support" / "browser" / "mount.mjs"
    subprocess.run([find_node(), program, folder], cwd=PROJECT, check=True)
    return folder


@pytest.fixture(scope="module")
def tab(browser: Browser, bundle: Path) -> Iterator[Page]:
    """A tab in which fixtures are shown."""
    context = browser.new_context(viewport={"width": 1280, "height": 800})
    context.grant_permissions(["clipboard-read", "clipboard-write"])
    context.route("**/*", partial(answer, bundle))
    tab = context.new_page()
    tab.goto(f"{HOST}/tests/support/browser/mounted.html")
    tab.wait_for_function("globalThis.mount !== undefined")
    yield tab
    context.close()


def answer(bundle: Path, route: Route) -> None:
    """Answer a request with a file of the bundle."""
    path = route.request.url.removeprefix(HOST).lstrip("/")
    file = bundle / path
    if file.is_file():
        route.fulfill(path=file)
    else:
        route.fulfill(status=404)


@pytest.mark.parametrize("case", CASES)
def test_keys_do_what_is_recorded(tab: Page, case: str) -> None:
    family, mounted = CASES[case]
    faults = [fault for fact in mounted.facts for fault in faults_of(tab, family, mounted, fact)]
    assert not faults, "\n".join(faults)


def faults_of(tab: Page, family: str, mounted: Mounted, fact: Fact) -> Iterator[str]:
    """Mount a fixture, press the keys, and yield how what happens differs from a fact."""
    name = f"{family}/{mounted.table}: {fact.row}, {fact.presses} from {fact.start or 'start'}"
    try:
        tab.evaluate("names => mount(...names)", [family, mounted.fixture])
        tab.locator("#root > *").first.wait_for(state="attached")
        start(tab, fact.start)
        *before, last = fact.presses.split()
        for step in before:
            take(tab, step)
        early = [effect for effect in fact.effects if is_there(tab, effect) != is_kept(effect)]
        take(tab, last)
        late = [effect for effect in fact.effects if not comes(tab, effect)]
    except PlaywrightError as error:
        yield f"{name}: {error.message.splitlines()[0]}"
        return
    for effect in early:
        yield f"{name}: before, `{effect}` is {'not ' * is_kept(effect)}true"
    for effect in late:
        yield f"{name}: `{effect}` is not true; focus is on {tab.evaluate(FOCUS)}"


def start(tab: Page, selector: str) -> None:
    """Focus an element, or click on it."""
    if selector.startswith("click "):
        tab.locator(selector.removeprefix("click ")).first.click(timeout=PATIENCE)
    elif selector:
        tab.locator(selector).first.focus(timeout=PATIENCE)
    animated(tab)


def take(tab: Page, step: str) -> None:
    """Press a key, click, or type."""
    kind, _, argument = step.partition(":")
    *held, action = kind.split("+")
    if action == "click":
        with contextlib.ExitStack() as keys:
            for key in held:
                tab.keyboard.down(key)
                keys.callback(tab.keyboard.up, key)
            tab.locator(argument).first.click(timeout=PATIENCE)
    elif kind == "type":
        tab.keyboard.type(argument)
    else:
        tab.keyboard.press(step)
    painted(tab)


def is_kept(effect: str) -> bool:
    return effect.startswith("still ")


def is_there(tab: Page, effect: str) -> bool:
    return tab.locator(effect.removeprefix("still ")).count() > 0


def comes(tab: Page, effect: str) -> bool:
    """Return whether something matches after a while; what is kept must match when all is done."""
    if is_kept(effect):
        animated(tab)
        return is_there(tab, effect)
    try:
        tab.locator(effect).first.wait_for(state="attached", timeout=PATIENCE)
    except PlaywrightError:
        return False
    return True
