from typing import Any

import msgspec
import pytest

from showfloor.config.schema import Fault, bad_value, fault_of
from showfloor.model.page import Layout


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


FAULTS = {
    "an unknown field like another": (
        {"leaves": [{"name": "a", "long-stak": True}]},
        ("leaves", 0, "long-stak"),
        'the field "long-stak" is not known here',
        "a misspelled field would be ignored without a word",
        'write "long-stalk"',
    ),
    "a missing field": (
        {"leaves": [{"name": "a"}, {}]},
        ("leaves", 1),
        'the field "name" is missing',
        "it has no default that could be right",
        'add the field "name"',
    ),
    "a wrong kind": (
        {"leaves": [{"name": "a", "weight": "heavy"}]},
        ("leaves", 0, "weight"),
        '"weight" is a text in quotes',
        "a number is expected",
        "write a number",
    ),
    "a wrong choice": (
        {"layout": "poster"},
        ("layout",),
        '"layout" cannot be "poster"',
        "only a few values have a meaning here",
        "use one of: article, home, wide",
    ),
}


@pytest.mark.parametrize(("data", "keys", "what", "why", "fix"), FAULTS.values(), ids=FAULTS)
def test_a_fault_says_where_it_is_and_what_to_do(
    data: object, keys: tuple[str | int, ...], what: str, why: str, fix: str
) -> None:
    assert fault(data) == Fault(keys, what, why, fix)


def test_a_fault_of_tables_and_of_the_whole_is_placed_and_mended() -> None:
    assert fault({"colour": 1}).fix == "remove it, or use one of: leaves, ages, layout"
    assert fault({"leaves": ["oak"]}).fix == "write leaves = { name = ... }"
    assert fault({"ages": 3}).fix == "write a table of fields"
    assert fault({"ages": {"oak": "old"}}).keys == ("ages",)
    assert fault(["a"]).what == "the whole is a list"


@pytest.mark.parametrize(
    "text",
    [
        "Files gpj.\u202eexe",  # turns letters around
        *("a\u202ab\u202c", "a\u2067b\u2069"),
        "Seed\u200b",  # looks like "Seed"
        *("See\u200cd", "\u200dSeed", "Se\u00aded", "Seed\ufeff", "Seed\u2060", "Seed\u3164"),
        *("Seed\U000e0041", "Se\u2028ed", "Se\u0085ed"),
    ],
    ids=ascii,
)
def test_what_cannot_be_seen_is_refused(text: str) -> None:
    sign = next(sign for sign in text if not sign.isascii())
    assert bad_value({"title": ["Seed", text]}) == Fault(
        ("title", 1),
        f"a text holds the character U+{ord(sign):04X}",
        "it cannot be seen: what looks the same would differ, or look like another text",
        "remove it",
    )


@pytest.mark.parametrize(
    "text",
    [
        "\u0645\u06cc\u200c\u062e\u0648\u0627\u0647\u0645",  # Persian: a joiner inside of a word
        "\u0915\u094d\u200d\u0937",  # Hindi: how two letters join
        "\u1797\u17b6\u200b\u1781\u17d2\u1798",  # Khmer: where a word ends
        "\U0001f469\u200d\U0001f4bb \u2764\ufe0f",  # pictures of several parts
        "\u05db\u05e4\u05ea\u05d5\u05e8 (Button)\u200f, \u200eC++\u061c",  # marks of directions
        "Zur\u00fcck\tund\nweiter",
    ],
    ids=ascii,
)
def test_what_scripts_need_is_taken(text: str) -> None:
    assert bad_value({"title": text}) is None
