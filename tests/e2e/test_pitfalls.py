"""Pitfalls of pages: the failing code has the symptom, and the fixed code does not."""

import subprocess
from collections.abc import Iterator
from contextlib import contextmanager
from operator import attrgetter
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Browser, Error, Page

from showfloor.node import find_node, node_environment
from support.places import PROJECT
from support.site.pitfalls import FOLDER, leads_of

pytestmark = [pytest.mark.browser, pytest.mark.sweep, pytest.mark.xdist_group("pitfalls")]

FILES = [file.relative_to(FOLDER).as_posix() for file in sorted(FOLDER.glob("*/**/*.tsx"))]
FAILING, FIXED = "Failing", "Fixed"
SHOULD_SHOW = {FAILING: True, FIXED: False}
ADDRESS = "https://pitfalls.test/"
DOCUMENT = "<!doctype html><html lang=en><title>Pitfall</title><body>"
FORMAT = """
for (const kind of ["error", "warn"]) {
  const log = console[kind];
  console[kind] = (first, ...values) => {
    const text = (value) => (value instanceof Error ? value.message : String(value));
    const filled = text(first).replace(/%[sdo]/gi, () => text(values.shift()));
    log([filled, ...values.map(text)].join(" "));
  };
}
"""
"""Fill the values of a message into its text, as consoles do."""


def bundle_pitfalls(folder: Path) -> None:
    """Bundle `site/pitfalls` into a folder, with the development builds of packages."""
    program = PROJECT / "tests" / "support" / "browser" / "bundle_pitfalls.mjs"
    subprocess.run(
        [find_node(), str(program), str(folder)],
        cwd=PROJECT,
        env=node_environment(NODE_ENV="development"),
        check=True,
    )


class Stage:
    """Shows one side of a pitfall at a time, each in a new document."""

    def __init__(self, page: Page) -> None:
        """Listen to the console of a tab."""
        self._page = page
        self._messages: list[str] = []
        page.on("console", lambda message: self._note(message.type, message.text))
        page.on("pageerror", lambda error: self._messages.append(str(error)))

    def count(self, file: str) -> int:
        """Return the number of pitfalls in a file."""
        self._open()
        return int(self._page.evaluate("(file) => pitfalls.count(file)", file))

    def demos_of(self, file: str) -> list[str]:
        """Return the paths of the demos of the page whose pitfalls a file proves."""
        self._open()
        return list(self._page.evaluate("(file) => pitfalls.demosOf(file)", file))

    def printing(self, file: str) -> list[int]:
        """Return the indexes of the pitfalls of a file whose symptom the console prints."""
        self._open()
        return list(self._page.evaluate("(file) => pitfalls.printing(file)", file))

    def shows_symptom(self, file: str, index: int, side: str) -> bool:
        """Render one side of a pitfall, or a demo, and tell whether the symptom shows."""
        self._open()
        start = "([file, index, side]) => pitfalls.start(file, index, side)"
        request, *args = self._page.evaluate(start, [file, index, side])
        while request != "verdict":
            answer = self._answer(request, args)
            request, *args = self._page.evaluate("(answer) => pitfalls.resume(answer)", answer)
        return bool(args[0])

    def _answer(self, request: str, args: list[Any]) -> str | None:
        if request == "messages":
            return "\n".join(self._messages)
        attrgetter(request)(self._page)(*args)
        return None

    def _open(self) -> None:
        self._page.mouse.move(0, 0)
        self._page.set_viewport_size({"width": 1280, "height": 800})
        self._page.goto(ADDRESS)
        self._messages.clear()
        self._page.evaluate("import('/stage.js').then(() => undefined)")

    def _note(self, kind: str, text: str) -> None:
        if kind in ("error", "warning"):
            self._messages.append(text)


@contextmanager
def pitfall_stage(browser: Browser, bundle: Path) -> Iterator[Stage]:
    """Yield a stage for the pitfalls of a bundle."""
    with browser.new_context(base_url=ADDRESS, locale="en-US", timezone_id="UTC") as context:
        context.route(
            "**/*",
            lambda route: route.fulfill(path=bundle / route.request.url.removeprefix(ADDRESS)),
        )
        context.route(ADDRESS, lambda route: route.fulfill(body=DOCUMENT, content_type="text/html"))
        context.add_init_script(FORMAT)
        yield Stage(context.new_page())


@pytest.fixture(scope="module")
def stage(browser: Browser, tmp_path_factory: pytest.TempPathFactory) -> Iterator[Stage]:
    """A stage for all pitfalls of the site."""
    folder = tmp_path_factory.mktemp("pitfalls")
    bundle_pitfalls(folder)
    with pitfall_stage(browser, folder) as stage:
        yield stage


def judge(stage: Stage, file: str, index: int, side: str) -> str | None:
    """Return what is wrong with one side of a pitfall."""
    try:
        shows = stage.shows_symptom(file, index, side)
    except Error as error:
        return f"{side} could not be judged: {error.message.splitlines()[0]}"
    if shows == SHOULD_SHOW[side]:
        return None
    return f"{side} {'shows' if shows else 'does not show'} the symptom"


@pytest.mark.parametrize("file", FILES)
def test_failing_code_has_the_symptom_and_fixed_code_does_not(stage: Stage, file: str) -> None:
    wrong = [
        f"site/pitfalls/{file}: {lead!r}: {said}"
        for index, lead in enumerate(leads_of(FOLDER / file))
        for side in (FIXED, FAILING)
        if (said := judge(stage, file, index, side))
    ]
    assert not wrong, (
        "\n".join(wrong) + "\nCorrect the page, or the code if it is not as the page says."
    )


@pytest.mark.parametrize("file", FILES)
def test_no_demo_prints_what_a_pitfall_of_its_page_warns_of(stage: Stage, file: str) -> None:
    leads = leads_of(FOLDER / file)
    indexes = stage.printing(file)
    wrong = [
        f"site{demo} has the symptom of a pitfall of its page: {leads[index]!r}"
        for demo in (stage.demos_of(file) if indexes else ())
        for index in indexes
        if stage.shows_symptom(file, index, demo)
    ]
    assert not wrong, "\n".join(wrong)
