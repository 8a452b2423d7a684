"""A release is the same wherever, by whomever and from where it is built."""

import os
import shutil
import subprocess
import sys
from collections.abc import Callable, Iterator
from functools import cache
from pathlib import Path

import pytest

from support.places import PROJECT

# One worker runs them: each would make what they share.
pytestmark = pytest.mark.xdist_group("two-places")

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


def build(
    project: Path, site: str, *, cwd: Path, say: Callable[[str], None], **environment: str
) -> dict[str, bytes]:
    """Build a site of a project in a process of its own; return all files of the release."""
    say(f"Building {site} in {project}")
    command = [sys.executable, "-m", "showfloor", "build", str(project / site)]
    command += ["--dist", str(project / "dist"), "--work", str(project / "work")]
    env = {**os.environ, "PYTHONPATH": str(project / "src"), **environment}
    with subprocess.Popen(
        command, cwd=cwd, env=env, stdout=subprocess.PIPE, stderr=subprocess.STDOUT, text=True
    ) as process:
        said = list(spoken(process, say))
    assert process.returncode == 0, "".join(said)
    release = (project / "dist" / "current").resolve()
    files = (file for file in release.rglob("*") if file.is_file())
    return {file.relative_to(release).as_posix(): file.read_bytes() for file in files}


def spoken(process: subprocess.Popen[str], say: Callable[[str], None]) -> Iterator[str]:
    """Pass on what a process writes while it runs."""
    assert process.stdout is not None
    for line in process.stdout:
        say(line.rstrip())
        yield line


def copied_project(target: Path, *parts: str) -> Path:
    """Copy the engine and a site without their history and without packages; return the copy."""
    for part in ("src", "web", *parts):
        shutil.copytree(PROJECT / part, target / part, ignore=CODE)
    shutil.copy(PROJECT / "pyproject.toml", target)
    return target


def folders_of_packages(project: Path) -> list[Path]:
    """Return the folders of packages that a copy of the project has room for."""
    parents = [parent for parent in (".", "web", "site") if (project / parent).is_dir()]
    return [Path(parent) / "node_modules" for parent in parents]


def link_packages(project: Path) -> None:
    """Have the folders of packages be links to some that are elsewhere."""
    for folder in folders_of_packages(project):
        (project / folder).symlink_to(PROJECT / folder)


def have_packages(project: Path) -> None:
    """Have folders of packages that are in the project itself."""
    for folder in folders_of_packages(project):
        copied = project / folder
        shutil.copytree(PROJECT / folder, copied, symlinks=True, copy_function=link_or_copy)
        assert not copied.is_symlink()


def link_or_copy(source: str, target: str) -> None:
    """Give a file another name, which costs nothing; copy it where that cannot be done."""
    try:
        os.link(source, target)
    except OSError:
        shutil.copy2(source, target)


def expect_the_same(here: dict[str, bytes], there: dict[str, bytes]) -> None:
    """Name the files in which two releases differ."""
    assert sorted(here.keys() ^ there.keys()) == []
    assert [path for path, content in here.items() if there[path] != content] == []


@pytest.fixture(scope="module")
def here(
    tmp_path_factory: pytest.TempPathFactory, say: Callable[[str], None]
) -> Callable[[str], tuple[Path, dict[str, bytes]]]:
    """Return what gives a project with packages of its own, and its release: each is built once."""

    @cache
    def built(site: str) -> tuple[Path, dict[str, bytes]]:
        project = copied_project(tmp_path_factory.mktemp("built") / "here", site)
        have_packages(project)
        return project, build(project, site, cwd=project, say=say)

    return built


@pytest.mark.parametrize(
    "site", ["tests/sites/tiny", pytest.param("site", marks=pytest.mark.sweep)]
)
def test_builds_in_two_places_are_the_same(
    here: Callable[[str], tuple[Path, dict[str, bytes]]],
    tmp_path: Path,
    site: str,
    say: Callable[[str], None],
) -> None:
    _, first = here(site)
    there = copied_project(tmp_path / "another place, with a longer name" / "project", site)
    link_packages(there)
    second = build(there, site, cwd=Path("/"), say=say, HOME=str(tmp_path), **ELSEWHERE)
    expect_the_same(first, second)


def test_a_work_folder_from_another_place_changes_nothing(
    here: Callable[[str], tuple[Path, dict[str, bytes]]],
    tmp_path: Path,
    say: Callable[[str], None],
) -> None:
    site = "tests/sites/tiny"
    project, first = here(site)
    there = copied_project(tmp_path / "there", site)
    link_packages(there)
    shutil.copytree(project / "work", there / "work")
    expect_the_same(first, build(there, site, cwd=tmp_path, say=say, **ELSEWHERE))
