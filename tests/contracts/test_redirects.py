"""Old addresses of the real site (specification, section 2: its routes), as a reader asks for them.

Which page exists today is not asked here: the checks of a build follow every row.
"""

import re
from pathlib import Path

import pytest

from showfloor.config.redirects import load_redirects
from showfloor.config.site import load_site
from showfloor.outputs.redirects import redirects_file
from showfloor.server.redirects import Redirects, Target

SITE = Path(__file__).parents[2] / "site"
LANGUAGES = load_site(SITE).languages
ROWS = load_redirects(SITE / "redirects.csv", SITE, LANGUAGES)
TABLE = Redirects(ROWS, LANGUAGES.of_release)
PAGES = {"/", "/material-ui/react-tabs/", "/material-ui/getting-started/", "/blog/", "/blog/one/"}


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
        ("/r/migration-v4", "/material-ui/migration/migration-v4/", 302),
        ("/x/license/", "https://mui.com/legal/mui-x-eula/", 301),
    ],
)
def test_an_old_address_leads_to_its_page_in_one_step(
    path: str, location: str, status: int
) -> None:
    target = TABLE.follow(path, pages=())
    assert target == Target(location, status)


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
    "path", ["/blog/", "/blog/one/", "/size-snapshot/", "/elm/", "/demos/elm/"]
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
