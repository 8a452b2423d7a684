"""How much readers cost who read a large file slowly, or leave before its end."""

import asyncio
import socket
from collections.abc import Callable, Iterator
from contextlib import ExitStack, contextmanager
from pathlib import Path
from typing import ClassVar

import anyio
import pytest
from starlette.applications import Starlette
from starlette.types import Message

from showfloor.server.content_cache import PART_BYTES, ContentCache
from showfloor.server.middleware.files import Files
from showfloor.server.protocol import LimitedProtocol
from showfloor.server.served_release import CurrentRelease
from support.polling import until_true
from support.server.running_server import ask, publish, serving

READERS = 40
PARTS = 150
FILM = bytes(range(256)) * (PARTS * PART_BYTES // 256)
"""More than the system takes of a response that is not read."""
STEP_BYTES = PART_BYTES // 32
HEAD_BYTES = 1024


class NotingProtocol(LimitedProtocol):
    """Notes all connections."""

    made: ClassVar[list[LimitedProtocol]]

    def connection_made(self, transport: asyncio.Transport) -> None:  # type: ignore[override]
        """Note a connection."""
        super().connection_made(transport)
        self.made.append(self)


@pytest.fixture(scope="module")
def dist(tmp_path_factory: pytest.TempPathFactory) -> Path:
    dist = tmp_path_factory.mktemp("site") / "dist"
    publish(dist, {"/index.html": b"home", "/film.mp4": FILM})
    return dist


@pytest.fixture(params=["uvloop", "asyncio"])
def loop(request: pytest.FixtureRequest) -> asyncio.AbstractEventLoop | None:
    """The event loop of servers, and that of Windows and of Python."""
    return None if request.param == "uvloop" else asyncio.SelectorEventLoop()


@contextmanager
def slow_readers(
    dist: Path, cache: ContentCache, loop: asyncio.AbstractEventLoop | None
) -> Iterator[tuple[int, list[LimitedProtocol], list[socket.socket]]]:
    """Yield the port, connections of a server, and clients that have read something of a film.

    Each has read a little more than the last: so they leave off anywhere in a part.
    """
    made: list[LimitedProtocol] = []
    NotingProtocol.made = made
    with (
        serving(
            dist,
            app=lambda: Files(Starlette(), CurrentRelease(dist), cache),
            protocol=NotingProtocol,
            loop=loop,
        ) as port,
        ExitStack() as stack,
    ):
        readers = [stack.enter_context(socket.socket()) for _ in range(READERS)]
        for number, reader in enumerate(readers):
            reader.setsockopt(socket.SOL_SOCKET, socket.SO_RCVBUF, 4096)
            reader.connect(("127.0.0.1", port))
            reader.sendall(b"GET /film.mp4 HTTP/1.1\r\nHost: a\r\n\r\n")
            for _ in range(1 + number):
                assert reader.recv(STEP_BYTES, socket.MSG_WAITALL)
        until_true(
            lambda: len(made) == READERS and all(one.flow.write_paused for one in made),
            "the readers keep the server waiting",
        )
        yield port, made, readers


def test_readers_who_do_not_read_have_little_of_a_file_waiting(
    dist: Path, loop: asyncio.AbstractEventLoop | None
) -> None:
    with slow_readers(dist, ContentCache(), loop) as (_, made, _):

        def waiting() -> list[int]:
            return [connection.transport.get_write_buffer_size() for connection in made]

        # The system may take the rest of a part just before the next one is there.
        until_true(lambda: min(waiting()) > 0, "something waits for each of them")
        assert max(waiting()) <= PART_BYTES + HEAD_BYTES


def test_slow_readers_of_a_file_share_its_parts_until_they_leave(
    dist: Path, loop: asyncio.AbstractEventLoop | None
) -> None:
    cache = ContentCache()
    with slow_readers(dist, cache, loop) as (port, _, readers):
        assert len(cache.parts) < READERS / 2
        for reader in readers:
            reader.close()
        until_true(lambda: not cache.parts, "no part of the file is in memory")
        assert ask(port, "/film.mp4").body == FILM


def read_until_canceled(
    dist: Path, cache: ContentCache, messages: int, last: Callable[[], object]
) -> list[Message]:
    """Ask for the film and leave after some messages, the last of which is waiting to be sent."""
    has_left, sent = anyio.Event(), []

    async def receive() -> Message:
        await has_left.wait()
        return {"type": "http.disconnect"}

    async def send(message: Message) -> None:
        sent.append(message)
        if len(sent) == messages:
            last()
            has_left.set()
            for _ in range(10):  # every turn of the loop that the end takes
                await anyio.sleep(0)

    async def read() -> None:
        scope = {"type": "http", "method": "GET", "path": "/film.mp4", "headers": []}
        await Files(Starlette(), CurrentRelease(dist), cache)(scope, receive, send)

    anyio.run(read)
    return sent


def test_nothing_is_read_for_a_client_that_has_left(dist: Path) -> None:
    sent = read_until_canceled(dist, ContentCache(), 6, lambda: None)
    assert len(sent) == 6


def test_no_part_is_read_before_the_last_is_sent(dist: Path) -> None:
    """A server waits for the client when the next message is sent, not with the one before."""
    cache, held = ContentCache(), []
    read_until_canceled(dist, cache, 3, lambda: held.append(len(cache.parts)))
    assert held == [1]
