"""Pages as they come over a slow line, painted while parts of them are still to come."""

from collections.abc import Callable
from pathlib import Path

import pytest
from playwright.sync_api import Page

from support.browser.layout import note_shifts, shifts_of
from support.server.slow_site import SAY_WHAT_IS_PAINTED, cut_after, stepping, trickling

pytestmark = pytest.mark.browser

# Each with what is placed, or as wide, as what follows it decides. They are light: all of a page
# arrives in pieces. The playground has all that playgrounds have.
PAGES = {
    "playground": "/material-ui/react-floating-action-button/",
    "demo": "/material-ui/react-transfer-list/",
    "toolbar": "/base-ui/react-switch/",
    "table": "/material-ui/getting-started/supported-components/",
    "tabs": "/x/api/data-grid/grid-actions-col-def/",
    "filter": "/x/api/date-pickers/date-range-picker/",
    "catalog": "/material-ui/all-components/",
    "home": "/",
}
WIDTHS = (1280, 360)
OFTEN = {
    *(("playground", width) for width in WIDTHS),
    *(("table", 360), ("filter", 360), ("catalog", 1280)),
}
"""What `make test` sees arrive; `make sweep` sees all."""
ARRIVALS = [
    pytest.param(
        route,
        width,
        id=f"{name}-{width}",
        marks=[] if (name, width) in OFTEN else [pytest.mark.sweep],
    )
    for name, route in PAGES.items()
    for width in WIDTHS
]

FAQ = "/material-ui/getting-started/faq/"
# Each with rows of an icon and a text beside it, and the markup after which the text follows.
ROWS = (
    pytest.param("/", b"</svg>", id="home"),
    pytest.param(FAQ, b"</svg>", id="article"),
    pytest.param(FAQ, b'action="group">', id="navigation"),
    pytest.param("/blog/", b"</svg>", id="posts"),
)

HIDDEN = """() => {
  const waiting =
    ".s-header, .article-head, .s-table, .s-code.s-tabs, .api-filter, .blog-pages, .demo-stage" +
    ", .demo-toolbar, .playground, .product-card-stage, .s-catalog-stage, .s-catalog-filter" +
    ", .s-search-field + *";
  return [...document.querySelectorAll(waiting)]
    .filter((one) => getComputedStyle(one).visibility === "hidden")
    .map(({ className }) => className);
}"""


# Resolves to the count of elements when a further piece of the page is here and has been painted.
PAINTED = """async (before) => {
  const frame = () => new Promise(requestAnimationFrame);
  const count = () => document.querySelectorAll("*").length;
  while (count() <= before) await frame();
  for (const _ of "12") await frame();
  return count();
}"""


@pytest.mark.parametrize(("route", "width"), ARRIVALS)
def test_nothing_moves_while_a_page_arrives(
    arrive: Callable[..., Page], dist: Path, route: str, width: int
) -> None:
    with trickling(dist / "current" / "public") as url:
        page = reader(arrive, url, width)
        page.add_init_script(SAY_WHAT_IS_PAINTED)
        page.goto(route)
        assert_still(page)


@pytest.mark.parametrize("width", [1280, pytest.param(360, marks=pytest.mark.sweep)])
@pytest.mark.parametrize(("route", "end"), ROWS)
def test_no_icon_moves_when_the_text_beside_it_arrives(
    arrive: Callable[..., Page], dist: Path, route: str, end: bytes, width: int
) -> None:
    steps = cut_after(dist / "current" / "public", route, end)
    with stepping(dist / "current" / "public", steps) as url:
        # As high as no screen is: what is out of view would move unseen.
        page = reader(arrive, url, width, height=12_000)
        page.goto(route, wait_until="commit")
        count = 0
        for _ in steps:
            count = page.evaluate(PAINTED, count)
        assert_still(page)


def reader(arrive: Callable[..., Page], url: str, width: int, height: int = 800) -> Page:
    page = arrive(base_url=url, viewport={"width": width, "height": height})
    # Lines break elsewhere when a font comes late, which is no matter of the page's parts.
    page.route("**/*.woff2", lambda route: route.abort())
    note_shifts(page)
    return page


def assert_still(page: Page) -> None:
    shifts = shifts_of(page)
    assert not shifts, "\n".join(shifts)
    assert page.evaluate(HIDDEN) == []
