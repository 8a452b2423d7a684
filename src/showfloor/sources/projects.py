"""Projects beside a page: its guide shows their files, and readers can take them along."""

from collections.abc import Iterable
from typing import Final

__all__ = ["PROJECTS", "archive_path", "projects_in"]

PROJECTS: Final = "projects"
"""The folder of a page in which each folder is a project."""


def projects_in(beside: Iterable[str]) -> dict[str, list[str]]:
    """Return the files of each project beside a page, relative to its own folder, by name."""
    found: dict[str, list[str]] = {}
    for path in beside:
        folder, _, rest = path.partition("/")
        name, _, file = rest.partition("/")
        if folder == PROJECTS and file:
            found.setdefault(name, []).append(file)
    return found


def archive_path(route: str, name: str) -> str:
    """Return the site path of a project of a page, as one file."""
    return f"{route}{name}.zip"
