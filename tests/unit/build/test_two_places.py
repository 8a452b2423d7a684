"""A release is the same wherever, by whomever and from where it is built."""

import os
import shutil
import subprocess
import sys
from pathlib import Path

import pytest

from showfloor.build.workshop import PROJECT

# What a build somewhere else has other than here.
ELSEWHERE = {
    "TZ": "Pacific/Auckland",
    "LANG": "ja_JP.UTF-8",
    "LC_ALL": "tr_TR.UTF-8",
    "LANGUAGE": "tr",
    "NODE_ENV": "development",
    "USER": "somebody",
    "LOGNAME": "somebody",
    "PYTHONHASHSEED": "7",
}
CODE = shutil.ignore_patterns("__pycache__", "node_modules")


def build(project: Path, site: str, to: Path, *, cwd: Path, **environment: str) -> dict[str, bytes]:
    """Build a site of a project in a process of its own; return all files of the release."""
    command = [sys.executable, "-m", "showfloor", "build", str(project / site)]
    command += ["--dist", str(to / "dist"), "--work", str(to / "work")]
    env = {**os.environ, "PYTHONPATH": str(project / "src"), **environment}
    subprocess.run(command, cwd=cwd, env=env, check=True, capture_output=True)
    release = (to / "dist" / "current").resolve()
    files = (file for file in release.rglob("*") if file.is_file())
    return {file.relative_to(release).as_posix(): file.read_bytes() for file in files}


def copied_project(target: Path, *parts: str) -> Path:
    """Copy the engine and a site without their history, with the packages linked; return it."""
    for part in ("src", "web", *parts):
        shutil.copytree(PROJECT / part, target / part, ignore=CODE)
    for file in ("package.json", "pyproject.toml"):
        shutil.copy(PROJECT / file, target)
    (target / "node_modules").symlink_to(PROJECT / "node_modules")
    return target


def expect_the_same(here: dict[str, bytes], there: dict[str, bytes]) -> None:
    """Name the files in which two releases differ."""
    assert sorted(here.keys() ^ there.keys()) == []
    assert [path for path, content in here.items() if there[path] != content] == []


@pytest.mark.parametrize(
    "site", ["tests/sites/tiny", pytest.param("site", marks=pytest.mark.sweep)]
)
def test_builds_in_two_places_are_the_same(tmp_path: Path, site: str) -> None:
    here = copied_project(tmp_path / "here", site)
    there = copied_project(tmp_path / "another place, with a longer name" / "project", site)
    first = build(here, site, here, cwd=here)
    second = build(there, site, there, cwd=Path("/"), HOME=str(tmp_path), **ELSEWHERE)
    expect_the_same(first, second)


def test_a_work_folder_from_another_place_changes_nothing(tmp_path: Path) -> None:
    site = "tests/sites/tiny"
    here, there = (copied_project(tmp_path / name, site) for name in ("here", "there"))
    first = build(here, site, here, cwd=here)
    shutil.copytree(here / "work", there / "work")
    expect_the_same(first, build(there, site, there, cwd=tmp_path, **ELSEWHERE))
