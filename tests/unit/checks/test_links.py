import pytest

from showfloor.checks.links import check_links
from showfloor.model.page_facts import LinkFact
from support.site.small_site import link, mistakes, page, site


@pytest.mark.parametrize(
    "href",
    [
        "/",
        "/acorn/part-oak/",
        "/acorn/part-oak/#leaves",
        "/acorn/part-oak/?tab=1#leaves",
        "/leaf.svg",
        "#leaves",
        "?tab=1",
        "https://a.example/",
        "mailto:oak@a.example",
        "TEL:+490000",
        "//a.example/",
    ],
)
def test_links_that_lead_somewhere_are_fine(href: str) -> None:
    assert mistakes(check_links, site(link(href))) == []


def test_a_project_can_be_linked_to() -> None:
    linking = link("/acorn/part-oak/grove.zip")
    assert mistakes(check_links, site(linking, projects=("/acorn/part-oak/grove.zip",))) == []
    assert mistakes(check_links, site(linking)) != []


def test_a_link_elsewhere_to_what_the_site_has_is_refused() -> None:
    own = ("https://pine.example",)
    [mistake] = mistakes(
        check_links, site(link("https://pine.example/acorn/part-oak#leaves"), own_addresses=own)
    )
    assert mistake == (
        'pages/seed/index.md:7: the link "https://pine.example/acorn/part-oak#leaves" leaves the'
        " site for a page that it has\n"
        "  why: readers would go on reading elsewhere, perhaps about another version\n"
        '  fix: write "/acorn/part-oak/#leaves"'
    )
    assert mistakes(check_links, site(link("https://pine.example/shop/"), own_addresses=own)) == []


@pytest.mark.parametrize("rest", ["", "#leaves", "?tab=1"])
def test_a_missing_slash_is_named(rest: str) -> None:
    [mistake] = mistakes(check_links, site(link(f"/acorn/part-oak{rest}")))
    assert f'the link "/acorn/part-oak{rest}" lacks its last slash\n' in mistake
    assert mistake.endswith(f'\n  fix: write "/acorn/part-oak/{rest}"')


@pytest.mark.parametrize("href", ["part-oak/", "../part-oak/", "./", ""])
def test_a_relative_link_is_refused(href: str) -> None:
    [mistake] = mistakes(check_links, site(link(href)))
    assert mistake.startswith(f'pages/seed/index.md:7: the link "{href}" is relative\n')


def test_every_one_of_many_dead_links_is_found() -> None:
    routes = [f"/area-{n % 10}/page-{n}/" for n in range(10_000)]
    wrong = [f"/area-{n % 10}/page-{n}x/" for n in range(10_000)]
    links = tuple(LinkFact(href=href, line=1) for href in [*routes * 10, *wrong])
    facts = site(*(page(route) for route in routes), page("/seed/", links=links))
    # Comparing each dead link with each page would take hours.
    assert len(mistakes(check_links, facts)) == 10_000


@pytest.mark.parametrize("scheme", ["javascript:", "JavaScript:", "blob:", "file:", "x-a+b.c:"])
def test_a_link_to_what_may_run_code_is_refused(scheme: str) -> None:
    [mistake] = mistakes(check_links, site(link(f"{scheme}oak")))
    assert f'the link "{scheme}oak" begins with "{scheme}"\n' in mistake
