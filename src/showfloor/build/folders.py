"""The folders that files lie in, told from their paths."""

from collections.abc import Iterable

__all__ = ["folders_of"]


def folders_of(paths: Iterable[str]) -> set[str]:
    """Return all folders above some paths, which are parted by `/`, without the one above all."""
    folders: set[str] = set()
    for path in paths:
        folder = path.rpartition("/")[0]
        while folder and folder not in folders:
            folders.add(folder)
            folder = folder.rpartition("/")[0]
    return folders
