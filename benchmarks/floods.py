"""Readers who send without end or take nothing, while another one only reads.

    python -m benchmarks.floods [--seconds 60] [NAME ...]

Each flood comes from a process of its own. Meanwhile the memory of the worker is sampled, and a
reader on one connection asks for a page again and again, as before and after the flood.
"""

import argparse
import resource
import select
import socket
import subprocess
import sys
import tempfile
import time
from collections.abc import Iterator, Sequence
from contextlib import contextmanager, suppress
from itertools import repeat
from pathlib import Path
from typing import NamedTuple

from benchmarks.process import MemoryWatch
from benchmarks.results import Row, Table
from benchmarks.scale import FULL, Scale
from benchmarks.server import ENCODING, PATH, free_port, running, write_sample

MEBIBYTE = 1024 * 1024
MOST_GROWTH = 200 * MEBIBYTE
LEAST_RATE = 0.8
QUIET_SECONDS = 10
SOCKETS = 2000
TURN = 0.25
"""Seconds until a flooding client looks at the clock again."""

GET = b"GET %s HTTP/1.1\r\nHost: 127.0.0.1\r\n" % PATH.encode()
CHUNKS = b"Transfer-Encoding: chunked\r\n\r\n"
POST = b"POST / HTTP/1.1\r\nHost: 127.0.0.1\r\n" + CHUNKS
LIST = b'{"jsonrpc": "2.0", "id": 1, "method": "tools/list"}'
CALL = (
    b"POST /mcp HTTP/1.1\r\nHost: 127.0.0.1\r\nContent-Type: application/json\r\n"
    b"Accept: application/json, text/event-stream\r\nContent-Length: %d\r\n\r\n%s"
) % (len(LIST), LIST)

STREAMS = {
    "header fields": (GET, b"X-Flood: " + b"a" * 1000 + b"\r\n"),
    "one header field": (GET + b"X-Flood: ", b"a" * 1000),
    "trailers": (GET + CHUNKS + b"0\r\n", b"X-Flood: " + b"a" * 1000 + b"\r\n"),
    "chunk extensions": (GET + CHUNKS + b"1", b";a=" + b"a" * 1000),
    "a body": (POST, b"1000\r\n" + b"a" * 4096 + b"\r\n"),
    "unread answers": (b"", GET + b"\r\n"),
    "unread refusals": (b"", b"GET /nowhere HTTP/1.1\r\nHost: 127.0.0.1\r\n\r\n"),
    "calls of an assistant": (b"", CALL),
}
"""What a connection begins with, and what it goes on with for ever."""

CROWDS = {
    "idle connections": b"",
    "half requests": GET,
    "many who read nothing": (GET + b"\r\n") * 100,
}
"""What each of many connections sends before it falls silent."""


class Reading(NamedTuple):
    """What a reader got."""

    rate: float
    """Pages a second."""
    failures: int
    """Connections that were closed, or requests that were refused."""


class Flood(NamedTuple):
    """What a flood did."""

    name: str
    growth: int
    """Of the worker's memory, in bytes, at its peak."""
    beside: tuple[Reading, Reading]
    """Before the flood, and after it."""
    meanwhile: Reading

    @property
    def ratio(self) -> float:
        """The reader's rate during the flood to that before and after it."""
        return 2 * self.meanwhile.rate / sum(reading.rate for reading in self.beside)


def measure_floods(scale: Scale = FULL) -> Table:
    """Return what each flood does to the memory of a worker, and to a reader."""
    return measure_some_floods(scale.seconds(60), scale.some([*STREAMS, *CROWDS]))


def measure_some_floods(seconds: float, names: Sequence[str]) -> Table:
    """Return what some floods do."""
    with tempfile.TemporaryDirectory() as folder:
        write_sample(Path(folder) / "dist")
        floods = [_measure(Path(folder) / "dist", name, seconds) for name in names]
    return Table(
        title="Floods",
        rows=[row for flood in floods for row in _rows(flood)],
        notes=(
            f"Each for {seconds:.0f} s, from a process of its own, against one worker. The reader "
            "asks on one connection, again and again; all three share the machine.",
        ),
    )


def _rows(flood: Flood) -> list[Row]:
    growth = f"{flood.growth / MEBIBYTE:.0f} MB"
    rate = f"{flood.ratio:.2f} ({flood.meanwhile.rate:,.0f} /s, {flood.meanwhile.failures} failed)"
    return [
        Row(f"{flood.name}: memory above start", growth, "< 200 MB", flood.growth < MOST_GROWTH),
        Row(f"{flood.name}: rate of a reader", rate, ">= 0.8", flood.ratio >= LEAST_RATE),
    ]


