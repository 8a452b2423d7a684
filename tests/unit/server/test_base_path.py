"""A site below a path of its host."""

import json
from collections.abc import Iterator
from pathlib import Path

import pytest

from showfloor.model.redirects import Redirect
from showfloor.release.manifest import ReleaseSettings
from support.server.running_server import ask, publish, serving

FILES = {
    "/index.html": b"home",
    "/guide/index.html": b"guide",
    "/docs/index.html": b"docs",
    "/404.html": b"nothing here",
    "/_sandbox/oak.html": b"sandbox",
}
POLICY = "script-src 'self'"
SETTINGS = ReleaseSettings(
    base="/docs/",
    redirects=[
        Redirect(source="/old/", target="/guide/"),
        Redirect(source="/shop/", target="https://shop.example/"),
    ],
    headers={"X-A": "1"},
)


@pytest.fixture(scope="module")
def dist(tmp_path_factory: pytest.TempPathFactory) -> Path:
    dist = tmp_path_factory.mktemp("below") / "dist"
    publish(dist, FILES, SETTINGS, {"/_sandbox/oak.html": {"Content-Security-Policy": POLICY}})
    return dist


@pytest.fixture(scope="module")
def port(dist: Path) -> Iterator[int]:
    with serving(dist) as port:
        yield port


@pytest.mark.parametrize(
    ("path", "body"),
    [("/docs/", b"home"), ("/docs/guide/", b"guide"), ("/docs/docs/", b"docs")],
)
def test_files_are_below_the_base(port: int, path: str, body: bytes) -> None:
    reply = ask(port, path)
    assert (reply.status, reply.body, reply.headers["x-a"]) == (200, body, "1")


@pytest.mark.parametrize(
    ("path", "status", "location"),
    [
        ("/", 308, "/docs/"),
        ("/?a=b", 308, "/docs/?a=b"),
        ("/docs", 308, "/docs/"),
        ("/docs/guide?a=b", 308, "/docs/guide/?a=b"),
        ("/docs/docs", 308, "/docs/docs/"),
        ("/docs/old/", 301, "/docs/guide/"),
        ("/docs/shop/", 301, "https://shop.example/"),
    ],
)
def test_redirects_lead_below_it_or_out_of_the_site(
    port: int, path: str, status: int, location: str
) -> None:
    reply = ask(port, path)
    assert (reply.status, reply.headers["location"]) == (status, location)


@pytest.mark.parametrize("path", ["/guide/", "/docsy/", "/index.html", "//docs/", "/healthz"])
def test_outside_of_it_is_nothing_and_the_answer_says_where_the_site_is(
    port: int, path: str
) -> None:
    reply = ask(port, path)
    assert reply.status == 404
    assert reply.body == b"There is nothing at this address. The site is at /docs/\n"


def test_a_wrong_address_below_it_has_the_page_of_the_site(port: int) -> None:
    reply = ask(port, "/docs/nothing/")
    assert (reply.status, reply.body) == (404, b"nothing here")


def test_sandboxes_name_the_host_and_the_health_is_told_below_it(port: int) -> None:
    reply = ask(port, "/docs/_sandbox/oak.html")
    assert "http://localhost" in reply.headers["content-security-policy"]
    assert ask(port, "/docs/healthz").status == 200


def test_only_the_manifest_of_such_a_release_names_a_base(dist: Path, tmp_path: Path) -> None:
    publish(tmp_path / "dist", FILES)
    below, root = (
        json.loads((one / "current" / "manifest.json").read_bytes())
        for one in (dist, tmp_path / "dist")
    )
    assert below["mount"] == "/docs/"
    assert "mount" not in root
