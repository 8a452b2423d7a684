"""The configuration is tried in Caddy itself, where there is one."""

from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from urllib.parse import urljoin, urlsplit

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from showfloor.model.policy import host_origin, with_origin
from showfloor.model.redirects import Redirect
from showfloor.model.release import IMMUTABLE, Languages
from showfloor.outputs.caddy import caddy_config
from showfloor.outputs.headers import OF_DOCUMENTS, file_headers, folder_headers, security_headers
from showfloor.outputs.speculation_rules import RULES_TYPE, rules_path
from support.server.caddy import served_by_caddy
from support.server.nginx import get

REDIRECTS = [
    Redirect(source="/lab/*", target="/components/:splat"),
    Redirect(source="/faq", target="/help/?a=1#top"),
    Redirect(source="/base/:part/", target="/base-:part/#:part", status=308),
    Redirect(source="/guide/*", target="/never/"),
    Redirect(source="/up/*", target="/:splat"),
    Redirect(source='/say/"oak"`/', target="/guide/"),
]
FILES = {
    "index.html": b"home",
    "guide/index.html": b"guide",
    "guide/index.html.gz": b"compressed",
    "guide/index.md": b"# Guide",
    "help/index.html": b"help",
    "404.html": b"nothing here",
    "_assets/a.js": b"script",
    "_assets/a.css": b"style",
    "sw.js": b"worker",
    "_sandbox/oak.html": b"sandbox",
    rules_path().removeprefix("/"): b"{}",
}


@contextmanager
def served(work: Path, base: str = "/") -> Iterator[int]:
    """Serve the files with Caddy, below `base`."""
    for name, content in FILES.items():
        (work / "public" / name).parent.mkdir(parents=True, exist_ok=True)
        (work / "public" / name).write_bytes(content)
    own, languages = folder_headers(), Languages(prefixes=("zh",))
    config = caddy_config(REDIRECTS, security_headers(), files=own, languages=languages, base=base)
    (work / "Caddyfile").write_text(config)
    with served_by_caddy(work, work) as port:
        yield port


@pytest.fixture(scope="module")
def port(tmp_path_factory: pytest.TempPathFactory) -> Iterator[int]:
    with served(tmp_path_factory.mktemp("caddy")) as port:
        yield port


@pytest.fixture(scope="module")
def port_below(tmp_path_factory: pytest.TempPathFactory) -> Iterator[int]:
    with served(tmp_path_factory.mktemp("caddy-below"), "/a/docs/") as port:
        yield port


@pytest.mark.parametrize(
    ("path", "answer"),
    [
        ("/a/docs/", (200, b"home")),
        ("/a/docs/guide/", (200, b"guide")),
        ("/a/docs/_assets/a.js", (200, b"script")),
        ("/a/docs/nothing/", (404, b"nothing here")),
        ("/guide/", (404, b"nothing here")),
        ("/a/docsguide/", (404, b"nothing here")),
    ],
)
def test_a_site_below_a_path_is_served_there(
    port_below: int, path: str, answer: tuple[int, bytes]
) -> None:
    status, _, body = get(port_below, path)
    assert (status, body) == answer


@pytest.mark.parametrize(
    ("path", "status", "location"),
    [
        ("/", 308, "/a/docs/"),
        ("/a/docs", 308, "/a/docs/"),
        ("/a/docs/guide?x=1", 308, "/a/docs/guide/?x=1"),
        ("/a/docs/guide/index.html", 308, "/a/docs/guide/"),
        ("/a/docs/faq", 301, "/a/docs/help/?a=1#top"),
        ("/a/docs/zh/guide/", 301, "/a/docs/guide/"),
    ],
)
def test_addresses_below_a_path_lead_to_others_there(
    port_below: int, path: str, status: int, location: str
) -> None:
    answer = get(port_below, path)
    assert (answer[0], urlsplit(answer[1]["location"])) == (status, urlsplit(location))


@pytest.mark.parametrize(
    ("path", "answer"),
    [
        ("/", (200, b"home")),
        ("/guide/", (200, b"guide")),
        ("/_assets/a.js", (200, b"script")),
        ("/guide/index.md", (200, b"# Guide")),
        ("/nothing/", (404, b"nothing here")),
        ("/nothing", (404, b"nothing here")),
        ("/_assets/", (404, b"nothing here")),
        ("/base/%0d%0aSet-Cookie:x/", (404, b"nothing here")),
    ],
)
def test_files_are_served_and_wrong_addresses_told(
    port: int, path: str, answer: tuple[int, bytes]
) -> None:
    status, headers, body = get(port, path)
    assert (status, body) == answer
    assert "set-cookie" not in headers


