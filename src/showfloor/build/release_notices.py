"""What to tell whoever builds about the files of releases."""

from collections.abc import Sequence
from typing import Final

__all__ = ["damage_notice", "dropped_notice"]

SHOWN: Final = 5
"""Files that a notice names; the others are counted."""


def damage_notice(files: Sequence[str]) -> str:
    """Return that files of the last release were damaged; `files` are their paths in it."""
    more = len(files) - SHOWN
    names = ", ".join(files[:SHOWN]) + (f" and {more} more" if more > 0 else "")
    count = "A file" if len(files) == 1 else f"{len(files)} files"
    return f"{count} of the last release did not hold what the manifest says: {names}. Made again."


def dropped_notice(count: int) -> str:
    """Return that files of earlier releases had to go before their time."""
    return (
        f"{count} files of earlier releases are no longer served, before their time: there were "
        "too many. Pages that have been open for long may miss them."
    )
