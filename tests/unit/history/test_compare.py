from typing import Any

import pytest

from showfloor.history.changes import ApiChange
from showfloor.history.compare import (
    Member,
    Snapshot,
    SnapshotEntry,
    changes_between,
    changes_of_first,
)


def kit(*entries: SnapshotEntry, exports: tuple[str, ...] = ()) -> Snapshot:
    return Snapshot(package="@acorn/kit", exports=exports, entries=entries)


def lamp(*members: Member, **fields: Any) -> SnapshotEntry:
    return SnapshotEntry(name="Lamp", kind="component", members=members, **fields)


def prop(name: str = "tone", type: str = "string", **fields: Any) -> Member:
    return Member(kind="prop", name=name, type=type, **fields)


def told(before: Snapshot, after: Snapshot) -> list[str]:
    return [line(one) for one in changes_between("1.5", before, after)]


def line(one: ApiChange) -> str:
    words = (one.entry, one.kind, one.name, one.change, one.before, one.after)
    return " ".join(word for word in words if word)


def test_the_oldest_version_adds_all_that_it_has() -> None:
    entry = lamp(prop(), Member(kind="class", name="root"), deprecated="")
    found = changes_of_first("1.0", kit(entry, exports=("Lamp", "lampClasses")))
    assert [line(one) for one in found] == [
        "export Lamp added",
        "export lampClasses added",
        "Lamp class root added",
        "Lamp component Lamp added",
        "Lamp component Lamp deprecated",
        "Lamp prop tone added",
    ]
    assert {one.version for one in found} == {"1.0"}


def test_parts_come_and_go() -> None:
    before = kit(lamp(prop("glow"), Member(kind="slot", name="bulb")), exports=("Lamp", "Wick"))
    after = kit(lamp(prop("tone"), Member(kind="slot", name="led")), exports=("Lamp", "Dimmer"))
    assert told(before, after) == [
        "export Dimmer added",
        "export Wick removed",
        "Lamp prop tone added",
        "Lamp prop glow removed",
        "Lamp slot led added",
        "Lamp slot bulb removed",
    ]


def test_a_removed_component_takes_its_parts_along_without_a_word() -> None:
    assert told(kit(lamp(prop())), kit()) == ["Lamp component Lamp removed"]


def test_a_deprecation_says_what_to_use_instead_and_no_more() -> None:
    reason = "Use `slots.bulb`\n instead. It will be removed in v7. See [how](https://a.example)."
    before = kit(lamp(prop("bulb"), prop("wick", deprecated="")))
    after = kit(lamp(prop("bulb", deprecated=reason), prop("wick")))
    assert told(before, after) == [
        "Lamp prop bulb deprecated Use `slots.bulb` instead",
        "Lamp prop wick restored",
    ]


WICK = "The wick that burns longest."


def test_a_default_is_another_where_both_versions_declare_one() -> None:
    wick = prop("wick", default=f"{WICK[:-1]}, if any.")
    size, longest = prop("size", default="'s'"), prop("wick", default=WICK)
    before = lamp(prop("tone", default="'warm'"), prop("glow"), prop("size", default='"s"'), wick)
    after = lamp(prop("tone", default="'cold'"), prop("glow", default="1"), size, longest)
    assert told(kit(before), kit(after)) == ["Lamp prop tone default 'warm' 'cold'"]
    before = lamp(prop("tone", default="'warm'"), prop("glow", default="{ low: 0 }"))
    after = lamp(prop("tone", default="`warm`"), prop("glow", default="`{ low: 0 }`"))
    assert told(kit(before), kit(after)) == []


def test_a_prop_becomes_required_or_optional() -> None:
    before = kit(lamp(prop("glow"), prop("tone", required=True)))
    after = kit(lamp(prop("glow", required=True), prop("tone")))
    assert told(before, after) == ["Lamp prop tone optional", "Lamp prop glow required"]


@pytest.mark.parametrize(
    ("before", "after"),
    [
        ("'a' | 'b'", "'b' | 'a'"),
        ("(by: 'a' | 'b') => void", "(by: 'b' | 'a') => void"),
        ("JSX.Element | null", "React.JSX.Element | null"),
        ("React.ReactElement<any, any>", "React.ReactElement<unknown, any>"),
        ("React.ReactElement<any>", "React.ReactElement"),
        ('"a"', "'a'"),
        ("any", "string"),
        ("string", "any"),
        ("string", "string"),
    ],
)
def test_types_that_differ_in_words_only_are_equal(before: str, after: str) -> None:
    assert told(kit(lamp(prop(type=before))), kit(lamp(prop(type=after)))) == []


def test_another_type_is_told_unless_it_is_too_long() -> None:
    before = kit(lamp(prop("tone", type="string"), prop("glow", type="{ a: 1 }")))
    long = " | ".join(f"'value-{index}'" for index in range(20))
    after = kit(lamp(prop("tone", type="string | null"), prop("glow", type=long)))
    assert told(before, after) == [
        "Lamp prop glow type { a: 1 }",
        "Lamp prop tone type string string | null",
    ]


def test_an_attribute_that_becomes_a_prop_or_is_one_no_longer_changes_nothing() -> None:
    before = kit(lamp(prop("title"), accepts=("title", "href", "tone")))
    after = kit(lamp(prop("href"), prop("tone"), accepts=("title", "href", "tone")))
    assert told(before, after) == []
    assert told(kit(lamp(prop("title"))), kit(lamp())) == ["Lamp prop title removed"]
