"""What packages exported at one version, read from their declarations by a Node program."""

from collections.abc import Sequence
from dataclasses import replace
from pathlib import Path
from typing import Final

import msgspec

from showfloor.api.extractor import PROGRAM as DECLARATIONS
from showfloor.api.request import FamilyRequest
from showfloor.history.changes import EntryKind
from showfloor.model import HistoryKind, Model
from showfloor.node import NodePrograms

PROGRAM: Final = replace(
    DECLARATIONS,
    entry="history.ts",
    why="The history of an API is made of what it finds.",
    fix="Take the version's major out of `history` in family.toml if no other way is left.",
)


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


class _Request(msgspec.Struct):
    root: str
    family: FamilyRequest


def read_snapshots(
    programs: NodePrograms, folder: Path, family: FamilyRequest
) -> Sequence[Snapshot]:
    """Read those packages of a family that are installed in `folder`; raises `ToolError`."""
    return programs.ask(PROGRAM, _Request(str(folder), family), list[Snapshot])
