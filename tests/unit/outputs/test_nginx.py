"""The configuration is tried in nginx itself, where there is one."""

from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from urllib.parse import urljoin, urlsplit

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from showfloor.model.redirects import Redirect
from showfloor.model.release import IMMUTABLE, Languages
from showfloor.model.sandbox_policy import host_origin, with_origin
from showfloor.outputs.headers import file_headers, folder_headers, security_headers
from showfloor.outputs.nginx import nginx_config
from showfloor.outputs.speculation_rules import RULES_TYPE, rules_path
from showfloor.release.manifest import ReleaseSettings, Retention
from support.server.nginx import get, served_by_nginx
from support.server.running_server import publish

REDIRECTS = [
    Redirect(source="/lab/about/", target="/guide/", status=302),
    Redirect(source="/lab/*", target="/components/:splat"),
    Redirect(source="/faq", target="/help/?a=1#top"),
    Redirect(source="/base/:part/", target="/base-:part/#:part", status=308),
    Redirect(source="/guide/*", target="/never/"),
    Redirect(source="/up/*", target="/:splat"),
    Redirect(source="/host/:uri/", target="/:uri"),
    Redirect(source='/say/"oak"/', target="/guide/"),
]
LANGUAGES = Languages(prefixes=("zh", "pt-BR"), left_out=("/blog/", "/size-snapshot/"))

FILES = {
    "index.html": b"home",
    "guide/index.html": b"guide",
    "guide/index.html.gz": b"compressed",
    "guide/index.md": b"# Guide",
    "help/index.html": b"help",
    "components/tabs/index.html": b"tabs",
    "base-knob/index.html": b"knob",
    "oak/index.html": b"oak",
    "blog/one/index.html": b"post",
    "404.html": b"nothing here",
    "_assets/a.js": b"script",
    "_assets/a.css": b"style",
    "sw.js": b"worker",
    "_sandbox/oak.html": b"sandbox",
    rules_path().removeprefix("/"): b"{}",
}


# By itself nginx merges slashes; a server block around ours may say otherwise.
@pytest.fixture(scope="module", params=["", "merge_slashes off;"], ids=["merging", "as sent"])
def port(tmp_path_factory: pytest.TempPathFactory, request: pytest.FixtureRequest) -> Iterator[int]:
    with served(tmp_path_factory.mktemp("nginx"), None, "/", request.param) as port:
        yield port


@pytest.fixture(scope="module")
def port_below(tmp_path_factory: pytest.TempPathFactory) -> Iterator[int]:
    work = tmp_path_factory.mktemp("nginx-below")
    with served(work, "https://a.example/a/docs", "/a/docs/") as port:
        yield port


@contextmanager
def served(work: Path, url: str | None, base: str, settings: str = "") -> Iterator[int]:
    for name, content in FILES.items():
        (work / "public" / name).parent.mkdir(parents=True, exist_ok=True)
        (work / "public" / name).write_bytes(content)
    files = folder_headers(url=url)
    config = nginx_config(
        REDIRECTS, security_headers(), files=files, languages=LANGUAGES, base=base
    )
    (work / "nginx.conf").write_text(config)
    with served_by_nginx(work, work, settings) as port:
        yield port


def test_what_is_no_document_goes_without_the_headers_of_documents(port: int) -> None:
    status, style, body = get(port, "/_assets/a.css")
    _, script, _ = get(port, "/_assets/a.js")
    assert (status, body) == (200, b"style")
    assert {name.lower() for name in script} - {name.lower() for name in style} == {
        "content-security-policy",
        "cross-origin-opener-policy",
        "permissions-policy",
        "x-frame-options",
    }
    assert get(port, "/_assets/b.css")[0] == 404


def test_compressed_files_are_used(port: int) -> None:
    status, headers, body = get(port, "/guide/", **{"Accept-Encoding": "gzip"})
    assert (status, body) == (200, b"compressed")
    assert (headers["content-encoding"], headers["vary"]) == ("gzip", "Accept-Encoding, Accept")


