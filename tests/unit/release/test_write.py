import errno
import os
import signal
import subprocess
import sys
from collections.abc import Iterable, Iterator
from dataclasses import replace
from pathlib import Path

import brotli
import msgspec
import pytest

from showfloor.errors import ReleaseError
from showfloor.file_system import remove_path
from showfloor.model.redirects import Redirect
from showfloor.model.release import Manifest
from showfloor.model.site_file import SiteFile, content_digest
from showfloor.release.lock import hold_dist
from showfloor.release.manifest import ReleaseSettings, Retention, manifest_checksum
from showfloor.release.precompress import compression
from showfloor.release.store import Store
from showfloor.release.write import WrittenRelease, write_release
from showfloor.work_counts import forget_work, work_done
from support.site.installed_packages import forget_code, install_python_package
from support.site.memory_cache import MemoryCache

PAGE = b"".join(b"<p>line %d of a page</p>\n" % number for number in range(200))


@pytest.fixture
def dist(tmp_path: Path) -> Path:
    return tmp_path / "dist"


def page(path: str, content: bytes = PAGE) -> SiteFile:
    return SiteFile(path=path, content=content)


def write(
    dist: Path, files: Iterable[SiteFile], settings: ReleaseSettings | None = None
) -> WrittenRelease:
    with hold_dist(dist) as lock:
        return write_release(Store(lock), files, settings or ReleaseSettings())


def manifest_of(release: WrittenRelease) -> Manifest:
    return msgspec.json.decode((release.folder / "manifest.json").read_bytes(), type=Manifest)


def tree(folder: Path) -> dict[str, bytes | None]:
    """Everything below a folder, empty folders too."""
    return {
        str(path.relative_to(folder)): path.read_bytes() if path.is_file() else None
        for path in sorted(folder.rglob("*"))
    }


def releases(dist: Path) -> set[str]:
    return {path.name for path in (dist / "releases").iterdir()}


def test_what_says_so_or_may_change_any_day_is_compressed_quickly(dist: Path) -> None:
    text = b"".join(b"%d squared is %d\n" % (n, n * n) for n in range(2000))
    files = [
        SiteFile(path="/often.js", content=text, immutable=True),
        SiteFile(path="/quick.js", content=text, immutable=True, quick=True),
        SiteFile(path="/any-day.js", content=text),
    ]
    entries = manifest_of(write(dist, files)).files
    assert entries["/often.js"].encodings["br"] < entries["/quick.js"].encodings["br"]
    assert entries["/any-day.js"].encodings == entries["/quick.js"].encodings


@pytest.mark.parametrize("path", ["/a/index.md", "/llms.txt", "/sitemap.xml", "/feed.atom"])
def test_what_machines_read_is_compressed_once(dist: Path, path: str) -> None:
    kind = "application/atom+xml" if path.endswith("atom") else None
    release = write(dist, [SiteFile(path=path, content=PAGE, type=kind)])
    assert [*manifest_of(release).files[path].encodings] == ["gzip"]


def test_a_release_holds_files_with_their_compressed_forms(dist: Path) -> None:
    release = write(dist, [page("/a/index.html")])
    folder = release.folder / "public" / "a"
    assert (folder / "index.html").read_bytes() == PAGE
    assert brotli.decompress((folder / "index.html.br").read_bytes()) == PAGE
    entry = manifest_of(release).files["/a/index.html"]
    assert entry.etag == content_digest(PAGE)
    assert entry.size == len(PAGE)
    assert entry.encodings == {
        "br": (folder / "index.html.br").stat().st_size,
        "gzip": (folder / "index.html.gz").stat().st_size,
    }


@pytest.mark.parametrize(
    ("paths", "written"),
    [(["/a/index.html", "/b/index.html", "/tree.png"], 2), (["/tree.png"], 0)],
)
def test_another_compressor_compresses_all_files_again_and_is_noted(
    dist: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch, paths: list[str], written: int
) -> None:
    files = [*map(page, paths)]
    first = write(dist, files)
    assert write(dist, files).written == 0
    install_python_package(tmp_path, monkeypatch, "Brotli", "99.0")
    try:
        again = write(dist, files)
        assert (again.written, again.digest) == (written, first.digest)
        assert manifest_of(again).compression == compression()
        assert write(dist, files).written == 0
    finally:
        forget_code()


