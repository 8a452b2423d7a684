"""The folder of a release that is being written.

It may start as an old release that nobody needs any more: then what did not change is in its
place already, and a build touches only what did. Releases share files by hard links, so a
file is never written into, only replaced.
"""

import os
import shutil
from collections.abc import Iterable, Mapping
from pathlib import Path
from threading import Lock

from showfloor.model.release import FileEntry, Manifest
from showfloor.release.manifest import PUBLIC, stored_files
from showfloor.release.served_release import Published

__all__ = ["Draft"]


class Draft:
    """A folder that becomes a release. Several threads may write different files at once."""

    def __init__(self, folder: Path, recycled: Manifest | None = None) -> None:
        """`recycled` is the manifest of the old release whose files the folder holds."""
        self.folder = folder
        self._has_files = recycled is not None
        entries = recycled.entries if recycled else ()
        self._recycled = {name for entry in entries for name, _ in stored_files(entry)}
        self._folders = {str(folder)}
        self._making = Lock()

    def write(self, name: str, content: bytes) -> None:
        """Write a file; `name` is its path below the release's folder."""
        with open(self._cleared(name), "xb") as file:
            file.write(content)

    def take_over(self, entry: FileEntry, published: Published) -> None:
        """Have the files of an unchanged entry; what is not the same file here is linked anew."""
        for name, _ in stored_files(entry):
            here = f"{self.folder}/{name}"
            if name in self._recycled and _inode(here) == published.inodes[name]:
                continue
            link_or_copy(f"{published.folder}/{name}", self._cleared(name))

    def complete(self, entries: Iterable[FileEntry], beside: Mapping[str, bytes]) -> None:
        """Write what stands beside the public files; remove what is left of the old release."""
        wanted = {name for entry in entries for name, _ in stored_files(entry)}
        for name in self._recycled - wanted:
            self._remove(name)
        for old in self.folder.iterdir():
            if old.name != PUBLIC:
                remove(str(old))
        for name, content in beside.items():
            self.write(name, content)

    def _cleared(self, name: str) -> str:
        """Return the path of a file that is about to be made, with nothing in its place."""
        path = f"{self.folder}/{name}"
        folder = os.path.dirname(path)
        if folder not in self._folders:
            with self._making:
                self._make_folder(folder)
        if self._has_files:
            remove(path)
        return path

    def _make_folder(self, folder: str) -> None:
        if folder not in self._folders:
            self._make_folder(os.path.dirname(folder))
            make_folder(folder)
            self._folders.add(folder)

    def _remove(self, name: str) -> None:
        path = self.folder / name
        # There is a folder of this name now, or it was cleared for one.
        if not os.path.lexists(path) or is_folder(str(path)):
            return
        path.unlink()
        while (path := path.parent) != self.folder and not any(path.iterdir()):
            path.rmdir()


def _inode(path: str) -> int | None:
    try:
        return os.stat(path).st_ino
    except OSError:
        return None


def make_folder(folder: str) -> None:
    """Make a folder in another one; a file or a link in its place goes."""
    try:
        os.mkdir(folder)
    except FileExistsError:
        # What was a file in the old release is a folder in this one, or somebody put a link there:
        # what is written through it would be written elsewhere.
        if not is_folder(folder):
            os.unlink(folder)
            os.mkdir(folder)


def is_folder(path: str) -> bool:
    """Tell whether a folder itself stands at a path, and no link to one."""
    return os.path.isdir(path) and not os.path.islink(path)


def remove(path: str) -> None:
    """Remove whatever stands at a path."""
    try:
        os.unlink(path)
    except FileNotFoundError:
        return
    except (IsADirectoryError, PermissionError):  # what was a folder is a file in this release
        shutil.rmtree(path)


def link_or_copy(source: str, target: str) -> None:
    """Make a file the same as another; nothing may stand in its place."""
    try:
        os.link(source, target)
    except OSError:  # a file system without links, or too many of one file
        shutil.copyfile(source, target)
