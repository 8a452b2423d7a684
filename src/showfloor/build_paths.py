"""The folders of a build."""

import os
import re
from dataclasses import dataclass, field
from pathlib import Path

from showfloor.engine_home import frontend_folder
from showfloor.errors import ConfigError

MODULES = "node_modules"
"""The folder into which npm installs packages."""
FRONTEND_PARTS = ("src", "programs/build", "programs/shared")
"""Folders of the code that is bundled."""

SEGMENT = r"(?!\.{1,2}(?:/|$))[A-Za-z0-9._~-]+"
ADDRESS = re.compile(rf"https?://[^/\s?#]+(?:/{SEGMENT})*/?")


@dataclass(frozen=True, slots=True, kw_only=True)
class BuildPaths:
    """The folders of the sources, the tools and the results."""

    site: Path
    dist: Path
    """The folder of releases."""
    work: Path
    """The folder that one build leaves for the next: caches and the bundled frontend."""
    url: str | None = None
    """The address of the published site, if it is not the one of its settings."""
    offline_hosts: tuple[str, ...] = ()
    """Hosts on which pages can be read offline, besides those of the settings."""
    web: Path = field(default_factory=frontend_folder)
    """The folder of the engine's frontend."""

    def __post_init__(self) -> None:
        _check_site_folder(self.site)
        if self.url is not None and not ADDRESS.fullmatch(self.url):
            raise ConfigError(
                f"{self.url} is not the address of a site.",
                why="canonical addresses and the sitemap begin with it.",
                fix="write a host, such as https://docs.example, and its path, if any: letters,"
                " digits and - . _ ~ between slashes.",
            )
        for folder in (self.dist, self.work):
            check_folder(folder)

    @property
    def node_modules(self) -> Path:
        """The packages of the site."""
        return packages_above(self.site)

    @property
    def engine_modules(self) -> Path:
        """The packages of the engine."""
        return self.web / MODULES

    @property
    def fonts(self) -> Path:
        """The fonts of pages, without unused letters and weights."""
        return self.work / "fonts"

    @property
    def frontend_folders(self) -> tuple[Path, ...]:
        """The folders of the code of the frontend."""
        return tuple(self.web / part for part in FRONTEND_PARTS)

    def is_frontend(self, path: Path) -> bool:
        """Return whether a file is code of the frontend."""
        return any(path.is_relative_to(folder) for folder in self.frontend_folders)


def packages_above(site: Path) -> Path:
    """Return the nearest folder of packages in a site or above it, as Node looks for them.

    Where there is none, it is the one beside the settings, in which nothing is found.
    """
    site = site.absolute()
    above = (folder / MODULES for folder in (site, *site.parents))
    return next((folder for folder in above if folder.is_dir()), site / MODULES)


def check_folder(
    folder: Path,
    *,
    why: str = "a build keeps its releases and what it needs again in folders.",
    instead: str = "name another folder with --dist or --work.",
) -> None:
    """Raise `ConfigError` if the folder cannot be written to or made."""
    place = next(place for place in (folder, *folder.parents) if os.path.lexists(place))
    if not place.is_dir():
        raise ConfigError(
            f"{place} is not a folder.",
            why=why,
            fix=f"remove it, or {instead}",
        )
    if not os.access(place, os.W_OK):
        raise ConfigError(
            f"{place} cannot be written to.",
            why=why,
            fix=f"give yourself the right to write there, or {instead}",
        )


def _check_site_folder(site: Path) -> None:
    """Raise `ConfigError` if the folder is not that of a site."""
    if not (site / "site.toml").is_file():
        raise ConfigError(
            f"{site} is not a site: it has no site.toml.",
            why="a build reads its settings, pages and navigation from one folder.",
            fix="name the site's folder, as in `showfloor build path/to/site`, or make a site with"
            " `showfloor new`.",
        )
