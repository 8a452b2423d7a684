"""Which programs are asked again after a package or Node has another version."""

import shutil
from collections.abc import Iterator
from pathlib import Path

import pytest

from installed import install_node, install_package, link_packages
from showfloor.build import BuildPaths
from showfloor.build.build_paths import PROJECT
from showfloor.build.cache import DiskCache
from showfloor.build.inputs import compile_inputs
from showfloor.fingerprint.python_code import forget
from showfloor.node import find_node
from tiny import TINY

CODE = shutil.ignore_patterns("*.test.*")


@pytest.fixture
def paths(tmp_path: Path) -> Iterator[BuildPaths]:
    """A copy of the programs, and links to all packages."""
    shutil.copytree(PROJECT / "web" / "programs", tmp_path / "web" / "programs", ignore=CODE)
    link_packages(tmp_path / "node_modules")
    work = tmp_path / "work"
    work.mkdir()
    yield BuildPaths(
        site=TINY,
        dist=tmp_path / "dist",
        work=work,
        web=tmp_path / "web",
        node_modules=tmp_path / "node_modules",
    )
    forget()
    find_node.cache_clear()


def fingerprints(paths: BuildPaths) -> dict[str, str]:
    """Return those of the programs that are asked when a site is compiled."""
    find_node.cache_clear()
    with DiskCache(paths.work / "cache.db", say=pytest.fail) as cache:
        inputs = compile_inputs(paths, cache)
    return {
        "derive": inputs.derive.fingerprint,
        "api": inputs.extractor.fingerprint,
        "sizes": inputs.sizer.fingerprint,
        "icons": inputs.icons.fingerprint,
    }


@pytest.mark.parametrize(
    ("package", "programs"),
    [
        ("typescript", {"derive", "api"}),
        ("ts-blank-space", {"derive"}),
        ("rolldown", {"sizes"}),
        ("eslint", set()),
    ],
)
def test_a_package_concerns_the_programs_that_load_it(
    paths: BuildPaths, package: str, programs: set[str]
) -> None:
    before = fingerprints(paths)
    install_package(paths.node_modules, package, "98.0.0")
    after = fingerprints(paths)
    assert {name for name in after if after[name] != before[name]} == programs


def test_node_concerns_all_programs(
    paths: BuildPaths, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    before = fingerprints(paths)
    install_node(tmp_path, monkeypatch, "98.0.0")
    after = fingerprints(paths)
    assert all(after[name] != before[name] for name in after)
