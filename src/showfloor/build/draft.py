"""The folder of a release that is being written.

It may start as an old release that nobody needs any more: then what did not change is in its
place already, and a build touches only what did. Releases share files by hard links, so a
file is never written into, only replaced.
"""

import os
import shutil
from collections.abc import Iterable, Mapping
from pathlib import Path

from showfloor.build.manifest import PUBLIC, is_made_like, stored_files
from showfloor.model.release import FileEntry, Manifest

__all__ = ["Draft", "is_stored"]


class Draft:
    """A folder that becomes a release. Several threads may write different files at once."""

    def __init__(self, folder: Path, recycled: Manifest | None) -> None:
        self.folder = folder
        entries = recycled.files.values() if recycled else ()
        self._recycled = {entry.file: entry for entry in entries}
        self._folders: set[str] = set()

    def write(self, name: str, content: bytes) -> None:
        """Write a file; `name` is its path below the release's folder."""
        with open(self._cleared(name), "xb") as file:
            file.write(content)

    def take_over(self, entry: FileEntry, release: Path) -> None:
        """Have the files of an unchanged entry, from `release` where they are not here yet."""
        before = self._recycled.get(entry.file)
        if before is not None and is_made_like(before, entry) and is_stored(self.folder, entry):
            return
        for name, _ in stored_files(entry):
            _link_or_copy(f"{release}/{name}", self._cleared(name))

    def complete(self, entries: Iterable[FileEntry], beside: Mapping[str, bytes]) -> None:
        """Write what stands beside the public files; remove what is left of the old release."""
        wanted = {name for entry in entries for name, _ in stored_files(entry)}
        for entry in self._recycled.values():
            for name, _ in stored_files(entry):
                if name not in wanted:
                    self._remove(name)
        for old in self.folder.iterdir():
            if old.name != PUBLIC:
                old.unlink()
        for name, content in beside.items():
            self.write(name, content)

    def _cleared(self, name: str) -> str:
        """Return the path of a file that is about to be made, with nothing in its place."""
        path = f"{self.folder}/{name}"
        folder = os.path.dirname(path)
        if folder not in self._folders:
            _make_folder(folder)
            self._folders.add(folder)
        if self._recycled:
            _clear(path)
        return path

    def _remove(self, name: str) -> None:
        path = self.folder / name
        if not path.is_file():  # there is a folder of this name now, or it was cleared for one
            return
        path.unlink()
        while (path := path.parent) != self.folder and not any(path.iterdir()):
            path.rmdir()


def is_stored(release: Path, entry: FileEntry) -> bool:
    """Tell whether all files of an entry are in a release, each with the right size."""
    for name, size in stored_files(entry):
        try:
            if os.stat(f"{release}/{name}").st_size != size:
                return False
        except OSError:
            return False
    return True


def _make_folder(folder: str) -> None:
    try:
        os.makedirs(folder, exist_ok=True)
    except (FileExistsError, NotADirectoryError):
        # What was a file in the old release is a folder in this one.
        for parent in (Path(folder), *Path(folder).parents):
            if parent.is_file():
                parent.unlink()
        os.makedirs(folder, exist_ok=True)


def _clear(path: str) -> None:
    try:
        os.unlink(path)
    except FileNotFoundError:
        return
    except (IsADirectoryError, PermissionError):  # what was a folder is a file in this release
        shutil.rmtree(path)


def _link_or_copy(source: str, target: str) -> None:
    try:
        os.link(source, target)
    except OSError:  # a file system without links, or too many of one file
        shutil.copyfile(source, target)
