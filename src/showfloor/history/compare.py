"""The API of a package at one version, and what differs between two."""

import re
from collections.abc import Iterable, Iterator
from typing import Final

from showfloor.history.changes import ApiChange, EntryKind
from showfloor.model.api_changes import ChangeKind, HistoryKind
from showfloor.model.base import Model

LONGEST: Final = 160
"""Longest type that is shown; of a longer one only the fact that it changed."""
WORDS: Final = re.compile(r"`?[A-Za-z]+`? [a-z]+ ")
"""How a sentence begins, and no value in TypeScript does."""
SENTENCE_END: Final = re.compile(r"\.\s")
QUOTES: Final = "`'"
SPACE: Final = re.compile(r"\s+")
ELEMENT: Final = re.compile(r"React\.ReactElement<(?:any|unknown)(?:,any)?>")
"""What any element is called since React 18, and since React 19."""
JSX: Final = re.compile(r"(?<![\w.])JSX\.")
WORD_OR_SIGN: Final = re.compile(r"[\w$.']+|\W")


class Member(Model, frozen=True, kw_only=True):
    """A part of an entry."""

    kind: HistoryKind
    name: str
    type: str | None = None
    """In TypeScript; nothing of what has none."""
    default: str | None = None
    required: bool = False
    deprecated: str | None = None
    """Why; nothing where it is not deprecated."""


class SnapshotEntry(Model, frozen=True, kw_only=True):
    """A component, a hook or an interface."""

    name: str
    kind: EntryKind
    deprecated: str | None = None
    members: tuple[Member, ...] = ()
    accepts: tuple[str, ...] = ()
    """All names that a component takes, attributes of its root included."""


class Snapshot(Model, frozen=True, kw_only=True):
    """The API of a package at one version."""

    package: str
    exports: tuple[str, ...]
    """Names of all that its index exports, types included."""
    entries: tuple[SnapshotEntry, ...]


def changes_of_first(version: str, snapshot: Snapshot) -> tuple[ApiChange, ...]:
    """Return everything that the oldest version has, as added."""
    nothing = Snapshot(package=snapshot.package, exports=(), entries=())
    return changes_between(version, nothing, snapshot)


def changes_between(version: str, before: Snapshot, after: Snapshot) -> tuple[ApiChange, ...]:
    """Return what `version`, whose API is `after`, changed: sorted by entry, kind and change.

    What an added entry holds is added as well; what a removed one held is left out.
    """
    old = {entry.name: entry for entry in before.entries}
    new = {entry.name: entry for entry in after.entries}
    found = [*_of_names(version, "", "export", before.exports, after.exports)]
    for name in old.keys() | new.keys():
        found += _of_entry(version, old.get(name), new.get(name))
    return tuple(sorted(found, key=lambda one: (one.entry, one.kind, one.change, one.name)))


def _of_entry(
    version: str, old: SnapshotEntry | None, new: SnapshotEntry | None
) -> Iterator[ApiChange]:
    if new is None:
        if old is not None:
            yield _change(version, "removed", old.name, old.kind, old.name)
        return
    if old is None:
        yield _change(version, "added", new.name, new.kind, new.name)
    yield from _of_deprecation(
        (version, new.name, new.kind, new.name), old.deprecated if old else None, new.deprecated
    )
    yield from _of_members(version, old or SnapshotEntry(name=new.name, kind=new.kind), new)


def _of_members(version: str, old: SnapshotEntry, new: SnapshotEntry) -> Iterator[ApiChange]:
    """Yield what happened to the members of an entry.

    An attribute comes and goes as a prop, when a component describes it: that changes
    nothing for who gives it.
    """
    entry, before_by_name, after_by_name = new.name, _members(old), _members(new)
    for kind, name in before_by_name.keys() - after_by_name.keys():
        if kind != "prop" or name not in new.accepts:
            yield _change(version, "removed", entry, kind, name)
    for (kind, name), member in after_by_name.items():
        before = before_by_name.get((kind, name))
        if before is None and (kind != "prop" or name not in old.accepts):
            yield _change(version, "added", entry, kind, name)
        known = before.deprecated if before else None
        yield from _of_deprecation((version, entry, kind, name), known, member.deprecated)
        if before is not None:
            yield from _of_member(version, entry, before, member)


def _members(entry: SnapshotEntry) -> dict[tuple[HistoryKind, str], Member]:
    return {(one.kind, one.name): one for one in entry.members}


def _of_names(
    version: str, entry: str, kind: HistoryKind, old: Iterable[str], new: Iterable[str]
) -> Iterator[ApiChange]:
    before, after = set(old), set(new)
    for name in after - before:
        yield _change(version, "added", entry, kind, name)
    for name in before - after:
        yield _change(version, "removed", entry, kind, name)


def _of_deprecation(
    place: tuple[str, str, HistoryKind, str], old: str | None, new: str | None
) -> Iterator[ApiChange]:
    version, entry, kind, name = place
    if old is None and new is not None:
        yield _change(version, "deprecated", entry, kind, name, after=_first_sentence(new))
    elif old is not None and new is None:
        yield _change(version, "restored", entry, kind, name)


def _of_member(version: str, entry: str, old: Member, new: Member) -> Iterator[ApiChange]:
    place = (entry, new.kind, new.name)
    if _is_other_type(old.type, new.type):
        yield _change(version, "type", *place, before=_shown(old.type), after=_shown(new.type))
    if _is_other_default(old.default, new.default):
        yield _change(
            version, "default", *place, before=_shown(old.default), after=_shown(new.default)
        )
    if old.required != new.required and new.kind != "return-value":
        yield _change(version, "required" if new.required else "optional", *place)


def _change(
    version: str,
    change: ChangeKind,
    entry: str,
    kind: HistoryKind,
    name: str,
    *,
    before: str = "",
    after: str = "",
) -> ApiChange:
    return ApiChange(
        version=version,
        change=change,
        entry=entry,
        kind=kind,
        name=name,
        before=before,
        after=after,
    )


def _first_sentence(text: str) -> str:
    """Return what to use instead: later sentences are about the removal, or links."""
    first = SENTENCE_END.split(SPACE.sub(" ", text).strip())[0]
    return first.rstrip(".")


def _shown(text: str | None) -> str:
    plain = SPACE.sub(" ", text or "").strip()
    return plain if len(plain) <= LONGEST else ""


def _plain(text: str) -> str:
    """Return a text without what can be written in two ways."""
    plain = SPACE.sub("", JSX.sub("React.JSX.", text)).replace('"', "'")
    return ELEMENT.sub("React.ReactElement", plain)


def _is_other_default(old: str | None, new: str | None) -> bool:
    """Return whether two defaults are other values.

    Where only one version declares a default, the other mostly has it too. Sentences that describe
    one are reworded often, and code gets backticks or quotes, or loses them.
    """
    if not old or not new or WORDS.match(old) or WORDS.match(new):
        return False
    return _plain(old).strip(QUOTES) != _plain(new).strip(QUOTES)


def _is_other_type(old: str | None, new: str | None) -> bool:
    """Return whether two types differ in more than the order of their parts.

    `any` is what a type of another package is that could not be read: it carries no information.
    """
    if old is None or new is None or "any" in (old, new):
        return False
    return sorted(WORD_OR_SIGN.findall(_plain(old))) != sorted(WORD_OR_SIGN.findall(_plain(new)))
