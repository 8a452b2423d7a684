"""The requests of a connection: as they are read, within limits on all that a reader may send."""

import asyncio
from functools import partial
from typing import ClassVar, Final, NoReturn
from urllib.parse import unquote

import httptools
from uvicorn.protocols.http.httptools_impl import HttpToolsProtocol, RequestResponseCycle

from showfloor.server.framing import (
    CHUNKED,
    EMPTY_LINES,
    REQUEST_LINE,
    UnclearError,
    body_length,
    check_target,
)
from showfloor.server.head import SEND_WHOLE

__all__ = [
    "ADDRESS_BYTES",
    "BODY_BYTES",
    "END_OF_HEAD",
    "HEADERS",
    "HEAD_BYTES",
    "TAIL_BYTES",
    "UNWANTED_BYTES",
    "BoundedRequests",
]

ADDRESS_BYTES: Final = 8 * 1024
HEAD_BYTES: Final = 32 * 1024
"""Of the request line and all fields, trailers too; and of what frames a body in chunks."""
HEADERS: Final = 100
"""Fields of a request, trailers too."""
BODY_BYTES: Final = 1024 * 1024
UNWANTED_BYTES: Final = 64 * 1024
"""Of a body that comes with a method to which it says nothing."""

BODY_METHODS: Final = frozenset({b"POST", b"PUT", b"PATCH"})
SAYING: Final = frozenset({b"host", b"content-length", b"transfer-encoding", b"expect"})
"""Fields that say for whom a request is, and where it ends."""
END_OF_HEAD: Final = b"\r\n\r\n"
TAIL_BYTES: Final = len(END_OF_HEAD) - 1
"""Of such an end, however it is cut."""
STEP_BYTES: Final = 16 * 1024
"""How much of a body the parser is given at once."""


class RefusedError(Exception):
    """Stops the parser at a request that no application has to see."""


