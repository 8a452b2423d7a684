"""A store whose requests can be held back on their way, as if the network stood still."""

import http.client
import threading
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from http.server import BaseHTTPRequestHandler, ThreadingHTTPServer

Holds = Callable[[str, str], bool]
"""Tells whether a request is held, by its method and path."""


class HeldStore:
    """Passes requests on to a store."""

    def __init__(self, port: int) -> None:
        self.port = 0
        self.writes: list[str] = []
        """Paths of the objects that were written or removed."""
        self.held = threading.Event()
        """Is set when a request is held."""
        self.go_on = threading.Event()
        """Lets all held requests go on, once it is set."""
        self.drops = False
        """Whether requests that are held never reach the store."""
        self.holds: Holds = lambda _method, _path: False
        self.loses: Holds = lambda _method, _path: False
        """Tells whether a request reaches the store, but its answer not the client."""
        self._store = port

    def answer(self, handler: BaseHTTPRequestHandler) -> None:
        """Pass a request on, and its answer back."""
        method, path = handler.command, handler.path.partition("?")[0]
        body = handler.rfile.read(int(handler.headers.get("Content-Length", 0)))
        if self.holds(method, path):
            self.held.set()
            self.go_on.wait()
            if self.drops:
                raise ConnectionAbortedError
        if method in {"PUT", "DELETE"}:
            self.writes.append(path)
        connection = http.client.HTTPConnection("127.0.0.1", self._store, timeout=30)
        connection.putrequest(method, handler.path, skip_host=True, skip_accept_encoding=True)
        for name, value in handler.headers.items():
            connection.putheader(name, value)
        connection.endheaders(body)
        answer = connection.getresponse()
        content = answer.read()
        if self.loses(method, path):
            raise ConnectionAbortedError
        handler.send_response_only(answer.status)
        for name, value in answer.getheaders():
            if name.lower() not in {"connection", "transfer-encoding"}:
                handler.send_header(name, value)
        handler.end_headers()
        handler.wfile.write(content)
        connection.close()


@contextmanager
def held_store(port: int) -> Iterator[HeldStore]:
    """Pass requests on to the store at a port."""
    store = HeldStore(port)

    class Handler(BaseHTTPRequestHandler):
        protocol_version = "HTTP/1.1"

        def handle_one_request(self) -> None:
            self.raw_requestline = self.rfile.readline(65537)
            if not self.raw_requestline or not self.parse_request():
                self.close_connection = True
                return
            try:
                store.answer(self)
            except OSError:  # the client is gone
                self.close_connection = True

    class Server(ThreadingHTTPServer):
        daemon_threads = True  # clients keep their connections

    with Server(("127.0.0.1", 0), Handler) as server:
        store.port = server.server_port
        thread = threading.Thread(target=server.serve_forever, args=(0.02,))
        thread.start()
        try:
            yield store
        finally:
            store.go_on.set()
            server.shutdown()
            thread.join()
