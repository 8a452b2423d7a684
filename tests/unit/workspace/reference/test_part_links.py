"""Links of parts of an API to their rows, and to sections that say how to migrate."""

from showfloor.history import HistoryKind
from showfloor.model.api_changes import ApiGuideLink
from showfloor.model.blocks import Heading
from showfloor.sources import FrontMatter
from showfloor.sources.front_matter import Migration
from showfloor.workspace.page_record import PageFacts
from showfloor.workspace.reference.part_links import PartPlaces
from support.site.invented_place import place

PLACE = place("Bag", "kit", package="kit", route="/api/bag/")
ANCHORS = {"/api/bag/": frozenset({"bag-prop-size", "bag-classes-root"})}


def guide(named: dict[str, str], **headings: int) -> PageFacts:
    """A page about an update, with the levels of its headings by their ids."""
    return PageFacts(
        path="pages/kit/update/index.md",
        route="/update/",
        front_matter=FrontMatter(
            title="Update",
            description="How to update.",
            packages=("kit",),
            migration=Migration(from_="1", to="2"),
        ),
        named=named,
        headings=tuple(
            Heading(level=level, id=id, html=id, text=id) for id, level in headings.items()
        ),
    )


def row(kind: HistoryKind, name: str, entry: str = "Bag") -> str | None:
    """Return the row of a part."""
    return PartPlaces([PLACE], ANCHORS, ()).links("kit", entry, kind, name)[0]


def section(name: str, page: PageFacts, entry: str = "Bag", package: str = "kit") -> list[str]:
    """Return the sections that say how to migrate."""
    found = PartPlaces([PLACE], ANCHORS, [page]).links(package, entry, "prop", name)[1]
    assert all(one == ApiGuideLink(older=1, newer=2, href=one.href) for one in found)
    return [one.href for one in found]


def test_a_part_links_to_its_row_if_there_is_one() -> None:
    assert row("component", "Bag") == "/api/bag/"
    assert row("prop", "size") == "/api/bag/#bag-prop-size"
    assert row("class", "root") == "/api/bag/#bag-classes-root"
    assert row("prop", "gone") is None
    assert row("prop", "size", entry="Sack") is None


def test_a_section_counts_if_it_is_in_that_of_the_entry() -> None:
    named = {"Bag": "bag", "size": "sizes", "color": "colors"}
    page = guide(named, bag=2, sizes=3, others=2, colors=3)
    assert section("size", page) == ["/update/#sizes"]
    assert section("color", page) == ["/update/#bag"]
    assert section("hue", page) == []
    assert section("size", page, entry="Sack") == section("size", page, package="other") == []


def test_an_export_needs_no_entry() -> None:
    assert section("toBag", guide({"toBag": ""}), entry="") == ["/update/"]
