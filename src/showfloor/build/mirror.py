"""A release made the same as another, in a process of its own, beside the work of a build.

`python -m showfloor.build.mirror DIST DIGEST FOLDER` looks whether the served release is whole,
waits for a line, then gives FOLDER hard links to the public files. FOLDER may hold an older
release: what is the same file in both is not touched, so that it costs little more than reading the
names of what is there.

It is a process because files are looked at and linked by the ten thousand, and a thread of the
build would take turns with all that the build does meanwhile.
"""

import os
import subprocess
import sys
from collections.abc import Container, Mapping
from contextlib import suppress
from pathlib import Path
from threading import Thread
from types import TracebackType
from typing import Final, Self

from showfloor.build.draft import Draft, link_or_copy, make_folder, remove
from showfloor.build.folders import folders_of
from showfloor.build.lock import DistLock
from showfloor.build.paused_gc import paused_gc
from showfloor.build.priority import let_others_first
from showfloor.build.store import Store

__all__ = ["Mirror", "mirror"]

STDIN, STDOUT = 0, 1

DAMAGED: Final = 3
"""How the process ends when there is nothing to make a folder the same as."""


class Mirror:
    """The process, which ends with the block."""

    def __init__(self, store: Store, digest: str, keep: int) -> None:
        """Look whether the served release `digest` is whole; `keep` is how many releases stay."""
        self._store = store
        self._digest = digest
        self._keep = keep
        self._folder = store.unfinished
        self._is_taken = False
        command = [sys.executable, "-P", "-m", __name__, str(store.dist), digest, str(self._folder)]
        # The process reads from the build until that ends, however it does.
        self._process = subprocess.Popen(command, stdin=subprocess.PIPE, stdout=subprocess.PIPE)

    def __enter__(self) -> Self:
        return self

    def __exit__(
        self,
        kind: type[BaseException] | None,
        error: BaseException | None,
        trace: TracebackType | None,
    ) -> None:
        self._process.kill()
        was_whole = self._process.communicate()[0] != b""
        if not self._is_taken:
            self._store.sweep()
            # To link a file counts as a change of it, and all were whole before.
            if was_whole:
                self._store.verified(self._digest)

    def begin(self) -> None:
        """Have the folder made, if the release is whole."""
        self._store.sweep()
        self._store.room(self._keep)
        assert self._process.stdin is not None
        with suppress(OSError):  # it has ended already, and `result` says how
            self._process.stdin.write(b"\n")
            self._process.stdin.flush()

    def result(self) -> Draft | None:
        """Return what was made; nothing where the release is damaged."""
        is_made = self._process.wait() == 0
        return Draft(self._folder, is_mirror=True) if is_made else None

    def take(self) -> None:
        """Leave what was made to whoever has published it."""
        self._is_taken = True


def mirror(source: Path, inodes: Mapping[str, int], target: Path) -> None:
    """Give `target` the public files of a release, and nothing else.

    `inodes` are those of the files in `source`, by path below it.
    """
    files: dict[str, dict[str, int]] = {}
    for path, inode in inodes.items():
        folder, _, name = path.rpartition("/")
        files.setdefault(folder, {})[name] = inode
    folders = folders_of(inodes)
    within = {folder: set[str]() for folder in ("", *folders)}
    for folder in folders:
        parent, _, name = folder.rpartition("/")
        within[parent].add(name)
    for folder in sorted(within):  # each after the one that holds it
        place = f"{target}/{folder}"
        wanted = files.get(folder, {})
        same = _clear_out(place, wanted, within[folder])
        for name in wanted.keys() - same:
            link_or_copy(f"{source}/{folder}/{name}", f"{place}/{name}")


def _clear_out(folder: str, wanted: Mapping[str, int], within: Container[str]) -> set[str]:
    """Remove what does not belong in a folder, which is made where there is none.

    Returns the names of the files that are the wanted ones already.
    """
    same: set[str] = set()
    for entry in _entries(folder):
        name, is_folder = entry.name, entry.is_dir(follow_symlinks=False)
        if not is_folder and wanted.get(name) == entry.inode():
            same.add(name)
        elif not (is_folder and name in within):
            remove(f"{folder}/{name}")
    return same


def _entries(folder: str) -> list[os.DirEntry[str]]:
    """Return what is in a folder, made where there is none: nearly all are there."""
    try:
        found = os.scandir(folder)
    except (FileNotFoundError, NotADirectoryError):
        make_folder(folder)
        return []
    with found as entries:
        return list(entries)


def main(dist: str, digest: str, folder: str) -> int:
    """Do what the module says; return how it ended."""
    let_others_first(os.getpid())
    published = Store(DistLock(Path(dist))).intact(digest)
    if published is None:
        return DAMAGED
    if os.read(STDIN, 1):
        Thread(target=_end_with_parent, daemon=True).start()
        os.write(STDOUT, b"whole")
        mirror(published.folder, published.inodes, Path(folder))
    return 0


def _end_with_parent() -> None:
    os.read(STDIN, 1)
    os._exit(DAMAGED)


if __name__ == "__main__":
    with paused_gc():
        sys.exit(main(*sys.argv[1:]))
