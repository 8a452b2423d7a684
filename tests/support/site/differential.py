"""A site with something of every kind, built again and again: after an edit, and from nothing.

After any edit of any source, a build that goes on from the last one must give, byte for byte, the
release that a build from nothing gives. A `Workshop` builds both, in the same folders, since the
frontend knows where it lies; an `Edit` is one change of the sources of `tests/sites/whole`.
"""

import json
import os
import shutil
import sqlite3
import sys
from collections.abc import Callable, Iterator, Mapping
from contextlib import closing
from dataclasses import dataclass
from pathlib import Path
from typing import Final

import pytest

from showfloor.build import BuildPaths, Built, build
from showfloor.frontend.built_files import FILES, FOLDERS, RECORD
from showfloor.outputs.picture_files import picture_files
from showfloor.outputs.picture_rendering import Fonts, Palette, PictureText, render_picture
from support.places import ENGINE_MODULES, PROJECT
from support.site.dumping_renderer import dumped_pages
from support.site.installed_packages import link_packages
from support.site.traced_bundle import traced_bundles
from support.site.workplace import SilentReport

WHOLE: Final = Path(__file__).parents[2] / "sites" / "whole"
PACKAGES: Final = Path(__file__).parents[2] / "sites" / "whole-packages"
"""Invented packages that the site documents."""

ANSWERS: Final = ("javascript", "api", "sizes", "errors", "icons")
"""Kinds of the cache that hold answers of Node programs: the same question has the same answer."""

FRONTEND: Final = (*FOLDERS, *FILES, RECORD, "demos.json", "accents.css", "site.css")
"""What a build of the frontend leaves in the work folder; a build decides itself whether it is
current."""

LAST_BUILD: Final = "last-build"
"""The kind of what is kept of the last build, by which a build without changes ends early."""

MANIFEST: Final = "manifest.json"
MODULES: Final = "node_modules"
CODE: Final = shutil.ignore_patterns("*.test.*", "__pycache__", "node_modules")

Release = dict[str, str]
"""Files of a release and entries of its manifest, with what they hold."""


@dataclass(frozen=True)
class Edit:
    """A change of the sources."""

    name: str
    change: Callable[[Path], None]
    """Is given the folder of the site."""


@dataclass(frozen=True)
class Workshop:
    """Folders to build the site in, and the state to which they are put back after an edit."""

    paths: BuildPaths
    pristine: Path
    """Copies of sources, release and cache; the frontend is kept beside them."""

    def build(self) -> Built:
        """Build in place, going on from what the last build left."""
        return build(self.paths, SilentReport())

    def edit(self, edit: Edit) -> None:
        """Change the sources."""
        edit.change(self.paths.site)

    def keep(self) -> None:
        """Keep the state as it is now, to be put back."""
        for name, folder in self._folders():
            _copy(folder, self.pristine / name)

    def put_back(self) -> None:
        """Put the sources, the release and all that was remembered back."""
        for name, folder in self._folders():
            if name == "work" and self._has_kept_frontend():
                _copy_cache(self.pristine / name, folder)
            else:
                _copy(self.pristine / name, folder)

    def forget(self) -> None:
        """Remove the release and all that was remembered, but for the answers of Node programs."""
        shutil.rmtree(self.paths.dist)
        marks = ", ".join("?" * len(ANSWERS))
        self._forget(f"kind NOT IN ({marks})", *ANSWERS)

    def forget_all(self) -> None:
        """Remove the release and all that builds left to the next one."""
        for folder in (self.paths.dist, self.paths.work):
            shutil.rmtree(folder)

    def forget_last_build(self) -> None:
        """Have the next build take all steps, even where nothing has changed."""
        self._forget("kind = ?", LAST_BUILD)

    def aside(self) -> Path:
        """Copy release and work folder, to be brought back after a build from nothing."""
        place = self.pristine.with_name("aside")
        for name, folder in self._folders():
            _copy(folder, place / name)
        return place

    def bring_back(self, place: Path) -> None:
        """Bring back what was set aside."""
        for name, folder in self._folders():
            _copy(place / name, folder)

    def write_sources(self, sources: Mapping[str, bytes]) -> None:
        """Put these sources in the place of those that there are."""
        shutil.rmtree(self.paths.site)
        for path, content in sources.items():
            file = self.paths.site / path
            file.parent.mkdir(parents=True, exist_ok=True)
            file.write_bytes(content)

    def entries(self) -> set[tuple[str, str]]:
        """Return kind and key of all that the cache holds."""
        with closing(sqlite3.connect(self.paths.work / "cache.db")) as database:
            return set(database.execute("SELECT kind, key FROM entries"))

    def release(self) -> Release:
        """Return what the release holds; files of earlier releases aside."""
        folder = (self.paths.dist / "current").resolve()
        files = (file for file in sorted(folder.rglob("*")) if file.is_file())
        found = {file.relative_to(folder).as_posix(): file for file in files}
        manifest = json.loads(found.pop(MANIFEST).read_bytes())
        contents = {name: file.read_bytes().decode("latin-1") for name, file in found.items()}
        return contents | dict(_entries(manifest))

    def clean_release(self) -> Release:
        """Return what a build of the same sources gives that goes on from nothing."""
        self.forget()
        self.build()
        return self.release()

    def _folders(self) -> Iterator[tuple[str, Path]]:
        yield from (("site", self.paths.site), ("dist", self.paths.dist), ("work", self.paths.work))

    def _has_kept_frontend(self) -> bool:
        before, now = self.pristine / "work" / RECORD, self.paths.work / RECORD
        return _key_of(before) == _key_of(now)

    def _forget(self, condition: str, *values: str) -> None:
        with closing(sqlite3.connect(self.paths.work / "cache.db")) as database:
            database.execute(f"DELETE FROM entries WHERE {condition}", values)
            database.commit()


