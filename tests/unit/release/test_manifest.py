import pytest
from hypothesis import given
from hypothesis import strategies as st

from showfloor.errors import ReleaseError
from showfloor.model.redirects import Redirect
from showfloor.model.release import FileEntry
from showfloor.model.site_file import SiteFile
from showfloor.release.manifest import (
    ReleaseSettings,
    checked_files,
    entry_of,
    make_manifest,
)


def site_file(path: str, **more: object) -> SiteFile:
    return SiteFile(path=path, content=b"", **more)  # type: ignore[arg-type]


def entry(path: str, digest: str = "d", **encodings: int) -> FileEntry:
    return FileEntry(
        file=f"public{path}", type="text/plain", etag=digest, size=9, encodings=encodings
    )


def refusal(*paths: str) -> str:
    with pytest.raises(ReleaseError) as caught:
        list(checked_files(map(site_file, paths)))
    return str(caught.value)


def refusal_of(*entries: FileEntry) -> str:
    with pytest.raises(ReleaseError) as caught:
        make_manifest(entries, ReleaseSettings())
    return str(caught.value)


def test_an_index_file_has_a_route() -> None:
    manifest = make_manifest(
        [entry("/index.html"), entry("/a/index.html"), entry("/a/notindex.html")],
        ReleaseSettings(),
    )
    assert manifest.routes == {"/": "/index.html", "/a/": "/a/index.html"}


@pytest.mark.parametrize(
    "settings",
    [
        ReleaseSettings(headers={"X-Frame-Options": "DENY"}),
        ReleaseSettings(redirects=[Redirect(source="/a", target="/b/")]),
        ReleaseSettings(beside={"nginx.conf": b"x"}),
        ReleaseSettings(hosts=["docs.example"]),
    ],
)
def test_all_that_a_reader_is_told_counts_for_the_digest(settings: ReleaseSettings) -> None:
    plain = make_manifest([entry("/a")], ReleaseSettings())
    assert make_manifest([entry("/a")], settings).digest != plain.digest


def test_content_counts_for_the_digest_and_its_compression_does_not() -> None:
    plain = make_manifest([entry("/a")], ReleaseSettings())
    assert make_manifest([entry("/a", "other")], ReleaseSettings()).digest != plain.digest
    assert make_manifest([entry("/a", br=5)], ReleaseSettings()).digest == plain.digest


def test_an_entry_names_its_type_by_its_path_unless_told() -> None:
    assert entry_of(site_file("/a.css"), "d").type == "text/css; charset=utf-8"
    assert entry_of(site_file("/a.css", type="text/plain"), "d").type == "text/plain"


@pytest.mark.parametrize(
    "path",
    ["", "/", "a", "a/b", "//a", "/a/", "/a//b", "/../a", "/a/..", "/./a", "/a\\b", "/a\0", "/a\n"],
)
def test_a_path_that_leaves_the_release_is_refused(path: str) -> None:
    assert refusal(path) == (
        f"{path!r} is not the path of a file.\n"
        "  why: Files are published below the site's root, each under one plain name.\n"
        "  fix: Use a path like /folder/name.html, without '.', '..', '\\' or empty parts."
    )


@given(st.lists(st.sampled_from(["..", ".", "", "a", "b.html", "\\", "\0"]), max_size=6))
def test_an_accepted_path_stays_inside(parts: list[str]) -> None:
    path = "/" + "/".join(parts)
    try:
        list(checked_files([site_file(path)]))
    except ReleaseError:
        return
    assert ".." not in path.split("/")
    assert "//" not in path


def test_a_path_that_comes_twice_is_refused() -> None:
    assert refusal("/a", "/a") == (
        "/a is published twice.\n"
        "  why: One of the two files would never be seen.\n"
        "  fix: Rename one of them, or publish only one."
    )


def test_a_file_in_the_way_of_a_compressed_one_is_refused() -> None:
    assert refusal_of(entry("/a.js", gzip=5), entry("/a.js.gz")) == (
        "/a.js.gz is in the way of the compressed /a.js.\n"
        "  why: The release keeps a file's compressed forms beside it.\n"
        "  fix: Rename /a.js.gz; /a.js is compressed by the build."
    )


def test_a_file_that_is_also_a_folder_is_refused() -> None:
    assert refusal_of(entry("/a"), entry("/a/b/c")) == (
        "/a is both a file and a folder.\n"
        "  why: A file system holds one thing under one name.\n"
        "  fix: Rename the file /a or the folder /a/."
    )


def test_paths_that_differ_in_case_only_are_refused() -> None:
    assert refusal("/leaf/Ash.html", "/leaf/ash.html") == (
        "/leaf/Ash.html and /leaf/ash.html differ in case only.\n"
        "  why: On file systems that ignore case, one of them would take the other's place.\n"
        "  fix: Rename one of them."
    )


@pytest.mark.parametrize(
    "path", ["/a:b.html", "/what?.html", "/a*/b", "/leaf./a", "/leaf ", "/con.txt", "/a/NUL/b"]
)
def test_paths_that_windows_cannot_hold_are_refused(path: str) -> None:
    assert refusal(path) == (
        f"{path} cannot be written on Windows.\n"
        "  why: A release can be built and served on every system.\n"
        '  fix: Use no < > : " | ? *, no dot or space at the end, no name like CON or NUL.'
    )


@pytest.mark.parametrize("path", ["/console.txt", "/auxiliary/a.b", "/.well-known/x", "/com10"])
def test_names_that_only_resemble_those_are_fine(path: str) -> None:
    assert [file.path for file in checked_files([site_file(path)])] == [path]
