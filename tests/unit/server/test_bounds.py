"""What a reader may send or leave unread is bounded, whatever it is."""

import socket
from collections.abc import Iterator
from itertools import repeat
from pathlib import Path

import pytest

from showfloor.server.protocol import LimitedProtocol
from showfloor.server.request_parser import BODY_BYTES, HEADERS
from support.polling import until_true
from support.server.running_server import ask, closed_after, exchange, publish, reply_of, serving

MUCH = 8 * 1024 * 1024
LITTLE = 2 * 1024 * 1024
"""More than the system keeps for a socket here, and far less than what is sent."""
CHUNKED = b" / HTTP/1.1\r\nHost: localhost\r\nTransfer-Encoding: chunked\r\n\r\n"


class ImpatientProtocol(LimitedProtocol):
    """Drops a reader who takes nothing after a second, and whom it refuses at once."""

    linger_seconds = 0.05
    stalled_seconds = 1.0
    check_seconds = 0.05


@pytest.fixture(scope="module")
def port(tmp_path_factory: pytest.TempPathFactory) -> Iterator[int]:
    dist = tmp_path_factory.mktemp("site") / "dist"
    publish(dist, {"/index.html": b"home", "/large.html": bytes(3_000_000), "/404.html": b"no"})
    with serving(dist, protocol=ImpatientProtocol) as port:
        yield port


