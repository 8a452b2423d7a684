import gzip
from collections.abc import Iterator
from pathlib import Path

import brotli
import pytest

from showfloor.model.redirects import Redirect
from showfloor.model.site_file import content_digest
from showfloor.release.manifest import ReleaseSettings
from showfloor.release.write import WrittenRelease
from support.server.running_server import ask, publish, serving

PAGE = b"".join(b"<p>line %d of a page</p>\n" % number for number in range(200))
BIG = bytes(range(256)) * 10_000
FILES = {
    "/index.html": b"home",
    "/guide/index.html": PAGE,
    "/guide/index.md": b"# A page\n" * 200,
    "/404.html": b"nothing here " * 200,
    "/_assets/app-1a2b.js": b"let a = 1;\n" * 200,
    "/parts/a b/index.html": b"parts",
    "/logo.png": b"0123456789",
    "/film.mp4": BIG,
    "/empty.txt": b"",
}
SETTINGS = ReleaseSettings(
    redirects=[
        Redirect(source="/old/", target="/guide/"),
        Redirect(source="/r/faq", target="/guide/#faq", status=302),
        Redirect(source="/lab/*", target="/parts/:splat"),
        Redirect(source="/guide/*", target="/never/"),
    ],
    headers={"X-Content-Type-Options": "nosniff", "Content-Security-Policy": "default-src 'self'"},
)


@pytest.fixture(scope="module")
def release(tmp_path_factory: pytest.TempPathFactory) -> WrittenRelease:
    return publish(tmp_path_factory.mktemp("site") / "dist", FILES, SETTINGS)


@pytest.fixture(scope="module")
def port(release: WrittenRelease) -> Iterator[int]:
    with serving(release.folder.parents[1]) as port:
        yield port


@pytest.mark.parametrize(
    ("path", "body", "kind"),
    [
        ("/", b"home", "text/html; charset=utf-8"),
        ("/guide/", PAGE, "text/html; charset=utf-8"),
        ("/logo.png", b"0123456789", "image/png"),
        ("/film.mp4", BIG, "video/mp4"),
        ("/empty.txt", b"", "text/plain; charset=utf-8"),
    ],
)
def test_a_file_comes_whole_with_its_type(port: int, path: str, body: bytes, kind: str) -> None:
    reply = ask(port, path)
    assert (reply.status, reply.body, reply.headers["content-type"]) == (200, body, kind)
    assert reply.headers["content-length"] == str(len(body))


def test_a_page_comes_as_the_reader_likes_it_best(port: int) -> None:
    best = ask(port, "/guide/", Accept_Encoding="gzip, br")
    assert (best.headers["content-encoding"], brotli.decompress(best.body)) == ("br", PAGE)
    older = ask(port, "/guide/", Accept_Encoding="gzip")
    assert (older.headers["content-encoding"], gzip.decompress(older.body)) == ("gzip", PAGE)
    plain = ask(port, "/guide/")
    assert ("content-encoding" in plain.headers, plain.body) == (False, PAGE)
    assert {reply.headers["vary"] for reply in (best, older, plain)} == {"accept, accept-encoding"}


def test_a_page_is_markdown_for_a_reader_who_prefers_it(port: int) -> None:
    page = ask(port, "/guide/", Accept="text/html")
    alternate = ask(port, "/guide/", Accept="text/markdown", Accept_Encoding="gzip")
    assert gzip.decompress(alternate.body) == FILES["/guide/index.md"]
    assert alternate.headers["content-type"] == "text/markdown; charset=utf-8"
    assert alternate.headers["content-location"] == "/guide/index.md"
    assert alternate.headers["vary"] == page.headers["vary"] == "accept, accept-encoding"
    assert alternate.headers["etag"] != page.headers["etag"]
    known = alternate.headers["etag"]
    again = ask(
        port, "/guide/", Accept="text/markdown", Accept_Encoding="gzip", If_None_Match=known
    )
    assert (again.status, again.headers["vary"]) == (304, "accept, accept-encoding")
    assert ask(port, "/guide/", Accept="text/html", If_None_Match=known).status == 200


