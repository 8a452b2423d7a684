"""A host outside of the site that notes each packet and each request that reaches it."""

import socket
from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import dataclass, field
from http.server import BaseHTTPRequestHandler, ThreadingHTTPServer
from threading import Thread


@dataclass
class Outside:
    """What reached the host."""

    url: str
    """Address of its web server, without a slash at its end; `/bare` is a page without a policy."""
    port: int
    """Where it takes UDP packets, as STUN servers do."""
    paths: list[str] = field(default_factory=list)
    packets: list[bytes] = field(default_factory=list)


@contextmanager
def listening() -> Iterator[Outside]:
    """Listen on free ports of this machine."""
    with (
        socket.socket(socket.AF_INET, socket.SOCK_DGRAM) as udp,
        ThreadingHTTPServer(("127.0.0.1", 0), _Handler) as server,
    ):
        udp.bind(("127.0.0.1", 0))
        outside = Outside(f"http://127.0.0.1:{server.server_port}", udp.getsockname()[1])
        server.paths = outside.paths  # type: ignore[attr-defined]
        for work in (server.serve_forever, lambda: _take(udp, outside.packets)):
            Thread(target=work, daemon=True).start()
        yield outside
        server.shutdown()
        udp.sendto(b"", udp.getsockname())


def _take(udp: socket.socket, packets: list[bytes]) -> None:
    """Note packets until an empty one comes."""
    while packet := udp.recv(2048):
        packets.append(packet)


class _Handler(BaseHTTPRequestHandler):
    """Notes paths, and answers everybody with an empty page."""

    def do_GET(self) -> None:
        """Note the path of a request."""
        self.server.paths.append(self.path)  # type: ignore[attr-defined]
        self.send_response(200)
        self.send_header("Access-Control-Allow-Origin", "*")
        self.send_header("Content-Type", "text/html")
        self.end_headers()
        self.wfile.write(b"<!doctype html><title>Bare</title><body></body>")

    do_POST = do_GET  # noqa: N815 - named by the standard library

    def log_message(self, *_: object) -> None:
        """Say nothing."""
