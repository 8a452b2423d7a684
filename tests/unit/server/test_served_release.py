from pathlib import Path

import pytest

from showfloor.errors import ReleaseError
from showfloor.model.redirects import Redirect, Target
from showfloor.model.release import Languages
from showfloor.model.site_file import SiteFile
from showfloor.release.lock import hold_dist
from showfloor.release.manifest import ReleaseSettings, Retention
from showfloor.release.store import Store
from showfloor.release.write import write_release
from showfloor.server.served_release import open_release
from support.server.running_server import publish

PAGE = b"<p>a page</p>\n" * 200


@pytest.mark.parametrize(
    ("path", "route"),
    [
        *(("/a", "/a/"), ("/a/index.html", "/a/"), ("/index.html", "/"), ("", "/")),
        *(("/b", None), ("/a/", None), ("/aindex.html", None), ("//a", None)),
    ],
)
def test_an_incomplete_address_means_a_page(tmp_path: Path, path: str, route: str | None) -> None:
    publish(tmp_path, {"/index.html": PAGE, "/a/index.html": PAGE})
    assert open_release(tmp_path).page_of(path) == route


def test_old_addresses_and_languages_are_those_of_the_release(tmp_path: Path) -> None:
    settings = ReleaseSettings(
        redirects=[Redirect(source="/old/", target="/a/")], languages=Languages(prefixes=("zh",))
    )
    release = publish(tmp_path, {"/a/index.html": PAGE}, settings)
    served = open_release(tmp_path)
    assert served.digest == release.digest
    for path in ("/old/", "/zh/a/"):
        assert served.redirects.follow(path, served.resources) == Target("/a/", 301)


NEXT_DAY = ReleaseSettings(retention=Retention(now=86_400, seconds=7 * 86_400))


@pytest.mark.parametrize("damaged", ["a.js", "a.js.br", "a.js.gz"])
@pytest.mark.parametrize("is_there", [False, True])
def test_a_damaged_file_of_an_earlier_release_is_left_out(
    tmp_path: Path, caplog: pytest.LogCaptureFixture, damaged: str, is_there: bool
) -> None:
    publish(tmp_path, {"/_assets/a.js": PAGE, "/_assets/c.js": PAGE})
    release = publish(tmp_path, {"/_assets/b.js": PAGE}, NEXT_DAY)
    file = release.folder / "public" / "_assets" / damaged
    file.unlink()
    if is_there:
        file.write_bytes(b"short")
    assert set(open_release(tmp_path).resources) == {"/_assets/b.js", "/_assets/c.js"}
    told = "/_assets/a.js of an earlier release is damaged and not served."
    assert caplog.messages == [told]


def test_headers_of_a_file_go_before_those_of_all_and_an_empty_one_takes_its_place(
    tmp_path: Path,
) -> None:
    settings = ReleaseSettings(headers={"X-A": "all", "X-B": "all"})
    own = {"/sw.js": {"X-A": "own", "X-C": "own"}, "/oak.css": {"X-A": ""}}
    publish(tmp_path, {"/sw.js": b"", "/oak.css": b""}, settings, own)
    resources = open_release(tmp_path).resources
    worker, sheet = (
        resources[path].representation("identity").full.headers for path in ("/sw.js", "/oak.css")
    )
    assert worker[-3:] == [(b"x-b", b"all"), (b"x-a", b"own"), (b"x-c", b"own")]
    assert [name for name, _ in sheet if name.startswith(b"x-")] == [b"x-b"]


def refusal(dist: Path) -> str:
    """Return why the release of a folder is not served."""
    with pytest.raises(ReleaseError) as caught:
        open_release(dist)
    return str(caught.value)


def test_without_a_release_there_is_nothing_to_serve(tmp_path: Path) -> None:
    assert refusal(tmp_path) == (
        f"There is no release in {tmp_path}.\n"
        f"  why: {tmp_path}/current cannot be read: No such file or directory.\n"
        "  fix: Build the site first: showfloor build."
    )


@pytest.mark.parametrize(
    ("manifest", "why"),
    [
        ("", "its manifest does not read as one: Input data was truncated"),
        ("[]", "its manifest does not read as one: Expected `object`, got `array`"),
        ('{"version": 2, "files": [], "new": 1}', "its manifest has version 2, not 1"),
    ],
)
def test_a_manifest_that_cannot_be_used_is_explained(
    tmp_path: Path, manifest: str, why: str
) -> None:
    release = publish(tmp_path, {"/index.html": PAGE})
    (release.folder / "manifest.json").write_text(manifest)
    assert refusal(tmp_path) == (
        f"The release {release.digest} cannot be used.\n"
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
    assert f"the header {name!r} cannot be sent as it is." in refusal(tmp_path)


@pytest.mark.parametrize(
    ("file", "name"),
    [
        (SiteFile(path="/a", content=b"", headers={"X-A": "1\r\nX-B: 2"}), "X-A"),
        (SiteFile(path="/a", content=b"", type="text/plain\r\nX-B: 2"), "Content-Type"),
    ],
)
def test_one_file_with_a_header_that_would_break_its_response_is_enough(
    tmp_path: Path, file: SiteFile, name: str
) -> None:
    with hold_dist(tmp_path) as lock:
        write_release(Store(lock), [file, SiteFile(path="/b", content=b"")], ReleaseSettings())
    assert f"the header {name!r} cannot be sent as it is." in refusal(tmp_path)


def test_a_manifest_that_names_a_page_without_a_file_is_refused(tmp_path: Path) -> None:
    release = publish(tmp_path, {"/index.html": PAGE})
    manifest = release.folder / "manifest.json"
    manifest.write_bytes(manifest.read_bytes().replace(b'"/":', b'"/":"/b.html","/b/":', 1))
    assert "the page / has no file." in refusal(tmp_path)


def test_a_cut_or_missing_file_is_found_at_the_start(tmp_path: Path) -> None:
    public = publish(tmp_path, {"/index.html": PAGE}).folder / "public"
    (public / "index.html").write_bytes(b"short")
    assert f"public/index.html has 5 bytes, not {len(PAGE)}." in refusal(tmp_path)
    (public / "index.html").write_bytes(PAGE)
    (public / "index.html.br").unlink()
    assert "public/index.html.br: No such file or directory." in refusal(tmp_path)
