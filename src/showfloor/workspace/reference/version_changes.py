"""What changed between versions of a product, from the histories of its packages."""

from bisect import bisect_left
from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass
from functools import cached_property
from typing import Final, NamedTuple

import msgspec

from showfloor.history import (
    ENTRY_KINDS,
    ApiChange,
    HistoryKind,
    PackageHistory,
    net_of_part,
    order_of,
)
from showfloor.model.api_changes import ApiChangedEntry, ApiChangedPart, ApiGuideLink, ApiStep
from showfloor.workspace.reference.declaration_text import ApiText

PRESENCE: Final = ("added", "removed")

PartLinks = Callable[[str, str, HistoryKind, str], tuple[str | None, tuple[ApiGuideLink, ...]]]
"""Returns the row and the guides of a part, by its package, entry, kind and name."""


_Changes = tuple[tuple[str, ...], ...]
"""Changes of a part, without the entry that holds it."""


class _EntryChanges(NamedTuple):
    package: str
    name: str
    """Empty for what belongs to no entry."""
    parts: Mapping[tuple[HistoryKind, str], tuple[ApiChange, ...]]


class _Part(NamedTuple):
    """A part with its changes, and without its `steps`."""

    shown: ApiChangedPart
    changes: tuple[ApiChange, ...]

    def owners(self, group: "_Group") -> tuple[str, ...]:
        """Return the entries that it belongs to."""
        return self.shown.only or group.names


class _Group(NamedTuple):
    """Entries that extend each other."""

    names: tuple[str, ...]
    href: str | None
    parts: tuple[_Part, ...]

    def with_parts(self, parts: Iterable[ApiChangedPart]) -> ApiChangedEntry:
        """Return the group with these parts."""
        return ApiChangedEntry(names=self.names, href=self.href, parts=tuple(parts))


def major_of(version: str) -> int:
    """Return `5` of `5.15` and of `5.0.0-beta.2`."""
    return int(version.partition(".")[0])


@dataclass(frozen=True)
class ProductChanges:
    """The changes of those packages of a product that share version numbers."""

    histories: Sequence[PackageHistory]
    links: PartLinks
    text: ApiText
    """Writes the reasons of deprecations."""

    @cached_property
    def main(self) -> PackageHistory:
        """The package whose versions are compared: the one with most minor versions."""

        def minors(one: PackageHistory) -> tuple[int, int]:
            return sum("-" not in version for version in one.versions), len(one.versions)

        return max(self.histories, key=minors)

    @property
    def versions(self) -> tuple[str, ...]:
        """The versions, oldest first."""
        return self.main.versions

    @cached_property
    def packages(self) -> tuple[PackageHistory, ...]:
        """The packages whose newest version is one of these."""
        return tuple(
            one for one in self.histories if one.versions and one.versions[-1] in self.versions
        )

    @property
    def left_out(self) -> tuple[str, ...]:
        """Names of the packages that have other versions."""
        return tuple(one.package for one in self.histories if one not in self.packages)

    def all(self) -> tuple[ApiChangedEntry, ...]:
        """Return all changes."""
        return tuple(
            group.with_parts(self._with_steps(part, part.changes) for part in group.parts)
            for group in self._groups
        )

    def between(self, older: str, newer: str) -> tuple[ApiChangedEntry, ...]:
        """Return the sums of the changes after `older`, up to `newer`."""
        start, end = self.versions.index(older), self.versions.index(newer)
        majors = major_of(older), major_of(newer)
        entries = (
            self._between(group, range(start + 1, end + 1), majors) for group in self._groups
        )
        return tuple(entry for entry in entries if entry.parts)

    def _between(self, group: _Group, places: range, majors: tuple[int, int]) -> ApiChangedEntry:
        counted = [
            (part, [one for one in part.changes if self._at(one.version) in places])
            for part in group.parts
        ]
        moved = set().union(*(_changed_entries(part, ones) for part, ones in counted))
        return group.with_parts(
            self._with_steps(part, net, majors)
            for part, ones in counted
            if (net := [*net_of_part(ones)])
            if part.shown.kind in ENTRY_KINDS
            or not {*part.owners(group)} <= moved
            or not group.names
        )

    def _with_steps(
        self, part: _Part, changes: Iterable[ApiChange], majors: tuple[int, int] | None = None
    ) -> ApiChangedPart:
        shown = part.shown
        guides = tuple(
            one
            for one in shown.guides
            if majors is None or (majors[0] <= one.older and one.newer <= majors[1])
        )
        steps = tuple(map(self._step, changes))
        return msgspec.structs.replace(shown, guides=guides, steps=steps)

    def _step(self, change: ApiChange) -> ApiStep:
        is_reason = change.change == "deprecated"
        after = self.text.inline(change.after) if is_reason else change.after
        return ApiStep(
            at=self._at(change.version), change=change.change, before=change.before, after=after
        )

    def _at(self, version: str) -> int:
        return bisect_left(self._order, order_of(version))

    @cached_property
    def _order(self) -> list[tuple[object, ...]]:
        return [order_of(version) for version in self.versions]

    @cached_property
    def _groups(self) -> tuple[_Group, ...]:
        entries = list(self._entries())
        exports = [entry for entry in entries if not entry.name]
        named = sorted((one for one in entries if one.name), key=lambda one: one.name.lower())
        known = {entry.name for entry in named}
        groups = [*_related(named), *([exports] if exports else [])]
        found = (self._group(group, known) for group in groups)
        return tuple(group for group in found if group.parts)

    def _entries(self) -> Iterator[_EntryChanges]:
        """Yield the entries of all packages, without what one has from a package before it."""
        known: set[tuple[str, str]] = set()
        for history in sorted(self.packages, key=lambda one: one is not self.main):
            for entry in _entries(history, self.main):
                parts = {
                    (kind, name): changes
                    for (kind, name), changes in entry.parts.items()
                    if (entry.name, entry.name or name) not in known
                }
                if parts:
                    yield entry._replace(parts=parts)
            changed = (one.part for one in history.changes)
            known |= {(entry, entry or name) for entry, _, name in (*history.first, *changed)}

    def _group(self, entries: Sequence[_EntryChanges], known: Iterable[str]) -> _Group:
        first = entries[0]
        names = tuple(dict.fromkeys(entry.name for entry in entries if entry.name))
        href = self.links(first.package, first.name, "component", first.name)[0] if names else None
        # That an entry came or went also means that its export did.
        left = set() if names else {*known}
        parts = [one for one in self._parts(entries, names) if one.shown.name not in left]
        return _Group(names, href, tuple(parts))

    def _parts(self, entries: Sequence[_EntryChanges], names: tuple[str, ...]) -> Iterator[_Part]:
        """Yield each part once for all entries of a group in which it changed alike."""
        keys = sorted({key for entry in entries for key in entry.parts})
        for kind, name in keys:
            alike: dict[_Changes, list[_EntryChanges]] = {}
            for entry in entries:
                if changes := entry.parts.get((kind, name)):
                    alike.setdefault(_changes_of(changes), []).append(entry)
            for same_entries in alike.values():
                first = same_entries[0]
                owners = tuple(dict.fromkeys(entry.name for entry in same_entries))
                href, guides = self.links(first.package, first.name, kind, name)
                shown = ApiChangedPart(
                    kind=kind,
                    name=name,
                    only=() if not names or {*owners} == {*names} else owners,
                    href=href,
                    guides=guides,
                    steps=(),
                )
                yield _Part(shown, first.parts[kind, name])