def test_content_may_be_bytes_a_file_or_a_function(dist: Path, tmp_path: Path) -> None:
    (tmp_path / "logo.svg").write_bytes(b"<svg/>")
    files = [
        SiteFile(path="/a", content=b"a"),
        SiteFile(path="/b.svg", content=tmp_path / "logo.svg"),
        SiteFile(path="/c", content=lambda: b"c"),
    ]
    public = write(dist, files).folder / "public"
    assert [(public / name).read_bytes() for name in ("a", "b.svg", "c")] == [b"a", b"<svg/>", b"c"]


def test_the_manifest_reads_as_agreed(dist: Path) -> None:
    redirect = Redirect(source="/old", target="/new/", status=302)
    settings = ReleaseSettings(redirects=[redirect], headers={"X-Test": "1"})
    release = write(
        dist, [SiteFile(path="/a/index.html", content=b"hello", headers={"X-A": "1"})], settings
    )
    content = (release.folder / "manifest.json").read_bytes()
    assert msgspec.json.decode(content) == {
        "version": 1,
        "digest": release.digest,
        "checksum": manifest_checksum(content, manifest_of(release)),
        "files": {
            "/a/index.html": {
                "file": "public/a/index.html",
                "type": "text/html; charset=utf-8",
                "etag": content_digest(b"hello"),
                "size": 5,
                "encodings": {},
                "immutable": False,
                "headers": {"X-A": "1"},
            }
        },
        "routes": {"/a/": "/a/index.html"},
        "redirects": [{"from": "/old", "to": "/new/", "status": 302}],
        "languages": {"prefixes": [], "leftOut": []},
        "hosts": [],
        "headers": {"X-Test": "1"},
        "beside": {},
        "compression": compression(),
        "former": {},
    }


def test_the_same_site_gives_the_same_bytes(tmp_path: Path) -> None:
    files = [page("/index.html"), page("/a/index.html", PAGE + b"a")]
    one = write(tmp_path / "one", files)
    two = write(tmp_path / "two", reversed(files))
    assert one.digest == two.digest
    assert tree(one.folder) == tree(two.folder)


def test_a_build_without_changes_writes_nothing(dist: Path) -> None:
    settings = ReleaseSettings(beside={"a.conf": b"# a", "b.conf": b"# b"})
    files = [page("/index.html"), page("/empty.txt", b"")]
    first = write(dist, files, settings)
    before = (first.folder / "manifest.json").stat().st_mtime_ns
    again = write(dist, files, settings)
    assert (again.digest, again.written, again.dropped) == (first.digest, 0, 0)
    assert (first.folder / "manifest.json").stat().st_mtime_ns == before


def test_an_unchanged_file_is_shared_with_the_release_before(dist: Path) -> None:
    first = write(dist, [page("/a.html"), page("/b.html")])
    second = write(dist, [page("/a.html"), page("/b.html", PAGE + b"changed"), page("/c.html")])
    assert (first.files, first.written, first.dropped) == (2, 2, 0)
    assert (second.files, second.written, second.dropped) == (3, 2, 0)
    assert second.folder == dist / "releases" / second.digest
    for name in ("a.html", "a.html.br", "a.html.gz"):
        assert (first.folder / "public" / name).samefile(second.folder / "public" / name)
    assert (first.folder / "public" / "b.html").read_bytes() == PAGE


def test_hundreds_of_unchanged_files_are_all_in_the_next_release(dist: Path) -> None:
    files = [page(f"/{number}.html", b"%d" % number) for number in range(403)]
    write(dist, files)
    second = write(dist, [*files, page("/new.html")])
    assert second.written == 1
    for number in range(403):
        assert (second.folder / "public" / f"{number}.html").read_bytes() == b"%d" % number