def test_what_has_one_form_is_the_same_for_everybody(port: int) -> None:
    alternate = ask(port, "/guide/index.md", Accept="text/html")
    assert (alternate.status, alternate.body) == (200, FILES["/guide/index.md"])
    assert alternate.headers["vary"] == "accept-encoding"
    assert "content-location" not in alternate.headers
    page = ask(port, "/", Accept="text/markdown")
    assert (page.body, "vary" in page.headers) == (b"home", False)
    assert "vary" not in ask(port, "/logo.png", Accept_Encoding="br").headers


def test_headers_that_come_in_several_lines_count_together(port: int) -> None:
    reply = ask(port, "/guide/", **{"Accept-Encoding": "br;q=0", "Accept_Encoding": "gzip"})
    assert reply.headers["content-encoding"] == "gzip"


def test_each_encoding_has_its_own_tag(port: int) -> None:
    tags = [ask(port, "/guide/", Accept_Encoding=e).headers["etag"] for e in ("", "br", "gzip")]
    digest = content_digest(PAGE)
    assert tags == [f'"{digest}"', f'"{digest}-br"', f'"{digest}-gzip"']


@pytest.mark.parametrize("encoding", ["", "br", "gzip"])
def test_a_reader_who_has_the_page_is_told_that_it_is_unchanged(port: int, encoding: str) -> None:
    first = ask(port, "/guide/", Accept_Encoding=encoding)
    again = ask(
        port, "/guide/", Accept_Encoding=encoding, If_None_Match=f'"x", {first.headers["etag"]}'
    )
    assert (again.status, again.body) == (304, b"")
    for name in ("etag", "cache-control", "vary", "content-security-policy"):
        assert again.headers[name] == first.headers[name]
    assert "content-length" not in again.headers
    assert "content-encoding" not in again.headers


def test_a_request_for_another_version_fails(port: int) -> None:
    assert ask(port, "/guide/", If_Match='"other"').status == 412
    assert ask(port, "/guide/", If_Match="*").status == 200


def test_dates_say_nothing_as_a_release_has_none(port: int) -> None:
    date = "Sat, 01 Jan 2050 00:00:00 GMT"
    assert ask(port, "/guide/", If_Modified_Since=date).status == 200
    assert ask(port, "/guide/", If_Unmodified_Since="Sat, 01 Jan 2000 00:00:00 GMT").status == 200
    assert "last-modified" not in ask(port, "/guide/").headers


@pytest.mark.parametrize(
    ("path", "asked", "status", "body", "told"),
    [
        ("/logo.png", "-2", 206, b"89", "bytes 8-9/10"),
        ("/film.mp4", "300000-899999", 206, BIG[300_000:900_000], "bytes 300000-899999/2560000"),
        ("/logo.png", "0-1,4-5", 200, b"0123456789", None),
        ("/logo.png", "10-", 416, b"", "bytes */10"),
    ],
)
def test_a_part_of_a_file(
    port: int, path: str, asked: str, status: int, body: bytes, told: str | None
) -> None:
    reply = ask(port, path, Range=f"bytes={asked}")
    assert (reply.status, reply.body, reply.headers.get("content-range")) == (status, body, told)
    assert reply.headers["content-length"] == str(len(body))


def test_a_part_of_another_version_brings_the_whole(port: int) -> None:
    etag = ask(port, "/logo.png").headers["etag"]
    assert ask(port, "/logo.png", Range="bytes=0-1", If_Range=etag).status == 206
    assert ask(port, "/logo.png", Range="bytes=0-1", If_Range='"other"').status == 200


def test_there_are_no_parts_of_compressed_files(port: int) -> None:
    compressed = ask(port, "/guide/", Range="bytes=0-1", Accept_Encoding="br")
    assert (compressed.status, "accept-ranges" in compressed.headers) == (200, False)
    assert ask(port, "/guide/", Range="bytes=0-1").body == PAGE[:2]


@pytest.mark.parametrize("path", ["/", "/guide/", "/logo.png", "/film.mp4", "/nothing", "/healthz"])
def test_head_is_get_without_the_body(port: int, path: str) -> None:
    get = ask(port, path, Accept_Encoding="br")
    head = ask(port, path, "HEAD", Accept_Encoding="br", Range="bytes=0-1")
    assert (head.status, head.body) == (get.status, b"")
    assert {**head.headers, "date": ""} == {**get.headers, "date": ""}


