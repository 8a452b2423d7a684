"""What is in the place of one of the build's own files: made again, or an exact error."""

import os
from collections.abc import Callable
from functools import partial
from pathlib import Path

import pytest
from click.testing import CliRunner

from showfloor.build import BuildPaths, build
from showfloor.cli import main
from showfloor.errors import ConfigError, ReleaseError
from showfloor.release.lock import hold_dist
from showfloor.release.store import Store
from showfloor.release.verify import verify_release
from showfloor.server.served_release import open_release
from support.server.running_server import publish
from support.site.tiny_site import TINY
from support.site.workplace import SilentReport

IS_ROOT = hasattr(os, "geteuid") and os.geteuid() == 0
AS_READER = pytest.mark.skipif(IS_ROOT, reason="root may read and write everything")


@pytest.fixture
def dist(tmp_path: Path) -> Path:
    return tmp_path / "dist"


def write(dist: Path, content: bytes = b"<h1>Home</h1>") -> Path:
    return publish(dist, {"/index.html": content}).folder


def refused(action: Callable[[], object]) -> str:
    """Return the whole text of the error that an action ends with."""
    with pytest.raises(ReleaseError) as caught:
        action()
    return str(caught.value)


def hold(dist: Path) -> None:
    with hold_dist(dist):
        pass


def test_a_folder_in_the_place_of_the_lock_is_explained_and_left(dist: Path) -> None:
    (dist / ".lock").mkdir(parents=True)
    assert refused(lambda: hold(dist)) == (
        f"{dist}/.lock cannot be locked: Is a directory.\n"
        "  why: Builds take turns by locking this file. Two at once would mix their files.\n"
        "  fix: Remove it if no other program needs it, or name another folder with --dist."
    )
    assert (dist / ".lock").is_dir()


def test_a_link_in_the_place_of_the_lock_is_explained_and_left(dist: Path) -> None:
    dist.mkdir()
    (dist / ".lock").symlink_to("elsewhere")
    assert refused(lambda: hold(dist)).startswith(
        f"{dist}/.lock cannot be locked: Too many levels of symbolic links.\n"
    )
    assert not (dist / "elsewhere").exists()


@AS_READER
def test_a_lock_of_somebody_else_is_explained(dist: Path) -> None:
    write(dist)
    (dist / ".lock").chmod(0)
    assert refused(lambda: hold(dist)).startswith(
        f"{dist}/.lock cannot be locked: Permission denied.\n"
    )


def test_a_folder_in_the_place_of_the_holder_is_made_again(dist: Path) -> None:
    (dist / ".lock-holder/inner").mkdir(parents=True)
    said: list[str] = []
    with hold_dist(dist, say=said.append):
        assert (dist / ".lock-holder").read_text() == f"{os.getpid()}\n"
    assert said == [f"{dist}/.lock-holder was not a file that can be written. It was made again."]


def test_a_file_in_the_place_of_the_releases_is_explained_and_left(dist: Path) -> None:
    dist.mkdir()
    (dist / "releases").write_text("mine")
    assert refused(lambda: write(dist)) == (
        f"{dist}/releases is not a folder.\n"
        "  why: Every release is a folder in it, and a build removes only what it has made.\n"
        "  fix: Move it away, or name another folder with --dist."
    )
    assert (dist / "releases").read_text() == "mine"


def test_a_build_refuses_such_a_place_before_it_does_any_work(tmp_path: Path, dist: Path) -> None:
    dist.mkdir()
    (dist / "releases").touch()
    report = SilentReport()
    paths = BuildPaths(site=TINY, dist=dist, work=tmp_path / "work")
    with pytest.raises(ReleaseError):
        build(paths, report)
    assert report.steps == []


def test_a_folder_in_the_place_of_the_pointer_is_explained_and_left(dist: Path) -> None:
    write(dist)
    (dist / "current").unlink()
    (dist / "current").mkdir()
    (dist / "current/mine.txt").touch()
    text = (
        f"{dist}/current is a folder.\n"
        "  why: It must be a link to the release that is served, or a file with its name."
        " A program that follows links while it copies leaves a folder.\n"
        "  fix: Move it away, or remove it if it is only a copy of a release;"
        " then build the site: showfloor build."
    )
    actions: tuple[Callable[[Path], object], ...] = (write, verify_release, open_release)
    for action in actions:
        assert refused(partial(action, dist)) == text
    assert (dist / "current/mine.txt").exists()


@pytest.mark.parametrize("command", ["verify", "serve", "mcp", "build"])
def test_a_file_in_the_place_of_the_releases_folder_is_explained(
    tmp_path: Path, command: str
) -> None:
    (tmp_path / "dist").touch()
    arguments = [command, *([str(TINY)] if command == "build" else []), "--dist"]
    result = CliRunner().invoke(main, [*arguments, str(tmp_path / "dist")])
    assert result.exit_code == 1
    assert f"\n{tmp_path}/dist is not a folder.\n  why: " in result.output
    assert "\n  fix: " in result.output


def test_a_file_in_the_place_of_the_work_folder_is_explained(tmp_path: Path) -> None:
    (tmp_path / "work").touch()
    with pytest.raises(ConfigError) as caught:
        BuildPaths(site=TINY, dist=tmp_path / "dist", work=tmp_path / "work")
    text = (
        f"{tmp_path}/work is not a folder.\n"
        "  why: a build keeps its releases and what it needs again in folders.\n"
        "  fix: remove it, or name another folder with --dist or --work."
    )
    assert str(caught.value) == text
    arguments = ["build", str(TINY), "--dist", str(tmp_path / "dist"), "--work"]
    result = CliRunner().invoke(main, [*arguments, str(tmp_path / "work")])
    assert (result.exit_code, result.stderr) == (1, f"\n{text}\n\n")


def test_what_is_no_release_among_them_is_left(dist: Path) -> None:
    write(dist)
    mine = dist / "releases/mine.txt"
    mine.touch()
    (dist / "releases/notes").mkdir()
    for number in range(4):
        write(dist, b"%d" % number)
    assert mine.is_file()
    assert (dist / "releases/notes").is_dir()
    assert len(list((dist / "releases").iterdir())) == 5


def test_files_in_the_places_of_releases_are_made_good(dist: Path) -> None:
    older, served = write(dist, b"1"), write(dist, b"2")
    (dist / "releases/.tmp-1").touch()
    for folder in (older, served):
        folder.rename(dist / "away")
        folder.touch()
        (dist / "away").rename(dist / f"away-{folder.name}")
    write(dist, b"2")
    assert verify_release(dist).faults == []
    assert not (dist / "releases/.tmp-1").exists()


def test_what_was_found_damaged_is_told(dist: Path) -> None:
    release = write(dist)
    (release / "manifest.json").write_bytes(b"")
    (dist / "current").unlink()
    (dist / "current").write_bytes(b"")
    with hold_dist(dist) as lock:
        store = Store(lock)
        store.served_release()
    assert store.notices == [
        f"{dist}/current named no release. It is made again.",
        f"The manifest of the release {release.name} is missing, damaged or of another version."
        " What it listed is made again.",
    ]


@AS_READER
@pytest.mark.parametrize("mode", [0o000, 0o444])
def test_files_without_rights_are_made_good(dist: Path, mode: int) -> None:
    release = write(dist)
    places = [dist / ".lock-holder", *release.rglob("*.*")]
    for place in places:
        place.chmod(mode)
    write(dist)
    assert verify_release(dist).faults == []
