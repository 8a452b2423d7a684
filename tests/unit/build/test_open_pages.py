"""What a release keeps for pages of earlier ones, and what a build finds damaged."""

import os
import random
import shutil
from collections.abc import Callable
from contextlib import suppress
from pathlib import Path

import msgspec
import pytest

from showfloor.errors import ReleaseError
from showfloor.model.release import IMMUTABLE, FileEntry, Manifest
from showfloor.model.site_file import SiteFile
from showfloor.release.lock import hold_dist
from showfloor.release.manifest import ReleaseSettings, Retention
from showfloor.release.store import Store
from showfloor.release.verify import verify_release
from showfloor.release.write import WrittenRelease, write_release
from showfloor.server.served_release import open_release
from support.server.running_server import ask, serving

DAY = 24 * 60 * 60
NOW = 1_700_000_000
PAGE = b"<p>a line of a page</p>\n" * 200


@pytest.fixture
def dist(tmp_path: Path) -> Path:
    return tmp_path / "dist"


def write(
    dist: Path, *scripts: str, day: float = 0, page: bytes = PAGE, **options: int
) -> WrittenRelease:
    """Write a release of a page and some scripts, each named after what it holds."""
    files = [
        SiteFile(path="/index.html", content=page),
        *(
            SiteFile(path=f"/_assets/{name}.js", content=name.encode() * 2000, immutable=True)
            for name in scripts
        ),
    ]
    retention = Retention(now=int(NOW + day * DAY), seconds=7 * DAY, **options)
    with hold_dist(dist) as lock:
        settings = ReleaseSettings(retention=retention, beside={"nginx.conf": b"# nginx"})
        return write_release(Store(lock), files, settings)


def manifest_of(release: WrittenRelease) -> Manifest:
    return msgspec.json.decode((release.folder / "manifest.json").read_bytes(), type=Manifest)


def retained_names(release: WrittenRelease) -> set[str]:
    return {path.removeprefix("/_assets/") for path in manifest_of(release).retained}


def test_scripts_of_ten_releases_are_served_and_those_of_last_week_are_not(dist: Path) -> None:
    write(dist, "old")
    for number in range(10):
        write(dist, f"s{number}", day=1 + number / 10)
    with serving(dist) as port:
        for number in range(10):
            answer = ask(port, f"/_assets/s{number}.js", Accept_Encoding="br")
            assert (answer.status, answer.headers["cache-control"]) == (200, IMMUTABLE)
    write(dist, "new", day=8)
    with serving(dist) as port:
        assert ask(port, "/_assets/old.js").status == 404
        assert ask(port, "/_assets/s9.js").status == 200


def test_kept_files_are_no_pages_and_are_shared_with_the_release_before(dist: Path) -> None:
    first = write(dist, "a")
    second = write(dist, "b")
    assert [*manifest_of(second).files] == ["/_assets/b.js", "/index.html"]
    for name in ("a.js", "a.js.br", "a.js.gz"):
        kept = second.folder / "public" / "_assets" / name
        assert kept.samefile(first.folder / "public" / "_assets" / name)


def test_a_build_without_changes_writes_nothing_however_old_the_kept_files_are(dist: Path) -> None:
    write(dist, "a")
    second = write(dist, "b")
    assert (second.folder / "public/_assets/a.js").is_file()
    before = (second.folder / "manifest.json").stat()
    again = write(dist, "b", day=100)
    assert (again.digest, again.written) == (second.digest, 0)
    assert os.path.samestat(before, (second.folder / "manifest.json").stat())
    assert retained_names(write(dist, "c", day=100)) == {"b.js"}


def test_a_release_that_goes_back_keeps_what_was_between(dist: Path) -> None:
    first = write(dist, "a")
    write(dist, "b", day=1)
    back = write(dist, "a", day=2)
    assert back.digest != first.digest
    assert retained_names(back) == {"b.js"}
    assert retained_names(write(dist, "b", day=3)) == {"a.js"}


def test_a_first_build_keeps_nothing_and_tells_no_time(tmp_path: Path) -> None:
    digests = [write(tmp_path / name, "a", day=day).digest for name, day in (("x", 0), ("y", 9))]
    assert digests[0] == digests[1]


def test_too_many_kept_files_are_counted(dist: Path) -> None:
    write(dist, "a", "b", "c")
    assert write(dist, "d", max_files=1).dropped == 2


