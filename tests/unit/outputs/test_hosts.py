"""The server, nginx and a host that reads `_redirects` answer alike: one table for all three."""

from collections.abc import Callable, Iterator
from pathlib import Path

import pytest

from served import ask, publish, serving
from showfloor.build.manifest import ReleaseSettings
from showfloor.model.release import Languages, Redirect
from showfloor.outputs.nginx import nginx_config
from showfloor.outputs.redirects import redirects_file
from static_host import StaticHost
from with_nginx import get, served_by_nginx

Answer = tuple[int, str | None]
"""Status, and where a reader is sent."""
Host = Callable[[str], Answer]

ROWS = [
    Redirect(source="/faq/", target="/help/?a=1#top", status=302),
    Redirect(source="/lab/about/", target="/help/", status=302),
    Redirect(source="/lab/*", target="/components/:splat"),
    Redirect(source="/components/menus/", target="/oak/react-menu/"),
    Redirect(source="/components/moving/", target="/oak/react-menu/", status=307),
    Redirect(source="/components/*", target="/oak/react-:splat"),
    Redirect(source="/moved/*", target="/lab/:splat", status=308),
    Redirect(source="/base/:part/", target="/oak/base-:part/#:part"),
    Redirect(source="/away/", target="https://oak.example/x/"),
    Redirect(source="/ways/*", target="https://oak.example/:splat"),
    Redirect(source="/post/", target="/blog/one/"),
    Redirect(source="/blog/old/", target="/blog/one/"),
    Redirect(source="/gone/", target="/never/"),
    Redirect(source="/all/*", target="/help/"),
]
LANGUAGES = Languages(prefixes=("zh", "pt-BR"), left_out=("/blog/", "/size-snapshot/"))
PAGES = ["/", "/help/", "/oak/react-tabs/", "/oak/react-menu/", "/oak/base-knob/", "/blog/one/"]

SAME: list[tuple[str, Answer]] = [
    ("/help/", (200, None)),
    ("/nothing/", (404, None)),
    ("/faq/", (302, "/help/?a=1#top")),
    ("/lab/about/", (302, "/help/")),
    ("/lab/tabs/", (301, "/oak/react-tabs/")),
    ("/lab/menus/", (301, "/oak/react-menu/")),
    ("/base/knob/", (301, "/oak/base-knob/#knob")),
    ("/away/", (301, "https://oak.example/x/")),
    ("/blog/old/", (301, "/blog/one/")),
    ("/zh/", (301, "/")),
    ("/zh", (301, "/")),
    ("/zh/help/", (301, "/help/")),
    ("/pt-BR/oak/react-tabs", (301, "/oak/react-tabs/")),
    ("/zh/faq/", (302, "/help/?a=1#top")),
    ("/zh/components/menus/", (301, "/oak/react-menu/")),
    ("/zh/components/moving/", (307, "/oak/react-menu/")),
    ("/zh/away/", (301, "https://oak.example/x/")),
    ("/zh/post/", (301, "/blog/one/")),
    ("/zh/nothing/", (404, None)),
    ("/zh/gone/", (404, None)),
    ("/zh/lab/nothing/", (404, None)),
    ("/zh/lab/", (404, None)),
    ("/zh/lab", (404, None)),
    ("/zh/components/nothing/", (404, None)),
    ("/zh/moved/nothing/", (404, None)),
    ("/zh/base/nothing/", (404, None)),
    ("/zh/lab/tabs/more/", (404, None)),
    ("/zh/zh/help/", (404, None)),
    ("/zhhelp/", (404, None)),
    ("/de/help/", (404, None)),
    ("/de/faq/", (404, None)),
    ("/zh/help/index.html", (404, None)),
    ("/zh/blog", (404, None)),
    ("/zh/blog/", (404, None)),
    ("/zh/blog/one/", (404, None)),
    ("/zh/blog/old/", (404, None)),
    ("/pt-BR/size-snapshot", (404, None)),
    ("/pt-BR/size-snapshot/", (404, None)),
    ("/zh/size-snapshot/x/", (404, None)),
    ("/zh/:old/help/", (404, None)),
    ("/:old/help/", (404, None)),
    ("/:found", (404, None)),
]

