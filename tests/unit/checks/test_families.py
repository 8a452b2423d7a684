import msgspec

from showfloor.checks.families import check_families
from support.site.small_site import SITE, mistakes, site


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
