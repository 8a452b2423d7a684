"""The state of a source file when it was read, and the names of files that are no sources."""

import os
from typing import Final, NamedTuple

SETTLED_NS: Final = 2_000_000_000
"""A file that was written a moment ago may be written again without its time changing, as clocks of
file systems are coarse: it is settled after so long, and its time can be trusted."""

BACKUPS: Final = ("~", ".swp", ".tmp")
"""Endings of files that editors write beside what they edit."""


class Stamp(NamedTuple):
    """The state of a file when it was read."""

    state: tuple[int, ...]
    """The result of `state_of`."""
    digest: str
    """Digest of its bytes, in hexadecimal; equal digests mean equal files."""


def state_of(status: os.stat_result, now: int) -> tuple[int, ...]:
    """Return numbers that change with each edit of a file; none while its times cannot be trusted.

    `now` is the current time in nanoseconds. An edit that preserves the time of modification, as by
    `rsync -t` or `cp -p`, changes the inode or `ctime`; on Windows that is the time of creation.
    """
    latest = max(status.st_mtime_ns, status.st_ctime_ns)
    if now - latest <= SETTLED_NS:
        return ()
    return (status.st_size, status.st_mtime_ns, status.st_ctime_ns, status.st_ino)


def is_ignored(name: str) -> bool:
    """Return whether a file or folder is not part of the site: hidden, a backup, or npm's."""
    return name == "node_modules" or name.startswith((".", "#")) or name.endswith(BACKUPS)
