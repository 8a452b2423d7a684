"""The folders that a build works with."""

import hashlib
import os
import re
from collections.abc import Iterable
from dataclasses import dataclass
from pathlib import Path

from showfloor.errors import ConfigError

__all__ = ["PROJECT", "BuildPaths", "digest_of_files"]

PROJECT = Path(__file__).parents[3]
"""Where the engine lies: beside its Python there is its frontend, in `web/`."""


COMPILING = (
    "api",
    "model",
    "config",
    "highlight",
    "node",
    "sources",
    "markdown",
    "demos",
    "playground",
    "icons",
    "navigation",
    "compile",
)
"""Parts of the engine that a compiled site depends on."""

NODE_PARTS = tuple(
    f"programs/{name}" for name in ("api", "derive", "errors", "icons", "shared", "sizes")
)
"""Programs of the frontend's folder that compiling runs."""

FRONTEND_PARTS = ("src", "programs/build", "programs/shared")
"""Folders of the frontend from which it is built."""

FRONTEND_MAKERS = (Path(__file__).with_name("light_fonts.py"),)
"""Parts of the engine that make files for the frontend's build."""

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

    def engine_digest(self) -> str:
        """Return a digest of the code that compiles: results of other code are not used again."""
        engine = Path(__file__).parents[1]
        files = [file for part in COMPILING for file in (engine / part).rglob("*.*")]
        code = [file for file in files if file.suffix in {".py", ".scm"}]
        return digest_of_files([*code, *self._node_code(*NODE_PARTS)])

    def frontend_digest(self) -> str:
        """Return a digest of everything outside the site that the frontend's build reads."""
        lock = self.node_modules / ".package-lock.json"
        return digest_of_files([*self._node_code(*FRONTEND_PARTS), *FRONTEND_MAKERS, lock])

    def _node_code(self, *folders: str) -> list[Path]:
        files = [file for folder in folders for file in (self.web / folder).rglob("*")]
        return [file for file in files if file.is_file() and ".test." not in file.name]


def _check_folder(folder: Path) -> None:
    """Raise `ConfigError` where the folder neither is there nor can be made."""
    place = next(place for place in (folder, *folder.parents) if os.path.lexists(place))
    if not place.is_dir():
        raise ConfigError(
            f"{place} is not a folder.",
            why="a build keeps its releases and what it needs again in folders.",
            fix="remove it, or name another folder with --dist or --work.",
        )


def digest_of_files(files: Iterable[Path]) -> str:
    """Return one digest over the names and contents of files that exist."""
    state = hashlib.blake2b(digest_size=16)
    for file in sorted(files):
        if file.is_file():
            state.update(f"{file.name}\0".encode())
            state.update(hashlib.blake2b(file.read_bytes(), digest_size=16).digest())
    return state.hexdigest()
