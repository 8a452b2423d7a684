import pytest

from showfloor.checks.anchor_links import check_anchors
from showfloor.model import LinkFact
from support.site.small_site import link, mistakes, page, site


@pytest.mark.parametrize(
    "href",
    ["/acorn/part-oak/#leaves", "/acorn/part-oak/#Grove", "/acorn/part-oak/#%6Ceaves", "/cedar/#a"],
)
def test_anchors_of_headings_and_demos_are_found(href: str) -> None:
    assert mistakes(check_anchors, site(link(href))) == []


@pytest.mark.parametrize("anchor", ["Grove.js", "Grove.tsx", "css-Grove.js", "tailwind-Grove.tsx"])
def test_addresses_of_the_code_of_demos_are_found(anchor: str) -> None:
    assert mistakes(check_anchors, site(link(f"/acorn/part-oak/#{anchor}"))) == []


@pytest.mark.parametrize("anchor", ["Grove.jsx", "leaves.js", "less-Grove.tsx", "css-Grove"])
def test_addresses_of_no_code_are_dead(anchor: str) -> None:
    assert len(mistakes(check_anchors, site(link(f"/acorn/part-oak/#{anchor}")))) == 1


def test_an_anchor_of_the_page_itself_is_found() -> None:
    own = page("/seed/", anchors=("a",), links=(LinkFact(href="#a", line=7),))
    assert mistakes(check_anchors, site(own)) == []


def test_a_dead_anchor_suggests_the_nearest() -> None:
    assert mistakes(check_anchors, site(link("/acorn/part-oak/#leafes"))) == [
        'pages/seed/index.md:7: dead anchor "/acorn/part-oak/#leafes"\n'
        "  why: pages/acorn/part-oak/index.md has no heading or demo with this id\n"
        '  fix: did you mean "#leaves"?'
    ]


def test_a_dead_anchor_like_no_other_says_how_to_make_it() -> None:
    assert mistakes(check_anchors, site(link("#bark"))) == [
        'pages/seed/index.md:7: dead anchor "#bark"\n'
        "  why: pages/seed/index.md has no heading or demo with this id\n"
        "  fix: correct the anchor, or give the heading the id {#bark}"
    ]
