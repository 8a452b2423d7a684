"""Readers that are slow, or silent, or take nothing of what they asked for."""

import asyncio
import socket
import threading
from collections.abc import Iterator
from typing import ClassVar, Final

import pytest

from showfloor.server.protocol import LimitedProtocol
from support.polling import until_true
from support.server.running_server import publish, reply_of, serving

BIG = bytes(20_000_000)
REQUEST, IDLE, STALLED = (
    LimitedProtocol.request_seconds,
    LimitedProtocol.idle_seconds,
    LimitedProtocol.stalled_seconds,
)
WELL_PAST = 2
"""So many times a limit; what is looked at every few seconds is found a little after it."""


STEP_SECONDS: Final = 1.0
"""Less than anything is looked at again after."""
TURNS: Final = 3
"""Of the loop in a step: what has come is read, what is due is done, and what follows from it."""


class MovedClock(asyncio.SelectorEventLoop):
    """An event loop whose time is that of the machine, and what a test adds to it."""

    _ahead = 0.0

    def time(self) -> float:
        """Return the time in seconds."""
        return super().time() + self._ahead

    def pass_by(self, seconds: float) -> None:
        """Let time pass, from another thread: step by step, and in each all is done that is due."""
        for _ in range(round(seconds / STEP_SECONDS)):
            done = threading.Event()
            self.call_soon_threadsafe(self._step, done, TURNS)
            assert done.wait(30)

    def _step(self, done: threading.Event, turns: int) -> None:
        if turns == TURNS:
            self._ahead += STEP_SECONDS
        if turns:
            self.call_soon(self._step, done, turns - 1)
        else:
            done.set()


class RecordedProtocol(LimitedProtocol):
    """Records which connections have ended, by the ports of their clients."""

    ended: ClassVar[set[int]] = set()

    def connection_lost(self, exc: Exception | None) -> None:
        super().connection_lost(exc)
        assert self.client is not None
        self.ended.add(self.client[1])


@pytest.fixture(scope="module")
def clock() -> MovedClock:
    return MovedClock()


@pytest.fixture(scope="module")
def port(clock: MovedClock, tmp_path_factory: pytest.TempPathFactory) -> Iterator[int]:
    dist = tmp_path_factory.mktemp("site") / "dist"
    publish(dist, {"/index.html": b"home", "/film.mp4": BIG})
    with serving(dist, protocol=RecordedProtocol, loop=clock) as port:
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


def test_a_connection_on_which_nothing_comes_is_closed(
    connection: socket.socket, clock: MovedClock
) -> None:
    clock.pass_by(WELL_PAST * REQUEST)
    assert all_of(connection) == b""


def test_half_a_request_is_refused_after_a_while(
    connection: socket.socket, clock: MovedClock
) -> None:
    connection.sendall(b"GET / HTTP/1.1\r\nHost: localhost\r\nX-Slow: ")
    clock.pass_by(WELL_PAST * REQUEST)
    reply = reply_of(all_of(connection))
    assert (reply.status, reply.body) == (408, b"The request did not come in time.\n")


def test_a_request_that_comes_drop_by_drop_is_refused(
    connection: socket.socket, clock: MovedClock
) -> None:
    connection.sendall(b"GET / HTTP/1.1\r\nHost: localhost\r\nX-Slow: ")
    for _ in range(round(REQUEST) - 1):
        connection.sendall(b"a")
        clock.pass_by(1)
    clock.pass_by(1 + LimitedProtocol.check_seconds)  # too early, had the drops won any time
    assert reply_of(all_of(connection)).status == 408


def test_a_second_request_has_its_own_time(connection: socket.socket, clock: MovedClock) -> None:
    for _ in range(3):
        connection.sendall(b"GET / HTTP/1.1\r\nHost: localhost\r\n\r\n")
        assert reply_of(connection.recv(65536)).status == 200
        clock.pass_by(REQUEST // 2)  # in all longer than one request may take


def test_a_connection_that_is_not_used_any_more_is_closed(
    connection: socket.socket, clock: MovedClock
) -> None:
    connection.sendall(b"GET / HTTP/1.1\r\nHost: localhost\r\n\r\n")
    assert reply_of(connection.recv(65536)).body == b"home"
    clock.pass_by(WELL_PAST * IDLE)
    assert all_of(connection) == b""


def test_a_body_that_does_not_end_is_refused_after_a_while(
    connection: socket.socket, clock: MovedClock
) -> None:
    connection.sendall(b"GET / HTTP/1.1\r\nHost: localhost\r\nContent-Length: 100\r\n\r\nabc")
    clock.pass_by(WELL_PAST * REQUEST)
    assert reply_of(all_of(connection)).status == 408


def test_a_reader_who_takes_nothing_is_dropped(
    connection: socket.socket, clock: MovedClock
) -> None:
    connection.sendall(b"GET /film.mp4 HTTP/1.1\r\nHost: localhost\r\n\r\n")
    start = connection.recv(1)
    port = connection.getsockname()[1]
    RecordedProtocol.ended.discard(port)  # one of an earlier test may have had the same

    def is_dropped() -> bool:
        clock.pass_by(STALLED)
        return port in RecordedProtocol.ended

    # The machine goes on taking some for the reader for a while, and each bit counts as taken.
    until_true(is_dropped, "the connection ends")
    assert len(start + all_of(connection)) < len(BIG)


def test_a_slow_reader_who_goes_on_taking_gets_all(
    connection: socket.socket, clock: MovedClock
) -> None:
    connection.sendall(b"GET /film.mp4 HTTP/1.1\r\nHost: localhost\r\nConnection: close\r\n\r\n")
    parts = []
    while part := connection.recv(4_000_000, socket.MSG_WAITALL):
        parts.append(part)
        clock.pass_by(STALLED // 2)  # in all longer than a response may be still
    assert reply_of(b"".join(parts)).body == BIG


def test_a_reader_who_says_no_more_still_gets_an_answer(connection: socket.socket) -> None:
    connection.sendall(b"GET / HTTP/1.1\r\nHost: localhost\r\n\r\n" * 3)
    connection.shutdown(socket.SHUT_WR)
    assert all_of(connection).count(b"HTTP/1.1 200 OK") == 3
