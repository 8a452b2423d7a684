"""Who may ask at `/mcp`, and how much."""

import socket
from collections.abc import Iterator
from contextlib import ExitStack
from functools import partial
from pathlib import Path

import anyio
import pytest
from starlette.types import ASGIApp, Message, Receive, Scope, Send

from showfloor.server.app import create_app
from showfloor.server.middleware.assistants import AT_ONCE, Assistants
from support.server.running_server import Reply, ask, closed_after, publish, reply_of, serving
from support.site.small_release import publish_small

LIST = b'{"jsonrpc": "2.0", "id": 1, "method": "tools/list"}'
HEAD = (
    "{method} /mcp HTTP/1.1\r\nHost: {host}\r\nContent-Type: application/json\r\n"
    "Accept: application/json, text/event-stream\r\nConnection: close\r\n"
    "Content-Length: {length}\r\n{more}\r\n"
)


@pytest.fixture(scope="module")
def dist(tmp_path_factory: pytest.TempPathFactory) -> Path:
    dist = tmp_path_factory.mktemp("release") / "dist"
    publish_small(dist)
    return dist


@pytest.fixture
def port(dist: Path) -> Iterator[int]:
    app = partial(create_app, dist, assistants=True, hosts={"localhost", "docs.example"})
    with serving(dist, app=app) as port:
        yield port


def call(
    port: int, host: str = "localhost", more: str = "", method: str = "POST", body: bytes = LIST
) -> Reply:
    head = HEAD.format(method=method, host=host, length=len(body), more=more)
    return reply_of(closed_after(port, head.encode() + body))


@pytest.mark.parametrize(
    "host", ["localhost", "localhost:9000", "127.0.0.1:80", "[::1]:1", "docs.EXAMPLE", "LOCALHOST"]
)
def test_an_assistant_is_answered_under_the_names_that_are_allowed(port: int, host: str) -> None:
    assert call(port, host).status == 200
    assert call(port, host, f"Origin: https://{host.lower()}\r\n").status == 200


@pytest.mark.parametrize("file", ["/mcp", "/mcp/index.html"])
def test_no_file_takes_their_address(tmp_path: Path, file: str) -> None:
    publish(tmp_path / "dist", {file: b"taken", "/404.html": b""})
    app = partial(create_app, tmp_path / "dist", assistants=True)
    with serving(tmp_path / "dist", app=app) as port:
        assert {ask(port, path).status for path in ("/mcp", "/mcp/")} == {405}


@pytest.mark.parametrize(
    "host", ["evil.example", "localhost.evil.example", "127.0.0.1.evil.example", "a.docs.example"]
)
def test_a_name_that_was_made_to_lead_here_is_turned_away(port: int, host: str) -> None:
    for more in ("", f"Origin: http://{host}\r\n"):
        reply = call(port, host, more)
        assert reply.status == 421
        assert reply.body.startswith(b"This server does not answer for the host ")


@pytest.mark.parametrize(
    "origin",
    [
        *("https://evil.example", "null", "http://localhost:1", "http://[x", "", "localhost"),
        *("ftp://localhost:8000", "file://localhost:8000", "chrome-extension://localhost:8000"),
        *("//localhost:8000", "http://localhost:8000/", "http://a@localhost:8000"),
    ],
)
def test_a_script_of_another_site_is_turned_away(port: int, origin: str) -> None:
    reply = call(port, "localhost:8000", f"Origin: {origin}\r\n")
    assert (reply.status, reply.body) == (403, b"Scripts of other sites are not answered here.\n")


@pytest.mark.parametrize("method", ["GET", "HEAD", "DELETE", "OPTIONS"])
def test_assistants_ask_by_post_alone(port: int, method: str) -> None:
    reply = call(port, method=method, body=b"")
    assert (reply.status, reply.headers["allow"]) == (405, "POST")


@pytest.mark.parametrize("body", [b"", b"{", b"[]"])
def test_what_is_no_request_of_the_protocol_is_refused(port: int, body: bytes) -> None:
    assert call(port, body=body).status == 400


@pytest.mark.parametrize("size", [64 * 1024, 1024 * 1024])
def test_a_long_request_is_refused(port: int, size: int) -> None:
    reply = call(port, body=b" " * size + LIST)
    assert (reply.status, reply.body) == (413, b"The body of the request is too large.\n")


def test_addresses_of_one_network_share_their_calls() -> None:
    async def ask() -> None:
        assistants, number = Assistants(_nothing, _nothing), 1
        while await _asked_from(assistants, f"2001:db8::{number:x}") == 204:
            number += 1
        assert number > AT_ONCE
        assert await _asked_from(assistants, "2001:db8:0:1::1") == 204

    anyio.run(ask)


async def _nothing(scope: Scope, receive: Receive, send: Send) -> None:
    await send({"type": "http.response.start", "status": 204, "headers": []})


async def _asked_from(app: ASGIApp, address: str) -> int:
    """Return the status of the answer to a call from an address."""
    sent: list[Message] = []

    async def receive() -> Message:
        return {"type": "http.request"}

    async def send(message: Message) -> None:
        sent.append(message)

    headers = [(b"host", b"localhost")]
    scope = {"type": "http", "method": "POST", "path": "/mcp", "headers": headers}
    await app({**scope, "client": (address, 1)}, receive, send)
    status: int = sent[0]["status"]
    return status


def test_two_hundred_calls_at_once_are_all_answered(port: int) -> None:
    head = HEAD.format(method="POST", host="localhost", length=len(LIST), more="")
    with ExitStack() as stack:
        calls = [
            stack.enter_context(socket.create_connection(("127.0.0.1", port), timeout=30))
            for _ in range(200)
        ]
        for connection in calls:
            connection.sendall(head.encode() + LIST)
        answers = [connection.recv(12) for connection in calls]
    assert answers == [b"HTTP/1.1 200"] * 200


def test_who_asks_too_often_is_told_when_to_come_again(port: int) -> None:
    while (reply := call(port, body=b"{}")).status != 429:
        assert reply.status == 400
    assert (reply.headers["retry-after"], reply.headers["cache-control"]) == ("1", "no-store")
    assert reply.body == b"That is too often. Try again in a moment.\n"
    assert ask(port, "/").status == 200