def _entries(history: PackageHistory, main: PackageHistory) -> Iterator[_EntryChanges]:
    """Yield the entries of a package with their changes; first what belongs to none.

    What an entry has when it is added is left out, since the whole entry is new then.
    """
    changes = (*_first_of(history, main), *history.changes)
    added = (one for one in changes if one.change == "added")
    new = {(one.entry, one.version) for one in added if one.kind in ENTRY_KINDS}
    by_entry: dict[str, dict[tuple[HistoryKind, str], list[ApiChange]]] = {}
    for one in changes:
        comes_along = one.change == "added" and one.kind not in ENTRY_KINDS
        if not (comes_along and (one.entry, one.version) in new):
            by_entry.setdefault(one.entry, {}).setdefault((one.kind, one.name), []).append(one)
    for name, parts in by_entry.items():
        yield _EntryChanges(
            history.package, name, {key: tuple(ones) for key, ones in parts.items()}
        )


def _first_of(history: PackageHistory, main: PackageHistory) -> Iterator[ApiChange]:
    """Yield the entries of a package that is younger than the product, and what it exports."""
    version = history.versions[0]
    if version in main.versions[:1]:
        return
    for entry, kind, name in sorted(history.first):
        if kind in ENTRY_KINDS or not entry:
            yield ApiChange(version=version, change="added", entry=entry, kind=kind, name=name)


def _related(entries: Iterable[_EntryChanges]) -> list[list[_EntryChanges]]:
    """Return entries in groups: `TablePlus` of a package belongs to `Table` of another one.

    They have a part in common that changed in the same way.
    """
    groups: list[list[_EntryChanges]] = []
    for entry in entries:
        group = next((one for one in reversed(groups) if _extends(entry, one)), None)
        if group is None:
            groups.append([entry])
        else:
            group.append(entry)
    return groups


def _extends(entry: _EntryChanges, group: Sequence[_EntryChanges]) -> bool:
    first = group[0]
    rest = entry.name.removeprefix(first.name)
    if rest == entry.name or any(one.package == entry.package for one in group):
        return False
    return rest[:1].isupper() and not _changed_parts(entry).isdisjoint(_changed_parts(first))


def _changed_parts(entry: _EntryChanges) -> set[tuple[str, str, _Changes]]:
    parts = ((kind, name, _changes_of(changes)) for (kind, name), changes in entry.parts.items())
    return {part for part in parts if part[0] not in ENTRY_KINDS}


def _changes_of(changes: Iterable[ApiChange]) -> _Changes:
    return tuple((one.version, one.change, one.before, one.after) for one in changes)


def _changed_entries(part: _Part, changes: Sequence[ApiChange]) -> set[str]:
    """Return the entry that came or went with these changes, if the part is an entry."""
    moves = part.shown.kind in ENTRY_KINDS and any(one.change in PRESENCE for one in changes)
    return {part.shown.name} if moves else set()