@pytest.mark.parametrize(
    ("path", "accept", "expected"),
    [
        ("/guide/", "text/markdown, */*;q=0.5", (200, "text/markdown; charset=utf-8", b"# Guide")),
        ("/guide/", "text/html, */*", (200, "text/html; charset=utf-8", b"guide")),
        ("/guide/", "text/html, text/markdown", (200, "text/html; charset=utf-8", b"guide")),
        ("/guide/index.md", "*/*", (200, "text/markdown; charset=utf-8", b"# Guide")),
        ("/", "text/markdown", (200, "text/html; charset=utf-8", b"home")),
        ("/nothing/", "text/markdown", (404, "text/html; charset=utf-8", b"nothing here")),
        ("/lab/about/", "text/markdown", (302, None, None)),
    ],
)
def test_a_page_is_markdown_for_who_asks_for_it(
    port: int, path: str, accept: str, expected: tuple[int, str | None, bytes | None]
) -> None:
    status, headers, body = get(port, path, Accept=accept)
    if status == 302:
        assert headers["location"] == "/guide/"
    else:
        assert (status, headers["content-type"], body) == expected


@pytest.mark.parametrize(
    ("path", "status", "location"),
    [
        ("/guide?x=1", 308, "/guide/?x=1"),
        ("/guide/index.html", 308, "/guide/"),
        ("/index.html", 308, "/"),
        ("/lab/about/", 302, "/guide/"),
        ("/lab/about", 302, "/guide/"),
        ("/lab/tabs/", 301, "/components/tabs/"),
        ("/lab/tabs/?x=1", 301, "/components/tabs/?x=1"),
        ("/faq/?x=1", 301, "/help/?a=1&x=1#top"),
        ("/base/knob/", 308, "/base-knob/#knob"),
        ("/host/oak/", 301, "/oak/"),
        ("/say/%22oak%22/", 301, "/guide/"),
        ("/zh/guide/?x=1", 301, "/guide/?x=1"),
        ("/pt-BR/guide", 301, "/guide/"),
        ("/zh/", 301, "/"),
        ("/zh", 301, "/"),
        ("/zh/sw.js", 301, "/sw.js"),
        ("/zh/lab/about/", 302, "/guide/"),
        ("/zh/lab/tabs/?x=1", 301, "/components/tabs/?x=1"),
        ("/zh/faq/?x=1", 301, "/help/?a=1&x=1#top"),
    ],
)
def test_old_and_incomplete_addresses_lead_on(
    port: int, path: str, status: int, location: str
) -> None:
    answer = get(port, path)
    assert (answer[0], answer[1].get("location")) == (status, location)


@pytest.mark.parametrize(
    "path",
    [
        *("/nothing/", "/nothing", "/a/index.html", "/lab/%0d%0aSet-Cookie:x", "/labs/", "/lab"),
        *("/lab/nothing/", "/guide/more/", "/host/elm/", "/zh/nothing/", "/zh/lab/nothing/"),
        *("/zh/host/elm/", "/zh/blog/one/", "/zh/blog", "/pt-BR/size-snapshot/", "/de/guide/"),
        *("/zhguide/", "/zh/zh/guide/", "/zh/%5C%5Cexample.org/"),
    ],
)
def test_a_wrong_address_shows_the_page_for_it(port: int, path: str) -> None:
    status, headers, body = get(port, path)
    assert (status, body) == (404, b"nothing here")
    assert "set-cookie" not in headers


SIGNS = st.sampled_from(["/", "\\", "%2f", "%5c", "%09", "%0d%0a", ":", "@", "a", ".", "..", "%00"])


