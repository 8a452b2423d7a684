"""A server that stops in the middle of a page, as a slow network does, until told to go on."""

import mimetypes
import threading
from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import dataclass, field
from http.server import BaseHTTPRequestHandler, ThreadingHTTPServer
from pathlib import Path

__all__ = ["Pause", "halting"]


@dataclass(frozen=True, slots=True)
class Pause:
    """Where a page stops arriving, and the word to go on."""

    page: str
    after: str
    over: threading.Event = field(default_factory=threading.Event)


@contextmanager
def halting(public: Path, pause: Pause) -> Iterator[str]:
    """Serve the files of a release without ado; yield the address."""

    class Handler(BaseHTTPRequestHandler):
        def do_GET(self) -> None:
            file = public / self.path.partition("?")[0][1:]
            file = file / "index.html" if self.path.endswith("/") else file
            content = file.read_bytes()
            self.send_response(200)
            self.send_header("content-type", mimetypes.guess_type(file)[0] or "text/plain")
            self.send_header("content-length", str(len(content)))
            self.end_headers()
            begun = content.index(pause.after.encode()) if self.path == pause.page else 0
            self.wfile.write(content[:begun])
            if begun:
                pause.over.wait(10)
            self.wfile.write(content[begun:])

        def log_message(self, *_: object) -> None:
            """Requests are no news here."""

    server = ThreadingHTTPServer(("127.0.0.1", 0), Handler)
    thread = threading.Thread(target=server.serve_forever)
    thread.start()
    try:
        yield f"http://127.0.0.1:{server.server_port}"
    finally:
        pause.over.set()
        server.shutdown()
        server.server_close()
        thread.join()