def flood(port: int, start: bytes, part: bytes) -> tuple[int, bytes]:
    """Send without reading until the server closes; return how much it took, and what it said."""
    with socket.socket() as connection:
        for buffer in (socket.SO_SNDBUF, socket.SO_RCVBUF):
            connection.setsockopt(socket.SOL_SOCKET, buffer, 32 * 1024)
        connection.settimeout(30)
        connection.connect(("127.0.0.1", port))
        connection.sendall(start)
        taken = 0
        try:
            for piece in repeat(part, MUCH // len(part)):
                taken += connection.send(piece)
        except ConnectionError:
            pass
        return taken, first_of(connection)


def first_of(connection: socket.socket) -> bytes:
    try:
        return connection.recv(65536)
    except ConnectionError:
        return b""


FLOODS = {
    "fields": (b"GET / HTTP/1.1\r\nHost: localhost\r\n", b"X: a\r\n" * 1000, 431),
    "a field": (b"GET / HTTP/1.1\r\nHost: localhost\r\nX: ", b"a" * 10_000, 431),
    "the name of a field": (b"GET / HTTP/1.1\r\nHost: localhost\r\n", b"a" * 10_000, 431),
    "the address": (b"GET /", b"a" * 10_000, 414),
    "empty lines": (b"", b"\r\n" * 10_000, 431),
    "trailers": (b"GET" + CHUNKED + b"0\r\n", b"X: a\r\n" * 1000, 431),
    "trailers of a form": (b"POST /x" + CHUNKED[2:] + b"0\r\n", b"X: a\r\n" * 1000, None),
    "a trailer": (b"GET" + CHUNKED + b"0\r\nX: ", b"a" * 10_000, 431),
    "the name of a trailer": (b"GET" + CHUNKED + b"0\r\n", b"a" * 10_000, 431),
    "an extension": (b"GET" + CHUNKED + b"5;a=", b"a" * 10_000, 413),
    "extensions": (b"GET" + CHUNKED, (b"1;a=" + b"a" * 1000 + b"\r\na\r\n") * 10, 413),
    "the size of a chunk": (b"GET" + CHUNKED, b"0" * 10_000, 413),
    "tiny chunks": (b"GET" + CHUNKED, b"1\r\na\r\n" * 1000, 413),
    "chunks": (b"GET" + CHUNKED, b"1000\r\n" + b"a" * 4096 + b"\r\n", 413),
    "chunks of a form": (b"POST" + CHUNKED, b"1000\r\n" + b"a" * 4096 + b"\r\n", 413),
}


@pytest.mark.parametrize(("start", "part", "status"), FLOODS.values(), ids=FLOODS)
def test_what_has_no_end_is_not_read_to_the_end(
    port: int, start: bytes, part: bytes, status: int | None
) -> None:
    taken, said = flood(port, start, part)
    assert taken < LITTLE
    assert status is None or reply_of(said).status == status


def test_a_body_of_the_largest_size_is_read(port: int) -> None:
    head = b"POST / HTTP/1.1\r\nHost: localhost\r\nContent-Length: %d\r\n\r\n" % BODY_BYTES
    received = exchange(port, (head + b"a" * BODY_BYTES) * 2)
    assert received.count(b"HTTP/1.1 405 ") == 2


@pytest.mark.parametrize("path", [b"/", b"/large.html", b"/nowhere"])
def test_requests_are_not_read_while_their_answers_are_not(port: int, path: bytes) -> None:
    taken, said = flood(port, b"", (b"GET " + path + b" HTTP/1.1\r\nHost: localhost\r\n\r\n") * 300)
    assert taken < LITTLE
    assert said.startswith(b"HTTP/1.1 ")


def test_as_many_fields_as_allowed_are_let_in(port: int) -> None:
    fields = b"X: a\r\n" * (HEADERS - 2)
    sent = b"GET / HTTP/1.1\r\nHost: localhost\r\nConnection: close\r\n" + fields + b"\r\n"
    assert reply_of(closed_after(port, sent)).status == 200
    more = sent.replace(b"X: a", b"X: a\r\nX: a", 1)
    assert reply_of(closed_after(port, more)).status == 431


@pytest.mark.parametrize("fields", [b"X: a\r\n" * (HEADERS // 2), b"X: " + b"a" * 17_000 + b"\r\n"])
def test_trailers_count_with_the_fields(port: int, fields: bytes) -> None:
    head = CHUNKED.replace(b"\r\n\r\n", b"\r\n" + fields + b"\r\n")
    received = closed_after(port, b"GET" + head + b"0\r\n" + fields + b"\r\n")
    assert reply_of(received).status == 431


def test_a_body_that_nobody_wants_may_come_in_chunks(port: int) -> None:
    chunk = b"%x\r\n" % BODY_BYTES + b"a" * BODY_BYTES + b"\r\n0\r\nX: a\r\n\r\n"
    received = exchange(
        port, b"GET" + CHUNKED + chunk + b"GET / HTTP/1.1\r\nHost: localhost\r\n\r\n"
    )
    assert received.count(b"HTTP/1.1 200 OK") == 2


def test_a_refusal_comes_after_the_answer_to_what_was_right(port: int) -> None:
    form = b"POST / HTTP/1.1\r\nHost: localhost\r\nContent-Length: 5\r\n\r\nhello"
    received = closed_after(port, form + b"nonsense\r\n\r\n")
    assert received.startswith(b"HTTP/1.1 405 ")
    assert b"HTTP/1.1 400 " in received


def test_answers_come_in_the_order_of_their_requests(port: int) -> None:
    form = b"POST / HTTP/1.1\r\nHost: localhost\r\nContent-Length: 5\r\n\r\nhello"
    body = b"GET /nowhere HTTP/1.1\r\nHost: localhost\r\nContent-Length: 5\r\n\r\nhello"
    received = exchange(port, (form + body) * 50)
    statuses = [part[:3] for part in received.split(b"HTTP/1.1 ")[1:]]
    assert statuses == [b"405", b"404"] * 50


def test_a_connection_too_many_is_told_to_come_again(tmp_path: Path) -> None:
    publish(tmp_path / "dist", {"/film.mp4": bytes(20_000_000)})
    with (
        serving(tmp_path / "dist", connections=1) as port,
        socket.create_connection(("127.0.0.1", port)) as busy,
    ):
        busy.sendall(b"GET /film.mp4 HTTP/1.1\r\nHost: localhost\r\n\r\n")
        assert busy.recv(1) == b"H"
        reply = reply_of(closed_after(port, b"GET / HTTP/1.1\r\nHost: localhost\r\n\r\n"))
    assert (reply.status, reply.headers["retry-after"]) == (503, "1")
    assert reply.body == b"Too many readers are here. Try again in a moment.\n"


class WatchfulProtocol(LimitedProtocol):
    """Finds out soon who reads nothing of a response."""

    patience_seconds = 0.05
    check_seconds = 0.05


def test_who_reads_nothing_of_a_response_gives_its_place_to_who_comes(tmp_path: Path) -> None:
    publish(tmp_path / "dist", {"/index.html": b"home", "/film.mp4": bytes(20_000_000)})
    with (
        serving(tmp_path / "dist", protocol=WatchfulProtocol, connections=1) as port,
        socket.create_connection(("127.0.0.1", port), timeout=30) as stalled,
    ):
        stalled.sendall(b"GET /film.mp4 HTTP/1.1\r\nHost: localhost\r\n\r\n")
        assert stalled.recv(1) == b"H"
        until_true(lambda: ask(port, "/").status == 200, "the place is free")


def test_who_does_nothing_gives_its_place_to_who_comes(tmp_path: Path) -> None:
    publish(tmp_path / "dist", {"/index.html": b"home"})
    with (
        serving(tmp_path / "dist", connections=1) as port,
        socket.create_connection(("127.0.0.1", port), timeout=30) as idle,
    ):
        assert ask(port, "/").body == b"home"
        assert idle.recv(1) == b""
