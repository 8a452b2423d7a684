"""Every file of the site's folder: with its digest, those that may not be there, and changes."""

import hashlib
import os
import re
import stat
import time
from collections.abc import AsyncIterator, Iterable, Iterator, Mapping
from dataclasses import dataclass
from functools import partial
from pathlib import Path
from typing import TYPE_CHECKING

from showfloor.config.text_file import MAX_BYTES, read_bytes, too_large
from showfloor.errors import SourceError, printable
from showfloor.model.stamp import Stamp, is_ignored, state_of
from showfloor.work_counts import count

if TYPE_CHECKING:  # only types; builds import this module
    from asyncio import Event

NAME = re.compile(r"[A-Za-z0-9_][A-Za-z0-9._-]*")
PACKAGE = re.compile(r"history/@[a-z0-9-][a-z0-9._-]*")
"""The folder of an organization's packages, none of whose files is published."""
PUBLIC = "public/"
MAX_DEPTH = 30


@dataclass(frozen=True, slots=True)
class Scan:
    """The files of a site, and the mistakes among them."""

    stamps: dict[str, Stamp]
    """By path relative to the site's folder, sorted."""
    errors: tuple[SourceError, ...] = ()


def scan(root: Path, previous: Mapping[str, Stamp] | None = None) -> Scan:
    """Return the stamp of every file; reads only files that changed since `previous`."""
    walk = _Walk(root, previous or {})
    walk.folder(str(root), "")
    return Scan(dict(sorted(walk.stamps.items())), tuple(walk.errors))


def stamp_of(root: Path, path: str) -> Stamp | None:
    """Return the stamp of one file of an earlier scan; `None` if a scan would not take it."""
    file = root / path
    try:
        status = file.lstat()
        if not stat.S_ISREG(status.st_mode) or status.st_size > MAX_BYTES:
            return None
        return _Walk(root, {}).stamp(str(file), path, status)
    except (OSError, SourceError):
        return None


class _Walk:
    """A walk through the folders that collects stamps and mistakes."""

    def __init__(self, root: Path, previous: Mapping[str, Stamp]) -> None:
        self.root = root
        self.real_root = root.resolve()
        self.previous = previous
        self.now = time.time_ns()
        self.stamps: dict[str, Stamp] = {}
        self.errors: list[SourceError] = []

    def folder(self, folder: str, prefix: str) -> None:
        if prefix.count("/") > MAX_DEPTH:
            self.errors.append(
                SourceError(
                    f"folders are nested more than {MAX_DEPTH} deep",
                    path=prefix.rstrip("/"),
                    why="their names become an address, and few programs take so long a one",
                    fix="move the folder up",
                )
            )
            return
        for entry in self._entries(folder, prefix):
            path = prefix + entry.name
            if problem := self._problem(entry, path):
                self.errors.append(problem)
            elif entry.is_dir(follow_symlinks=False):
                self.folder(entry.path, path + "/")
            else:
                self._file(entry, path)

    def _entries(self, folder: str, prefix: str) -> Iterator["os.DirEntry[str]"]:
        try:
            with os.scandir(folder) as entries:
                yield from (entry for entry in entries if not is_ignored(entry.name))
        except FileNotFoundError:
            return  # Removed since its parent was read.
        except PermissionError:
            self.errors.append(
                SourceError(
                    "the folder cannot be read",
                    path=prefix.rstrip("/") or ".",
                    why="its pages would be missing from the site",
                    fix="make it readable for you",
                )
            )

    def _problem(self, entry: "os.DirEntry[str]", path: str) -> SourceError | None:
        if not NAME.fullmatch(entry.name) and not PACKAGE.fullmatch(path):
            return SourceError(
                f'the name "{printable(entry.name)}" cannot be part of an address',
                path=path,
                why="names become addresses, and spaces or letters beyond a-z break when they are"
                " shared",
                fix="use letters a-z, digits and hyphens",
            )
        if entry.is_symlink():
            return self._bad_link(entry, path)
        if not entry.is_file() and not entry.is_dir():
            return SourceError(
                "neither a file nor a folder",
                path=path,
                why="a pipe, socket or device cannot be read like a source",
                fix="remove it",
            )
        return None

    def _bad_link(self, entry: "os.DirEntry[str]", path: str) -> SourceError | None:
        target = Path(os.path.realpath(entry.path))
        if not target.is_relative_to(self.real_root):
            return SourceError(
                f"a link that leaves the site: {printable(os.readlink(entry.path))}",
                path=path,
                why="a file outside the site could be published by mistake, and is missing"
                " elsewhere",
                fix="put a copy of the file here",
            )
        if not target.is_file():
            return SourceError(
                f"a link that leads to no file: {printable(os.readlink(entry.path))}",
                path=path,
                why="only links to files are followed; a folder would be read twice",
                fix="link to a file, or put a copy here",
            )
        return None

    def _file(self, entry: "os.DirEntry[str]", path: str) -> None:
        try:
            status = entry.stat()
            if status.st_size > MAX_BYTES and not path.startswith(PUBLIC):
                self.errors.append(too_large(path, status.st_size))
            else:
                self.stamps[path] = self.stamp(entry.path, path, status)
        except FileNotFoundError:
            return  # Removed since its folder was read.
        except SourceError as error:
            self.errors.append(error)

    def stamp(self, file: str, path: str, status: os.stat_result) -> Stamp:
        """Return the stamp of a file, which is read if it changed since the last scan."""
        known, state = self.previous.get(path), state_of(status, self.now)
        if known and state and known.state == state:
            return known
        return Stamp(state, self._digest(file, path))

    def _digest(self, file: str, path: str) -> str:
        if path.startswith(PUBLIC):
            count("sources hashed", path)
            with open(file, "rb") as content:
                return hashlib.file_digest(content, _hash).hexdigest()
        return _hash(read_bytes(Path(file), self.root, "sources hashed")).hexdigest()


def _hash(content: bytes = b"") -> hashlib.blake2b:
    return hashlib.blake2b(content, digest_size=16)


# One save in an editor is several events within a few milliseconds.
SETTLE_MS = 4
LONGEST_MS = 40


async def watch(*roots: Path, stop: "Event | None" = None) -> AsyncIterator[set[Path]]:
    """Yield the paths that were written, added or removed under `roots`, as sets.

    Ends when `stop` is set.
    """
    from watchfiles import awatch  # builds import this module and do not watch

    async for changes in awatch(
        *roots,
        watch_filter=partial(_is_ours, roots),
        debounce=LONGEST_MS,
        step=SETTLE_MS,
        stop_event=stop,
        recursive=True,
    ):
        yield {Path(path) for _, path in changes}


def _is_ours(roots: Iterable[Path], _change: object, path: str) -> bool:
    file = Path(path)
    root = next((root for root in map(Path.absolute, roots) if file.is_relative_to(root)), file)
    return not any(map(is_ignored, file.relative_to(root).parts))
