"""Links and moves of anchors."""

import pytest

from showfloor.checks.anchors import check_anchors, moved_to
from showfloor.model.page_facts import AnchorMove, LinkFact
from support.site.small_site import link, mistakes, page, site


@pytest.mark.parametrize(
    "href",
    ["/acorn/part-oak/#leaves", "/acorn/part-oak/#Grove", "/acorn/part-oak/#%6Ceaves", "/cedar/#a"],
)
def test_anchors_of_headings_and_demos_are_found(href: str) -> None:
    assert mistakes(check_anchors, site(link(href))) == []


def test_addresses_of_the_code_of_demos_are_found_and_others_are_dead() -> None:
    code = ["Grove.js", "Grove.tsx", "css-Grove.js", "tailwind-Grove.tsx"]
    dead = ["Grove.jsx", "leaves.js", "less-Grove.tsx", "css-Grove"]
    hrefs = [f"/acorn/part-oak/#{anchor}" for anchor in (*code, *dead)]
    found = {href: len(mistakes(check_anchors, site(link(href)))) for href in hrefs}
    assert [*found.values()] == [0] * len(code) + [1] * len(dead)


def test_an_anchor_of_the_page_itself_is_found() -> None:
    own = page("/seed/", anchors=("a",), links=(LinkFact(href="#a", line=7),))
    assert mistakes(check_anchors, site(own)) == []


def test_a_dead_anchor_like_no_other_says_how_to_make_it() -> None:
    assert mistakes(check_anchors, site(link("#bark"))) == [
        'pages/seed/index.md:7: dead anchor "#bark"\n'
        "  why: pages/seed/index.md has no heading or demo with this id\n"
        "  fix: correct the anchor, or give the heading the id {#bark}"
    ]


PAGE = "/acorn/api/seed-bag/"
IDS = ("seed-bag-facts", "seed-bag-prop-classes", "seed-bag-classes", "seed-bag-css-Acme-root")
MOVES = [
    AnchorMove(page=page, source=source, target=target)
    for page, source, target in (
        ("*/api/*", "classes", "*-classes"),
        ("*/api/*", "import", "top"),
        ("*/api/*", "*-css-*", "*-css-*"),
        (PAGE, "gone", "never"),
        (PAGE, "gone", "/acorn/parts/#gone"),
    )
]


# The same cases as in web/src/reading/movedAnchor.test.ts.
@pytest.mark.parametrize(
    ("anchor", "target"),
    [
        ("classes", "seed-bag-classes"),
        ("import", "top"),
        ("SeedBag-css-Acme-root", "seed-bag-css-Acme-root"),
        ("SeedBag-css-Acme-leaf", None),
        ("gone", "/acorn/parts/#gone"),
        ("nothing", None),
    ],
)
def test_where_an_old_anchor_leads(anchor: str, target: str | None) -> None:
    assert moved_to(MOVES, PAGE, anchor, IDS) == target


def test_rows_are_for_their_pages_alone_and_a_name_in_capitals_is_taken_apart() -> None:
    assert moved_to(MOVES, "/acorn/leaf/", "import", IDS) is None
    row = AnchorMove(page="*", source="*-props", target="*-props")
    assert moved_to([row], PAGE, "SVGIcon-props", ["svg-icon-props"]) == "svg-icon-props"
