"""Which pages and entries are marked as unstable in the navigation."""

import pytest

from showfloor.navigation import NavEntry, TreeSource
from showfloor.sources import FrontMatter
from showfloor.workspace.page_record import PageFacts
from showfloor.workspace.reference.entry_lists import unstable_pages, with_unstable
from showfloor.workspace.reference.reference_map import ReferenceMap
from support.site.invented_place import place


def page(route: str, *components: str, family: str = "acorn-kit") -> PageFacts:
    matter = FrontMatter(title=route, description="", components=components)
    return PageFacts(path=f"pages{route}index.md", family=family, route=route, front_matter=matter)


@pytest.mark.parametrize(
    ("imports", "is_unstable"),
    [
        ([("acorn", "Unstable_Leaf")], True),
        ([("acorn/unstable_leaf", "default")], True),
        ([("acorn", "Unstable_Leaf"), ("acorn/Unstable_Leaf", "Leaf")], True),
        ([("acorn", "Unstable_Leaf"), ("acorn/Leaf", "Leaf")], False),
        ([("acorn", "NotUnstable_Leaf")], False),
        ([], False),
    ],
)
def test_an_entry_is_unstable_if_all_its_imports_name_it_so(
    imports: list[tuple[str, str]], is_unstable: bool
) -> None:
    assert place("Leaf", imports=imports).is_unstable == is_unstable


def test_a_page_is_unstable_if_its_first_component_is() -> None:
    leaf = place("Leaf", imports=(("acorn", "Unstable_Leaf"),))
    reference = ReferenceMap(places=(leaf, place("Seed")))
    pages = [
        page("/leaf/", "Leaf"),
        page("/seed/", "Seed", "Leaf"),
        page("/text/"),
        page("/other/", "Leaf", family="oak"),
    ]
    assert unstable_pages(reference, pages) == {"/leaf/"}


def test_its_entry_in_a_group_is_marked_and_a_flag_that_is_written_stays() -> None:
    leaf, seed = NavEntry(pathname="/leaf/"), NavEntry(pathname="/seed/")
    draft = NavEntry(pathname="/draft/", unstable=True)
    group = NavEntry(pathname="parts", title="Parts", children=(leaf, seed, draft))
    tree = TreeSource(id="acorn-kit", path="acorn-kit.toml", items=(group,), lines={})
    marked = with_unstable(tree, {"/leaf/"}).items[0]
    assert [child.unstable for child in marked.children] == [True, False, True]
    assert not marked.unstable
