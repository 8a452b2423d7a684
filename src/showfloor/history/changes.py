"""Changes of a package's API, and those of one of its parts."""

from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from functools import cached_property
from typing import Final, Literal, get_args

import msgspec

from showfloor.model.api_changes import ChangeKind, HistoryKind
from showfloor.model.base import Model

EntryKind = Literal["component", "hook", "interface"]
ENTRY_KINDS: Final = frozenset(get_args(EntryKind))

Part = tuple[str, HistoryKind, str]
"""The entry that holds a part, the part's kind and its name. An entry holds itself, and no entry
holds an export."""


class ApiChange(Model, frozen=True, kw_only=True):
    """A change of one part of a package's API."""

    version: str
    """The minor version that brought it, such as `5.15`; a whole version where it is a
    pre-release."""
    change: ChangeKind
    entry: str
    """The component, hook or interface; empty for an export."""
    kind: HistoryKind
    name: str
    before: str = ""
    """The type or default before; empty where there was none, or where it is too long to show."""
    after: str = ""
    """The type or default after; why it is deprecated."""

    @property
    def part(self) -> Part:
        """The part that changed."""
        return (self.entry, self.kind, self.name)


@dataclass(frozen=True, slots=True)
class MemberHistory:
    """What is known of a part that exists in the newest version."""

    since: str | None
    """The first version that had it; nothing where that is the oldest known one."""
    changes: tuple[ApiChange, ...] = ()
    """What happened to it since, oldest first: deprecations, other types and defaults."""

    @property
    def deprecated_in(self) -> str | None:
        """The version that deprecated it, if it is deprecated."""
        for one in reversed(self.changes):
            if one.change in ("deprecated", "restored"):
                return one.version if one.change == "deprecated" else None
        return None


@dataclass(frozen=True)
class PackageHistory:
    """The history of one package's API."""

    package: str
    versions: tuple[str, ...]
    """The versions that were read, oldest first."""
    first: frozenset[Part]
    """What the oldest of them had."""
    changes: tuple[ApiChange, ...]
    """What the others changed, oldest first."""

    def of(self, entry: str, kind: HistoryKind, name: str) -> MemberHistory | None:
        """Return the history of a part; nothing where the newest version does not have it."""
        part = (entry, kind, name)
        return self._known.get(part) if part in self._newest else None

    def removed(self, older: str, newer: str) -> list[Part]:
        """Return what `older` had and `newer` has not; of a removed entry that alone.

        Both are of `versions`; raises `ValueError` for others.
        """
        before, after = (self._parts(self.versions.index(one) + 1) for one in (older, newer))
        gone = {part[0] for part in before - after if part[1] in ENTRY_KINDS}
        return sorted(
            part for part in before - after if part[1] in ENTRY_KINDS or part[0] not in gone
        )

    def _parts(self, count: int) -> set[Part]:
        """Return all parts that the last of the first `count` versions had."""
        counted = set(self.versions[:count])
        held: dict[str, set[Part]] = {}
        for part in self.first:
            held.setdefault(part[0], set()).add(part)
        for one in self.changes:
            if one.version not in counted:
                break
            if one.change == "added":
                held.setdefault(one.entry, set()).add(one.part)
            elif one.change == "removed" and one.kind in ENTRY_KINDS:
                held.pop(one.entry, None)  # takes all that it holds with it
            elif one.change == "removed":
                held.get(one.entry, set()).discard(one.part)
        return set().union(*held.values())

    @cached_property
    def _known(self) -> dict[Part, MemberHistory]:
        """All parts that there ever were; of those that came back, from their first version on."""
        known: dict[Part, MemberHistory] = {part: MemberHistory(None) for part in self.first}
        for one in self.changes:
            before = known.get(one.part)
            if one.change == "added":
                known.setdefault(one.part, MemberHistory(one.version))
            elif one.change != "removed" and before:
                known[one.part] = MemberHistory(before.since, (*before.changes, one))
        return known

    @cached_property
    def _newest(self) -> set[Part]:
        return self._parts(len(self.versions))


FACETS: Final[tuple[tuple[ChangeKind, ...], ...]] = (
    ("deprecated", "restored"),
    ("type",),
    ("default",),
    ("required", "optional"),
)
"""The changes of a part that stays; those in one tuple undo each other."""


def net_of_part(changes: Sequence[ApiChange]) -> Iterator[ApiChange]:
    """Yield the sums of the changes of one part.

    `web/src/reference/netChanges.ts` does the same in browsers.
    """
    presence = [one for one in changes if one.change in ("added", "removed")]
    existed = not presence or presence[0].change == "removed"
    exists = not presence or presence[-1].change == "added"
    if existed != exists:
        yield presence[-1]
    if not exists:
        return
    for kinds in FACETS:
        found = [one for one in changes if one.change in kinds]
        if found and (one := _sum(found)) and (existed or one.change == "deprecated"):
            yield one


def _sum(changes: list[ApiChange]) -> ApiChange | None:
    """Return the sum of changes of one kind; nothing where the last undoes the first."""
    first, last = changes[0], changes[-1]
    if first.change in ("type", "default"):
        is_back = first.before == last.after and len(changes) > 1
        return None if is_back else msgspec.structs.replace(last, before=first.before)
    return last if len(changes) % 2 else None
