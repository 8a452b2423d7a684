"""What the symbol index says of the parts of components beside their names."""

from showfloor.model.api import ApiCssVariable, ApiSlot
from showfloor.model.symbol_index import SearchMember
from showfloor.search import search_members
from support.site.invented_api import class_, entry, prop, type_


def test_a_prop_is_told_by_its_type_and_default_once_for_all_that_agree() -> None:
    size = prop("size", "'small' | 'large'", default="'small'")
    label = prop("label")
    members = search_members([entry(size, label), entry(size, prop("label", "number"))])
    assert members.prop == (
        SearchMember(name="size", entries=(0, 1), told=(0,)),
        SearchMember(name="label", entries=(0, 1), told=(1, 2)),
    )
    assert members.texts == ("'small' | 'large' = 'small'", "string", "number")


def test_what_has_no_default_is_told_by_its_name_alone() -> None:
    slots = (
        ApiSlot(name="root", type=type_("ElementType"), default="'span'"),
        ApiSlot(name="stalk", type=type_("ElementType")),
    )
    variables = (ApiCssVariable(name="--gap", default="4px"), ApiCssVariable(name="--hue"))
    members = search_members([entry(slots=slots, css_variables=variables)])
    assert [one.told for one in (*members.slot, *members.css_variable)] == [(0,), (), (1,), ()]
    assert members.texts == ("'span'", "4px")


def test_a_part_without_a_class_of_its_own_is_not_found_as_a_class() -> None:
    members = search_members([entry(classes=(class_("root"), class_("lid", class_name="")))])
    assert [one.name for one in members.class_] == ["AcmeSeedBag-root"]


def test_of_a_long_type_the_beginning_is_kept() -> None:
    members = search_members([entry(prop("tone", " | ".join(["'a'"] * 40), default="'a'"))])
    (text,) = members.texts
    assert text.startswith("'a' | 'a'")
    assert text.endswith("… = 'a'")
    assert len(text) < 110


def test_a_named_type_belongs_to_the_entries_whose_pages_open_it() -> None:
    members = search_members([entry(), entry()], [("Seed", 1), ("Husk", 0), ("Seed", 0)])
    assert members.type == (
        SearchMember(name="Seed", entries=(1, 0)),
        SearchMember(name="Husk", entries=(0,)),
    )
