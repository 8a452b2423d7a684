"""The API of a package at one version, and what differs between two."""

import re
from collections.abc import Iterator
from typing import Final, NamedTuple

from showfloor.history.changes import ApiChange, EntryKind, Part
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
    exported, exports = set(before.exports), set(after.exports)
    found = [
        *(_Found(("", "export", name), "added") for name in exports - exported),
        *(_Found(("", "export", name), "removed") for name in exported - exports),
    ]
    for name in old.keys() | new.keys():
        found += _of_entry(old.get(name), new.get(name))
    changes = (
        ApiChange(
            version=version,
            change=one.change,
            entry=one.part[0],
            kind=one.part[1],
            name=one.part[2],
            before=one.before,
            after=one.after,
        )
        for one in found
    )
    return tuple(sorted(changes, key=lambda one: (one.entry, one.kind, one.change, one.name)))


class _Found(NamedTuple):
    part: Part
    change: ChangeKind
    before: str = ""
    after: str = ""


def _of_entry(old: SnapshotEntry | None, new: SnapshotEntry | None) -> Iterator[_Found]:
    if new is None:
        if old is not None:
            yield _Found((old.name, old.kind, old.name), "removed")
        return
    part: Part = (new.name, new.kind, new.name)
    if old is None:
        yield _Found(part, "added")
    yield from _of_deprecation(part, old.deprecated if old else None, new.deprecated)
    yield from _of_members(old or SnapshotEntry(name=new.name, kind=new.kind), new)


def _of_members(old: SnapshotEntry, new: SnapshotEntry) -> Iterator[_Found]:
    """Yield what happened to the members of an entry.

    An attribute comes and goes as a prop, when a component describes it: that changes
    nothing for who gives it.
    """
    known: dict[Part, Member] = {(old.name, one.kind, one.name): one for one in old.members}
    members: dict[Part, Member] = {(new.name, one.kind, one.name): one for one in new.members}
    for part in known.keys() - members.keys():
        if part[1] != "prop" or part[2] not in new.accepts:
            yield _Found(part, "removed")
    for part, member in members.items():
        before = known.get(part)
        if before is None and (member.kind != "prop" or member.name not in old.accepts):
            yield _Found(part, "added")
        deprecated = before.deprecated if before else None
        yield from _of_deprecation(part, deprecated, member.deprecated)
        if before is not None:
            yield from _of_member(part, before, member)


def _of_deprecation(part: Part, old: str | None, new: str | None) -> Iterator[_Found]:
    if old is None and new is not None:
        yield _Found(part, "deprecated", after=_first_sentence(new))
    elif old is not None and new is None:
        yield _Found(part, "restored")


def _of_member(part: Part, old: Member, new: Member) -> Iterator[_Found]:
    if _is_other_type(old.type, new.type):
        yield _Found(part, "type", _shown(old.type), _shown(new.type))
    if _is_other_default(old.default, new.default):
        yield _Found(part, "default", _shown(old.default), _shown(new.default))
    if old.required != new.required and new.kind != "return-value":
        yield _Found(part, "required" if new.required else "optional")


def _first_sentence(text: str) -> str:
    """Return what to use instead: later sentences are about the removal, or links."""
    return SENTENCE_END.split(SPACE.sub(" ", text).strip())[0].rstrip(".")


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
