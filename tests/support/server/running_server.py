"""A real server on a free port, and readers that speak to it over sockets."""

import asyncio
import socket
import threading
from collections.abc import Callable, Iterator, Mapping
from contextlib import contextmanager
from dataclasses import dataclass
from functools import partial
from pathlib import Path

from uvicorn import Config, Server

from showfloor.model.site_file import SiteFile
from showfloor.release.lock import hold_dist
from showfloor.release.manifest import ReleaseSettings
from showfloor.release.store import Store
from showfloor.release.write import WrittenRelease, write_release
from showfloor.server.app import create_app
from showfloor.server.process import CONNECTIONS, listen, server_config
from showfloor.server.protocol import LimitedProtocol


@dataclass(frozen=True, slots=True)
class Reply:
    """A response as it came."""

    status: int
    headers: Mapping[str, str]
    body: bytes


def publish(
    dist: Path,
    files: Mapping[str, bytes],
    settings: ReleaseSettings | None = None,
    own: Mapping[str, Mapping[str, str]] | None = None,
) -> WrittenRelease:
    """Write a release; what lies in `/_assets/` is immutable. `own` are headers by path."""
    site_files = [
        SiteFile(
            path=path,
            content=content,
            immutable=path.startswith("/_assets/"),
            headers=dict((own or {}).get(path, {})),
        )
        for path, content in files.items()
    ]
    with hold_dist(dist) as lock:
        return write_release(Store(lock), site_files, settings or ReleaseSettings())


class AnnouncedServer(Server):
    """A server that says when it is up, or will never be."""

    def __init__(self, config: Config, loop: asyncio.AbstractEventLoop | None) -> None:
        super().__init__(config)
        self.settled = threading.Event()
        self._loop = loop

    def run(self, sockets: list[socket.socket] | None = None) -> None:
        """Serve until it is told to stop."""
        given, usual = self._loop, self.config.get_loop_factory()
        try:
            with asyncio.Runner(loop_factory=(lambda: given) if given else usual) as runner:
                runner.run(self.serve(sockets))
        finally:
            self.settled.set()

    async def startup(self, sockets: list[socket.socket] | None = None) -> None:
        """Begin, and say so."""
        await super().startup(sockets)
        self.settled.set()


@contextmanager
def serving(
    dist: Path,
    *,
    app: Callable[[], object] | None = None,
    protocol: type[LimitedProtocol] = LimitedProtocol,
    connections: int = CONNECTIONS,
    loop: asyncio.AbstractEventLoop | None = None,
) -> Iterator[int]:
    """Serve in a thread of this process, in `loop` if one is given; yields the port."""
    app = app or partial(create_app, dist, poll_seconds=0.02)
    config = server_config(app, connections=connections)
    config.http = protocol
    server = AnnouncedServer(config, loop)
    listener = listen("127.0.0.1", 0)
    thread = threading.Thread(target=server.run, kwargs={"sockets": [listener]})
    thread.start()
    try:
        server.settled.wait()
        yield int(listener.getsockname()[1])
    finally:
        server.should_exit = True
        thread.join(timeout=30)
        assert not thread.is_alive()


def exchange(port: int, sent: bytes) -> bytes:
    """Send bytes as they are, say that there are no more, and return all that comes back."""
    with socket.create_connection(("127.0.0.1", port), timeout=30) as connection:
        try:
            connection.sendall(sent)
            connection.shutdown(socket.SHUT_WR)
        except OSError:
            pass  # the server has closed already: what it said is still there
        return _received(connection)


def closed_after(port: int, sent: bytes) -> bytes:
    """Send bytes and return all that comes until the server closes; it would be told more."""
    with socket.create_connection(("127.0.0.1", port), timeout=30) as connection:
        connection.sendall(sent)
        return _received(connection)


def ask(port: int, path: str, method: str = "GET", **headers: str) -> Reply:
    """Ask for a path, which is sent as it is written."""
    told = {"Host": "localhost", "Connection": "close", **headers}
    lines = [f"{method} {path} HTTP/1.1"]
    lines += [f"{name.replace('_', '-')}: {value}" for name, value in told.items()]
    return reply_of(exchange(port, "\r\n".join([*lines, "", ""]).encode("latin-1")))


def reply_of(received: bytes) -> Reply:
    """Return the first response in what was received."""
    head, _, body = received.partition(b"\r\n\r\n")
    first, *lines = head.decode("latin-1").split("\r\n")
    pairs = (line.partition(": ") for line in lines)
    return Reply(int(first.split(" ")[1]), {name: value for name, _, value in pairs}, body)


def _received(connection: socket.socket) -> bytes:
    parts: list[bytes] = []
    try:
        while part := connection.recv(65536):
            parts.append(part)
    except ConnectionResetError:
        pass  # closed with our bytes unread; what came before counts
    return b"".join(parts)
