"""The API reference as a whole: what it holds, and what it must never say."""

from collections import Counter
from collections.abc import Iterator
from itertools import chain

import pytest

from showfloor.api import props_of
from showfloor.model.api import ApiEntry, ApiType
from support.site.api_reference import site_reference
from support.site.work_folder import REAL_SITE

pytestmark = REAL_SITE

COUNTS = {
    "material-ui": {"component": 143},
    "joy-ui": {"component": 79},
    "system": {"component": 4},
    "base-ui": {"component": 30, "hook": 24},
    "x-data-grid": {"component": 23, "interface": 18},
    "x-date-pickers": {"component": 58},
    "x-charts": {"component": 80, "hook": 51, "interface": 9},
    "x-tree-view": {"component": 7},
    "docs-infra": {"component": 1},
}

MAX_NOTES = 55
"""Members that are told in another way than they are declared; more would hide a new one. Half of
them are of charts: axes and their hooks, whose types have no name of their own."""


def all_entries() -> list[ApiEntry]:
    return list(chain.from_iterable(site_reference().entries.values()))


def test_every_documented_name_has_an_entry() -> None:
    found = {
        family: dict(Counter(entry.kind for entry in entries))
        for family, entries in site_reference().entries.items()
    }
    assert found == COUNTS


def test_every_entry_has_a_place_of_its_own() -> None:
    places = Counter((entry.route, entry.anchor) for entry in all_entries())
    assert [place for place, count in places.items() if count > 1] == []
    assert len({entry.route for entry in site_reference().entries["base-ui"]}) == 35


def test_every_entry_can_be_imported() -> None:
    assert [entry.name for entry in all_entries() if not entry.imports] == []


def test_every_entry_says_where_its_source_is() -> None:
    bad = [entry.name for entry in all_entries() if not (entry.source or "").startswith("https://")]
    assert bad == []


def test_little_is_told_in_another_way_than_declared() -> None:
    assert len(site_reference().notes) < MAX_NOTES, site_reference().notes


def test_no_type_is_empty_or_shows_how_it_was_made() -> None:
    bad = [
        (entry.name, one.text)
        for entry in all_entries()
        for one in types_of(entry)
        if not one.text or "import(" in one.text or "__" in one.text or "..." in one.text[-4:]
    ]
    assert bad == []


def test_every_opened_name_is_opened() -> None:
    for entry in all_entries():
        known = {one.name for one in entry.types}
        assert {name for one in types_of(entry) for name in one.names} <= known, entry.name


def test_every_choice_can_be_chosen() -> None:
    bad = [
        (entry.name, prop.name)
        for entry in all_entries()
        for prop in entry.props
        if prop.type.kind == "choice" and not prop.type.choices
    ]
    assert bad == []


@pytest.mark.parametrize(
    ("family", "component", "shown", "left_out"),
    [
        ("material-ui", "Button", "color", "centerRipple"),
        ("material-ui", "Autocomplete", "options", "ChipProps"),
        ("material-ui", "Grid", "container", "bgcolor"),
        ("joy-ui", "Button", "loading", "missing"),
    ],
)
def test_props_that_demos_should_show(
    family: str, component: str, shown: str, left_out: str
) -> None:
    names = {prop.name for prop in props_of(site_reference().entries[family], component)}
    assert shown in names
    assert left_out not in names


def types_of(entry: ApiEntry) -> Iterator[ApiType]:
    for prop in chain(entry.props, entry.parameters, entry.returns):
        yield prop.type
        if prop.signature:
            yield prop.signature.returns
            yield from (one.type for one in prop.signature.parameters)
    yield from (slot.type for slot in entry.slots)
    yield from (member.type for named in entry.types for member in named.members)
