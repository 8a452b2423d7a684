"""Which programs are asked again after a package or Node has another version: all of them."""

import shutil
from collections.abc import Iterator
from pathlib import Path

import pytest

from showfloor.build import BuildPaths
from showfloor.cache.disk_cache import DiskCache
from showfloor.node import find_node
from showfloor.workspace.inputs import build_inputs
from support.places import ENGINE_MODULES, PROJECT
from support.site.installed_packages import install_node, install_package, link_packages
from support.site.tiny_site import copy_tiny

CODE = shutil.ignore_patterns("*.test.*")
PROGRAMS = {"derive", "api", "sizes", "icons"}


@pytest.fixture
def paths(tmp_path: Path) -> Iterator[BuildPaths]:
    """A copy of the programs, and links to all packages."""
    shutil.copytree(PROJECT / "web" / "programs", tmp_path / "web" / "programs", ignore=CODE)
    link_packages(tmp_path / "web" / "node_modules", ENGINE_MODULES)
    link_packages(tmp_path / "node_modules")
    work = tmp_path / "work"
    work.mkdir()
    yield BuildPaths(
        site=copy_tiny(tmp_path / "site"),
        dist=tmp_path / "dist",
        work=work,
        web=tmp_path / "web",
    )
    find_node.cache_clear()


def fingerprints(paths: BuildPaths) -> dict[str, str]:
    """Return those of the programs that are asked when a site is compiled."""
    find_node.cache_clear()
    with DiskCache(paths.work / "cache.db", say=pytest.fail) as cache:
        inputs = build_inputs(paths, cache)
        return {
            "derive": inputs.derive.fingerprint,
            "api": inputs.extractor.fingerprint,
            "sizes": inputs.sizer.fingerprint,
            "icons": inputs.icons.fingerprint,
        }


def changed(paths: BuildPaths, before: dict[str, str]) -> set[str]:
    """Return the programs whose fingerprint is not that of before."""
    return {name for name, one in fingerprints(paths).items() if one != before[name]}


def test_the_same_versions_concern_no_program(paths: BuildPaths) -> None:
    assert changed(paths, fingerprints(paths)) == set()


@pytest.mark.parametrize("package", ["typescript", "prettier"])
def test_a_package_concerns_all_programs(paths: BuildPaths, package: str) -> None:
    before = fingerprints(paths)
    install_package(paths.engine_modules, package, "98.0.0")
    assert changed(paths, before) == PROGRAMS


def test_code_that_programs_share_concerns_all_of_them(paths: BuildPaths) -> None:
    before = fingerprints(paths)
    with (paths.web / "programs" / "shared" / "answerRequests.ts").open("a") as code:
        code.write("export const oak = 1;\n")
    assert changed(paths, before) == PROGRAMS


def test_node_concerns_all_programs(
    paths: BuildPaths, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    before = fingerprints(paths)
    install_node(tmp_path, monkeypatch, "98.0.0")
    assert changed(paths, before) == PROGRAMS