def test_a_damaged_manifest_costs_no_open_page_its_files(dist: Path) -> None:
    write(dist, "a")
    second = write(dist, "b")
    (second.folder / "manifest.json").write_bytes(b"{")
    assert retained_names(write(dist, "c")) == {"a.js"}


def test_a_kept_file_that_was_damaged_is_no_longer_served(dist: Path) -> None:
    write(dist, "a", "b")
    second = write(dist, "c")
    damage(second.folder / "public/_assets/a.js")
    verify_release(dist)
    assert retained_names(write(dist, "c")) == {"b.js"}
    assert verify_release(dist).faults == []


def test_the_server_leaves_out_a_kept_file_of_the_wrong_size(dist: Path) -> None:
    write(dist, "a", "b")
    second = write(dist, "c")
    cut = second.folder / "public/_assets/a.js.br"
    cut.unlink()
    with serving(dist) as port:
        assert [ask(port, f"/_assets/{n}.js").status for n in "abc"] == [404, 200, 200]


def damage(file: Path) -> None:
    """Change a file where it is, so that it keeps its size and its time."""
    before = file.stat()
    content = bytearray(file.read_bytes())
    content[len(content) // 2] ^= 0x55
    with file.open("r+b") as there:
        there.write(content)
    os.utime(file, ns=(before.st_atime_ns, before.st_mtime_ns))


@pytest.mark.parametrize(
    "name",
    [
        *("index.html", "index.html.br", "index.html.gz"),
        *("_assets/a.js", "_assets/a.js.br", "_assets/a.js.gz"),
    ],
)
def test_a_damaged_file_of_the_same_size_is_made_again_after_verify(dist: Path, name: str) -> None:
    first = write(dist, "a")
    second = write(dist, "a", "b")
    file = second.folder / "public" / name
    whole = file.read_bytes()
    damage(file)
    assert (first.folder / "public" / name).read_bytes() != whole  # the same file on disk
    assert write(dist, "a", "b").folder == second.folder  # a build compares sizes
    assert len(verify_release(dist).faults) == 1
    with hold_dist(dist) as lock:
        assert Store(lock).intact(second.digest) is None
    again = write(dist, "a", "b")
    assert (again.digest, again.written) == (second.digest, 1)
    assert (again.folder / "public" / name).read_bytes() == whole
    assert (first.folder / "public" / name).read_bytes() != whole  # was not written through
    assert verify_release(dist).faults == []


def cut(file: Path) -> None:
    file.write_bytes(file.read_bytes()[:-1])


def link_to_a_copy(file: Path) -> None:
    shutil.copy(file, file.parents[4] / "copy")
    file.unlink()
    file.symlink_to(file.parents[4] / "copy")


@pytest.mark.parametrize("change", [cut, link_to_a_copy, Path.unlink])
def test_a_build_finds_files_of_another_size_or_kind(
    dist: Path, change: Callable[[Path], object]
) -> None:
    release = write(dist, "a", "b")
    change(release.folder / "public/_assets/a.js.gz")
    with hold_dist(dist) as lock:
        assert Store(lock).intact(release.digest) is None
        assert Store(lock).served_release().damaged == {"public/_assets/a.js"}
    again = write(dist, "a", "b")
    assert (again.digest, again.written, verify_release(dist).faults) == (release.digest, 1, [])


def test_damage_is_fixed_while_the_release_is_served(dist: Path) -> None:
    first = write(dist, "a", page=PAGE)
    with serving(dist) as port:
        (first.folder / "public/_assets/a.js").unlink()
        again = write(dist, "a", page=PAGE)
        assert (again.digest, again.folder) == (first.digest, Path(f"{first.folder}-2"))
        assert first.folder.is_dir()  # the server has not switched yet
        assert ask(port, "/").body == PAGE
        assert ask(port, "/_assets/a.js").status == 200


def test_a_release_may_be_damaged_again_and_again(dist: Path) -> None:
    first = write(dist, "a")
    for ending in ("-2", "", "-2", ""):
        (dist / "current/public/index.html").unlink()
        again = write(dist, "a")
        assert (again.digest, again.folder.name) == (first.digest, first.digest + ending)
        assert (dist / "current").resolve() == again.folder.resolve()
        assert verify_release(dist).faults == []
    for script in "bcd":
        write(dist, script)
    assert not list((dist / "releases").glob(f"{first.digest}*"))


def test_damage_does_not_reach_the_next_release(dist: Path) -> None:
    for name in "abcd":
        release = write(dist, "same", name)
    damage(release.folder / "public/_assets/same.js")
    verify_release(dist)
    write(dist, "same", "e")
    assert verify_release(dist).faults == []


def test_damage_that_an_older_release_shares_is_found_where_it_takes_over(dist: Path) -> None:
    write(dist, "a")
    release = write(dist, "b")
    damage(release.folder / "public/_assets/a.js")  # the same file on disk in both
    (release.folder / "manifest.json").unlink()
    assert retained_names(write(dist, "c")) == set()
    assert verify_release(dist).faults == []


@pytest.mark.parametrize("kind", ["missing", "empty", "cut", "folder", "random"])
@pytest.mark.parametrize("name", ["manifest.json", "nginx.conf", "public/index.html.br", "public"])
def test_whatever_is_damaged_the_next_build_is_as_a_clean_one(
    tmp_path: Path, dist: Path, name: str, kind: str
) -> None:
    clean = write(tmp_path / "clean", "a")
    place = write(dist, "a").folder / name
    content = place.read_bytes() if place.is_file() else PAGE
    shutil.rmtree(place) if place.is_dir() else place.unlink()
    if kind == "folder":
        (place / "inner").mkdir(parents=True)
    elif kind != "missing":
        noise = random.Random(1).randbytes(len(content))
        place.write_bytes({"empty": b"", "cut": content[:-7], "random": noise}[kind])
    if kind == "random":  # the only one that leaves a file its size
        with suppress(ReleaseError):
            verify_release(dist)
    again = write(dist, "a")
    assert (again.digest, verify_release(dist).faults) == (clean.digest, [])
    assert tree(again.folder) == tree(clean.folder)


@pytest.mark.parametrize("name", [".", "public", "public/_assets"])
def test_folders_that_do_not_belong_to_a_release_go(dist: Path, name: str) -> None:
    release = write(dist, "a").folder
    (release / "manifest.json").unlink()
    (release / name / "stray" / "inner").mkdir(parents=True)
    (release / name / "link").symlink_to(dist, target_is_directory=True)
    assert write(dist, "a").folder != release
    assert verify_release(dist).faults == []
    for script in "bcd":
        write(dist, script)
    assert not release.exists()
    assert (dist / "releases").is_dir()  # the link went, not what it led to


def tree(folder: Path) -> dict[str, bytes]:
    files = (path for path in folder.rglob("*") if path.is_file())
    return {str(file.relative_to(folder)): file.read_bytes() for file in files}


def test_faults_are_told_by_file(dist: Path) -> None:
    release = write(dist, "a", "b")
    public = release.folder / "public"
    assert verify_release(dist) == (release.digest, 3, [])
    damage(public / "index.html")
    damage(public / "index.html.br")
    (public / "_assets/a.js").write_bytes(b"short")
    (public / "_assets/b.js.gz").unlink()
    (public / "extra.html").touch()
    (release.folder / "nginx.conf").write_bytes(b"# other")
    (release.folder / "notes.txt").touch()
    assert verify_release(dist).faults == [
        "nginx.conf: its content is another one.",
        "public/_assets/a.js: it has 5 bytes, not 2000.",
        "public/_assets/b.js.gz: No such file or directory.",
        "public/index.html: its content is another one.",
        "public/index.html.br: its content is another one.",
        "public/extra.html: the manifest does not know it.",
        "notes.txt: the manifest does not know it.",
    ]


def test_what_is_no_file_is_told_and_not_read(dist: Path) -> None:
    public = write(dist, "a").folder / "public"
    (public / "index.html").unlink()
    os.mkfifo(public / "index.html")
    (public / "_assets/a.js").unlink()
    (public / "_assets/a.js").symlink_to("/dev/null")
    (public / "away").symlink_to("/")
    assert verify_release(dist).faults == [
        "public/_assets/a.js: it is no regular file.",
        "public/index.html: it is no regular file.",
        "public/_assets/a.js: it is a link, and releases have none.",
        "public/away: it is a link, and releases have none.",
    ]


def test_verify_changes_no_file_of_the_release_and_the_next_build_forgets_it(dist: Path) -> None:
    release = write(dist, "a").folder
    damage(release / "public/index.html")
    before = tree(release)
    verify_release(dist)
    assert tree(release) == before
    write(dist, "a")
    with hold_dist(dist) as lock:
        assert Store(lock).served_release().damaged == set()
    assert not (dist / ".damaged").exists()


def test_the_manifest_of_another_release_is_told(dist: Path) -> None:
    first, second = write(dist, "a"), write(dist, "b")
    (second.folder / "manifest.json").write_bytes((first.folder / "manifest.json").read_bytes())
    assert verify_release(dist).faults == [
        f"manifest.json: it is that of another release, {first.digest}.",
        "public/_assets/b.js: the manifest does not know it.",
        "public/_assets/b.js.br: the manifest does not know it.",
        "public/_assets/b.js.gz: the manifest does not know it.",
    ]


WRONG: dict[str, Callable[[Manifest], dict[str, object]]] = {
    "an entry is missing": lambda m: {"files": {"/index.html": m.files["/index.html"]}},
    "an entry is too many": lambda m: {"files": {**m.files, "/more": m.files["/index.html"]}},
    "a digest is wrong": lambda m: {"files": with_page(m, etag="0" * 32)},
    "a size is wrong": lambda m: {"files": with_page(m, size=7)},
    "a compressed form is missing": lambda m: {"files": with_page(m, encodings={})},
    "a type is wrong": lambda m: {"files": with_page(m, type="text/plain")},
    "a header is missing": lambda m: {"headers": {"X-Test": "1"}},
    "a kept file is missing": lambda m: {"retained": {}},
    "nothing is beside": lambda m: {"beside": {}},
    "the digest is another one": lambda m: {"digest": "0" * 32},
}


def with_page(manifest: Manifest, **changes: object) -> dict[str, FileEntry]:
    page = msgspec.structs.replace(manifest.files["/index.html"], **changes)
    return {**manifest.files, "/index.html": page}


@pytest.mark.parametrize("wrong", WRONG)
def test_a_manifest_that_says_something_else_is_told_and_made_again(
    tmp_path: Path, dist: Path, wrong: str
) -> None:
    for place in (tmp_path / "clean", dist):
        write(place, "a")
        release = write(place, "b")
    clean = tree(release.folder)
    rewrite(release, **WRONG[wrong](manifest_of(release)))
    assert any(fault.startswith("manifest.json: ") for fault in verify_release(dist).faults)
    again = write(dist, "b")
    assert (tree(again.folder), verify_release(dist).faults) == (clean, [])


def test_the_manifest_of_another_release_is_not_believed(dist: Path) -> None:
    """Files of the same size were taken for those that the wrong manifest names."""
    first = write(dist, "a", page=b"one")
    second = write(dist, "a", page=b"two")
    (second.folder / "manifest.json").unlink()
    os.link(first.folder / "manifest.json", second.folder / "manifest.json")
    again = write(dist, "a", page=b"one")
    assert (again.folder / "public/index.html").read_bytes() == b"one"
    assert verify_release(dist).faults == []


def test_a_lost_page_of_the_manifest_is_told(dist: Path) -> None:
    release = write(dist, "a")
    rewrite(release, routes={})
    assert verify_release(dist).faults == [
        "manifest.json: its content is another one.",
        "manifest.json: its pages are not those of its files.",
    ]


ODD: dict[str, dict[str, object]] = {
    "encoding": {"encodings": {"zz": 1}},
    "NUL": {"file": "public/a\0b"},
    "out of the release": {"file": "../secret"},
}


@pytest.mark.parametrize("name", ODD)
def test_a_manifest_that_reads_well_and_is_wrong_is_made_again(dist: Path, name: str) -> None:
    release = write(dist, "a")
    page = manifest_of(release).files["/index.html"]
    rewrite(release, files={"/index.html": msgspec.structs.replace(page, **ODD[name])})
    with pytest.raises(ReleaseError):
        verify_release(dist)
    with pytest.raises(ReleaseError):
        open_release(dist)
    assert verify_release(write_again(dist)).faults == []


@pytest.mark.parametrize("content", [b"\xff\xfe", b"releases/a\0b", b"../../etc", b""])
def test_a_damaged_pointer_is_made_again(dist: Path, content: bytes) -> None:
    write(dist, "a")
    (dist / "current").unlink()
    (dist / "current").write_bytes(content)
    with pytest.raises(ReleaseError):
        verify_release(dist)
    assert verify_release(write_again(dist)).faults == []


def rewrite(release: WrittenRelease, **changes: object) -> None:
    """Change the manifest of a release, as damage that leaves it readable would."""
    manifest = msgspec.structs.replace(manifest_of(release), **changes)
    (release.folder / "manifest.json").unlink()
    (release.folder / "manifest.json").write_bytes(msgspec.json.encode(manifest))


def write_again(dist: Path) -> Path:
    write(dist, "a")
    return dist
