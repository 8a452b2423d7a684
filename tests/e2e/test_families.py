"""Libraries that style themselves in other ways look on their pages as they do in an app."""

import io
import json
import shutil
import subprocess
from collections.abc import Callable, Iterator
from dataclasses import dataclass
from functools import partial, reduce
from itertools import product
from pathlib import Path
from typing import Final
from urllib.parse import urlencode, urlsplit

import brotli
import pytest
from PIL import Image, ImageChops, ImageFilter
from playwright.sync_api import Browser, BrowserContext, Locator, Page, Response

from showfloor.build import BuildPaths, build
from showfloor.node import find_node, node_environment
from support.browser.page_rules import (
    DEMO_RULES,
    contradictions,
    demos_fit_their_stage,
    demos_keep_their_height,
)
from support.browser.page_visit import Reader, visit_pages
from support.places import PROJECT
from support.polling import until
from support.site.locked_packages import install_locked
from support.site.work_folder import WORK
from support.site.workplace import SilentReport

pytestmark = [pytest.mark.browser, pytest.mark.sweep, pytest.mark.xdist_group("families")]

LIGHT = Reader(width=1280, scheme="light", direction="ltr", phone=False)
DARK = Reader(width=1280, scheme="dark", direction="ltr", phone=False)
RIGHT_TO_LEFT = Reader(width=1280, scheme="light", direction="rtl", phone=False)
PHONE = Reader(width=360, scheme="dark", direction="rtl", phone=True)
READERS = {"light": LIGHT, "dark": DARK, "right-to-left": RIGHT_TO_LEFT, "phone": PHONE}

RULES = (*DEMO_RULES, demos_fit_their_stage, demos_keep_their_height)
OWN_COLORS = "nobody meets a barrier: color-contrast"
"""Both libraries have colors of less contrast than WCAG asks for. Other tests look at the shell."""

DIFFERENT = 16
"""Of 255, from the nearest pixel: letters may be at another fraction of one."""
ALLOWED_SHARE = 0.01
OPENED = {
    "antd": {
        "DatePickerField": ".ant-picker-dropdown",
        "Modal": ".ant-modal",
        "Select": ".ant-select-dropdown",
    },
    "mantine": {
        "DatePickerField": ".mantine-Popover-dropdown",
        "Modal": ".mantine-Modal-content",
        "Select": ".mantine-Select-dropdown",
    },
}
"""What the first control of a demo opens, by what its name begins with."""
APP = "https://app.test"
FLAT = """() => {
  const sheet = new CSSStyleSheet();
  sheet.replaceSync(".demo-stage { background-image: none !important; }");
  document.adoptedStyleSheets.push(sheet);
}"""
PLACE = """(island) => {
  island.scrollIntoView({ block: "center", behavior: "instant" });
  const { x, y, width } = island.getBoundingClientRect();
  const [left, top] = [Math.round(x), Math.round(y)];
  Object.assign(island.style, { position: "relative", left: `${left - x}px`, top: `${top - y}px` });
  return `position: absolute; left: ${left}px; top: ${top}px; width: ${width}px`;
}"""
SHELL = """() => ["html", "body", ".s-header", ".s-footer"].map((part) => {
  const style = getComputedStyle(document.querySelector(part));
  const measured = /^--|(?<!font-)size|width|height|origin|inset|^(?:top|left|right|bottom)$/;
  const names = [...style].filter((name) => !measured.test(name));
  return [part, ...names.map((name) => `${name}: ${style.getPropertyValue(name)}`)];
})"""


SOURCES: Final = PROJECT / "tests" / "families"
LIBRARIES: Final = tuple(sorted(file.parent.name for file in SOURCES.glob("*/package.json")))
BUNDLER: Final = PROJECT / "tests" / "support" / "site" / "library_app.mjs"


class LibrarySite:
    """The site of a library, and its demos in a project that has nothing of the engine."""

    def __init__(self, name: str) -> None:
        """Copy the sources beside the installed packages."""
        self.name = name
        self.folder = WORK / "families" / name
        install_locked(SOURCES / name, self.folder)
        for part in ("site", "app"):
            shutil.rmtree(self.folder / part, ignore_errors=True)
            shutil.copytree(SOURCES / name / part, self.folder / part)

    def demos(self) -> dict[str, list[str]]:
        """Return the names of the demos by the route of their page."""
        pages = sorted((self.folder / "site" / "pages").glob("*/components/*/"))
        return {
            f"/{self.name}/{page.name}/": sorted(file.stem for file in page.glob("*.tsx"))
            for page in pages
        }

    def build(self) -> Path:
        """Build the site; return the folder of its releases."""
        folder = self.folder
        paths = BuildPaths(site=folder / "site", dist=folder / "dist", work=folder / ".showfloor")
        build(paths, SilentReport())
        return paths.dist

    def each_demo(self) -> Iterator[tuple[str, str]]:
        """Yield the route of the page and the name of each demo."""
        for route, names in self.demos().items():
            for name in names:
                yield route, name

    def build_app(self) -> Path:
        """Build an app that shows one demo, without the engine; return the folder of its files."""
        subprocess.run(
            [find_node(), str(BUNDLER), str(self.folder)],
            cwd=PROJECT,
            env=node_environment(NODE_ENV="production"),
            check=True,
        )
        return self.folder / "app" / "dist"


