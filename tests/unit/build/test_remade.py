"""What another version of a tool or a package has a build make again, and what not."""

import shutil
import sqlite3
from collections.abc import Iterator
from dataclasses import dataclass
from pathlib import Path

import pytest

from installed import (
    install_node,
    install_package,
    install_python_package,
    link_packages,
)
from showfloor.build import BuildPaths, build
from showfloor.build.build_paths import PROJECT
from showfloor.build.built_files import read_built
from showfloor.fingerprint.python_code import forget
from showfloor.node import find_node
from tiny import copy_tiny
from workplace import SilentReport

# One worker runs them, in this order: each goes on from the state before.
pytestmark = pytest.mark.xdist_group("remade")

CODE = shutil.ignore_patterns("*.test.*", "__pycache__")
NOTES = {"memory", "made-files", "drawn", "text-parts", "edit-page"}
"""What one build tells the next."""

SHOWN = {"rendered", "alternates", "demo-data", "compressed", "some files"}
"""What is made of demos that are not as they were: pages, their Markdown, their data."""

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
        forget()
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
        node_modules=modules,
    )
    place = Place(paths)
    place.make()
    return place


@pytest.fixture(autouse=True)
def _seen_anew() -> Iterator[None]:
    yield
    forget()
    find_node.cache_clear()


@pytest.fixture(autouse=True)
def _settled(place: Place) -> None:
    """Undo what the test before had installed."""
    place.make()


def test_nothing_is_made_again_with_the_same_versions(place: Place) -> None:
    assert place.make() == set()


def test_another_grammar_paints_again(
    place: Place, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    # The first of them: a cache drops JavaScript that some builds in a row had no use for.
    install_python_package(tmp_path, monkeypatch, "tree_sitter_css", "99.0")
    assert place.make() == {"blocks", "text-index", "demo", *SHOWN}


def test_another_brotli_compresses_again(
    place: Place, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    install_python_package(tmp_path, monkeypatch, "Brotli", "99.0")
    assert place.make() == {"compressed", "demo-data", "frontend", "all files"}


def test_another_pillow_draws_again(
    place: Place, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    install_python_package(tmp_path, monkeypatch, "pillow", "99.0")
    assert place.make() == {"pictures"}


def test_another_parser_of_markdown_parses_again(
    place: Place, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    install_python_package(tmp_path, monkeypatch, "markdown_it_py", "99.0")
    assert place.make() == {"blocks", "rendered", "alternates", "text-index"}


def test_another_typescript_derives_again(place: Place) -> None:
    install_package(place.paths.node_modules, "typescript", "99.0.0")
    assert place.make() == {"javascript", "demo", *SHOWN}


def test_another_formatter_derives_again(place: Place) -> None:
    install_package(place.paths.node_modules, "prettier", "99.0.0")
    assert place.make() == {"javascript", "demo", *SHOWN}


def test_another_version_of_what_a_documented_package_needs_bundles_again(place: Place) -> None:
    install_package(place.paths.node_modules, "leaf-kit", "1.0.1")
    assert place.make() == {"frontend"}  # and comes out as before: nothing of it has changed


def test_another_documented_package_reads_its_pages_again(place: Place) -> None:
    install_package(place.paths.node_modules, "acorn-kit", "1.1.0")
    family = place.paths.site / "families" / "acorn-kit" / "family.toml"
    family.write_text(family.read_text().replace('"acorn-kit" = "1.0.0"', '"acorn-kit" = "1.1.0"'))
    assert place.make() == {"blocks", "text-index", "frontend", "demo", *SHOWN}


def test_another_bundler_bundles_and_renders_again(place: Place) -> None:
    install_package(place.paths.node_modules, "vite", "99.0.0")
    assert place.make() == {"frontend", "blocks", *SHOWN}  # the blocks of third-party notices


def test_another_node_runs_its_programs_again(
    place: Place, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    install_node(tmp_path, monkeypatch, "99.0.0")
    assert place.make() == {"javascript", "frontend", "demo", *SHOWN}
