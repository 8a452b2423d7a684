from typing import Any

import msgspec
import pytest

from showfloor.config.schema import Fault, fault_of
from showfloor.model import Layout


class Leaf(msgspec.Struct, frozen=True, kw_only=True, forbid_unknown_fields=True, rename="kebab"):
    name: str
    weight: float | None = None
    long_stalk: bool = False


class Tree(msgspec.Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    leaves: tuple[Leaf, ...] = ()
    ages: dict[str, int] = {}
    layout: Layout = "article"


def fault(data: Any) -> Fault:
    with pytest.raises(msgspec.ValidationError) as caught:
        msgspec.convert(data, Tree)
    return fault_of(caught.value, Tree)


def test_an_unknown_field_names_the_one_that_was_meant() -> None:
    assert fault({"leaves": [{"name": "a", "long-stak": True}]}) == Fault(
        ("leaves", 0, "long-stak"),
        'the field "long-stak" is not known here',
        "a misspelled field would be ignored without a word",
        'write "long-stalk"',
    )


def test_an_unknown_field_like_no_other_lists_them_all() -> None:
    assert fault({"colour": 1}).fix == "remove it, or use one of: leaves, ages, layout"


def test_a_missing_field_is_placed_at_its_table() -> None:
    assert fault({"leaves": [{"name": "a"}, {}]}) == Fault(
        ("leaves", 1),
        'the field "name" is missing',
        "it has no default that could be right",
        'add the field "name"',
    )


def test_a_wrong_kind_says_what_is_expected() -> None:
    assert fault({"leaves": [{"name": "a", "weight": "heavy"}]}) == Fault(
        ("leaves", 0, "weight"),
        '"weight" is a text in quotes',
        "a number is expected",
        "write a number",
    )


def test_a_wrong_value_in_a_table_is_placed_at_the_table() -> None:
    assert fault({"ages": {"oak": "old"}}).keys == ("ages",)


def test_a_wrong_choice_lists_the_choices() -> None:
    assert fault({"layout": "poster"}) == Fault(
        ("layout",),
        '"layout" cannot be "poster"',
        "only a few values have a meaning here",
        "use one of: article, home, wide",
    )


def test_a_wrong_whole_is_named_so() -> None:
    assert fault(["a"]).what == "the whole is a list"
