"""How a source file looked when it was read, and which files are none."""

from typing import Final, NamedTuple

__all__ = ["SETTLED_NS", "Stamp", "is_ignored"]

SETTLED_NS: Final = 2_000_000_000
"""A file that was written a moment ago may be written again without its time changing, as clocks of
file systems are coarse: it is settled after so long, and its time can be trusted."""

BACKUPS: Final = ("~", ".swp", ".tmp")
"""Endings of files that editors write beside what they edit."""


class Stamp(NamedTuple):
    """How a file looked when it was read."""

    mtime_ns: int
    """0 when the file was too fresh to trust its time."""
    size: int
    digest: str
    """Of its bytes, in hexadecimal; equal digests mean equal files."""


def is_ignored(name: str) -> bool:
    """Tell whether a file or folder is none of the site's: hidden, a backup, or of npm's."""
    return name == "node_modules" or name.startswith((".", "#")) or name.endswith(BACKUPS)