class BoundedRequests(HttpToolsProtocol):
    """Reads one request after another; `_refuse` ends the connection when one is not allowed."""

    request_seconds: ClassVar[float] = 10
    """Until a request is there, counted from its first byte, or from the connection."""
    idle_seconds: ClassVar[float] = 30
    """Until the next request has begun."""

    _body_bytes = 0  # of the body so far, without what frames it
    _body_length = 0  # as it was announced
    _body_limit = 0
    _deadline: float | None = None  # when the connection ends if nothing more comes
    _delayed: RequestResponseCycle | None = None  # its body has not come yet
    _has_line = False  # the request line has come, and is clear
    _head_bytes = 0  # of the head so far, and of trailers
    _in_body = False
    _in_head = False
    _in_trailers = False
    _raw_bytes = 0  # of the body so far, with what frames it
    _is_refused = False
    _line = b""  # of a request, as far as it has come, until it is whole
    _refusal = 400
    _said: list[tuple[bytes, bytes]] | None = None  # by a head that was clear, without a body
    _saying: list[tuple[bytes, bytes]]  # who the request is for, and where it ends
    _scope: dict[str, object]
    _tail = b""  # of what the parser was given last
    _trailers = 0

    def on_message_begin(self) -> None:
        """Note when a request begins."""
        self.url = b""
        self.expect_100_continue = False
        self.headers = []
        self._saying = []
        self._scope = {
            "type": "http",
            "asgi": {"version": self.asgi_version, "spec_version": "2.3"},
            "http_version": "1.1",
            "server": self.server,
            "client": self.client,
            "scheme": self.scheme,
            "root_path": "",
            "headers": self.headers,
            "state": self.app_state.copy(),
        }
        self.scope = self._scope  # type: ignore[assignment]  # the rest follows with the head
        self._in_head = True
        self._deadline = self.loop.time() + self.request_seconds

    def on_header(self, name: bytes, value: bytes) -> None:
        """Keep a field; forget a trailer, which must not pass for a field."""
        if not self._in_head:
            self._count_trailer(len(name) + len(value) + 4)
            return
        name = name.lower()
        self.headers.append((name, value))
        if name in SAYING:
            self._saying.append((name, value))

    def on_headers_complete(self) -> None:
        """Let a request pass that is within the limits and can be read in one way only."""
        self._in_head = False
        version = self.parser.get_http_version()
        # The heads on a connection are much alike, and have been looked at once.
        if self._saying != self._said or version != "1.1" or self.url[:1] != b"/":
            self._check_head(version)
        if len(self.url) > ADDRESS_BYTES:
            self._stop(414)
        if len(self.headers) > HEADERS:
            self._stop(431)
        cycle = self._begin_cycle(version)
        is_wanted = not self._body_length or self._body_limit == BODY_BYTES
        if is_wanted or cycle.waiting_for_100_continue:
            self._start_asgi_task(cycle, self.app)
        else:
            # How a body ends that nobody wants is known later: it may be refused.
            self._delayed = cycle

    def on_chunk_header(self) -> None:
        """Note that a chunk begins, or that trailers do."""
        self._in_trailers = True

    def on_body(self, body: bytes) -> None:
        """Count a body, and keep it if it is wanted."""
        self._in_trailers = False
        self._body_bytes += len(body)
        if self._body_bytes > self._body_limit:
            self._stop(413)
        if self._delayed is None:
            super().on_body(body)

    def on_message_complete(self) -> None:
        """Note that a request is there."""
        self._in_body = self._in_trailers = self._has_line = False
        self._head_bytes = 0
        if self.cycle.response_complete:
            self._deadline = self.loop.time() + self.idle_seconds
            return
        self._deadline = None
        self.cycle.more_body = False
        self.cycle.message_event.set()
        if self._delayed is not None:
            cycle, self._delayed = self._delayed, None
            self._start_asgi_task(cycle, self.app)

    def _begin_cycle(self, version: str) -> RequestResponseCycle:
        """Write down what the head says, for the application."""
        parser, scope = self.parser, self._scope
        address = httptools.parse_url(self.url)
        path = address.path.decode("ascii")
        scope["method"] = parser.get_method().decode("ascii")
        if version != "1.1":
            scope["http_version"] = version
        scope["path"] = unquote(path) if "%" in path else path
        scope["raw_path"] = address.path
        scope["query_string"] = address.query or b""
        # What follows an upgrade might be in the other protocol. Who waits to be told to send a
        # body, and is answered, may send it or the next request.
        is_last = version == "1.0" or self.expect_100_continue or parser.should_upgrade()
        is_last = is_last or not parser.should_keep_alive()
        self.cycle = cycle = RequestResponseCycle(
            scope=self.scope,
            transport=self.transport,
            flow=self.flow,
            logger=self.logger,
            access_logger=self.access_logger,
            access_log=self.access_log,
            default_headers=self.server_state.default_headers,
            message_event=asyncio.Event(),
            expect_100_continue=self.expect_100_continue,
            keep_alive=not is_last,
            on_response=self.on_response_complete,
        )
        scope[SEND_WHOLE] = partial(_send_at_once, cycle)
        self._in_body = True
        return cycle

    def _check_head(self, version: str) -> None:
        """Refuse a head that is not clear, and one whose body is too large."""
        try:
            check_target(self.url, self._saying, version)
            length = body_length(self._saying, version)
        except UnclearError:
            self._stop(400)
        is_wanted = self.parser.get_method() in BODY_METHODS
        self._body_length = length
        self._body_limit = BODY_BYTES if is_wanted else UNWANTED_BYTES
        self._body_bytes = self._raw_bytes = self._trailers = 0
        if length > self._body_limit:
            self._stop(413)
        if length and self.parser.should_upgrade():
            self._stop(400)  # the parser would take the body for the next request
        expected = (b"expect", b"100-continue")
        expects = any((n, v.lower()) == expected for n, v in self._saying)
        self.expect_100_continue = expects and version == "1.1"
        plain = not length and not self.expect_100_continue and version == "1.1"
        self._said = self._saying if plain else None

    def _count_trailer(self, size: int) -> None:
        self._head_bytes += size
        self._trailers += 1
        if self._head_bytes > HEAD_BYTES or len(self.headers) + self._trailers > HEADERS:
            self._stop(431)

    def _stop(self, status: int) -> NoReturn:
        self._refusal = status
        raise RefusedError

    def _step(self, data: bytes, start: int) -> int:
        """Return where the parser stops before it looks at what follows.

        That is the end of a head, of a body, or of what may be the end of its chunks.
        """
        if not self._in_body:
            most = HEAD_BYTES - self._head_bytes + 1
        elif self._body_length != CHUNKED:
            return min(start + self._body_length - self._body_bytes, start + STEP_BYTES, len(data))
        else:
            most = STEP_BYTES
        # An end that began in what the parser has already may end here.
        begun = (self._tail + data[start : start + TAIL_BYTES]).find(END_OF_HEAD)
        if begun >= 0:
            return start + begun + len(END_OF_HEAD) - len(self._tail)
        end = data.find(END_OF_HEAD, start, start + most)
        return min(start + most, len(data)) if end < 0 else end + len(END_OF_HEAD)

    def _parse(self, data: bytes) -> bool:
        """Give the parser a part of what has come; say whether it goes on."""
        if self._in_body:
            self._raw_bytes += len(data)
        elif self._has_line or self._is_line_clear(data):
            self._head_bytes += len(data)
        else:
            self._refuse(400)
            return False
        try:
            self.parser.feed_data(data)
        except httptools.HttpParserUpgrade:
            return not self._is_refused  # another protocol is offered, and not taken
        except httptools.HttpParserError:
            self._refuse(self._refusal)
            return False
        return not self._head_bytes or self._is_bounded()

    def _is_line_clear(self, data: bytes) -> bool:
        """Say whether a request line is clear, or may be when more of it has come."""
        line = data
        if self._line or data.startswith(b"\r\n"):
            line = EMPTY_LINES.sub(b"", self._line + data, count=1)
        self._has_line = REQUEST_LINE.match(line) is not None
        self._line = b"" if self._has_line else line
        return self._has_line or b"\n" not in line

    def _is_bounded(self) -> bool:
        """Say whether what the parser keeps is within the limits; refuse it otherwise."""
        if self._in_body:
            if self._raw_bytes - self._body_bytes > HEAD_BYTES:
                self._refuse(431 if self._in_trailers else 413)
        elif self._head_bytes > HEAD_BYTES:
            self._refuse(414 if self._in_head and len(self.url) > ADDRESS_BYTES else 431)
        return not self._is_refused

    def _refuse(self, status: int) -> None:
        """Answer without the application, and close the connection."""
        raise NotImplementedError


def _send_at_once(cycle: RequestResponseCycle, head: bytes, body: bytes) -> bool:
    """Send a response without looking through it; the ordinary way is for all special cases."""
    if cycle.response_started or cycle.disconnected or cycle.flow.write_paused:
        return False
    cycle.response_started = cycle.response_complete = True
    lines = [head, *(b"%s: %s\r\n" % header for header in cycle.default_headers)]
    lines.append(b"\r\n" if cycle.keep_alive else b"connection: close\r\n\r\n")
    cycle.transport.writelines([b"".join(lines), body])
    cycle.message_event.set()
    if not cycle.keep_alive:
        cycle.transport.close()
    cycle.on_response()
    return True