def test_the_release_that_is_served_no_more_is_served_again(dist: Path) -> None:
    first = write(dist, [page("/a.html")])
    (dist / "current").unlink()
    again = write(dist, [page("/a.html")])
    assert (again.digest, again.written) == (first.digest, 0)
    assert os.readlink(dist / "current") == f"releases/{first.digest}"


@pytest.mark.parametrize("damage", [None, b"# edited"])
def test_a_damaged_file_beside_the_public_ones_is_made_again(
    dist: Path, damage: bytes | None
) -> None:
    settings = ReleaseSettings(beside={"a.conf": b"# a", "b.conf": b"# b"})
    file = write(dist, [page("/a.html")], settings).folder / "b.conf"
    file.unlink()
    if damage is not None:
        file.write_bytes(damage)
    again = write(dist, [page("/a.html")], settings)
    assert (again.written, (again.folder / "b.conf").read_bytes()) == (0, b"# b")


def retention(day: int, max_files: int = 9) -> ReleaseSettings:
    """Settings that keep files of earlier releases for a week."""
    return ReleaseSettings(
        retention=Retention(now=day * 86_400, seconds=7 * 86_400, max_files=max_files)
    )


def script(name: str) -> SiteFile:
    return SiteFile(path=f"/{name}.js", content=PAGE + name.encode(), immutable=True)


def test_a_hashed_file_that_leaves_is_kept_for_its_time(dist: Path) -> None:
    write(dist, [script("a")], retention(day=1))
    second = write(dist, [script("b")], retention(day=2))
    third = write(dist, [script("c")], retention(day=8))
    public = third.folder / "public"
    assert (public / "a.js").read_bytes() == script("a").content
    assert brotli.decompress((public / "a.js.br").read_bytes()) == script("a").content
    fourth = write(dist, [script("d")], retention(day=9))
    assert [list(manifest_of(one).retained) for one in (second, third, fourth)] == [
        ["/a.js"],
        ["/a.js", "/b.js"],
        ["/b.js", "/c.js"],
    ]
    assert not (fourth.folder / "public" / "a.js").exists()


def test_a_build_without_changes_leaves_kept_files_alone(dist: Path) -> None:
    write(dist, [script("a")], retention(day=1))
    second = write(dist, [script("b")], retention(day=2))
    before = (second.folder / "manifest.json").stat().st_mtime_ns
    again = write(dist, [script("b")], retention(day=3))
    assert again.digest == second.digest
    assert (second.folder / "manifest.json").stat().st_mtime_ns == before


def test_a_release_says_what_it_could_not_keep(dist: Path) -> None:
    write(dist, [script("a"), script("b"), script("c")], retention(day=1))
    second = write(dist, [script("d")], retention(day=2, max_files=1))
    assert (len(manifest_of(second).retained), second.dropped) == (1, 2)


