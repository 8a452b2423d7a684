"""Another version of a tool or a package has a build make everything again that it may concern."""

import shutil
import sqlite3
from collections.abc import Iterator
from dataclasses import dataclass
from pathlib import Path

import pytest

from showfloor.build import BuildPaths, build
from showfloor.fingerprint import code
from showfloor.frontend.built_files import read_built
from showfloor.node import find_node
from support.places import ENGINE_MODULES, PROJECT
from support.site.installed_packages import (
    forget_code,
    install_node,
    install_package,
    install_python_package,
    link_packages,
)
from support.site.tiny_site import copy_tiny
from support.site.workplace import SilentReport

# One worker runs them, in this order: each goes on from the state before.
pytestmark = pytest.mark.xdist_group("remade")

CODE = shutil.ignore_patterns("*.test.*", "__pycache__", "node_modules")
NOTES = {"compile-state", "last-build", "generated-files", "drawn", "text-parts"}
"""What one build tells the next."""

BY_NODE = {
    *("blocks", "sections", "javascript", "demo", "demo_files", "findings"),
    *("frontend", "rendered", "markdown_files", "text-index"),
}
"""What programs make, and what is made of that."""

BY_PYTHON = {"picture_files", *BY_NODE} - {"javascript"}
"""What the engine makes with its packages; answers of programs stay."""

BY_THE_ENGINE = {"search_index", "compressed", "all files", *BY_PYTHON}
"""What it makes with none: another package does not concern that."""

DEMO = """\
import { Leaf } from 'acorn-kit';

export default function DayCounter() {
  const days: number = 3;
  return <Leaf>{days} days</Leaf>;
}
"""


@dataclass
class Place:
    """A project of its own, built again and again."""

    paths: BuildPaths

    def make(self) -> set[str]:
        """Build; return the kinds of which something was made, and how much of the release."""
        forget_code()
        find_node.cache_clear()
        before, bundled = self._entries(), self._bundled()
        built = build(self.paths, SilentReport())
        made = {kind.partition(" ")[0] for kind, _ in self._entries() - before} - NOTES
        if bundled != self._bundled():
            made.add("frontend")
        if built.release.written:
            made.add("all files" if built.release.written > 100 else "some files")
        return made

    def _bundled(self) -> str | None:
        built = read_built(self.paths.work)
        return built.key if built else None  # its time changes where files had to be looked into

    def _entries(self) -> set[tuple[str, str]]:
        database = self.paths.work / "cache.db"
        if not database.exists():
            return set()
        with sqlite3.connect(database) as opened:
            return set(opened.execute("SELECT kind, key FROM entries"))


@pytest.fixture(scope="module")
def place(tmp_path_factory: pytest.TempPathFactory) -> Place:
    """A copy of the frontend, links to all packages, and a documented one that needs another."""
    folder = tmp_path_factory.mktemp("remade")
    site = copy_tiny(folder / "site")
    shutil.copytree(PROJECT / "web", folder / "web", ignore=CODE)
    modules = folder / "node_modules"
    link_packages(folder / "web" / "node_modules", ENGINE_MODULES)
    link_packages(modules)
    install_package(modules, "leaf-kit", "1.0.0", license="MIT", main="index.js")
    install_package(
        modules, "acorn-kit", "1.0.0", license="MIT", type="module", dependencies={"leaf-kit": "1"}
    )
    (modules / "acorn-kit" / "index.js").write_text("export const Leaf = 'em';\n")
    for name in ("acorn-kit", "leaf-kit"):
        (modules / name / "LICENSE").write_text("MIT\n")
    family = site / "families" / "acorn-kit" / "family.toml"
    family.write_text(family.read_text() + '\n[packages]\n"acorn-kit" = "1.0.0"\n')
    (site / "pages/acorn-kit/components/seed/DayCounter.tsx").write_text(DEMO)
    paths = BuildPaths(
        site=site,
        dist=folder / "dist",
        work=folder / "work",
        web=folder / "web",
    )
    place = Place(paths)
    place.make()
    return place


@pytest.fixture(autouse=True)
def _seen_anew() -> Iterator[None]:
    yield
    forget_code()
    find_node.cache_clear()


def test_nothing_is_made_again_with_the_same_versions(place: Place) -> None:
    place.make()
    assert place.make() == set()


def test_another_node_package_makes_everything_again(place: Place) -> None:
    install_package(place.paths.engine_modules, "prettier", "99.0.0")
    assert place.make() == BY_NODE


def test_another_documented_package_reads_and_bundles_its_pages_again(place: Place) -> None:
    install_package(place.paths.node_modules, "acorn-kit", "1.1.0")
    family = place.paths.site / "families" / "acorn-kit" / "family.toml"
    family.write_text(family.read_text().replace('"acorn-kit" = "1.0.0"', '"acorn-kit" = "1.1.0"'))
    assert place.make() == {"some files", *BY_NODE}


@pytest.mark.parametrize(
    "name", ["package.json", pytest.param("tsconfig.json", marks=pytest.mark.sweep)]
)
def test_other_settings_of_bundlers_bundle_again(place: Place, name: str) -> None:
    (place.paths.site / name).write_text("{}\n")
    assert "frontend" in place.make()


def test_an_edit_of_the_engine_makes_everything_again(
    place: Place, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    edited = shutil.copytree(code.ENGINE, tmp_path / "showfloor", ignore=CODE)
    with (edited / "navigation.py").open("a") as module:
        module.write("# Another line.\n")
    monkeypatch.setattr(code, "ENGINE", edited)
    assert place.make() == BY_THE_ENGINE


@pytest.mark.sweep  # an edit of the engine has this and more made again
def test_another_python_package_makes_everything_again(
    place: Place, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    place.make()  # undoes what the test before had installed
    install_python_package(tmp_path, monkeypatch, "pillow", "99.0")
    assert place.make() == BY_PYTHON


@pytest.mark.sweep  # a package of Node has the same made again
def test_another_node_makes_everything_again(
    place: Place, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    place.make()
    install_node(tmp_path, monkeypatch, "99.0.0")
    assert place.make() == BY_NODE
