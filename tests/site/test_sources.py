"""The site of this repository, as far as its sources say."""

from pathlib import Path

import pytest

from showfloor.checks import mistakes_of
from showfloor.config import product_identity
from showfloor.markdown import CheckedCode
from showfloor.workspace import Site
from support.places import PROJECT, SITE_MODULES
from support.site.type_errors import type_errors
from support.site.work_folder import REAL_SITE

pytestmark = REAL_SITE


def test_the_site_has_no_mistakes(site: Site) -> None:
    assert [str(problem) for problem in mistakes_of(site)] == []


def test_every_product_of_the_specification_has_a_page(site: Site) -> None:
    starts = {family.href for family in site.shell.families}
    assert len(starts) == len(site.shell.families) >= 9
    assert starts <= set(site.pages)


def test_every_page_of_a_component_links_its_source(site: Site) -> None:
    links = {
        (route, link.title): link.source
        for route, page in site.pages.items()
        for link in page.frame.api_links
    }
    assert len(links) > 300
    assert [place for place, source in links.items() if source is None] == []


@pytest.mark.parametrize(
    ("path", "product", "category"),
    [
        ("/material-ui/react-button/", "material-ui", "core"),
        ("/joy-ui/getting-started/", "joy-ui", "core"),
        ("/base-ui/react-button/", "base-ui", "core"),
        ("/system/getting-started/", "system", "core"),
        ("/x/react-data-grid/", "x-data-grid", "x"),
        ("/x/react-date-pickers/date-picker/", "x-date-pickers", "x"),
        ("/x/api/data-grid/data-grid-pro/", "x-data-grid", "x"),
        ("/x/api/charts/bar-chart/", "x-charts", "x"),
        ("/toolpad/core/react-dashboard-layout/", "toolpad-core", "toolpad"),
        ("/toolpad/studio/getting-started/", "toolpad-studio", "toolpad"),
        ("/docs/anything/", "docs", "docs"),
        ("/versions/", "docs", "docs"),
        ("/production-error/", "docs", "docs"),
        ("/blog/a-post/", None, None),
        ("/", None, None),
    ],
)
def test_products_follow_from_addresses_as_section_2_says(
    site: Site, path: str, product: str | None, category: str | None
) -> None:
    identity = product_identity(path, site.config.site.rules)
    assert (identity.product_id, identity.category_id) == (product, category)


@pytest.mark.parametrize(
    ("family", "current", "others"),
    [
        ("material-ui", "v7.0.1", ["v6", "v5", "v4"]),
        ("base-ui", "v7.0.0-beta.4", []),
        ("joy-ui", "v5.0.0-beta.49", []),
    ],
)
def test_versions_are_those_of_the_specification(
    site: Site, family: str, current: str, others: list[str]
) -> None:
    versions = site.config.families[family].card.versions
    assert [version.text for version in versions if version.current] == [current]
    assert [version.text for version in versions if version.listed][1:] == others
    assert all(v.href.startswith("https://") for v in versions if not v.current)


def test_code_marked_check_compiles(site: Site, tmp_path: Path) -> None:
    blocks = {
        f"{index}.tsx": (page.frame.source_path, code)
        for index, (page, code) in enumerate(
            (page, code) for page in site.pages.values() for code in page.body.checked
        )
    }
    assert blocks, "no page has checked code, so this test checks nothing"
    assert _compiler_errors(blocks, PROJECT / ".showfloor" / "checked") == []


def _compiler_errors(blocks: dict[str, tuple[str, CheckedCode]], folder: Path) -> list[str]:
    """Compile blocks with the packages of the site; name places in pages."""
    folder.mkdir(parents=True, exist_ok=True)
    if not (folder / "node_modules").exists():
        (folder / "node_modules").symlink_to(SITE_MODULES)
    for old in folder.glob("*.tsx"):
        old.unlink()
    for name, (_, code) in blocks.items():
        # A block without imports or exports would share its names with all others.
        (folder / name).write_text(f"{code.source}\nexport {{}};\n", encoding="utf-8")
    config = {"extends": "../../site/tsconfig.json", "include": ["*.tsx"]}
    return [_in_page(line, blocks) for line in type_errors(folder, config)]


def _in_page(line: str, blocks: dict[str, tuple[str, CheckedCode]]) -> str:
    place, _, message = line.partition(": error ")
    name, _, position = place.rpartition("/")[2].partition("(")
    path, code = blocks.get(name, (name, None))
    offset = int(position.partition(",")[0]) - 1 if code and position else 0
    return f"{path}:{(code.line if code else 1) + offset}: {message}"
