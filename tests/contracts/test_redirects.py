"""Old addresses of the real site (specification, section 2: its routes), as a reader asks for them.

What is there is taken from `addresses.lock`: a build keeps all of it.
"""

import re
import tomllib
from pathlib import Path

import pytest

from showfloor.config.address_lock import load_addresses
from showfloor.config.redirect_table import load_redirects
from showfloor.config.site import load_site
from showfloor.model.redirects import Target, names_in
from showfloor.model.release_redirects import ReleaseRedirects
from showfloor.outputs.host_files import redirects_file

SITE = Path(__file__).parents[2] / "site"
LANGUAGES = load_site(SITE).languages
ROWS = load_redirects(SITE / "redirects.csv", SITE, LANGUAGES)
TABLE = ReleaseRedirects(ROWS, LANGUAGES.of_release)
PAGES = load_addresses(SITE / "addresses.lock", SITE)
REFERENCE = tomllib.loads((SITE / "families" / "base-ui" / "api.toml").read_text("utf-8"))["pages"]


def slug(name: str) -> str:
    """Return the name of an entry as addresses have it."""
    return re.sub(r"(?<=[a-z])(?=[A-Z])", "-", name).lower()


ENTRIES = [(slug(name), page) for page, names in REFERENCE.items() for name in names]
"""The entries of a reference that once had a page each, with the pages that have them now."""


@pytest.mark.parametrize(
    ("path", "location", "status"),
    [
        ("/base-ui/api/button/", "/base-ui/react-button/components-api/#button", 301),
        ("/base/api/use-tab/", "/base-ui/react-tabs/hooks-api/#use-tab", 301),
        ("/base/react-slider/", "/base-ui/react-slider/", 301),
        ("/demos/buttons", "/material-ui/react-button/", 301),
        ("/api/tab-panel-unstyled/", "/base-ui/react-tabs/components-api/#tab-panel", 301),
        ("/api/button/", "/material-ui/api/button/", 301),
        ("/components/data-grid/filtering/", "/x/react-data-grid/filtering/", 301),
        ("/material-ui", "/material-ui/getting-started/", 302),
        ("/material/", "/material-ui/getting-started/", 302),
        ("/css-in-js/advanced/", "/system/styles/advanced/", 301),
        ("/styles/api/", "/system/styles/api/", 301),
        ("/styles/", "/system/styles/basics/", 301),
        ("/css-in-js/", "/system/styles/basics/", 301),
        ("/customization/css-in-js/", "/system/styles/basics/", 301),
        ("/api/mui-theme-provider/", "/system/styles/api/", 301),
        ("/r/migration-v4", "/material-ui/migration/migration-v4/", 302),
        ("/x/license/", "https://mui.com/legal/mui-x-eula/", 301),
        ("/r/pigment", "/material-ui/experimental-api/pigment-css/", 302),
        ("/blog/introducing-mui-base/", "/base-ui/getting-started/", 301),
        ("/material-ui/api/tree-view/", "/x/react-tree-view/", 301),
        ("/api/tree-view/", "/x/react-tree-view/", 301),
        (
            "/material-ui/guides/understand-mui-packages/",
            "/material-ui/getting-started/#packages",
            301,
        ),
        (
            "/getting-started/page-layout-examples/blog/",
            "/material-ui/getting-started/templates/blog/",
            301,
        ),
    ],
)
def test_an_old_address_leads_to_its_page_in_one_step(
    path: str, location: str, status: int
) -> None:
    assert TABLE.follow(path, PAGES) == Target(location, status)


def test_what_a_row_leads_to_is_there() -> None:
    for row in ROWS:
        if not (row.leaves or names_in(row.target_path)):
            assert row.target_path in PAGES, row
            anchor = row.target.partition("#")[2]
            assert not anchor or anchor in PAGES[row.target_path].anchors, row


@pytest.mark.parametrize("folder", ["/base-ui/api/", "/base/api/"])
@pytest.mark.parametrize(("name", "page"), ENTRIES, ids=[name for name, _ in ENTRIES])
def test_an_entry_of_the_reference_is_found_by_its_old_page(
    folder: str, name: str, page: str
) -> None:
    assert TABLE.follow(f"{folder}{name}/", PAGES) == Target(f"{page}#{name}", 301)
    assert name in PAGES[page].anchors


@pytest.mark.parametrize(
    "path",
    ["/components/", "/components/buton/", "/guides/x/", "/api/x/", "/customization/x/", "/base/x"],
)
def test_a_wildcard_leads_nobody_to_a_wrong_address(path: str) -> None:
    assert TABLE.follow(path, PAGES) is None


@pytest.mark.parametrize("language", ["en", "zh", "pt", "fr", "de", "ja", "ru", "es"])
@pytest.mark.parametrize(
    ("path", "location"),
    [
        ("/", "/"),
        ("/material-ui/react-tabs/", "/material-ui/react-tabs/"),
        ("/demos/tabs/", "/material-ui/react-tabs/"),
    ],
)
def test_section_2_a_language_is_taken_off(language: str, path: str, location: str) -> None:
    assert TABLE.follow(f"/{language}{path}", PAGES) == Target(location, 301)


@pytest.mark.parametrize("language", ["en", "zh", "pt", "fr", "de", "ja", "ru", "es"])
@pytest.mark.parametrize(
    "path",
    ["/blog/", "/blog/why-this-site-exists/", "/size-snapshot/", "/elm/", "/demos/elm/"],
)
def test_section_2_an_address_with_a_language_is_wrong(language: str, path: str) -> None:
    assert TABLE.follow(f"/{language}{path}", PAGES) is None


def test_no_row_repeats_another() -> None:
    assert len({row.source for row in ROWS}) == len(ROWS)


def test_static_hosts_read_all_old_addresses() -> None:
    """Some count every row below the first wildcard as one that has a wildcard, and read 100."""
    lines = redirects_file(ROWS).splitlines()
    first = next(number for number, line in enumerate(lines) if re.search(r"[*:]", line.split()[0]))
    assert len(lines) < 1_000
    assert len(lines[first:]) < 100
