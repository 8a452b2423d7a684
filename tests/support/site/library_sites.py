"""Sites of other libraries, whose packages are installed where tests work, and nowhere else."""

import hashlib
import shutil
import subprocess
from collections.abc import Iterator
from pathlib import Path
from typing import Final

from showfloor.build import BuildPaths, build
from showfloor.node import find_node, node_environment
from support.places import PROJECT
from support.site.work_folder import WORK
from support.site.workplace import SilentReport

SOURCES: Final = PROJECT / "tests" / "families"
LIBRARIES: Final = tuple(sorted(file.parent.name for file in SOURCES.glob("*/package.json")))
BUNDLER: Final = PROJECT / "tests" / "support" / "site" / "library_app.mjs"


class LibrarySite:
    """The site of a library, and its demos in a project that has nothing of the engine."""

    def __init__(self, name: str) -> None:
        """Copy the sources beside the installed packages."""
        self.name = name
        self.folder = WORK / "families" / name
        self._install()
        for part in ("site", "app"):
            shutil.rmtree(self.folder / part, ignore_errors=True)
            shutil.copytree(SOURCES / name / part, self.folder / part)

    def demos(self) -> dict[str, list[str]]:
        """Return the names of the demos by the route of their page."""
        pages = sorted((self.folder / "site" / "pages").glob("*/components/*/"))
        return {
            f"/{self.name}/{page.name}/": sorted(file.stem for file in page.glob("*.tsx"))
            for page in pages
        }

    def build(self) -> Path:
        """Build the site; return the folder of its releases."""
        folder = self.folder
        paths = BuildPaths(site=folder / "site", dist=folder / "dist", work=folder / ".showfloor")
        build(paths, SilentReport())
        return paths.dist

    def each_demo(self) -> Iterator[tuple[str, str]]:
        """Yield the route of the page and the name of each demo."""
        for route, names in self.demos().items():
            for name in names:
                yield route, name

    def build_app(self) -> Path:
        """Build an app that shows one demo, without the engine; return the folder of its files."""
        subprocess.run(
            [find_node(), str(BUNDLER), str(self.folder)],
            cwd=PROJECT,
            env=node_environment(NODE_ENV="production"),
            check=True,
        )
        return self.folder / "app" / "dist"

    def _install(self) -> None:
        lock = SOURCES / self.name / "package-lock.json"
        digest = hashlib.sha256(lock.read_bytes()).hexdigest()
        marker = self.folder / "node_modules" / ".installed"
        if marker.is_file() and marker.read_text() == digest:
            return
        self.folder.mkdir(parents=True, exist_ok=True)
        for file in (lock, lock.with_name("package.json")):
            shutil.copy(file, self.folder)
        environment = node_environment()
        npm = shutil.which("npm", path=environment["PATH"])
        assert npm is not None, "there is no npm: run `make setup`, or install npm on this system"
        subprocess.run(
            [npm, "ci", "--ignore-scripts"], cwd=self.folder, env=environment, check=True
        )
        marker.write_text(digest)
