"""The recorded changes of the entries of a reference, and the sentences that describe them."""

from collections.abc import Iterable, Mapping, Sequence
from html import escape
from typing import Final, TypeVar, cast

import msgspec

from showfloor.history import HistoryKind, MemberHistory, PackageHistory
from showfloor.model.api import (
    ApiChangeKind,
    ApiClass,
    ApiCssVariable,
    ApiEntry,
    ApiHistoryChange,
    ApiProp,
    ApiRecordedVersions,
    ApiSlot,
)
from showfloor.workspace.reference.entry_facts import filled

LONGEST: Final = 40
"""Longest type or default before a change that a row has space for."""
MOST_CHANGES: Final = 2
"""In a row."""
SUBJECTS: Final[Mapping[ApiChangeKind, str]] = {
    "type": "type",
    "default": "default",
    "required": "necessity",
    "optional": "necessity",
}
"""What a change is about. Deprecations are shown with their reasons."""

Part = TypeVar("Part", ApiProp, ApiSlot, ApiClass, ApiCssVariable, ApiEntry)


def with_history(
    entries: Iterable[ApiEntry], histories: Mapping[str, PackageHistory]
) -> list[ApiEntry]:
    """Return entries with the history of all their parts, by the tables of their own packages.

    A table lists inherited props under each component that takes them. The versions of another
    package would not fit.
    """
    return [
        _entry(one, histories[one.package]) if one.package in histories else one for one in entries
    ]


def _entry(entry: ApiEntry, history: PackageHistory) -> ApiEntry:
    known = history.of(entry.name, entry.kind, entry.name)
    if known is None:
        return entry
    older = known.since

    def with_own(kind: HistoryKind, name: str, part: Part) -> Part:
        return _with_changes(part, history.of(entry.name, kind, name), older=older)

    return msgspec.structs.replace(
        _with_changes(entry, known),
        recorded=ApiRecordedVersions(oldest=history.versions[0], newest=history.versions[-1]),
        props=tuple(with_own("prop", one.name, one) for one in entry.props),
        parameters=tuple(with_own("parameter", one.name, one) for one in entry.parameters),
        returns=tuple(with_own("return-value", one.name, one) for one in entry.returns),
        slots=tuple(with_own("slot", one.name, one) for one in entry.slots),
        classes=tuple(with_own("class", one.key, one) for one in entry.classes),
        css_variables=tuple(with_own("css-variable", one.name, one) for one in entry.css_variables),
    )


def _with_changes(part: Part, known: MemberHistory | None, *, older: str | None = None) -> Part:
    """Return a part with its history; a table that is older than the package may lack it.

    `older` is the version that added the entry, which needs no repetition.
    """
    if known is None:
        return part
    return msgspec.structs.replace(
        part,
        since=None if known.since == older else known.since,
        deprecated_in=known.deprecated_in,
        changes=tuple(
            ApiHistoryChange(
                version=one.version,
                change=cast("ApiChangeKind", one.change),
                before=one.before,
                after=one.after,
            )
            for one in known.changes
        ),
    )


def changes_html(
    changes: Sequence[ApiHistoryChange], messages: Mapping[str, str]
) -> tuple[str, ...]:
    """Return sentences on what older versions had, the newest first, one for each subject."""
    newest: dict[str, ApiHistoryChange] = {}
    for one in filter(_is_worth_showing, changes):
        if subject := SUBJECTS.get(one.change):
            before = newest.pop(subject, None)
            # A change back leaves nothing to report.
            if before is None or not one.after or one.after != before.before:
                newest[subject] = one
    return tuple(_sentence(one, messages) for one in reversed(newest.values()))[:MOST_CHANGES]


def _is_worth_showing(one: ApiHistoryChange) -> bool:
    """Return whether to show a change: most long types changed in their parameters alone."""
    return one.change != "type" or 0 < len(one.before) <= LONGEST


def _sentence(change: ApiHistoryChange, messages: Mapping[str, str]) -> str:
    key = f"api.changed.{change.change}"
    if 0 < len(change.before) <= LONGEST:
        key += ".from"
    code = f"<code>{escape(change.before.strip('`'), quote=False)}</code>"
    return filled(messages[key], version=change.version, before=code)
