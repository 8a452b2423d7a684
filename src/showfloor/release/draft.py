"""The folder of a release that is being written.

Releases share unchanged files by hard links, so files are replaced, never written into.
"""

import os
import shutil
from collections.abc import Set
from contextlib import suppress
from pathlib import Path
from threading import Lock

from showfloor.model.release import FileEntry
from showfloor.release.recycled import RecycledRelease
from showfloor.work_counts import count


class Draft:
    """A folder that becomes a release. Several threads may write different files at once."""

    def __init__(self, folder: Path) -> None:
        folder.mkdir(parents=True)
        self.folder = folder
        self._linked: Set[str] = frozenset()
        """Unchanged files that an old release has left in the folder."""
        self._folders = {str(folder)}
        self._folder_lock = Lock()

    def write(self, name: str, content: bytes) -> None:
        """Write a file; `name` is its path below the release's folder."""
        count("files written", name)
        with open(self._place(name), "xb") as file:
            file.write(content)

    def move_into(self, old: RecycledRelease, unchanged: Set[str]) -> None:
        """Go on in the folder of an old release, in which only `unchanged` files stay."""
        for name in old.shared - unchanged:
            os.unlink(f"{old.folder}/{name}")
            with suppress(OSError):  # other files are in it
                os.removedirs(f"{old.folder}/{os.path.dirname(name)}")
        written, self.folder = self.folder, old.folder
        self._linked, self._folders = old.shared & unchanged, set()
        for file in [path for path in written.rglob("*") if path.is_file()]:
            file.rename(self._place(file.relative_to(written).as_posix()))

    def take_over(self, entry: FileEntry, served: Path) -> None:
        """Link the files of an unchanged entry from the folder of the served release."""
        for name, _ in entry.stored:
            if name in self._linked:
                continue
            count("files linked", name)
            source, target = f"{served}/{name}", self._place(name)
            try:
                os.link(source, target)
            except OSError:  # a file system without links, or too many of one file
                shutil.copyfile(source, target)

    def _place(self, name: str) -> str:
        """Return the path of a file that is about to be made, in a folder that is there."""
        path = f"{self.folder}/{name}"
        folder = os.path.dirname(path)
        if folder not in self._folders:
            with self._folder_lock:
                os.makedirs(folder, exist_ok=True)
                self._folders.add(folder)
        return path
