"""What to tell whoever builds about the files of releases."""

from collections.abc import Sequence
from pathlib import Path
from typing import Final

__all__ = ["damage_notice", "dropped_notice", "manifest_notice", "pointer_notice"]

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


def manifest_notice(release: str) -> str:
    """Return that the manifest of a release cannot be used; `release` is its digest."""
    return (
        f"The manifest of the release {release} is missing, damaged or of another version. "
        "What it listed is made again."
    )


def pointer_notice(current: Path) -> str:
    """Return that nothing can be told from the pointer to the served release."""
    return f"{current} named no release. It is made again."
