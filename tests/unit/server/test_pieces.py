"""Requests are read alike wherever the network cuts what is sent."""

import asyncio
from collections.abc import Iterable
from typing import Any

import pytest
from uvicorn.config import Config
from uvicorn.server import ServerState

from showfloor.server.protocol import LimitedProtocol

GET = b"GET /a/ HTTP/1.1\r\nHost: a\r\n\r\n"
UNCLEAR = b"GET /a/ FOO/1.1\r\nHost: a\r\n\r\n"
CHUNKED = b"GET / HTTP/1.1\r\nHost: a\r\nTransfer-Encoding: chunked\r\n\r\n"


class Written(asyncio.Transport):
    """A connection that keeps what is written to it."""

    def __init__(self) -> None:
        super().__init__()
        self.written = b""
        self._is_closing = False
        self._is_reading = True

    def write(self, data: bytes | bytearray | memoryview) -> None:
        self.written += bytes(data)

    def write_eof(self) -> None:
        pass

    def set_write_buffer_limits(self, high: int | None = None, low: int | None = None) -> None:
        pass

    def get_write_buffer_size(self) -> int:
        return 0

    def is_closing(self) -> bool:
        return self._is_closing

    def is_reading(self) -> bool:
        return self._is_reading

    def pause_reading(self) -> None:
        self._is_reading = False

    def resume_reading(self) -> None:
        self._is_reading = True

    def close(self) -> None:
        self._is_closing = True


async def app(_scope: object, _receive: object, send: Any) -> None:
    await send({"type": "http.response.start", "status": 200, "headers": []})
    await send({"type": "http.response.body", "body": b""})


async def _statuses(pieces: Iterable[bytes]) -> list[str]:
    config = Config(app=app, log_config=None)
    config.load()
    transport = Written()
    connection = LimitedProtocol(config, ServerState(), {})
    connection.connection_made(transport)
    for piece in pieces:
        connection.data_received(piece)
        for _ in range(10):  # every turn of the loop that an answer takes
            await asyncio.sleep(0)
        assert transport.is_reading() or transport.written.count(b"HTTP/1.1 400 ")
    connection.connection_lost(None)
    lines = transport.written.decode().splitlines()
    return [line.split()[1] for line in lines if line.startswith("HTTP/1.1 ")]


def statuses(*pieces: bytes) -> list[str]:
    """Return the status of every answer to what comes in these pieces."""
    return asyncio.run(_statuses(piece for piece in pieces if piece))


STREAMS = {
    "two requests": GET + GET,
    "an empty line between": GET + b"\r\n" + GET,
    "empty lines before": b"\r\n\r\n\r\n" + GET + GET,
    "a body": b"POST / HTTP/1.1\r\nHost: a\r\nContent-Length: 4\r\n\r\n\r\n\r\n" + GET,
    "chunks": CHUNKED + b"4\r\n\r\n\r\n\r\n0\r\n\r\n" + GET,
    "trailers": CHUNKED + b"0\r\na: b\r\n\r\n" + b"\r\n" + GET,
}


@pytest.mark.parametrize("stream", STREAMS.values(), ids=STREAMS)
def test_two_requests_may_be_cut_anywhere(stream: bytes) -> None:
    cuts = range(len(stream))
    assert [statuses(stream[:cut], stream[cut:]) for cut in cuts] == [["200", "200"]] * len(cuts)


@pytest.mark.parametrize("first", [GET, CHUNKED + b"1\r\na\r\n0\r\n\r\n"], ids=["head", "chunks"])
@pytest.mark.parametrize("empty", [b"", b"\r\n", b"\r\n\r\n"])
def test_two_requests_may_come_in_three_pieces(first: bytes, empty: bytes) -> None:
    stream = first + empty + GET
    near = range(len(first) - 6, len(first) + len(empty) + 6)
    pairs = [(one, two) for one in near for two in near if one < two]
    found = [statuses(stream[:one], stream[one:two], stream[two:]) for one, two in pairs]
    assert found == [["200", "200"]] * len(pairs)


@pytest.mark.parametrize("stream", STREAMS.values(), ids=STREAMS)
def test_an_unclear_line_is_seen_wherever_it_is_cut(stream: bytes) -> None:
    stream = stream.removesuffix(GET) + UNCLEAR
    cuts = range(len(stream))
    found = [statuses(stream[:cut], stream[cut:]) for cut in cuts]
    assert {answers[-1] for answers in found} == {"400"}


@pytest.mark.parametrize("after", range(-2, 8))
def test_an_unclear_line_is_seen_behind_long_chunks(after: int) -> None:
    frame, end = b"%04x\r\n", b"\r\n0\r\n\r\n"
    size = 16 * 1024 + after - len(frame % 0) - len(end)
    chunks = frame % size + b"a" * size + end
    assert statuses(CHUNKED + chunks + GET) == ["200", "200"]
    assert statuses(CHUNKED + chunks + UNCLEAR) == ["200", "400"]
