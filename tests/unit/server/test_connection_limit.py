"""Which connections are admitted when all places are taken, and which are closed for them."""

import resource
import socket
from collections.abc import Iterator, Sequence
from contextlib import ExitStack, contextmanager
from dataclasses import dataclass
from pathlib import Path

import pytest

from showfloor.server.process import CONNECTIONS
from showfloor.server.protocol import ConnectionLimit
from support.server.running_server import ask, publish, reply_of, serving

GET = b"GET / HTTP/1.1\r\nHost: localhost\r\n\r\n"


@dataclass(eq=False)
class Connection:
    """Notes that it was closed."""

    is_closed: bool = False
    is_answered: bool = False

    def is_idle(self) -> bool:
        return self.is_answered

    def give_way(self) -> None:
        self.is_closed = True


def admitted(limit: ConnectionLimit, count: int) -> list[Connection]:
    connections = [Connection() for _ in range(count)]
    assert [limit.admit(connection) for connection in connections] == [True] * count
    return connections


def closed(connections: Sequence[Connection]) -> list[bool]:
    return [connection.is_closed for connection in connections]


def test_the_longest_silent_connection_is_closed_first() -> None:
    limit = ConnectionLimit(3)
    connections = admitted(limit, 5)
    assert closed(connections) == [True, True, False, False, False]


def test_a_connection_that_was_answered_outlasts_all_that_sent_no_request() -> None:
    limit = ConnectionLimit(3)
    answered, *silent = admitted(limit, 3)
    limit.note_request(answered)
    answered.is_answered = True
    admitted(limit, 9)
    assert closed([answered, *silent]) == [False, True, True]


def test_of_those_that_were_answered_the_longest_idle_is_closed() -> None:
    limit = ConnectionLimit(3)
    one, two, three = admitted(limit, 3)
    for connection in (one, two, three, one):
        limit.note_request(connection)
    one.is_answered = three.is_answered = True
    admitted(limit, 1)
    assert closed([one, two, three]) == [False, False, True]


def test_nobody_is_closed_whose_response_is_sent() -> None:
    limit = ConnectionLimit(2)
    connections = admitted(limit, 2)
    for connection in connections:
        limit.note_request(connection)
    assert not limit.admit(Connection())
    assert closed(connections) == [False, False]


def test_a_connection_that_ends_leaves_its_place_to_another() -> None:
    limit = ConnectionLimit(1)
    (first,) = admitted(limit, 1)
    limit.note_request(first)
    limit.remove(first)
    limit.remove(first)
    (second,) = admitted(limit, 1)
    assert closed([first, second]) == [False, False]


@contextmanager
def flooded(port: int, count: int, sent: bytes) -> Iterator[list[socket.socket]]:
    """Hold connections that have sent something, and say no more."""
    with ExitStack() as stack:
        connections = []
        for _ in range(count):
            connection = socket.create_connection(("127.0.0.1", port), timeout=30)
            connections.append(stack.enter_context(connection))
            connection.sendall(sent)
        yield connections


@pytest.fixture(scope="module")
def dist(tmp_path_factory: pytest.TempPathFactory) -> Path:
    dist = tmp_path_factory.mktemp("site") / "dist"
    publish(dist, {"/index.html": b"home"})
    return dist


@pytest.mark.parametrize("sent", [b"", GET[:20]], ids=["nothing", "half a request"])
def test_readers_are_served_beside_three_thousand_silent_connections(
    dist: Path, sent: bytes
) -> None:
    """Scaled down where a process cannot open that many: both ends are in this one."""
    allowed = resource.getrlimit(resource.RLIMIT_NOFILE)[0]
    count = min(3000, (allowed - 500) // 2)
    limit = CONNECTIONS * count // 3000
    with serving(dist, connections=limit) as port, flooded(port, count, sent):
        replies = [ask(port, "/") for _ in range(120)]
    assert {(reply.status, reply.body) for reply in replies} == {(200, b"home")}


def test_a_reader_keeps_its_connection_while_silent_ones_come_and_go(dist: Path) -> None:
    with (
        serving(dist, connections=20) as port,
        socket.create_connection(("127.0.0.1", port), timeout=30) as reader,
    ):
        for _ in range(5):
            reader.sendall(GET)
            assert reply_of(reader.recv(65536)).body == b"home"
            with flooded(port, 40, b""):
                pass
