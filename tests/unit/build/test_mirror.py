"""A process makes a folder the same as the served release."""

import os
import subprocess
import sys
from pathlib import Path

import pytest

from served import publish
from showfloor.build import mirror as module
from showfloor.build.lock import DistLock
from showfloor.build.mirror import Mirror, mirror
from showfloor.build.published import Published, read_verified
from showfloor.build.store import Store

FILES = {
    "/index.html": b"<h1>Home</h1>",
    "/oak/index.html": b"<h1>Oak</h1>",
    "/oak/leaf/index.html": b"<h1>Leaf</h1>" * 200,
}


@pytest.fixture
def store(tmp_path: Path) -> Store:
    publish(tmp_path, FILES)
    return Store(DistLock(tmp_path))


def served(store: Store) -> tuple[str, Published]:
    digest = (store.dist / "current").resolve().name
    published = store.intact(digest)
    assert published is not None
    return digest, published


def inodes(folder: Path) -> dict[str, int]:
    files = (path for path in folder.rglob("*") if not path.is_dir())
    return {path.relative_to(folder).as_posix(): path.stat().st_ino for path in files}


def spoil(folder: Path) -> None:
    """Make of an older release what it must not be."""
    public = folder / "public"
    (public / "oak").mkdir(parents=True)
    (public / "index.html").mkdir()
    (public / "index.html" / "worm").write_text("worm")
    (public / "oak" / "index.html").write_bytes(FILES["/oak/index.html"])
    (public / "oak" / "leaf").write_text("worm")
    (public / "elm").mkdir()
    (public / "elm" / "index.html").write_text("Elm")
    (folder / "manifest.json").write_text("{}")


@pytest.mark.parametrize("is_spoilt", [False, True])
def test_a_folder_becomes_the_same(is_spoilt: bool, store: Store, tmp_path: Path) -> None:
    _, published = served(store)
    target = tmp_path / "target"
    target.mkdir()
    if is_spoilt:
        spoil(target)
    mirror(published.folder, published.inodes, target)
    assert inodes(target) == published.inodes
    assert not (target / "public" / "elm").exists()


def test_the_same_files_are_not_touched(
    store: Store, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    _, published = served(store)
    mirror(published.folder, published.inodes, tmp_path / "target")
    (tmp_path / "target/public/oak/index.html").unlink()
    made: list[str] = []
    monkeypatch.setattr(module, "link_or_copy", lambda _, target: made.append(target))
    mirror(published.folder, published.inodes, tmp_path / "target")
    assert made == [str(tmp_path / "target/public/oak/index.html")]


def test_a_process_makes_it(store: Store) -> None:
    digest, published = served(store)
    with Mirror(store, digest, keep=3) as process:
        process.begin()
        draft = process.result()
        assert draft is not None
        assert inodes(draft.folder) == published.inodes


def test_a_damaged_release_is_not_mirrored(store: Store) -> None:
    digest, published = served(store)
    (published.folder / "public/oak/index.html").write_text("worm")
    with Mirror(store, digest, keep=3) as process:
        process.begin()
        assert process.result() is None
    assert not store.unfinished.exists()


def test_what_is_not_wanted_after_all_leaves_the_release_known_as_whole(store: Store) -> None:
    digest, published = served(store)
    with Mirror(store, digest, keep=3) as process:
        process.begin()
        process._process.wait()  # all links are made, and count as changes
    assert not store.unfinished.exists()
    last = max(os.stat(published.folder / name).st_ctime_ns for name in published.inodes)
    assert read_verified(store.dist, digest) >= last


def test_nothing_is_made_before_it_is_wanted(store: Store) -> None:
    digest, _ = served(store)
    note = (store.dist / ".verified").read_bytes()
    with Mirror(store, digest, keep=3):
        pass
    assert not store.unfinished.exists()
    assert (store.dist / ".verified").read_bytes() == note


def test_the_process_ends_with_the_build(store: Store) -> None:
    digest, _ = served(store)
    command = [
        sys.executable,
        "-m",
        module.__name__,
        str(store.dist),
        digest,
        str(store.unfinished),
    ]
    process = subprocess.Popen(command, stdin=subprocess.PIPE, stdout=subprocess.PIPE)
    output, _ = process.communicate()  # closes what it reads from, as the end of a build does
    assert (process.returncode, output) == (0, b"")
    assert not store.unfinished.exists()


def test_a_build_that_ends_takes_the_process_along(
    store: Store, monkeypatch: pytest.MonkeyPatch
) -> None:
    ended: list[int] = []
    monkeypatch.setattr(os, "read", lambda *_: b"")
    monkeypatch.setattr(os, "_exit", ended.append)
    module._end_with_parent()
    assert ended == [module.DAMAGED]
