"""The folder of a release that is being written.

It may begin as the folder of an old release that nobody needs any more. Then unchanged files are
already in place, and a build touches only the changed ones. Releases share files by hard links, so
files are replaced, never written into.
"""

import os
import shutil
from collections.abc import Iterable, Mapping
from pathlib import Path
from threading import Lock

from showfloor.file_system import remove_path
from showfloor.model.release import FileEntry, Manifest
from showfloor.release.manifest import PUBLIC, stored_files
from showfloor.release.served_release import ServedRelease


class Draft:
    """A folder that becomes a release. Several threads may write different files at once."""

    def __init__(self, folder: Path, recycled: Manifest | None = None) -> None:
        """`recycled` is the manifest of the old release whose files the folder holds."""
        self.folder = folder
        self._has_files = recycled is not None
        entries = recycled.entries if recycled else ()
        self._recycled = {name for entry in entries for name, _ in stored_files(entry)}
        self._folders = {str(folder)}
        self._folder_lock = Lock()

    def write(self, name: str, content: bytes) -> None:
        """Write a file; `name` is its path below the release's folder."""
        with open(self._free_path(name), "xb") as file:
            file.write(content)

    def take_over(self, entry: FileEntry, served: ServedRelease) -> None:
        """Link the files of an unchanged entry from the served release, unless they are here."""
        for name, _ in stored_files(entry):
            path = f"{self.folder}/{name}"
            if name in self._recycled and _inode(path) == served.inodes[name]:
                continue
            link_or_copy(f"{served.folder}/{name}", self._free_path(name))

    def complete(self, entries: Iterable[FileEntry], beside: Mapping[str, bytes]) -> None:
        """Write the files beside the public ones; remove all other files of the old release."""
        wanted = {name for entry in entries for name, _ in stored_files(entry)}
        for name in self._recycled - wanted:
            self._remove(name)
        for old in self.folder.iterdir():
            if old.name != PUBLIC:
                remove_path(old)
        for name, content in beside.items():
            self.write(name, content)

    def _free_path(self, name: str) -> str:
        """Remove anything at the path of a file that is about to be made; return the path."""
        path = f"{self.folder}/{name}"
        folder = os.path.dirname(path)
        if folder not in self._folders:
            with self._folder_lock:
                self._make_folder(folder)
        if self._has_files:
            remove_path(path)
        return path

    def _make_folder(self, folder: str) -> None:
        if folder not in self._folders:
            self._make_folder(os.path.dirname(folder))
            make_folder(folder)
            self._folders.add(folder)

    def _remove(self, name: str) -> None:
        path = self.folder / name
        # A folder of this name is there now, or the file was removed to make one.
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
    """Make a folder in another one; remove a file or a link in its place."""
    try:
        os.mkdir(folder)
    except FileExistsError:
        # A file of the old release is a folder in this one, or somebody put a link there, through
        # which files would be written elsewhere.
        if not is_folder(folder):
            os.unlink(folder)
            os.mkdir(folder)


def is_folder(path: str) -> bool:
    """Tell whether a path is a folder, and not a link to one."""
    return os.path.isdir(path) and not os.path.islink(path)


def link_or_copy(source: str, target: str) -> None:
    """Make `target` the same file as `source`; nothing may be at its path."""
    try:
        os.link(source, target)
    except OSError:  # a file system without links, or too many of one file
        shutil.copyfile(source, target)
