import pytest

from showfloor.history import (
    ApiChange,
    ChangeKind,
    HistoryKind,
    MemberHistory,
    PackageHistory,
    net_of_part,
)


def tone(version: str, change: ChangeKind, before: str = "", after: str = "") -> ApiChange:
    return ApiChange(
        version=version,
        change=change,
        entry="Lamp",
        kind="prop",
        name="tone",
        before=before,
        after=after,
    )


def lamp(version: str, change: ChangeKind) -> ApiChange:
    return ApiChange(version=version, change=change, entry="Lamp", kind="component", name="Lamp")


def history(*changes: ApiChange, first: bool = False) -> PackageHistory:
    parts: set[tuple[str, HistoryKind, str]] = {
        ("Lamp", "component", "Lamp"),
        ("Lamp", "prop", "tone"),
    }
    return PackageHistory(
        package="@acorn/kit",
        versions=("1.0", "1.1", "1.2", "1.3"),
        first=frozenset(parts if first else ()),
        changes=changes,
    )


def test_a_part_is_there_since_it_was_added_first() -> None:
    changes = (tone("1.1", "added"), tone("1.2", "removed"), tone("1.3", "added"))
    assert history(*changes).of("Lamp", "prop", "tone") == MemberHistory("1.1")
    assert history(*changes[1:], first=True).of("Lamp", "prop", "tone") == MemberHistory(None)
    assert history(first=True).of("Lamp", "prop", "tone") == MemberHistory(None)


def test_what_was_removed_or_never_there_has_no_history() -> None:
    assert history(tone("1.1", "removed"), first=True).of("Lamp", "prop", "tone") is None
    assert history(lamp("1.1", "removed"), first=True).of("Lamp", "prop", "tone") is None
    assert history().of("Lamp", "prop", "tone") is None


def test_changes_since_a_part_was_added_are_kept_in_order() -> None:
    changes = (
        tone("1.1", "deprecated", after="Use light"),
        tone("1.2", "restored"),
        tone("1.3", "deprecated", after="Use glow"),
    )
    found = history(*changes, first=True).of("Lamp", "prop", "tone")
    assert found == MemberHistory(None, changes)
    assert found.deprecated_in == "1.3"
    assert MemberHistory(None, changes[:2]).deprecated_in is None


# All other sums: web/src/reference/netChanges.cases.json, in test_version_changes.py.
def test_the_sum_of_changes_has_the_version_of_the_last() -> None:
    twice = (tone("1.1", "default", "1", "2"), tone("1.2", "default", "2", "3"))
    assert [*net_of_part(twice)] == [tone("1.2", "default", "1", "3")]
    back = (tone("1.1", "added"), tone("1.2", "removed"), tone("1.3", "added"))
    assert [*net_of_part(back)] == [tone("1.3", "added")]


def test_an_update_removes_what_the_older_version_had() -> None:
    changes = (tone("1.1", "removed"), tone("1.2", "added"), tone("1.3", "removed"))
    known = history(*changes, first=True)
    tone_of_lamp = ("Lamp", "prop", "tone")
    assert known.removed("1.0", "1.3") == known.removed("1.2", "1.3") == [tone_of_lamp]
    assert known.removed("1.0", "1.2") == known.removed("1.1", "1.3") == []
    with pytest.raises(ValueError, match="not in tuple"):
        known.removed("1.0", "9.0")


def test_a_removed_component_is_told_without_what_it_held() -> None:
    changes = (tone("1.1", "deprecated"), lamp("1.2", "removed"))
    assert history(*changes, first=True).removed("1.0", "1.3") == [("Lamp", "component", "Lamp")]


def test_a_component_that_came_back_lacks_what_it_did_not_get_back() -> None:
    changes = (lamp("1.1", "removed"), lamp("1.2", "added"))
    back = history(*changes, first=True)
    assert back.removed("1.0", "1.3") == [("Lamp", "prop", "tone")]
    again = history(*changes, tone("1.2", "added"), first=True)
    assert again.removed("1.0", "1.3") == []
