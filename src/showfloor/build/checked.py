"""Which demos have passed the checks in a browser, and under which conditions.

The checks leave an empty file for each demo and condition, named `<key>.<condition>` after the key
of `DemoData`. A demo that has changed since has another key, so an old pass never stands for it.
"""

from collections import defaultdict
from pathlib import Path
from typing import Final

__all__ = ["CONDITIONS", "FOLDER", "note_checked", "read_checked"]

FOLDER: Final = "checked"
"""Name of the folder, below the one that a build works in."""

CONDITIONS: Final = ("light", "dark", "rtl")


def read_checked(folder: Path) -> dict[str, tuple[str, ...]]:
    """Return the conditions that each demo has passed, by key; those of no demo are left out."""
    passed: dict[str, set[str]] = defaultdict(set)
    for file in folder.iterdir() if folder.is_dir() else ():
        key, _, condition = file.name.partition(".")
        passed[key].add(condition)
    return {
        key: tuple(condition for condition in CONDITIONS if condition in conditions)
        for key, conditions in passed.items()
    }


def note_checked(folder: Path, key: str, condition: str) -> None:
    """Note that a demo has passed; raises `ValueError` for an unknown condition."""
    if condition not in CONDITIONS:
        raise ValueError(f"{condition} is none of {', '.join(CONDITIONS)}.")
    folder.mkdir(parents=True, exist_ok=True)
    (folder / f"{key}.{condition}").touch()