@dataclass(frozen=True)
class Served:
    """A built site of a library, and the folder of its demos as an app shows them."""

    library: LibrarySite
    url: str
    app: Path


@pytest.fixture(scope="module", params=LIBRARIES)
def served(request: pytest.FixtureRequest, serve: Callable[[Path], str]) -> Served:
    library = LibrarySite(request.param)
    return Served(library, serve(library.build()), library.build_app())


@pytest.fixture(params=READERS)
def reader(request: pytest.FixtureRequest) -> Reader:
    return READERS[request.param]


@pytest.fixture
def context(browser: Browser, served: Served, reader: Reader) -> Iterator[BrowserContext]:
    context = reader.arrive(browser, served.url)
    context.route(
        f"{APP}/**",
        lambda route: route.fulfill(path=served.app / urlsplit(route.request.url).path[1:]),
    )
    yield context
    context.close()


def show(page: Page, route: str) -> None:
    """Show a page until all of its demos are live."""
    page.goto(route)
    page.evaluate("visitor.walk()")
    page.evaluate("visitor.settle", 40)
    page.evaluate(FLAT)


def test_pages_are_sound(browser: Browser, served: Served, reader: Reader) -> None:
    visits = visit_pages(browser, served.url, reader, list(served.library.demos()))
    found = [fault for fault in contradictions(visits, RULES) if OWN_COLORS not in fault]
    assert not found, "\n".join(found)


def test_the_shell_is_that_of_a_page_without_demos(served: Served, context: BrowserContext) -> None:
    page = context.new_page()
    show(page, f"/{served.library.name}/api/")
    plain = page.evaluate(SHELL)
    for route in served.library.demos():
        show(page, route)
        assert page.evaluate(SHELL) == plain, route


def test_demos_look_as_in_an_app(served: Served, context: BrowserContext, reader: Reader) -> None:
    page, app = context.new_page(), context.new_page()
    found = []
    for route, name in served.library.each_demo():
        show(page, route)
        ours = page.locator(f"#{name} .island").filter(visible=True)
        shown = {"demo": name, "scheme": reader.scheme, "direction": reader.direction}
        app.goto(f"{APP}/index.html?{urlencode({**shown, 'style': ours.evaluate(PLACE)})}")
        theirs = app.locator("#demo")
        found += different(name, ours, theirs)
        popup = popup_of(served.library.name, name)
        if popup is not None:
            for place in (ours, theirs):
                place.locator("input, button").first.click(force=True)
            opened = [one.locator(popup).filter(visible=True) for one in (page, app)]
            found += different(f"{name}, open", *opened)
    assert not found, "\n".join(found)


def popup_of(library: str, demo: str) -> str | None:
    """Return the selector of what a demo opens, if it opens anything."""
    return next((css for name, css in OPENED[library].items() if demo.startswith(name)), None)


def different(name: str, ours: Locator, theirs: Locator) -> list[str]:
    """Return how a part of a page differs from that of an app; keep both pictures if it does."""
    pictures = [picture(one) for one in (ours, theirs)]
    sizes = [one.size for one in pictures]
    if sizes[0] != sizes[1]:
        return [f"{name}: {sizes[0]} px, in an app {sizes[1]}"]
    ours_blurred, theirs_blurred = (one.filter(ImageFilter.BoxBlur(1)) for one in pictures)
    near = [ImageChops.offset(theirs_blurred, x, y) for x, y in product((-1, 0, 1), repeat=2)]
    least = reduce(ImageChops.darker, (ImageChops.difference(ours_blurred, one) for one in near))
    changed = least.convert("L").point(lambda value: 255 * (value > DIFFERENT))
    share = changed.histogram()[255] / (sizes[0][0] * sizes[0][1])
    if share <= ALLOWED_SHARE:
        return []
    for kind, one in zip(("page", "app"), pictures, strict=True):
        one.save(WORK / "families" / f"{name}-{kind}.png")
    return [f"{name}: {share:.1%} of its pixels differ, see {WORK / 'families'}"]


def picture(one: Locator) -> Image.Image:
    """Return how an element looks when nothing in it moves any more."""
    one.wait_for()
    pictures: list[bytes] = []

    def is_still() -> bool:
        pictures.append(one.screenshot(animations="disabled"))
        return pictures[-3:] == [pictures[-1]] * 3

    until(one.page, is_still)
    return Image.open(io.BytesIO(pictures[-1])).convert("RGB")


@pytest.mark.parametrize("reader", ["light"], indirect=True)
def test_weights_of_pages_are_noted(served: Served, context: BrowserContext) -> None:
    weights = {}
    for route in served.library.demos():
        page = context.new_page()
        responses: list[Response] = []
        page.on("response", partial(list.append, responses))
        show(page, route)
        weights[route] = weight(responses)
    file = WORK / "families" / f"{served.library.name}-weights.json"
    file.write_text(json.dumps(weights, indent=2) + "\n", encoding="utf-8")


def weight(responses: list[Response]) -> dict[str, int]:
    """Return the bytes of each kind of file in Brotli."""
    kinds = {"document": 0, "stylesheet": 0, "script": 0}
    for response in responses:
        kind = response.request.resource_type
        if kind in kinds:
            kinds[kind] += len(brotli.compress(response.body()))
    return kinds
