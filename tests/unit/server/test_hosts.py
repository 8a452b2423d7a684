"""Which hosts a server answers for."""

import socket
from collections.abc import Iterator
from functools import partial
from pathlib import Path

import pytest

from showfloor.errors import ConfigError
from showfloor.release.manifest import ReleaseSettings
from showfloor.server.app import create_app
from showfloor.server.middleware.hosts import hosts_of
from support.polling import until_true
from support.server.running_server import ask, exchange, publish, reply_of, serving

SITE = ReleaseSettings(hosts=("docs.example", "preview.example"))
FOREIGN = [
    *("evil.example", "localhost.evil.example", "127.0.0.1.evil.example", "a.docs.example"),
    *("2130706433", "0x7f.1", "127.1", "0177.0.0.1"),
]


@pytest.fixture(scope="module")
def port(tmp_path_factory: pytest.TempPathFactory) -> Iterator[int]:
    dist = tmp_path_factory.mktemp("dist")
    publish(dist, {"/index.html": b"<p>a"}, SITE)
    with serving(dist, app=partial(create_app, dist, hosts={"localhost", "oak.local"})) as port:
        yield port


THIS_MACHINE = ["localhost", "LOCALHOST", "localhost:9000", "localhost.", "localhost:"]
ALLOWED = ["oak.local:80"]
OF_THE_SITE = ["docs.example", "Preview.EXAMPLE:443"]
IP_ADDRESSES = ["127.0.0.1", "10.0.0.7:8000", "[::1]", "[2001:db8::1]:8000"]


@pytest.mark.parametrize("host", [*THIS_MACHINE, *ALLOWED, *OF_THE_SITE, *IP_ADDRESSES])
def test_hosts_of_the_server_and_of_the_site_and_ip_addresses_are_answered(
    port: int, host: str
) -> None:
    assert ask(port, "/", Host=host).status == 200


def test_a_monitor_that_names_no_host_is_answered(port: int) -> None:
    assert reply_of(exchange(port, b"GET /healthz HTTP/1.0\r\n\r\n")).status == 200


@pytest.mark.parametrize("host", FOREIGN)
@pytest.mark.parametrize("path", ["/", "/nowhere", "/healthz"])
def test_any_other_host_is_refused_with_the_option_that_admits_it(
    port: int, host: str, path: str
) -> None:
    reply = ask(port, path, Host=f"{host}:8000")
    assert (reply.status, reply.headers["content-type"]) == (421, "text/plain; charset=utf-8")
    assert reply.body.decode() == (
        f"This server does not answer for the host {host}: a foreign page could read it by that"
        f" name.\nTo answer for it, start the server with --allow-host {host}\n"
    )


def test_a_star_admits_every_host(tmp_path: Path) -> None:
    publish(tmp_path, {"/index.html": b"<p>a"})
    app = partial(create_app, tmp_path, hosts=hosts_of("127.0.0.1", ["*"]))
    with serving(tmp_path, app=app) as port:
        assert ask(port, "/", Host="evil.example").status == 200


def test_the_next_release_brings_its_hosts(tmp_path: Path) -> None:
    publish(tmp_path, {"/index.html": b"<p>a"}, SITE)
    with serving(tmp_path) as port:
        publish(tmp_path, {"/index.html": b"<p>a"}, ReleaseSettings(hosts=("new.example",)))
        until_true(lambda: ask(port, "/", Host="new.example").status == 200, "it is answered")
        assert ask(port, "/", Host="docs.example").status == 421


def test_a_server_is_started_for_this_machine_and_what_it_listens_on(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setattr(socket, "gethostname", lambda: "Oak.wood.example")
    machine = {"localhost", "oak", "oak.local", "oak.wood.example"}
    assert hosts_of("Leaf.example", ["Docs.example."]) == machine | {"leaf.example", "docs.example"}


@pytest.mark.parametrize("name", ["https://docs.example/", "docs.example:80", "docs.example/a", ""])
def test_what_cannot_be_a_host_is_a_mistake(name: str) -> None:
    with pytest.raises(ConfigError) as raised:
        hosts_of("127.0.0.1", [name])
    assert str(raised.value) == (
        f"{name!r} cannot be a host name.\n"
        "  why: --allow-host takes a name without https://, port and path. IP addresses need no"
        " option.\n"
        "  fix: Write it like --allow-host docs.example, or --allow-host '*' for all names."
    )
