import pytest

from showfloor.checks.moved_anchors import moved_to
from showfloor.model import AnchorMove

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


def test_rows_are_for_their_pages_alone() -> None:
    assert moved_to(MOVES, "/acorn/leaf/", "import", IDS) is None


def test_a_name_in_capitals_is_taken_apart() -> None:
    row = AnchorMove(page="*", source="*-props", target="*-props")
    assert moved_to([row], PAGE, "SVGIcon-props", ["svg-icon-props"]) == "svg-icon-props"
