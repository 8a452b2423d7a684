"""A sandbox names the host that it was asked from, and nothing that a host cannot be."""

from collections.abc import Iterator
from functools import partial

import pytest

from showfloor.outputs.headers import sandbox_policy, security_headers
from showfloor.release.manifest import ReleaseSettings
from showfloor.server.app import create_app
from showfloor.server.middleware.hosts import ANY
from support.server.running_server import ask, exchange, publish, reply_of, serving

SANDBOX = "/_sandbox/oak.html"
FILES = {"/index.html": b"home", "/404.html": b"", SANDBOX: b"<p>oak</p>\n" * 200}
PLAIN = sandbox_policy()


@pytest.fixture(scope="module")
def port(tmp_path_factory: pytest.TempPathFactory) -> Iterator[int]:
    dist = tmp_path_factory.mktemp("site") / "dist"
    own = {SANDBOX: {"Content-Security-Policy": PLAIN, "X-Note": PLAIN}}
    publish(dist, FILES, ReleaseSettings(headers=security_headers()), own)
    with serving(dist, app=partial(create_app, dist, hosts={ANY})) as port:
        yield port


def policy_for(port: int, host: str, **headers: str) -> str:
    return ask(port, SANDBOX, Host=host, **headers).headers["content-security-policy"]


@pytest.mark.parametrize("host", ["docs.example", "docs.example:8443", "127.0.0.1:8000"])
def test_the_host_that_was_asked_for_is_named(port: int, host: str) -> None:
    assert policy_for(port, host) == sandbox_policy(origin=f"http://{host}")


def test_the_answer_is_the_same_in_each_form(port: int) -> None:
    expected = sandbox_policy(origin="http://docs.example")
    whole = ask(port, SANDBOX, Host="docs.example")
    etag = whole.headers["etag"]
    for asked in ({"If-None-Match": etag}, {"Range": "bytes=0-9"}, {"Accept-Encoding": "gzip"}):
        assert policy_for(port, "docs.example", **asked) == expected
    assert (whole.body, whole.headers["x-note"]) == (FILES[SANDBOX], PLAIN)
    assert whole.headers["content-length"] == str(len(whole.body))


@pytest.mark.parametrize("host", ["[::1]:8000", "a_b.example", "a.example:", "a..example"])
def test_a_host_that_no_policy_can_name_is_left_out(port: int, host: str) -> None:
    assert policy_for(port, host) == PLAIN


@pytest.mark.parametrize("host", ["a;script-src *", "*", "a,b", "'none'", "a%0d%0aX:y", "a\tb"])
def test_a_host_that_is_none_is_refused(port: int, host: str) -> None:
    sent = f"GET {SANDBOX} HTTP/1.1\r\nHost: {host}\r\nConnection: close\r\n\r\n"
    reply = reply_of(exchange(port, sent.encode()))
    assert reply.status == 400
    assert "content-security-policy" not in reply.headers


def test_without_a_host_there_is_none_to_name(port: int) -> None:
    reply = reply_of(exchange(port, f"GET {SANDBOX} HTTP/1.0\r\n\r\n".encode()))
    assert reply.headers["content-security-policy"] == PLAIN


@pytest.mark.parametrize("path", ["/", "/_sandbox/nothing.html"])
def test_other_answers_name_nobody(port: int, path: str) -> None:
    policy = ask(port, path, Host="docs.example").headers["content-security-policy"]
    assert policy == security_headers()["Content-Security-Policy"]
