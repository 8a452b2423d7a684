from pathlib import Path

import anyio
import httpx
import pytest
from starlette.types import Message

from showfloor.server.app import create_app
from showfloor.server.responses import SEND_WHOLE, ResponseHead, send_whole
from support.server.running_server import ask, publish, serving

HEAD = ResponseHead(304, [(b"etag", b'"a"'), (b"vary", b"accept-encoding")])


def sent(scope: dict[str, object]) -> list[Message]:
    messages: list[Message] = []

    async def send(message: Message) -> None:
        messages.append(message)

    anyio.run(send_whole, scope, send, HEAD, b"body")
    return messages


def test_a_head_is_ready_to_be_sent() -> None:
    assert HEAD.raw == (b'HTTP/1.1 304 Not Modified\r\netag: "a"\r\nvary: accept-encoding\r\n')


def test_any_server_can_send_it() -> None:
    start, body = sent({SEND_WHOLE: lambda head, body: False})
    assert sent({}) == [start, body]
    assert start == {"type": "http.response.start", "status": 304, "headers": HEAD.headers}
    assert body == {"type": "http.response.body", "body": b"body"}
    start["headers"].append((b"x", b"1"))
    assert len(HEAD.headers) == 2  # of later responses too


def test_a_server_that_can_sends_it_at_once() -> None:
    told: list[tuple[bytes, bytes]] = []

    def at_once(head: bytes, body: bytes) -> bool:
        told.append((head, body))
        return True

    assert sent({SEND_WHOLE: at_once}) == []
    assert told == [(HEAD.raw, b"body")]


@pytest.mark.parametrize("path", ["/", "/nothing", "/a.css", "/a"])
@pytest.mark.parametrize("headers", [{}, {"Accept-Encoding": "br"}, {"If-None-Match": "*"}])
def test_both_ways_give_the_same_answer(tmp_path: Path, path: str, headers: dict[str, str]) -> None:
    publish(tmp_path, {"/index.html": b"<p>home" * 500, "/a.css": b"a{}", "/a/index.html": b"a"})

    async def ordinary() -> httpx.Response:
        transport = httpx.ASGITransport(create_app(tmp_path))
        async with httpx.AsyncClient(transport=transport, base_url="http://localhost") as client:
            # The whole list: without it the client adds encodings of its own.
            return await client.get(path, headers={"Accept-Encoding": "", **headers})

    expected = anyio.run(ordinary)
    with serving(tmp_path) as port:
        reply = ask(port, path, **headers)
    told = {k: v for k, v in reply.headers.items() if k not in {"date", "connection"}}
    assert (reply.status, told) == (expected.status_code, dict(expected.headers))