@settings(max_examples=150, deadline=None)
@given(
    st.sampled_from(["/up/", "/host/", "/zh/", "/lab/", "/"]),
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


def test_a_file_has_its_own_headers(port: int) -> None:
    paths = ("/", "/sw.js", "/_sandbox/oak.html", "/_assets/a.js", rules_path())
    page, worker, sandbox, script, rules = (get(port, path)[1] for path in paths)
    assert page["cache-control"] == worker["cache-control"] == "no-cache"
    assert script["cache-control"] == rules["cache-control"] == IMMUTABLE
    assert rules["content-type"] == RULES_TYPE
    assert worker["service-worker-allowed"] == "/"
    assert "service-worker-allowed" not in page
    assert script["access-control-allow-origin"] == "*"
    assert not any("access-control-allow-origin" in one for one in (page, worker, sandbox))


def test_a_sandbox_has_a_policy_of_its_own(port: int) -> None:
    plain = file_headers("/_sandbox/")["Content-Security-Policy"]
    policy = with_origin(plain, f"http://127.0.0.1:{port}")
    assert get(port, "/_sandbox/oak.html")[1]["content-security-policy"] == policy
    assert get(port, "/_sandbox/nothing.html")[1]["content-security-policy"] != policy


@pytest.mark.parametrize(
    "host", ["Docs.Example", "docs.example:8443", "x;y.example", "'none'", "a,b", "[::1]", "a*b"]
)
def test_only_a_host_that_can_be_nothing_else_is_named(port: int, host: str) -> None:
    plain = file_headers("/_sandbox/")["Content-Security-Policy"]
    policy = get(port, "/_sandbox/oak.html", Host=host)[1]["content-security-policy"]
    assert policy.lower() == with_origin(plain, host_origin(host))


def test_a_quote_in_a_header_stays_in_it() -> None:
    config = nginx_config([], {"X-A": 'a "b" \\'})
    assert 'add_header X-A "a \\"b\\" \\\\" always;' in config


def test_scripts_of_earlier_releases_are_served(tmp_path: Path) -> None:
    dist = tmp_path / "dist"
    config = nginx_config([], security_headers(), files=folder_headers()).encode()
    for number in range(3):
        settings = ReleaseSettings(
            beside={"nginx.conf": config}, retention=Retention(now=number, seconds=60)
        )
        publish(dist, {"/404.html": b"", f"/_assets/s{number}.js": b"%d" % number}, settings)
    with served_by_nginx(dist / "current", tmp_path) as port:
        for number in range(3):
            status, headers, body = get(port, f"/_assets/s{number}.js")
            assert (status, headers["cache-control"], body) == (200, IMMUTABLE, b"%d" % number)


@pytest.mark.parametrize(
    ("path", "status", "location"),
    [
        ("/", 308, "/a/docs/"),
        ("/?x=1", 308, "/a/docs/?x=1"),
        ("/a/docs", 308, "/a/docs/"),
        ("/a/docs/guide?x=1", 308, "/a/docs/guide/?x=1"),
        ("/a/docs/guide/index.html", 308, "/a/docs/guide/"),
        ("/a/docs/lab/about/", 302, "/a/docs/guide/"),
        ("/a/docs/faq/?x=1", 301, "/a/docs/help/?a=1&x=1#top"),
        ("/a/docs/zh/guide/", 301, "/a/docs/guide/"),
        ("/a/docs/", 200, None),
        ("/a/docs/_assets/a.js", 200, None),
        ("/a/docs/nothing/", 404, None),
        ("/guide/", 404, None),
        ("/a/docsy/", 404, None),
    ],
)
def test_below_a_path_is_all_of_a_site(
    port_below: int, path: str, status: int, location: str | None
) -> None:
    found, headers, _ = get(port_below, path)
    assert (found, headers.get("location")) == (status, location)


def test_below_a_path_pages_have_their_markdown_and_wrong_addresses_their_page(
    port_below: int,
) -> None:
    assert get(port_below, "/a/docs/guide/", Accept="text/markdown")[2] == b"# Guide"
    assert get(port_below, "/a/docs/nothing/")[2] == b"nothing here"
    headers = get(port_below, "/a/docs/sw.js")[1]
    assert headers["service-worker-allowed"] == "/a/docs/"
