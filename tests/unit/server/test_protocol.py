"""Readers that are slow, or silent, or take nothing of what they asked for."""

import socket
import time
from collections.abc import Iterator

import pytest

from served import publish, reply_of, serving
from showfloor.server.protocol import BoundedProtocol

BIG = bytes(20_000_000)


class ImpatientProtocol(BoundedProtocol):
    """Waits for a second where others wait for many; less would fail on a busy machine."""

    request_seconds = 1.0
    stalled_seconds = 1.0
    idle_seconds = 1.5
    check_seconds = 0.05


@pytest.fixture(scope="module")
def port(tmp_path_factory: pytest.TempPathFactory) -> Iterator[int]:
    dist = tmp_path_factory.mktemp("site") / "dist"
    publish(dist, {"/index.html": b"home", "/film.mp4": BIG})
    with serving(dist, protocol=ImpatientProtocol) as port:
        yield port


@pytest.fixture
def connection(port: int) -> Iterator[socket.socket]:
    with socket.create_connection(("127.0.0.1", port), timeout=30) as connection:
        yield connection


def all_of(connection: socket.socket) -> bytes:
    parts = []
    try:
        while part := connection.recv(65536):
            parts.append(part)
    except ConnectionResetError:
        pass
    return b"".join(parts)


def test_a_connection_on_which_nothing_comes_is_closed(connection: socket.socket) -> None:
    assert all_of(connection) == b""


def test_half_a_request_is_refused_after_a_while(connection: socket.socket) -> None:
    connection.sendall(b"GET / HTTP/1.1\r\nHost: a\r\nX-Slow: ")
    reply = reply_of(all_of(connection))
    assert (reply.status, reply.body) == (408, b"The request did not come in time.\n")


def test_a_request_that_comes_drop_by_drop_is_refused(connection: socket.socket) -> None:
    connection.sendall(b"GET / HTTP/1.1\r\nHost: a\r\nX-Slow: ")
    received = b""
    connection.settimeout(0.05)
    while not received:
        try:
            connection.sendall(b"a")
            received = connection.recv(65536)
        except TimeoutError:
            continue
    assert reply_of(received).status == 408


def test_a_second_request_has_its_own_time(connection: socket.socket) -> None:
    for _ in range(3):
        connection.sendall(b"GET / HTTP/1.1\r\nHost: a\r\n\r\n")
        assert reply_of(connection.recv(65536)).status == 200
        time.sleep(0.4)  # three times of this is more than one request may take


def test_a_connection_that_is_not_used_any_more_is_closed(connection: socket.socket) -> None:
    connection.sendall(b"GET / HTTP/1.1\r\nHost: a\r\n\r\n")
    assert reply_of(all_of(connection)).body == b"home"


def test_a_body_that_does_not_end_is_refused_after_a_while(connection: socket.socket) -> None:
    connection.sendall(b"GET / HTTP/1.1\r\nHost: a\r\nContent-Length: 100\r\n\r\nabc")
    assert reply_of(all_of(connection)).status == 408


def test_a_reader_who_takes_nothing_is_dropped(connection: socket.socket) -> None:
    connection.sendall(b"GET /film.mp4 HTTP/1.1\r\nHost: a\r\n\r\n")
    time.sleep(3.0)  # far longer than a response may stand still
    assert len(all_of(connection)) < len(BIG)


def test_a_slow_reader_who_goes_on_taking_gets_all(connection: socket.socket) -> None:
    connection.sendall(b"GET /film.mp4 HTTP/1.1\r\nHost: a\r\nConnection: close\r\n\r\n")
    parts = []
    while part := connection.recv(4_000_000, socket.MSG_WAITALL):
        parts.append(part)
        time.sleep(0.25)  # in all longer than a response may stand still
    assert reply_of(b"".join(parts)).body == BIG


def test_a_reader_who_says_no_more_still_gets_an_answer(connection: socket.socket) -> None:
    connection.sendall(b"GET / HTTP/1.1\r\nHost: a\r\n\r\n" * 3)
    connection.shutdown(socket.SHUT_WR)
    assert all_of(connection).count(b"HTTP/1.1 200 OK") == 3