# What `_redirects` cannot say without a row for each page, and so leaves out.
BELOW_WILDCARDS: list[tuple[str, Answer]] = [
    ("/zh/lab/about/x/", (404, None)),
    ("/zh/lab/tabs/", (301, "/oak/react-tabs/")),
    ("/zh/lab/tabs", (301, "/oak/react-tabs/")),
    ("/zh/lab/menus/", (301, "/oak/react-menu/")),
    ("/zh/lab/moving/", (307, "/oak/react-menu/")),
    ("/zh/moved/tabs/", (308, "/oak/react-tabs/")),
    ("/zh/moved/about/", (302, "/help/")),
    ("/zh/base/knob/", (301, "/oak/base-knob/#knob")),
    ("/zh/ways/a", (301, "https://oak.example/a")),
    ("/zh/all/a/b/", (301, "/help/")),
]


@pytest.fixture(scope="module")
def dist(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A release with these pages and rows."""
    dist = tmp_path_factory.mktemp("hosts") / "dist"
    config = nginx_config(ROWS, {}, languages=LANGUAGES).encode()
    settings = ReleaseSettings(redirects=ROWS, languages=LANGUAGES, beside={"nginx.conf": config})
    publish(dist, {f"{path}index.html": b"" for path in PAGES} | {"/404.html": b""}, settings)
    return dist


@pytest.fixture(scope="module")
def server(dist: Path) -> Iterator[Host]:
    """Our own server."""
    with serving(dist) as port:

        def answer(path: str) -> Answer:
            reply = ask(port, path)
            return reply.status, reply.headers.get("location")

        yield answer


@pytest.fixture(scope="module")
def nginx(dist: Path, tmp_path_factory: pytest.TempPathFactory) -> Iterator[Host]:
    """The server nginx with the configuration of the release."""
    with served_by_nginx(dist / "current", tmp_path_factory.mktemp("nginx")) as port:

        def answer(path: str) -> Answer:
            status, headers, _ = get(port, path)
            return status, headers.get("location")

        yield answer


@pytest.fixture(scope="module")
def static() -> Host:
    """A host that reads `_redirects`."""
    return StaticHost(redirects_file(ROWS, LANGUAGES, PAGES), PAGES).answer


def way(host: Host, path: str) -> Answer:
    """Follow an address to its end: the first status, and the last location."""
    first, location = host(path)
    while location is not None and location.startswith("/"):
        _, following = host(_path(location))
        if following is None:
            break
        location = following
    return first, location


@pytest.mark.parametrize(("path", "expected"), [*SAME, *BELOW_WILDCARDS])
def test_the_server_answers_in_one_step(server: Host, path: str, expected: Answer) -> None:
    assert server(path) == expected


@pytest.mark.parametrize(("path", "expected"), [*SAME, *BELOW_WILDCARDS])
def test_nginx_answers_as_the_server_does(nginx: Host, path: str, expected: Answer) -> None:
    assert way(nginx, path) == expected


@pytest.mark.parametrize(("path", "expected"), SAME)
def test_a_static_host_answers_as_the_server_does(
    static: Host, path: str, expected: Answer
) -> None:
    assert way(static, path) == expected


@pytest.mark.parametrize("path", [path for path, _ in BELOW_WILDCARDS])
def test_a_static_host_knows_no_language_before_a_wildcard(static: Host, path: str) -> None:
    assert static(path) == (404, None)


@pytest.mark.parametrize("path", [path for path, _ in (*SAME, *BELOW_WILDCARDS) if "zh" in path])
def test_no_host_leads_from_a_language_to_a_wrong_address(
    server: Host, nginx: Host, static: Host, path: str
) -> None:
    for host in (server, nginx, static):
        _, location = host(path)
        assert location is None or not location.startswith("/") or host(_path(location))[0] == 200


def _path(location: str) -> str:
    return location.partition("#")[0].partition("?")[0]
