import msgspec

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


def test_groups_and_links_elsewhere_need_no_page() -> None:
    assert mistakes(check_navigation, SITE) == []


def test_an_entry_without_a_page_suggests_the_nearest() -> None:
    assert mistakes(check_navigation, with_entries("/acorn/part-oaks/")) == [
        'navigation/default.toml:2: the entry "/acorn/part-oaks/" has no page\n'
        "  why: a reader would be led to a page that does not exist\n"
        '  fix: did you mean "/acorn/part-oak/"?'
    ]


def test_an_entry_for_a_page_that_is_not_written_is_refused() -> None:
    assert mistakes(check_navigation, with_entries("/cedar/")) == [
        'navigation/default.toml:2: the entry "/cedar/" has no page\n'
        "  why: a reader would be led to a page that does not exist\n"
        "  fix: write the page, or remove the entry until it is written"
    ]


def test_a_page_outside_the_navigation_must_say_so() -> None:
    assert mistakes(check_navigation, with_page(SITE, navigation=True)) == [
        "pages/seed/index.md:1: the page is in no navigation\n"
        "  why: navigation/default.toml has no entry for /seed/, so readers would not find it\n"
        '  fix: add an entry, or say "navigation: false" in the front matter'
    ]
    assert mistakes(check_navigation, with_page(SITE, navigation=False)) == []


def test_a_page_that_says_so_must_be_outside() -> None:
    facts = with_page(with_entries("/seed/"), navigation=False)
    assert mistakes(check_navigation, facts) == [
        'pages/seed/index.md:1: the page says "navigation: false", but has an entry\n'
        "  why: its entry is at navigation/default.toml:2\n"
        "  fix: remove the entry, or the field"
    ]


def test_a_tree_that_does_not_exist_is_not_reported_for_each_page() -> None:
    assert mistakes(check_navigation, site(trees=())) == []


def test_a_family_that_fits_its_site_is_fine() -> None:
    assert mistakes(check_families, SITE) == []


def test_trees_must_exist() -> None:
    why = "  why: it is shown beside the pages\n"
    assert mistakes(check_families, site(trees=())) == [
        'site.toml: the navigation "default" does not exist\n'
        + why
        + "  fix: write navigation/default.toml, or name another tree",
        'families/acorn/family.toml: the navigation "acorn" does not exist\n'
        + why
        + "  fix: write navigation/acorn.toml, or name another tree",
    ]


def test_start_and_versions_lead_to_pages() -> None:
    family = msgspec.structs.replace(SITE.families[0], start="/a/", versions=("/b/",))
    assert mistakes(check_families, site(families=(family,))) == [
        "families/acorn/family.toml: the product starts at /a/, which is no page\n"
        "  why: the product switcher and the home page lead there\n"
        '  fix: write the page, or correct "start"',
        "families/acorn/family.toml: a version leads to /b/, which is no page\n"
        "  why: the version menu links to it from every page\n"
        '  fix: write the page, or correct the "href"',
    ]


def test_design_files_lead_to_a_page_or_elsewhere() -> None:
    for design in (SITE.families[0].start, "https://design.example/acorn"):
        acorn = msgspec.structs.replace(SITE.families[0], design=design)
        assert mistakes(check_families, site(families=(acorn,))) == []
    acorn = msgspec.structs.replace(SITE.families[0], design="/acorn/files/")
    assert mistakes(check_families, site(families=(acorn,))) == [
        'families/acorn/family.toml: "design" leads to /acorn/files/, which is no page\n'
        "  why: pages of components link to it\n"
        '  fix: write the page, or correct "design"'
    ]


def test_popular_pages_are_pages_of_the_product() -> None:
    acorn = msgspec.structs.replace(SITE.families[0], popular=("/acorn/part-oak/",))
    assert mistakes(check_families, site(families=(acorn,))) == []
    elsewhere = msgspec.structs.replace(acorn, popular=("/acorn/part-elm/", "/oak/"))
    assert mistakes(check_families, site(families=(elsewhere,))) == [
        f'families/acorn/family.toml: "popular" names {route}, which is no page of the product\n'
        "  why: the search offers it to readers of the product before they type\n"
        '  fix: write the page, or correct "popular"'
        for route in elsewhere.popular
    ]
    other = msgspec.structs.replace(acorn, id="pine", popular=("/acorn/part-oak/",))
    assert any(
        "which is no page" in one for one in mistakes(check_families, site(families=(other,)))
    )


def test_popular_pages_may_be_found() -> None:
    acorn = msgspec.structs.replace(SITE.families[0], popular=("/acorn/part-oak/",))
    hidden = tuple(msgspec.structs.replace(page, found=False) for page in SITE.pages)
    files = {page.route: page.path for page in SITE.pages}
    assert mistakes(
        check_families, msgspec.structs.replace(SITE, families=(acorn,), pages=hidden)
    ) == [
        'families/acorn/family.toml: "popular" names /acorn/part-oak/, which is kept out of'
        " searches\n"
        "  why: the search offers it to readers of the product before they type\n"
        f'  fix: take "robots" from {files["/acorn/part-oak/"]}, or name another page in "popular"'
    ]