def test_a_disk_without_links_holds_copies(dist: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(os, "link", refuse_link)
    first = write(dist, [page("/a.html"), page("/b.html")])
    second = write(dist, [page("/a.html"), page("/b.html", PAGE + b"changed")])
    assert second.written == 1
    for name in ("a.html", "a.html.br", "a.html.gz"):
        copies = [release.folder / "public" / name for release in (first, second)]
        assert copies[0].read_bytes() == copies[1].read_bytes()
        assert not copies[0].samefile(copies[1])


def refuse_link(source: str, target: str) -> None:
    raise OSError(errno.EPERM, os.strerror(errno.EPERM), source, None, target)


def test_an_unchanged_file_whose_digest_is_known_is_never_read(dist: Path) -> None:
    write(dist, [page("/a.html"), page("/b.html")])

    def unread() -> bytes:
        raise AssertionError("read")

    known = SiteFile(path="/a.html", content=unread, digest=content_digest(PAGE))
    assert write(dist, [known, page("/c.html")]).written == 1


def test_a_file_that_is_not_what_its_digest_says_is_refused(dist: Path) -> None:
    with pytest.raises(ReleaseError) as caught:
        write(dist, [SiteFile(path="/a.html", content=lambda: b"", digest=content_digest(PAGE))])
    assert str(caught.value) == (
        "/a.html is not what the build took it for.\n"
        "  why: It was to be the same as in the last release, but that one is damaged.\n"
        "  fix: Run `showfloor verify`, which finds its damaged files, then build again."
    )


def test_a_change_of_headers_alone_is_a_new_release(dist: Path) -> None:
    first = write(dist, [page("/a.html")])
    second = write(dist, [page("/a.html")], ReleaseSettings(headers={"X-Test": "1"}))
    third = write(dist, [SiteFile(path="/a.html", content=PAGE, headers={"X-A": "1"})])
    assert (second.written, third.written) == (0, 0)
    assert len({first.digest, second.digest, third.digest}) == 3
    assert manifest_of(second).headers == {"X-Test": "1"}
    assert manifest_of(third).files["/a.html"].headers == {"X-A": "1"}


def test_a_file_damaged_in_the_last_release_is_written_again(dist: Path) -> None:
    first = write(dist, [page("/a.html"), page("/b.html")])
    (first.folder / "public" / "a.html.br").unlink()
    again = write(dist, [page("/a.html"), page("/b.html")])
    assert again.digest == first.digest
    assert brotli.decompress((again.folder / "public" / "a.html.br").read_bytes()) == PAGE


@pytest.mark.parametrize("text", [b"", b"{", b'{"version": 99}'])
def test_a_damaged_manifest_costs_time_only(dist: Path, text: bytes) -> None:
    first = write(dist, [page("/a.html")])
    (first.folder / "manifest.json").write_bytes(text)
    again = write(dist, [page("/a.html")])
    assert again.written == 1
    assert manifest_of(again).digest == first.digest


def test_the_last_three_releases_stay(dist: Path) -> None:
    digests = [write(dist, [page("/a.html", b"%d" % n)]).digest for n in range(6)]
    assert releases(dist) == set(digests[-3:])


def test_a_release_more_has_the_oldest_one_removed(dist: Path) -> None:
    names = [write(dist, [page("/a.html", name.encode())]).folder.name for name in "abc"]
    with hold_dist(dist) as lock:
        Store(lock).remove_expired(dist / "releases" / names[2])
        assert {name for name in releases(dist) if not name.startswith(".tmp-")} == {*names[1:]}


def test_a_release_in_the_folder_of_an_old_one_links_no_file_again(dist: Path) -> None:
    sites = [{"/a.html": PAGE, "/b/c.html": PAGE, "/n.html": b"%d" % n} for n in range(5)]
    rotate(dist, sites[:3])
    oldest = min((dist / "releases").iterdir(), key=lambda folder: folder.stat().st_mtime_ns)
    folder = (oldest / "public/b").stat().st_ino
    forget_work()
    release = rotate(dist, sites[3:4])
    assert work_done()["files linked"] == {}
    assert [*work_done()["files written"]] == ["public/n.html", "manifest.json"]
    assert (release.folder / "public/b").stat().st_ino == folder


def test_a_release_of_which_most_is_new_is_written_into_a_new_folder(dist: Path) -> None:
    sites = [{"/a.html": PAGE, "/n.html": b"%d" % n, "/m.html": b"%d" % n} for n in range(4)]
    rotate(dist, sites[:3])
    forget_work()
    release = rotate(dist, sites[3:])
    assert [*work_done()["files linked"]] == [
        "public/a.html",
        "public/a.html.br",
        "public/a.html.gz",
    ]
    assert tree(release.folder) == tree(rotate(dist.with_name("fresh"), sites[3:]).folder)
    assert not any(name.startswith(".tmp-") for name in releases(dist))


def test_a_release_that_comes_back_is_the_newest_again(dist: Path) -> None:
    a = write(dist, [page("/a.html", b"a")])
    write(dist, [page("/a.html", b"b")])
    again = write(dist, [page("/a.html", b"a")])
    c = write(dist, [page("/a.html", b"c")])
    d = write(dist, [page("/a.html", b"d")])
    assert again.digest == a.digest
    assert releases(dist) == {a.digest, c.digest, d.digest}
    assert (a.folder / "public" / "a.html").read_bytes() == b"a"


def rotate(dist: Path, sites: list[dict[str, bytes]]) -> WrittenRelease:
    """Publish sites one after the other; from the fourth on an old release is used again."""
    for site in sites:
        release = write(dist, [page(path, content) for path, content in site.items()])
    return release


@pytest.mark.parametrize(
    "last",
    [
        {"/a.html": PAGE, "/b/c.html": PAGE + b"2"},
        {"/a.html": b"short", "/b/c.html": PAGE},
        {"/a.html": PAGE},
        {"/a.html/x.html": PAGE, "/b/c.html": PAGE},
        {"/a.html": PAGE, "/b": PAGE},
        {"/b/c.html/d/e.html": PAGE},
    ],
)
def test_a_release_made_of_an_old_one_is_the_same_as_a_fresh_one(
    tmp_path: Path, last: dict[str, bytes]
) -> None:
    start = {"/a.html": PAGE, "/b/c.html": PAGE}
    sites = [{**start, "/n.html": b"%d" % number} for number in range(4)]
    rotated = rotate(tmp_path / "rotated", [*sites, last])
    fresh = rotate(tmp_path / "fresh", [last])
    assert rotated.digest == fresh.digest
    assert tree(rotated.folder) == tree(fresh.folder)


def test_using_an_old_release_again_leaves_the_others_as_they_were(dist: Path) -> None:
    sites = [{"/a.html": PAGE, "/n.html": PAGE + b"%d" % number} for number in range(4)]
    rotate(dist, sites)
    kept = {digest: tree(dist / "releases" / digest) for digest in releases(dist)}
    release = rotate(dist, [{"/a.html": PAGE + b"changed", "/n.html": PAGE}])
    for digest in releases(dist) - {release.digest}:
        assert tree(dist / "releases" / digest) == kept[digest]


def test_a_damaged_old_release_is_not_trusted(tmp_path: Path) -> None:
    sites = [{"/a.html": PAGE, "/n.html": b"%d" % number} for number in range(5)]
    old = rotate(tmp_path / "dist", sites[:2])
    rotate(tmp_path / "dist", sites[2:4])
    (old.folder / "public" / "a.html").unlink()
    again = rotate(tmp_path / "dist", sites[4:])
    assert tree(again.folder) == tree(rotate(tmp_path / "fresh", sites[4:]).folder)


@pytest.mark.parametrize("target", ["nowhere", "somewhere"])
@pytest.mark.parametrize("place", ["public", "public/b", "public/b/c.html", "public/n.html"])
def test_a_link_in_an_old_release_goes_and_leads_no_file_elsewhere(
    tmp_path: Path, place: str, target: str
) -> None:
    """`n.html` is not in the new release, the others are."""
    sites = [{"/b/c.html": PAGE, "/n.html": b"%d" % number} for number in range(4)]
    rotate(tmp_path / "dist", sites[:4])
    oldest = min((tmp_path / "dist/releases").iterdir(), key=lambda path: path.stat().st_mtime_ns)
    time = oldest.stat().st_mtime_ns
    (tmp_path / "somewhere").mkdir()
    remove_path(oldest / place)
    (oldest / place).symlink_to(tmp_path / target)
    os.utime(oldest, ns=(time, time))
    last = {"/b/c.html": PAGE + b"changed"}
    again = rotate(tmp_path / "dist", [last])
    assert tree(again.folder) == tree(rotate(tmp_path / "fresh", [last]).folder)
    assert not any(path.is_symlink() for path in again.folder.rglob("*"))
    assert list((tmp_path / "somewhere").iterdir()) == []


def test_an_error_leaves_the_last_release_and_nothing_else(dist: Path) -> None:
    first = write(dist, [page("/a.html")])

    def failing() -> Iterator[SiteFile]:
        yield page("/b.html")
        raise ZeroDivisionError

    with pytest.raises(ZeroDivisionError):
        write(dist, failing())
    assert releases(dist) == {first.digest}
    assert os.readlink(dist / "current") == f"releases/{first.digest}"


def test_a_source_that_cannot_be_read_is_explained(dist: Path, tmp_path: Path) -> None:
    missing = tmp_path / "missing.svg"
    with pytest.raises(ReleaseError) as caught:
        write(dist, [SiteFile(path="/a.svg", content=missing)])
    assert str(caught.value) == (
        f"The release cannot be written: [Errno 2] No such file or directory: '{missing}'.\n"
        "  why: The last release is still whole and served, but without the new changes.\n"
        f"  fix: See to free space and rights in {dist}, then build again."
    )


def test_progress_is_told(dist: Path) -> None:
    counts: list[int] = []
    with hold_dist(dist) as lock:
        files = [page("/a.html"), page("/b.html")]
        write_release(Store(lock), files, ReleaseSettings(), progress=counts.append)
    assert counts == [1, 2]


def test_compression_is_remembered(tmp_path: Path) -> None:
    cache = MemoryCache()
    for name, content, known in (("1", PAGE, 2), ("2", PAGE, 2), ("3", PAGE + b"another", 4)):
        with hold_dist(tmp_path / name) as lock:
            files = [replace(page("/a.js", content), immutable=True)]
            release = write_release(Store(lock), files, ReleaseSettings(), cache=cache)
        compressed = (release.folder / "public" / "a.js.br").read_bytes()
        assert (brotli.decompress(compressed), len(cache.entries)) == (content, known)


BUILD = """
import sys
from pathlib import Path
from showfloor.release.lock import hold_dist
from showfloor.release.store import Store
from showfloor.release.write import ReleaseSettings, write_release
from showfloor.model.site_file import SiteFile

for turn in range(5):
    files = [
        SiteFile(path=f"/{n}.html", content=f"{sys.argv[2]} {turn} {n}".encode() * 200)
        for n in range(50)
    ]
    with hold_dist(Path(sys.argv[1])) as lock:
        write_release(Store(lock), files, ReleaseSettings())
"""


def test_builds_at_once_take_turns(dist: Path) -> None:
    builds = [
        subprocess.Popen([sys.executable, "-c", BUILD, dist, name], stderr=subprocess.PIPE)
        for name in ("a", "b", "c")
    ]
    for build in builds:
        assert build.communicate(timeout=60)[1] == b""
    assert len(releases(dist)) == 3
    texts = {path.read_text() for path in (dist / "current" / "public").glob("*.html")}
    assert len(texts) == 50
    assert len({text.split()[0] for text in texts}) == 1


KILLED = """
import signal, sys
from pathlib import Path
from showfloor.release.lock import hold_dist
from showfloor.release.store import Store
from showfloor.release.write import ReleaseSettings, write_release
from showfloor.model.site_file import SiteFile

def files():
    for number in range(200):
        yield SiteFile(path=f"/{number}.html", content=b"new %d" % number * 500)
    print("half", flush=True)
    signal.pause()

with hold_dist(Path(sys.argv[1])) as lock:
    write_release(Store(lock), files(), ReleaseSettings())
"""


def test_a_killed_build_leaves_the_last_release_whole(dist: Path) -> None:
    first = write(dist, [page("/a.html")])
    before = tree(first.folder)
    with subprocess.Popen([sys.executable, "-c", KILLED, dist], stdout=subprocess.PIPE) as build:
        assert build.stdout is not None
        assert build.stdout.readline() == b"half\n"
        build.send_signal(signal.SIGKILL)
    assert os.readlink(dist / "current") == f"releases/{first.digest}"
    assert tree(first.folder) == before
    assert any(name.startswith(".tmp-") for name in releases(dist))
    write(dist, [page("/a.html")])
    assert releases(dist) == {first.digest}
