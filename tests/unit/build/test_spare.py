"""A large release leaves folders with the same files to the edits after it."""

import os
from pathlib import Path

import pytest

from served import publish
from showfloor.build import release, spare
from showfloor.build.lock import DistLock
from showfloor.build.mirror import Mirror
from showfloor.build.spare import make_spares
from showfloor.build.store import Store

FILES = {
    "/index.html": b"<h1>Home</h1>",
    "/oak/index.html": b"<h1>Oak</h1>",
    "/oak/leaf/index.html": b"<h1>Leaf</h1>" * 200,
}


@pytest.fixture
def dist(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """A folder in which each release is a large one."""
    monkeypatch.setattr(release, "LARGE", len(FILES))
    publish(tmp_path, FILES)
    return tmp_path


def names(dist: Path) -> set[str]:
    return {path.name for path in (dist / "releases").glob(".*")}


def inodes(folder: Path) -> dict[str, int]:
    files = (path for path in folder.rglob("*") if path.is_file())
    return {path.relative_to(folder).as_posix(): path.stat().st_ino for path in files}


def changed(folder: Path) -> dict[Path, int]:
    files = (path for path in folder.rglob("*") if path.is_file())
    return {path: path.stat().st_ctime_ns for path in files}


def test_a_large_release_leaves_the_same_files_for_two_edits(dist: Path) -> None:
    assert names(dist) == {".spare-0", ".spare-1"}
    public = inodes(dist / "current/public")
    assert len(public) > len(FILES)
    for name in names(dist):
        assert inodes(dist / "releases" / name / "public") == public


def test_a_small_release_leaves_none(tmp_path: Path) -> None:
    publish(tmp_path, FILES)
    assert names(tmp_path) == set()


def test_an_edit_links_nothing_anew(dist: Path) -> None:
    store = Store(DistLock(dist))
    digest = (dist / "current").resolve().name
    public = dist / "current/public"
    before = changed(public)  # as each new link changes a file
    with Mirror(store, digest, keep=3) as mirror:
        mirror.begin()
        draft = mirror.result()
        assert draft is not None
        assert inodes(draft.folder / "public") == inodes(public)
        assert changed(public) == before
    assert names(dist) == {".spare-1"}


def test_no_more_stay_than_there_will_be_edits_without_an_old_release(dist: Path) -> None:
    publish(dist, FILES | {"/elm/index.html": b"<h1>Elm</h1>"})
    assert names(dist) == {".spare-0"}
    publish(dist, FILES | {"/ash/index.html": b"<h1>Ash</h1>"})
    assert names(dist) == set()


def test_a_disk_without_links_has_none(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    def refuse(*_paths: str) -> None:
        raise PermissionError("no links here")

    (tmp_path / "release/public").mkdir(parents=True)
    (tmp_path / "release/public/index.html").write_text("Home")
    monkeypatch.setattr(os, "link", refuse)
    make_spares(tmp_path / "release", [tmp_path / "spare"])
    assert not (tmp_path / "spare").exists()


def test_where_none_is_missing_none_is_made(tmp_path: Path) -> None:
    spare.make_spares(tmp_path, [])
    assert list(tmp_path.iterdir()) == []