def make_workshop(folder: Path, site: Path = WHOLE) -> Workshop:
    """Make a copy of a site, with links to all packages and with the invented ones.

    The files of a site's own packages are linked.
    """
    shutil.copytree(PROJECT / "web", folder / "web", ignore=CODE)
    link_packages(folder / "web" / "node_modules", ENGINE_MODULES)
    link_packages(folder / "node_modules")
    for package in PACKAGES.iterdir():
        shutil.copytree(package, folder / "node_modules" / package.name)
    shutil.copytree(site, folder / "site", ignore=shutil.ignore_patterns(MODULES))
    if (site / MODULES).is_dir():
        _link_files(site / MODULES, folder / "site" / MODULES)
    paths = BuildPaths(
        site=folder / "site",
        dist=folder / "dist",
        work=folder / "work",
        web=folder / "web",
    )
    return Workshop(paths, folder / "pristine")


def doubled_programs(patch: pytest.MonkeyPatch) -> None:
    """Have builds take doubles in place of React and Vite, which take most of their time.

    A picture is drawn once: the same words give the same picture.
    """
    dumped_pages(patch)
    traced_bundles(patch)
    drawn: dict[tuple[PictureText, Palette], bytes] = {}

    def remembered(text: PictureText, palette: Palette, fonts: Fonts) -> bytes:
        if (text, palette) not in drawn:
            drawn[text, palette] = render_picture(text, palette, fonts)
        return drawn[text, palette]

    # The package has a function of the module's name.
    patch.setattr(sys.modules[picture_files.__module__], "render_picture", remembered)


def sources_of(site: Path) -> dict[str, bytes]:
    """Return the files of a site, by path."""
    files = (file for file in sorted(site.rglob("*")) if file.is_file())
    return {file.relative_to(site).as_posix(): file.read_bytes() for file in files}


def differences(first: Mapping[str, object], second: Mapping[str, object]) -> list[str]:
    """Return what two releases have not in common: files first, then entries of the manifest."""
    names = sorted(first.keys() | second.keys())
    return [name for name in names if first.get(name) != second.get(name)]


def _entries(manifest: Mapping[str, object]) -> Iterator[tuple[str, str]]:
    """Yield the parts of a manifest; each of those with many entries in as many parts."""
    for key, value in manifest.items():
        if key == "former":
            continue
        if isinstance(value, dict):
            yield from ((f"{MANIFEST} {key} {name}", json.dumps(value[name])) for name in value)
        else:
            yield f"{MANIFEST} {key}", json.dumps(value)


def _key_of(record: Path) -> object:
    return json.loads(record.read_bytes())["key"] if record.is_file() else None


def _copy(source: Path, target: Path) -> None:
    """Copy a folder; of a release names are enough, since no build writes into what is served."""
    is_release = (source / "releases").is_dir()
    shutil.rmtree(target, ignore_errors=True)
    copy = os.link if is_release else shutil.copy2
    shutil.copytree(source, target, symlinks=True, copy_function=copy)


def _link_files(source: Path, target: Path) -> None:
    try:
        shutil.copytree(source, target, symlinks=True, copy_function=os.link)
    except shutil.Error:  # on another disk
        shutil.rmtree(target)
        shutil.copytree(source, target, symlinks=True)


def _copy_cache(source: Path, target: Path) -> None:
    """Copy the cache alone, without what SQLite may have left beside that of the target."""
    for name in ("cache.db", "cache.db-journal"):
        (target / name).unlink(missing_ok=True)
        if (source / name).is_file():
            shutil.copy2(source / name, target / name)