def test_compressed_files_are_used(port: int) -> None:
    _, headers, body = get(port, "/guide/", **{"Accept-Encoding": "gzip"})
    assert (headers["content-encoding"], body) == ("gzip", b"compressed")
    assert {"Accept", "Accept-Encoding"} == set(headers["vary"].split(", "))


@pytest.mark.parametrize(
    ("path", "accept", "expected"),
    [
        ("/guide/", "text/markdown, */*;q=0.5", ("text/markdown; charset=utf-8", b"# Guide")),
        ("/guide/", "text/html, text/markdown", ("text/html; charset=utf-8", b"guide")),
        ("/guide/index.md", "*/*", ("text/markdown; charset=utf-8", b"# Guide")),
        ("/", "text/markdown", ("text/html; charset=utf-8", b"home")),
    ],
)
def test_a_page_is_markdown_for_who_asks_for_it(
    port: int, path: str, accept: str, expected: tuple[str, bytes]
) -> None:
    _, headers, body = get(port, path, Accept=accept)
    assert (headers["content-type"], body) == expected


@pytest.mark.parametrize(
    ("path", "status", "location"),
    [
        ("/guide?x=1", 308, "/guide/?x=1"),
        ("/guide/index.html", 308, "/guide/"),
        ("/lab/tabs/?x=1", 301, "/components/tabs/?x=1"),
        ("/faq/?x=1", 301, "/help/?a=1&x=1#top"),
        ("/faq", 301, "/help/?a=1#top"),
        ("/base/knob", 308, "/base-knob/#knob"),
        ("/say/%22oak%22%60/", 301, "/guide/"),
        ("/zh/guide/?x=1", 301, "/guide/?x=1"),
        ("/zh/faq/?x=1", 301, "/help/?a=1&x=1#top"),
    ],
)
def test_old_and_incomplete_addresses_lead_on(
    port: int, path: str, status: int, location: str
) -> None:
    answer = get(port, path)
    assert (answer[0], urlsplit(answer[1]["location"])) == (status, urlsplit(location))


SIGNS = st.sampled_from(["/", "\\", "%2f", "%5c", "%09", "%0d%0a", ":", "@", "a", ".", "..", "%00"])


@settings(max_examples=150, deadline=None)
@given(
    st.sampled_from(["/up/", "/zh/", "/lab/", "/"]),
    st.lists(SIGNS, max_size=8).map("".join),
    st.sampled_from(["", "example.org", "guide", "guide/index.html"]),
)
def test_no_path_chooses_the_host(port: int, before: str, signs: str, after: str) -> None:
    _, headers, _ = get(port, before + signs + after)
    location = headers.get("location", "/")
    read = urlsplit(urljoin("https://oak.example/x/", location.replace("\\", "/")))
    assert (read.scheme, read.netloc) == ("https", "oak.example")


@pytest.mark.parametrize("path", ["/", "/guide", "/nothing/", "/_assets/a.js", "/sw.js"])
def test_every_answer_is_guarded(port: int, path: str) -> None:
    _, headers, _ = get(port, path)
    assert {name: headers.get(name.lower()) for name in security_headers()} == security_headers()


def test_what_is_no_document_goes_without_the_headers_of_documents(port: int) -> None:
    style, script = (get(port, f"/_assets/a.{ending}")[1] for ending in ("css", "js"))
    assert {name.lower() for name in OF_DOCUMENTS} & style.keys() == set()
    assert "content-security-policy" in script


@pytest.mark.parametrize(
    ("path", "cached", "origin"),
    [
        ("/", "no-cache", None),
        ("/sw.js", "no-cache", None),
        ("/_assets/a.js", IMMUTABLE, "*"),
        ("/_assets/nothing.js", "no-cache", None),
    ],
)
def test_only_hashed_files_are_kept_for_good_and_loaded_from_anywhere(
    port: int, path: str, cached: str, origin: str | None
) -> None:
    headers = get(port, path)[1]
    assert headers["cache-control"] == cached
    assert headers.get("access-control-allow-origin") == origin


def test_a_file_has_its_own_headers(port: int) -> None:
    assert get(port, "/sw.js")[1]["service-worker-allowed"] == "/"
    assert "service-worker-allowed" not in get(port, "/")[1]
    assert get(port, rules_path())[1]["content-type"] == RULES_TYPE


@pytest.mark.parametrize(
    "host", ["Docs.Example", "docs.example:8443", "x;y.example", "'none'", "a,b", "[::1]", "a*b"]
)
def test_only_a_host_that_can_be_nothing_else_is_named(port: int, host: str) -> None:
    plain = file_headers("/_sandbox/")["Content-Security-Policy"]
    status, headers, _ = get(port, "/_sandbox/oak.html", Host=host)
    if status != 400:  # Caddy takes no such host at all
        policy = headers["content-security-policy"]
        assert policy.lower() == with_origin(plain, host_origin(host)).lower()
