from pathlib import Path

import pytest

from showfloor.build.lock import hold_dist
from showfloor.build.release import ReleaseSettings, write_release
from showfloor.errors import ReleaseError
from showfloor.model.files import SiteFile
from showfloor.server.release import open_release
from support.server.running_server import publish

PAGE = b"<p>a page</p>\n" * 200


def test_a_page_is_found_by_its_route_alone(tmp_path: Path) -> None:
    publish(tmp_path, {"/index.html": PAGE, "/a/index.html": PAGE, "/a/b.css": b""})
    release = open_release(tmp_path)
    assert set(release.resources) == {"/", "/a/", "/a/b.css"}


@pytest.mark.parametrize(
    ("path", "route"),
    [
        ("/a", "/a/"),
        ("/a/index.html", "/a/"),
        ("/index.html", "/"),
        ("", "/"),
        ("/b", None),
        ("/a/", None),
        ("/aindex.html", None),
        ("//a", None),
    ],
)
def test_an_incomplete_address_means_a_page(tmp_path: Path, path: str, route: str | None) -> None:
    publish(tmp_path, {"/index.html": PAGE, "/a/index.html": PAGE})
    assert open_release(tmp_path).page_of(path) == route


def test_headers_of_a_file_go_before_those_of_all(tmp_path: Path) -> None:
    file = SiteFile(path="/sw.js", content=b"", headers={"X-A": "own", "X-C": "own"})
    with hold_dist(tmp_path) as lock:
        write_release(lock, [file], ReleaseSettings(headers={"X-A": "all", "X-B": "all"}))
    headers = open_release(tmp_path).resources["/sw.js"].representation("identity").full.headers
    assert headers[-3:] == [(b"x-b", b"all"), (b"x-a", b"own"), (b"x-c", b"own")]


def test_an_empty_header_of_a_file_takes_that_of_all_away(tmp_path: Path) -> None:
    file = SiteFile(path="/oak.css", content=b"", headers={"X-A": ""})
    with hold_dist(tmp_path) as lock:
        write_release(lock, [file], ReleaseSettings(headers={"X-A": "all", "X-B": "all"}))
    headers = open_release(tmp_path).resources["/oak.css"].representation("identity").full.headers
    assert [name for name, _ in headers if name.startswith(b"x-")] == [b"x-b"]


def test_without_a_release_there_is_nothing_to_serve(tmp_path: Path) -> None:
    with pytest.raises(ReleaseError) as caught:
        open_release(tmp_path)
    assert str(caught.value) == (
        f"There is no release in {tmp_path}.\n"
        f"  why: {tmp_path}/current cannot be read: No such file or directory.\n"
        "  fix: Build the site first: showfloor build."
    )


@pytest.mark.parametrize(
    ("manifest", "why"),
    [
        ("", "its manifest does not read as one: Input data was truncated"),
        ("[]", "its manifest does not read as one: Expected `object`, got `array`"),
        (
            '{"version": 2, "digest": "d", "files": {}, "routes": {}}',
            "its manifest has version 2, not 1",
        ),
        (
            '{"version": 2, "digest": "d", "files": [], "new": 1}',
            "its manifest has version 2, not 1",
        ),
    ],
)
def test_a_manifest_that_cannot_be_used_is_explained(
    tmp_path: Path, manifest: str, why: str
) -> None:
    release = publish(tmp_path, {"/index.html": PAGE})
    (release.folder / "manifest.json").write_text(manifest)
    with pytest.raises(ReleaseError) as caught:
        open_release(tmp_path)
    assert str(caught.value) == (
        f"The release {release.digest} cannot be served.\n"
        f"  why: It is damaged or of another version of Showfloor: {why}.\n"
        "  fix: Build the site again: showfloor build."
    )


@pytest.mark.parametrize(
    "headers",
    [{"X-A": "1\r\nX-B: 2"}, {"X-A\r\nX-B": "1"}, {"X A": "1"}, {"": "1"}, {"X-A": "\u20ac"}],
)
def test_a_header_that_would_break_a_response_is_refused(
    tmp_path: Path, headers: dict[str, str]
) -> None:
    publish(tmp_path, {"/index.html": PAGE}, ReleaseSettings(headers=headers))
    (name,) = headers
    with pytest.raises(ReleaseError) as caught:
        open_release(tmp_path)
    assert f"the header {name!r} cannot be sent as it is." in str(caught.value)


def test_a_missing_file_is_found_at_the_start(tmp_path: Path) -> None:
    release = publish(tmp_path, {"/index.html": PAGE})
    (release.folder / "public" / "index.html.br").unlink()
    with pytest.raises(ReleaseError) as caught:
        open_release(tmp_path)
    assert "public/index.html.br: No such file or directory." in str(caught.value)


def test_a_cut_file_is_found_at_the_start(tmp_path: Path) -> None:
    release = publish(tmp_path, {"/index.html": PAGE})
    (release.folder / "public" / "index.html").write_bytes(b"short")
    with pytest.raises(ReleaseError) as caught:
        open_release(tmp_path)
    assert f"public/index.html has 5 bytes, not {len(PAGE)}." in str(caught.value)
