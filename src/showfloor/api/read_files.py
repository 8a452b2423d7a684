"""The files of packages from which the reference was read, and whether somebody has edited one.

Versions say nothing of an edit inside `node_modules`, such as those of `patch-package`: it shows in
the size and the time of a file.
"""

import os
from collections.abc import Iterable
from pathlib import Path

import msgspec

from showfloor.fingerprint import key_of, linked_packages
from showfloor.model.cache import Cache, recalled


class ReadFiles:
    """The files that were read for a project, stored in the cache of the answers."""

    def __init__(self, cache: Cache, project: Path) -> None:
        """`project` is the folder that holds `node_modules`."""
        self._cache = cache
        self._project = project
        self._key = f"files of {project.resolve()}"

    def state(self) -> str:
        """Return a key that changes when a file that was read is edited or removed."""
        # There are thousands of files, and joining texts is faster than joining paths.
        return key_of([_size_and_time(f"{self._project}/{path}") for path in self._paths()])

    def add(self, paths: Iterable[str]) -> None:
        """Store files that were read, by their paths below the project's folder.

        The code of linked packages is part of their version, so they are left out.
        """
        linked = tuple(
            f"node_modules/{name}/" for name in linked_packages(self._project / "node_modules")
        )
        added = (path for path in paths if not path.startswith(linked))
        known = sorted({*self._paths(), *added})
        self._cache.put(self._key, msgspec.msgpack.encode(known))

    def _paths(self) -> list[str]:
        return recalled(self._cache, self._key, list[str]) or []


def _size_and_time(file: str) -> tuple[int, int] | None:
    try:
        status = os.stat(file)
    except OSError:
        return None
    return status.st_size, status.st_mtime_ns
