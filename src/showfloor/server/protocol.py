"""HTTP/1.1 with limits on what a reader may send, leave unread, and how long it may take.

Uvicorn's own protocol trusts that a proxy keeps such readers away; this one can stand alone.
The limits are told in `docs/serving.md`.
"""

import asyncio
import sys
from functools import partial
from typing import ClassVar, Final, NoReturn
from urllib.parse import unquote

import httptools
from uvicorn.config import Config
from uvicorn.protocols.http.flow_control import FlowControl
from uvicorn.protocols.http.httptools_impl import HttpToolsProtocol, RequestResponseCycle
from uvicorn.server import ServerState

from showfloor.server.crowd import TURN_SECONDS, Crowd
from showfloor.server.framing import CHUNKED, UnclearError, body_length, check_target
from showfloor.server.head import SEND_WHOLE
from showfloor.server.refusals import REFUSALS

__all__ = [
    "ADDRESS_BYTES",
    "BODY_BYTES",
    "HEADERS",
    "HEAD_BYTES",
    "UNWANTED_BYTES",
    "BoundedProtocol",
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
LINE_END: Final = b"\r\n"
END_OF_HEAD: Final = b"\r\n\r\n"
STEP_BYTES: Final = 16 * 1024
"""How much of a body the parser is given at once."""
LINGER_SECONDS: Final = 1.0
"""How long a refused reader has to take the answer. Nothing more is read from it."""


class RefusedError(Exception):
    """Stops the parser at a request that no application has to see."""


class Flow(FlowControl):
    """Flow control that does not read on while requests wait to be parsed."""

    holding = False

    def resume_reading(self) -> None:
        """Read on, unless there is enough to do."""
        if not self.holding:
            super().resume_reading()


class BoundedProtocol(HttpToolsProtocol):
    """A connection whose reader may neither send too much nor keep it waiting.

    The parser is given what has come bit by bit, never more than one end of a head at a time. So
    there is one request at a time too: the next is parsed when the answer before it is written and
    the reader has taken enough of it, and until then no more is read than has come already.
    """

    request_seconds: ClassVar[float] = 10
    """Until a request is there, counted from its first byte, or from the connection."""
    stalled_seconds: ClassVar[float] = 60
    """Until a reader has taken some of what waits for it."""
    idle_seconds: ClassVar[float] = 30
    """Until the next request has begun."""
    check_seconds: ClassVar[float] = 5
    """Between two looks at the connection."""

    flow: Flow

    _body_bytes = 0  # of the body so far, without what frames it
    _body_length = 0  # as it was announced
    _body_limit = 0
    _deadline: float | None = None  # when the connection ends if nothing more comes
    _delayed: RequestResponseCycle | None = None  # its body has not come yet
    _head_bytes = 0  # at least as many as the head has that is being read
    _held = b""  # came while there was enough to do
    _in_body = False
    _in_head = False
    _in_trailers = False
    _is_last = False
    _is_refused = False
    _raw_bytes = 0  # of the body so far, with what frames it
    _refusal = 400
    _trailers = 0  # of the request that is being read
    _saying: list[tuple[bytes, bytes]]  # the fields that do
    _said: list[tuple[bytes, bytes]] | None = None  # by a head that was clear, without a body
    _unsent = (0, 0.0)  # bytes, and since when there are exactly so many
    _watch: asyncio.TimerHandle | None = None

    def __init__(
        self,
        config: Config,
        server_state: ServerState,
        app_state: dict[str, object],
        _loop: asyncio.AbstractEventLoop | None = None,
    ) -> None:
        super().__init__(config, server_state, app_state, _loop)
        self._crowd = _crowd_of(server_state, self.limit_concurrency)

    def connection_made(self, transport: asyncio.Transport) -> None:  # type: ignore[override]
        """Begin to watch the connection, when there is room for it."""
        super().connection_made(transport)
        self.flow = Flow(transport)
        if self._crowd.join(self, self.loop.time()):
            self.loop.call_later(TURN_SECONDS, self._take_turns)
        if self._watch is None and not transport.is_closing():
            # Reading begins after this, so it cannot be stopped sooner.
            self.loop.call_soon(self._wait)

    def connection_lost(self, exc: Exception | None) -> None:
        """End watching."""
        if self._watch is not None:
            self._watch.cancel()
        self._held = b""
        self._crowd.part(self)
        super().connection_lost(exc)

    def data_received(self, data: bytes) -> None:
        """Read on, unless there is enough to do."""
        if self._is_refused:
            return
        if self._held or self._watch is None or self._is_busy:
            self._hold(self._held + data)
        elif data.find(END_OF_HEAD) == len(data) - 4 <= HEAD_BYTES and not self._head_bytes:
            self._parse(data)  # the head of one request, as nearly always
        else:
            self._feed(data)

    def eof_received(self) -> bool:  # type: ignore[override]
        """Answer what is there from a reader who will not say more; then close."""
        self._is_last = True
        # A stream of events has no end to wait for: who listens to it and stops has left.
        return bool(self._held) or (self._is_answering and not self.cycle.chunked_encoding)

    def resume_writing(self) -> None:
        """Go on with the next request when the reader has taken enough of the last answer."""
        super().resume_writing()
        if not self._is_answering and not self.transport.is_closing():
            self._go_on()

    def on_message_begin(self) -> None:
        """Note when a request begins."""
        self.url = b""
        self.expect_100_continue = False
        self.headers = []
        self._saying = []
        self._scope = self.scope = {
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
        self._in_body = self._in_trailers = False
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

    def on_response_complete(self) -> None:
        """Go on with what has come meanwhile, or wait for more.

        Unlike the base's this sets no timer: at tens of thousands of answers a second they
        would cost more than the rest of it.
        """
        self.server_state.total_requests += 1
        if self.transport.is_closing() or self.flow.write_paused:
            return
        if self.flow.read_paused or self._is_last or self._in_body:
            self._go_on()
        else:
            self._deadline = self.loop.time() + self.idle_seconds

    def let_in(self) -> None:
        """Begin to read."""
        self._deadline = self.loop.time() + self.request_seconds
        self._watch = self.loop.call_later(self.check_seconds, self._check)
        if self.flow.read_paused and not self.transport.is_closing():
            self._go_on()

    def turn_away(self) -> None:
        """End, and say why."""
        if not self.transport.is_closing():
            self._refuse(503)

    def waits_since(self) -> float | None:
        """Return since when the reader neither finishes a request nor takes an answer."""
        if self._deadline is not None:
            is_idle = self.cycle is not None and not (self._in_head or self._in_body)
            return self._deadline - (self.idle_seconds if is_idle else self.request_seconds)
        unsent, since = self._unsent
        return since if unsent and unsent == self.transport.get_write_buffer_size() else None

    def leave(self) -> None:
        """End the connection at once."""
        self.transport.abort()

    @property
    def _is_answering(self) -> bool:
        return self.cycle is not None and not self.cycle.response_complete

    @property
    def _is_busy(self) -> bool:
        """Whether a whole request waits for its answer, or an answer for its reader."""
        if self._in_body or self.cycle is None:
            return False
        return not self.cycle.response_complete or self.flow.write_paused

    def _take_turns(self) -> None:
        if self._crowd.take_turns(self.loop.time()):
            self.loop.call_later(TURN_SECONDS, self._take_turns)

    def _wait(self) -> None:
        """Read nothing until there is room."""
        if self._watch is None and not self.transport.is_closing():
            self._hold(self._held)

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
        # What follows an upgrade might be in the other protocol.
        is_last = version == "1.0" or parser.should_upgrade() or not parser.should_keep_alive()
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
        self.expect_100_continue = any((n, v.lower()) == expected for n, v in self._saying)
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

    def _hold(self, data: bytes) -> None:
        self._held = data
        self.flow.holding = True
        self.flow.pause_reading()

    def _go_on(self) -> None:
        """Parse what is held; read on when there is nothing more, or close if there never will."""
        if self._held:
            held, self._held = self._held, b""
            self._feed(held)
            if self._held or self.transport.is_closing():
                return
        if self.flow.read_paused:
            self.flow.holding = False
            self.flow.resume_reading()
        if not self._is_answering:
            self._rest()

    def _rest(self) -> None:
        if self._is_last:
            self.transport.close()
        elif self.cycle is not None and not (self._in_head or self._in_body):
            self._deadline = self.loop.time() + self.idle_seconds

    def _feed(self, data: bytes) -> None:
        start, size = 0, len(data)
        while start < size:
            stop = self._step(data, start)
            if not self._parse(data if stop - start == size else data[start:stop]):
                return
            start = stop
            if start < size and self._is_busy:
                self._hold(data[start:])
                return

    def _step(self, data: bytes, start: int) -> int:
        """Return where the parser stops before it looks at what follows: at the end of a head, of
        a body, or of what may be the end of chunks.
        """
        if start < len(END_OF_HEAD) - 1 and data[start] in LINE_END:
            return start + 1  # an end that began before may end here
        if not self._in_body:
            most = HEAD_BYTES - self._head_bytes + 1
        elif self._body_length != CHUNKED:
            return min(start + self._body_length - self._body_bytes, start + STEP_BYTES, len(data))
        else:
            most = STEP_BYTES
        end = data.find(END_OF_HEAD, start, start + most)
        return min(start + most, len(data)) if end < 0 else end + len(END_OF_HEAD)

    def _parse(self, data: bytes) -> bool:
        """Give the parser a part of what has come; say whether it goes on."""
        if self._in_body:
            self._raw_bytes += len(data)
        else:
            self._head_bytes += len(data)
        try:
            self.parser.feed_data(data)
        except httptools.HttpParserUpgrade:
            return not self._is_refused  # another protocol is offered, and not taken
        except httptools.HttpParserError:
            self._refuse(self._refusal)
            return False
        return not self._head_bytes or self._is_bounded()

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
        self._is_refused = True
        self._held = b""
        self._deadline = self.loop.time() + self.idle_seconds
        is_answered = self._in_body and self.cycle.response_complete
        if self._is_answering:
            self._give_up_answer()
        if not self.transport.is_closing():
            self._say(b"" if is_answered else REFUSALS[status])

    def _give_up_answer(self) -> None:
        """Tell the application that nobody waits for its answer any more."""
        self.cycle.disconnected = True
        self.cycle.message_event.set()
        if self.cycle.response_started:
            self.transport.close()

    def _say(self, answer: bytes) -> None:
        self.transport.write(answer)
        self.transport.write_eof()
        # Were it closed at once, a reader who still sends would lose the answer.
        self._hold(b"")
        self.loop.call_later(LINGER_SECONDS, self.transport.close)

    def _check(self) -> None:
        now = self.loop.time()
        unsent = self.transport.get_write_buffer_size()
        if unsent == 0 or unsent != self._unsent[0]:
            self._unsent = (unsent, now)
        if now - self._unsent[1] > self.stalled_seconds and unsent:
            self.transport.abort()
        elif self._deadline is not None and now > self._deadline and not self._is_refused:
            self._give_up()
        self._watch = self.loop.call_later(self.check_seconds, self._check)

    def _give_up(self) -> None:
        """Close a connection on which no request has come, or not the whole of one."""
        if self._in_head or (self._in_body and self._is_answering):
            self._refuse(408)
        else:
            self.transport.close()


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


def _crowd_of(server_state: ServerState, limit: int | None) -> Crowd:
    """Return the connections of this worker."""
    shared: dict[str, Crowd] = vars(server_state)
    return shared.setdefault("crowd", Crowd(limit or sys.maxsize))
