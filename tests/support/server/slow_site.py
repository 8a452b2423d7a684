"""Servers over the files of a release that send pages bit by bit, as slow networks do."""

import mimetypes
import threading
from collections.abc import Callable, Iterator, Sequence
from contextlib import AbstractContextManager, contextmanager
from dataclasses import dataclass, field
from http.server import BaseHTTPRequestHandler, ThreadingHTTPServer
from pathlib import Path

# Of a page as large as most: enough to paint some forty of its states.
PIECE = 2_500
"""Bytes."""

SAY_WHAT_IS_PAINTED = """(async () => {
  const frame = () => new Promise(requestAnimationFrame);
  while (document.readyState === "loading") {
    await frame();
    await frame();
    await fetch(`/_painted${location.pathname}`);
  }
})();"""
"""To be run by pages as they begin: asks for the next piece when the last one has been painted."""


PAINTED = "/_painted"


@dataclass(frozen=True, slots=True)
class Pause:
    """Where a page stops arriving, and the word to go on."""

    page: str
    after: str
    over: threading.Event = field(default_factory=threading.Event)


@contextmanager
def halting(public: Path, pause: Pause) -> Iterator[str]:
    """Serve a site without ado but for one page, which comes half; yield the address."""

    def halves(path: str, content: bytes) -> Iterator[bytes]:
        begun = content.index(pause.after.encode()) if path == pause.page else len(content)
        yield content[:begun]
        if begun < len(content):
            pause.over.wait(10)
        yield content[begun:]

    with serving(public, halves) as url:
        try:
            yield url
        finally:
            pause.over.set()


def trickling(public: Path) -> AbstractContextManager[str]:
    """Serve a site whose pages come in pieces, each painted before the next; yield the address.

    Its readers run `SAY_WHAT_IS_PAINTED`.
    """
    painted: dict[str, threading.Semaphore] = {}

    def pieces(path: str, content: bytes) -> Iterator[bytes]:
        told = painted.setdefault(path.removeprefix(PAINTED), threading.Semaphore(0))
        if path.startswith(PAINTED):
            told.release()
        elif not path.endswith("/"):
            yield content
        else:
            # Nothing is painted before the body has begun.
            first = content.index(b"<body") + PIECE
            yield content[:first]
            for begin in range(first, len(content), PIECE):
                wait_for(told, path)
                yield content[begin : begin + PIECE]

    return serving(public, pieces)


@dataclass(frozen=True, slots=True)
class Steps:
    """A page that comes as far as it is told to, step by step."""

    page: str
    pieces: Sequence[bytes]
    permits: threading.Semaphore = field(default_factory=lambda: threading.Semaphore(0))

    def __iter__(self) -> Iterator[None]:
        """Let the next piece come, until all have; the first one comes by itself."""
        for _ in self.pieces[1:]:
            self.permits.release()
            yield


def cut_after(public: Path, page: str, end: bytes) -> Steps:
    """Cut a page after each part with this end."""
    *parts, rest = (public / page[1:] / "index.html").read_bytes().split(end)
    return Steps(page, [*(part + end for part in parts), rest])


@contextmanager
def stepping(public: Path, steps: Steps) -> Iterator[str]:
    """Serve a site without ado but for one page; yield the address."""

    def pieces(path: str, content: bytes) -> Iterator[bytes]:
        if path != steps.page:
            yield content
            return
        first, *others = steps.pieces
        yield first
        for piece in others:
            wait_for(steps.permits, path)
            yield piece

    with serving(public, pieces) as url:
        yield url


def wait_for(permit: threading.Semaphore, path: str) -> None:
    """Wait until the next piece of a page may come; raises `TimeoutError` if nobody asks for it."""
    if not permit.acquire(timeout=10):
        raise TimeoutError(f"{path} did not ask for its next piece within 10 s")


@contextmanager
def serving(public: Path, parts: Callable[[str, bytes], Iterator[bytes]]) -> Iterator[str]:
    """Serve the files of a release in the parts of each; yield the address."""

    class Handler(BaseHTTPRequestHandler):
        def do_GET(self) -> None:
            path = self.path.partition("?")[0]
            file = public / path[1:]
            file = file / "index.html" if path.endswith("/") else file
            content = b"" if path.startswith(PAINTED) else file.read_bytes()
            self.send_response(200)
            self.send_header("content-type", mimetypes.guess_type(file)[0] or "text/plain")
            self.send_header("content-length", str(len(content)))
            self.end_headers()
            for part in parts(path, content):
                self.wfile.write(part)

        def log_message(self, *_: object) -> None:
            """Requests are no news here."""

    server = ThreadingHTTPServer(("127.0.0.1", 0), Handler)
    thread = threading.Thread(target=server.serve_forever)
    thread.start()
    try:
        yield f"http://127.0.0.1:{server.server_port}"
    finally:
        server.shutdown()
        server.server_close()
        thread.join()
