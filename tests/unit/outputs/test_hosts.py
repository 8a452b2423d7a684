"""The server, nginx and a host that reads `_redirects` answer alike: one table of cases."""

from collections.abc import Callable, Iterator
from pathlib import Path

import pytest

from showfloor.model.encoded_address import path_of
from showfloor.outputs.host_files import redirects_file
from showfloor.outputs.nginx import nginx_config
from showfloor.release.manifest import ReleaseSettings
from support.server.nginx import get, served_by_nginx
from support.server.running_server import ask, publish, serving
from support.server.static_host import StaticHost
from support.site.redirect_cases import ADDRESSES, CASES, LANGUAGES, PAGES, ROWS, Answer, Case

Host = Callable[[str], Answer]


@pytest.fixture(scope="module")
def dist(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A release with these pages and rows."""
    dist = tmp_path_factory.mktemp("hosts") / "dist"
    rows = [row.redirect for row in ROWS]
    config = nginx_config(rows, {}, languages=LANGUAGES).encode()
    settings = ReleaseSettings(redirects=rows, languages=LANGUAGES, beside={"nginx.conf": config})
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
        _, following = host(path_of(location))
        if following is None:
            break
        location = following
    return first, location


@ADDRESSES
def test_the_server_answers_in_one_step(server: Host, case: Case) -> None:
    assert server(case.address) == case.answer


@ADDRESSES
def test_nginx_answers_as_the_server_does(nginx: Host, case: Case) -> None:
    assert nginx(case.address) == case.answer


@ADDRESSES
def test_a_static_host_answers_as_the_server_does(static: Host, case: Case) -> None:
    assert way(static, case.address) == case.static


@pytest.mark.parametrize("path", [case.address for case in CASES if "zh" in case.address])
def test_no_host_leads_from_a_language_to_a_wrong_address(
    server: Host, nginx: Host, static: Host, path: str
) -> None:
    for host in (server, nginx, static):
        _, location = host(path)
        assert location is None or not location.startswith("/") or host(path_of(location))[0] == 200


@ADDRESSES
def test_every_way_ends_at_a_page(case: Case) -> None:
    _, target = case.answer
    assert target is None or target.startswith("https://") or path_of(target) in PAGES
