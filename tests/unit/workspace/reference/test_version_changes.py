"""The changes of a product between two versions, from histories of invented packages."""

import json
from typing import Final, cast

import pytest

from showfloor.history import ApiChange, ChangeKind, HistoryKind, PackageHistory, net_of_part
from showfloor.model.api_changes import ApiChangedEntry, ApiGuideLink
from showfloor.workspace.reference.declaration_text import ApiText
from showfloor.workspace.reference.version_changes import ProductChanges
from support.places import PROJECT

COMPONENT: Final[HistoryKind] = "component"
CASES = json.loads((PROJECT / "web/src/reference/netChanges.cases.json").read_text("utf-8"))


def change(version: str, text: str, *, before: str = "", after: str = "") -> ApiChange:
    """A change such as `added prop Bag.size`, or `removed export useBag`."""
    kind, part, place = text.split(" ")
    entry, _, name = place.rpartition(".")
    is_entry = part in ("component", "hook")
    return ApiChange(
        version=version,
        change=cast("ChangeKind", kind),
        entry=name if is_entry else entry,
        kind=cast("HistoryKind", part),
        name=name,
        before=before,
        after=after,
    )


def history(package: str, versions: str, *changes: ApiChange, first: str = "") -> PackageHistory:
    """The history of a package whose first version had these components."""
    parts = frozenset((name, COMPONENT, name) for name in first.split())
    return PackageHistory(package, tuple(versions.split()), parts, changes)


def product(*histories: PackageHistory) -> ProductChanges:
    """A product without a reference, whose pages replace those of `https://old.test`."""
    pages = {"https://old.test/bag/": "/acorn-kit/bag/"}
    return ProductChanges(histories, lambda *_: (None, ()), ApiText(own_page=pages.get))


def lines(entries: tuple[ApiChangedEntry, ...]) -> list[str]:
    """Each change as a line."""
    return [
        f"{'+'.join(entry.names)}: {step.change} {part.name}"
        + (f" of {'+'.join(part.only)}" if part.only else "")
        for entry in entries
        for part in entry.parts
        for step in part.steps
    ]


@pytest.mark.parametrize("case", CASES, ids=lambda case: case["what"])
def test_the_engine_sums_changes_as_browsers_do(case: dict[str, list[list[str]]]) -> None:
    def read(row: list[str]) -> ApiChange:
        before, after = (*row[1:], "", "")[:2]
        return change("1.1", f"{row[0]} prop Bag.size", before=before, after=after)

    assert [*net_of_part([*map(read, case["steps"])])] == [*map(read, case["sum"])]


def test_the_package_with_most_minor_versions_is_compared() -> None:
    bag, lab = history("bag", "1.0 1.1 2.0"), history("lab", "2.0.0-beta.1 2.0.0-beta.2")
    changes = product(lab, bag)
    assert changes.versions == ("1.0", "1.1", "2.0")
    assert (changes.packages, changes.left_out) == ((bag,), ("lab",))


def test_only_changes_after_the_older_version_count() -> None:
    both = change("1.10", "added prop Bag.size"), change("2.0", "added prop Bag.color")
    changes = product(history("bag", "1.9 1.10 2.0", *both))
    assert lines(changes.between("1.10", "2.0")) == ["Bag: added color"]
    assert lines(changes.all()) == ["Bag: added color", "Bag: added size"]


def test_what_an_entry_holds_comes_and_goes_with_it() -> None:
    changes = product(
        history(
            "bag",
            "1.0 1.1 2.0",
            change("1.1", "added component Sack"),
            change("1.1", "added prop Sack.size"),
            change("1.1", "deprecated prop Bag.size"),
            change("2.0", "deprecated prop Sack.size"),
            change("2.0", "removed component Bag"),
        )
    )
    assert lines(changes.between("1.0", "2.0")) == ["Bag: removed Bag", "Sack: added Sack"]
    assert lines(changes.between("1.1", "2.0")) == ["Bag: removed Bag", "Sack: deprecated size"]


def test_entries_that_extend_each_other_are_shown_once() -> None:
    both = [change("1.1", f"added prop {name}.size") for name in ("Bag", "BagPlus")]
    own = change("1.1", "added prop BagPlus.lock")
    changes = product(
        history("bag", "1.0 1.1", both[0]), history("bag-plus", "1.0 1.1", both[1], own)
    )
    assert lines(changes.between("1.0", "1.1")) == [
        "Bag+BagPlus: added lock of BagPlus",
        "Bag+BagPlus: added size",
    ]


def test_a_longer_name_alone_or_one_of_the_same_package_makes_no_group() -> None:
    bag = change("1.1", "added prop Bag.size")
    tag = history("tag", "1.0 1.1", change("1.1", "removed prop BagTag.size"))
    apart = (history("bag", "1.0 1.1", bag), tag)
    assert lines(product(*apart).all()) == ["Bag: added size", "BagTag: removed size"]
    together = history("bag", "1.0 1.1", bag, change("1.1", "added prop BagTag.size"))
    assert lines(product(together).all()) == ["Bag: added size", "BagTag: added size"]


def test_what_a_younger_package_begins_with_is_new() -> None:
    changes = product(
        history("bag", "1.0 1.1 1.2"), history("lock", "1.1 1.2", first="BagLock Key")
    )
    assert lines(changes.between("1.0", "1.1")) == ["BagLock: added BagLock", "Key: added Key"]
    assert changes.between("1.1", "1.2") == ()


def test_what_a_package_has_from_another_one_is_told_once() -> None:
    changes = product(
        history("plus", "1.1 1.2", change("1.2", "added export toBag"), first="Bag Lock"),
        history("bag", "1.0 1.1 1.2", change("1.1", "added export toBag"), first="Bag"),
    )
    assert lines(changes.between("1.0", "1.2")) == ["Lock: added Lock", ": added toBag"]
    assert changes.between("1.1", "1.2") == ()


def test_exports_are_at_the_end_without_those_of_entries() -> None:
    texts = ("added export Bag", "added export toBag", "added component Bag")
    changes = product(history("bag", "1.0 1.1", *(change("1.1", text) for text in texts)))
    assert lines(changes.between("1.0", "1.1")) == ["Bag: added Bag", ": added toBag"]


def test_a_guide_is_for_updates_that_hold_its_versions() -> None:
    guide = ApiGuideLink(older=1, newer=2, href="/guide/")
    bag = history("bag", "1.0 1.1 2.0", change("1.1", "required prop Bag.size"))
    changes = ProductChanges([bag], lambda *_: ("/api/bag/", (guide,)), ApiText())
    (inside,), (outside,) = changes.between("1.0", "2.0"), changes.between("1.0", "1.1")
    assert (inside.href, inside.parts[0].href) == ("/api/bag/", "/api/bag/")
    assert (inside.parts[0].guides, outside.parts[0].guides) == ((guide,), ())


def test_the_reason_of_a_deprecation_is_html_that_links_pages_of_the_site() -> None:
    reason = "Use `<b>`, see [bags](https://old.test/bag/)"
    bag = history("bag", "1.0 1.1", change("1.1", "deprecated prop Bag.size", after=reason))
    (entry,) = product(bag).between("1.0", "1.1")
    html = 'Use <code>&lt;b&gt;</code>, see <a href="/acorn-kit/bag/">bags</a>'
    assert entry.parts[0].steps[0].after == html