def _measure(dist: Path, name: str, seconds: float) -> Flood:
    with _server(dist) as (port, pid):
        before = _read(port, min(seconds, QUIET_SECONDS))
        start = MemoryWatch(pid).stop_after(TURN)
        watch = MemoryWatch(pid)
        command = [sys.executable, "-m", "benchmarks.floods", "--attack", str(port)]
        with subprocess.Popen([*command, "--seconds", str(seconds), name]) as attack:
            meanwhile = _read(port, seconds)
            attack.wait(timeout=30)
        growth = watch.stop() - start
        after = _read(port, min(seconds, QUIET_SECONDS))
        return Flood(name, growth, (before, after), meanwhile)


@contextmanager
def _server(dist: Path) -> Iterator[tuple[int, int]]:
    port = free_port()
    serve = [sys.executable, "-m", "showfloor", "serve", "--dist", str(dist)]
    command = [*serve, "--port", str(port), "--mcp"]
    with running(command) as pid:
        _wait_for(port)
        yield port, pid


def _wait_for(port: int) -> None:
    for _ in range(300):
        try:
            with socket.create_connection(("127.0.0.1", port), timeout=10):
                return
        except ConnectionRefusedError:
            time.sleep(0.1)
    raise RuntimeError("the server did not start")


def _read(port: int, seconds: float) -> Reading:
    """Read a page again and again on one connection, and on a new one when that is closed."""
    request = GET + f"Accept-Encoding: {ENCODING}\r\n\r\n".encode()
    start, pages, failures = time.monotonic(), 0, 0
    while time.monotonic() - start < seconds:
        try:
            with socket.create_connection(("127.0.0.1", port), timeout=10) as connection:
                while time.monotonic() - start < seconds:
                    connection.sendall(request)
                    _receive_page(connection)
                    pages += 1
        except (OSError, ValueError):
            failures += 1
    return Reading(pages / (time.monotonic() - start), failures)


def _receive_page(connection: socket.socket) -> None:
    received = connection.recv(MEBIBYTE)
    if not received.startswith(b"HTTP/1.1 200 "):
        raise ValueError(received[:30])
    head, _, body = received.partition(b"\r\n\r\n")
    missing = int(head.partition(b"content-length: ")[2].split(b"\r\n")[0]) - len(body)
    while missing > 0:
        part = connection.recv(MEBIBYTE)
        if not part:
            raise ValueError("closed")
        missing -= len(part)


def attack(name: str, port: int, seconds: float) -> None:
    """Flood a server; connections that are closed are opened again."""
    until = time.monotonic() + seconds
    if name in STREAMS:
        while time.monotonic() < until:
            _stream(port, *STREAMS[name], until)
    else:
        _crowd(port, CROWDS[name], until)


def _stream(port: int, start: bytes, part: bytes, until: float) -> None:
    piece = part * (1 + 65_536 // len(part))
    try:
        with socket.create_connection(("127.0.0.1", port), timeout=TURN) as connection:
            connection.sendall(start)
            for rest in repeat(piece):
                _send_all(connection, rest, until)
    except (ConnectionError, TimeoutError):
        return


def _send_all(connection: socket.socket, data: bytes, until: float) -> None:
    """Send all of it, however long the server does not read; ends with an error at last."""
    sent = 0
    while sent < len(data):
        try:
            sent += connection.send(data[sent:])
        except TimeoutError:
            if time.monotonic() > until:
                raise


def _crowd(port: int, sent: bytes, until: float) -> None:
    resource.setrlimit(resource.RLIMIT_NOFILE, (SOCKETS + 100, SOCKETS + 100))
    members: dict[int, socket.socket] = {}
    with select.epoll() as waiting:
        for _ in range(SOCKETS):
            _join(waiting, members, port, sent)
        while time.monotonic() < until:
            for descriptor, _ in waiting.poll(TURN):
                members.pop(descriptor).close()
                _join(waiting, members, port, sent)


def _join(waiting: select.epoll, members: dict[int, socket.socket], port: int, sent: bytes) -> None:
    connection = socket.socket()
    connection.setsockopt(socket.SOL_SOCKET, socket.SO_RCVBUF, 4096)
    connection.connect(("127.0.0.1", port))
    with suppress(ConnectionError):  # refused already: it is found to be closed in the next turn
        connection.sendall(sent)
    members[connection.fileno()] = connection
    # Not whether there is something to read, only whether the server has closed.
    waiting.register(connection, select.EPOLLRDHUP)


def main() -> None:
    parser = argparse.ArgumentParser(prog="python -m benchmarks.floods")
    parser.add_argument("names", nargs="*", default=[*STREAMS, *CROWDS])
    parser.add_argument("--seconds", type=float, default=60)
    parser.add_argument("--attack", type=int, metavar="PORT", help="flood this server, and no more")
    options = parser.parse_args()
    if options.attack:
        attack(options.names[0], options.attack, options.seconds)
    else:
        print(measure_some_floods(options.seconds, options.names).markdown())


if __name__ == "__main__":
    main()
