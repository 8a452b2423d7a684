"""The folders that a build works with."""

import os
import re
from dataclasses import dataclass
from pathlib import Path

from showfloor.errors import ConfigError

__all__ = ["PROJECT", "BuildPaths"]

PROJECT = Path(__file__).parents[2]
"""Where the engine lies: beside its Python there is its frontend, in `web/`."""


FRONTEND_PARTS = ("src", "programs/build", "programs/shared")
"""Folders of the frontend from which it is built."""

HOST = re.compile(r"https?://[^/\s?#]+/?")


@dataclass(frozen=True, slots=True, kw_only=True)
class BuildPaths:
    """Where the sources, the tools and the results are."""

    site: Path
    dist: Path
    """Releases are written here."""
    work: Path
    """What one build leaves for the next: caches and the built frontend."""
    url: str | None = None
    """Where the site will be published, if not where its settings say."""
    offline_hosts: tuple[str, ...] = ()
    """Hosts on which pages can be read offline, besides those of its settings."""
    web: Path = PROJECT / "web"
    node_modules: Path = PROJECT / "node_modules"

    def __post_init__(self) -> None:
        if not (self.site / "site.toml").is_file():
            raise ConfigError(
                f"{self.site} is not a site: it has no site.toml.",
                why="a build reads its settings, pages and navigation from one folder.",
                fix="name the site's folder, as in `showfloor build path/to/site`.",
            )
        if self.url is not None and not HOST.fullmatch(self.url):
            raise ConfigError(
                f"{self.url} is not the address of a host.",
                why="canonical addresses and the sitemap begin with it.",
                fix="write it without a path, such as https://docs.example.",
            )
        for folder in (self.dist, self.work):
            _check_folder(folder)

    @property
    def frontend_folders(self) -> tuple[Path, ...]:
        """Where the frontend's own code lies."""
        return tuple(self.web / part for part in FRONTEND_PARTS)

    def is_frontend(self, path: Path) -> bool:
        """Tell whether a file is part of the frontend's own code."""
        return any(path.is_relative_to(folder) for folder in self.frontend_folders)


def _check_folder(folder: Path) -> None:
    """Raise `ConfigError` where the folder is not there to be written to and cannot be made."""
    place = next(place for place in (folder, *folder.parents) if os.path.lexists(place))
    if not place.is_dir():
        raise ConfigError(
            f"{place} is not a folder.",
            why="a build keeps its releases and what it needs again in folders.",
            fix="remove it, or name another folder with --dist or --work.",
        )
    if not os.access(place, os.W_OK):
        raise ConfigError(
            f"{place} cannot be written to.",
            why="a build keeps its releases and what it needs again in folders.",
            fix="give yourself the right to write there, or name another folder with --dist or"
            " --work.",
        )
