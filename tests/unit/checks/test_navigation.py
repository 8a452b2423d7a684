import msgspec
import pytest

from showfloor.checks.navigation import check_families, check_navigation
from showfloor.model.page_facts import NavFact, SiteFacts, TreeFacts
from support.site.small_site import SITE, mistakes, page, site


def with_entries(*pathnames: str) -> SiteFacts:
    """The small site whose default tree has these entries."""
    entries = tuple(
        NavFact(pathname=pathname, line=line, kind="page")
        for line, pathname in enumerate(pathnames, 2)
    )
    tree = TreeFacts(id="default", path="navigation/default.toml", entries=entries)
    return site(trees=(tree, SITE.trees[1]))


def with_page(facts: SiteFacts, *, navigation: bool) -> SiteFacts:
    extra = page("/seed/", navigation=navigation)
    return msgspec.structs.replace(facts, pages=(*facts.pages, extra))


def test_an_entry_for_a_page_that_is_not_written_is_refused() -> None:
    assert mistakes(check_navigation, with_entries("/cedar/")) == [
        'navigation/default.toml:2: the entry "/cedar/" has no page\n'
        "  why: a reader would be led to a page that does not exist\n"
        "  fix: write the page, or remove the entry until it is written"
    ]


def test_a_page_outside_the_navigation_must_say_so() -> None:
    [mistake] = mistakes(check_navigation, with_page(SITE, navigation=True))
    assert mistake.startswith("pages/seed/index.md:1: the page is in no navigation\n")
    assert mistakes(check_navigation, with_page(SITE, navigation=False)) == []


def test_a_tree_that_does_not_exist_is_not_reported_for_each_page() -> None:
    assert mistakes(check_navigation, site(trees=())) == []


@pytest.mark.parametrize(
    "fields",
    [
        {},
        {"design": "/acorn/part-oak/"},
        {"design": "https://design.example/acorn"},
        {"popular": ("/acorn/part-oak/",)},
    ],
)
def test_a_family_that_fits_its_site_is_fine(fields: dict[str, object]) -> None:
    family = msgspec.structs.replace(SITE.families[0], **fields)
    assert mistakes(check_families, site(families=(family,))) == []


def test_trees_must_exist() -> None:
    assert mistakes(check_families, site(trees=())) == [
        f'{path}: the navigation "{id}" does not exist\n  why: it is shown beside the pages\n'
        f"  fix: write navigation/{id}.toml, or name another tree"
        for path, id in (("site.toml", "default"), ("families/acorn/family.toml", "acorn"))
    ]