def test_hashed_files_are_kept_for_good_and_pages_asked_for_again(port: int) -> None:
    asset = ask(port, "/_assets/app-1a2b.js").headers["cache-control"]
    assert asset == "public, max-age=31536000, immutable"
    assert ask(port, "/guide/").headers["cache-control"] == "no-cache"


@pytest.mark.parametrize(
    ("path", "status", "location"),
    [
        ("/guide", 308, "/guide/"),
        ("/guide?a=1&b=%20", 308, "/guide/?a=1&b=%20"),
        ("/guide/index.html?a=1", 308, "/guide/?a=1"),
        ("/index.html", 308, "/"),
        ("/old", 301, "/guide/"),
        ("/r/faq?a=1", 302, "/guide/?a=1#faq"),
        ("/lab/a%20b/", 301, "/parts/a%20b/"),
    ],
)
def test_readers_are_sent_on(port: int, path: str, status: int, location: str) -> None:
    reply = ask(port, path)
    assert (reply.status, reply.headers["location"]) == (status, location)
    assert reply.headers["cache-control"] == "no-cache"


@pytest.mark.parametrize(
    "path",
    [
        *("//guide", "//guide/index.html", "//evil.example", "//evil.example/index.html"),
        *("/%2Fguide", "//evil.example/a/..", "/\\evil.example/a"),
    ],
)
def test_two_slashes_at_the_start_lead_nowhere(port: int, path: str) -> None:
    reply = ask(port, path)
    assert (reply.status, reply.headers.get("location")) == (404, None)


@pytest.mark.parametrize(
    "path", ["/nothing/", "/nothing", "/guides/index.htm", "/GUIDE/", "/guide/x", "/lab/c/"]
)
def test_a_wrong_address_shows_the_page_for_it(port: int, path: str) -> None:
    reply = ask(port, path, Accept_Encoding="br", If_None_Match="*", Range="bytes=0-1")
    assert (reply.status, brotli.decompress(reply.body)) == (404, FILES["/404.html"])
    assert reply.headers["content-type"] == "text/html; charset=utf-8"
    assert "etag" not in reply.headers


@pytest.mark.parametrize(
    "method", ["POST", "PUT", "DELETE", "OPTIONS", "PATCH", "TRACE", "PROPFIND"]
)
@pytest.mark.parametrize("path", ["/guide/", "/nothing", "/old", "/healthz"])
def test_a_site_can_only_be_read(port: int, method: str, path: str) -> None:
    reply = ask(port, path, method)
    assert (reply.status, reply.headers["allow"]) == (405, "GET, HEAD")
    assert reply.body == b"This site can only be read.\n"


@pytest.mark.parametrize("path", ["/", "/guide", "/nothing", "/healthz", "/logo.png"])
@pytest.mark.parametrize("method", ["GET", "HEAD", "POST"])
def test_every_answer_has_the_headers_of_the_site(port: int, path: str, method: str) -> None:
    headers = ask(port, path, method).headers
    assert headers["x-content-type-options"] == "nosniff"
    assert headers["content-security-policy"] == "default-src 'self'"


def test_health_names_the_release(port: int, release: WrittenRelease) -> None:
    reply = ask(port, "/healthz")
    assert reply.body == b'{"status":"ok","release":"%s"}' % release.digest.encode()
    assert reply.headers["cache-control"] == "no-store"


@pytest.mark.parametrize("path", ["/healthz", "/healthz/index.html"])
def test_no_file_takes_the_address_of_the_server(tmp_path: Path, path: str) -> None:
    rows = [Redirect(source="/*", target="/a/")]
    files = {path: b"taken", "/a/index.html": b"a", "/mcp/index.html": b"taken"}
    written = publish(tmp_path, files, ReleaseSettings(redirects=rows))
    with serving(tmp_path) as port:
        assert written.folder.name.encode() in ask(port, "/healthz").body
        for other in ("/healthz/", "/mcp", "/mcp/"):
            reply = ask(port, other)
            assert (reply.status, reply.body) == (404, b"There is no page at this address.\n")
