"""HTTP/1.1 with limits on what a reader may send, leave unread, and how long it may take.

Uvicorn's own protocol trusts that a proxy keeps such readers away; this one can stand alone.
The limits are told in `docs/serving.md`.
"""

import asyncio
import sys
from functools import partial
from typing import ClassVar, Final, cast

import httptools
from uvicorn._types import ASGI3Application
from uvicorn.config import Config
from uvicorn.protocols.http.flow_control import FlowControl
from uvicorn.protocols.http.httptools_impl import HttpToolsProtocol, RequestResponseCycle
from uvicorn.server import ServerState

from showfloor.server.crowd import make_room
from showfloor.server.framing import UnclearError, body_length, check_target
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
FRAMING: Final = frozenset({b"host", b"content-length", b"transfer-encoding"})
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
    _body_limit = 0
    _deadline: float | None = None  # when the connection ends if nothing more comes
    _delayed: tuple[RequestResponseCycle, ASGI3Application] | None = None
    _head_bytes = 0  # at least as many as the head has that is being read
    _held = b""  # came while there was enough to do
    _in_body = False
    _in_head = False
    _in_trailers = False
    _is_early = False  # to answer: its body is not wanted, and has not come yet
    _is_last = False
    _is_refused = False
    _next_refusal: int | None = None  # what the answer that is being given is followed by
    _raw_bytes = 0  # of the body so far, with what frames it
    _refusal = 400
    _trailers = 0  # of the request that is being read
    _said: tuple[str, list[tuple[bytes, bytes]]] | None = None  # by the last clear head
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
        # The base would count requests, when their heads have been read already.
        self._most_connections = self.limit_concurrency or sys.maxsize
        self.limit_concurrency = None

    def connection_made(self, transport: asyncio.Transport) -> None:  # type: ignore[override]
        """Begin to watch the connection, if there is room for it."""
        super().connection_made(transport)
        self.flow = Flow(transport)
        now = self.loop.time()
        self._deadline = now + self.request_seconds
        if len(self.connections) > self._most_connections and not self._has_room(now):
            self._is_refused = True
            transport.write(REFUSALS[503])
            transport.close()
            return
        self._watch = self.loop.call_later(self.check_seconds, self._check)

    def connection_lost(self, exc: Exception | None) -> None:
        """End watching."""
        if self._watch is not None:
            self._watch.cancel()
        self._held = b""
        super().connection_lost(exc)

    def data_received(self, data: bytes) -> None:
        """Read on, unless there is enough to do."""
        if self._is_refused:
            return
        if self._held or self._is_busy:
            self._hold(self._held + data)
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
        super().on_message_begin()
        self._in_head = True
        self._deadline = self.loop.time() + self.request_seconds

    def on_header(self, name: bytes, value: bytes) -> None:
        """Keep a field; forget a trailer, which must not pass for a field."""
        if not self._in_head:
            self._count_trailer(len(name) + len(value) + 4)
            return
        name = name.lower()
        if name == b"expect" and value.lower() == b"100-continue":
            self.expect_100_continue = True
        self.headers.append((name, value))
        if len(self.headers) > HEADERS:
            self._stop(431)

    def on_headers_complete(self) -> None:
        """Let a request pass that is within the limits and can be read in one way only."""
        self._in_head = False
        if len(self.url) > ADDRESS_BYTES:
            self._stop(414)
        self._check_framing()
        super().on_headers_complete()
        self._in_body = True
        if self.parser.should_upgrade():
            self.cycle.keep_alive = False  # what follows might be in the other protocol
        cast("dict[str, object]", self.scope)[SEND_WHOLE] = partial(_send_at_once, self.cycle)

    def on_chunk_header(self) -> None:
        """Note that a chunk begins, or that trailers do."""
        self._in_trailers = True

    def on_body(self, body: bytes) -> None:
        """Count a body, and keep it if it is wanted."""
        self._in_trailers = False
        self._body_bytes += len(body)
        if self._body_bytes > self._body_limit:
            self._stop(413)
        if not self._is_early:
            super().on_body(body)

    def on_message_complete(self) -> None:
        """Note that a request is there."""
        super().on_message_complete()
        self._in_body = self._in_trailers = self._is_early = False
        self._head_bytes = 0
        if self._delayed is not None:
            delayed, self._delayed = self._delayed, None
            super()._start_asgi_task(*delayed)
        self._deadline = None if self._is_answering else self.loop.time() + self.idle_seconds

    def on_response_complete(self) -> None:
        """Go on with what has come meanwhile, or wait for more.

        Unlike the base's this sets no timer: at tens of thousands of answers a second they
        would cost more than the rest of it.
        """
        self.server_state.total_requests += 1
        if self.transport.is_closing():
            return
        if self.pipeline:
            self._start_asgi_task(*self.pipeline.pop())
            if self._in_body:
                self.flow.resume_reading()  # the base has stopped it
        elif not self.flow.write_paused:
            self._go_on()

    def is_leaving(self) -> bool:
        """Say whether the connection ends anyway."""
        return self.transport.is_closing()

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
        return not self._in_body and (self._is_answering or self.flow.write_paused)

    def _has_room(self, now: float) -> bool:
        others = (cast("BoundedProtocol", member) for member in self.connections)
        return make_room(others, self._most_connections, now)

    def _start_asgi_task(self, cycle: RequestResponseCycle, app: ASGI3Application) -> None:
        # What a body does that nobody wants is known at its end: then it is forgotten or refused.
        if self._is_early:
            self._delayed = (cycle, app)
        else:
            super()._start_asgi_task(cycle, app)

    def _check_framing(self) -> None:
        """Refuse a head that is not clear, and one whose body is too large."""
        version = self.parser.get_http_version()
        said = (version, [field for field in self.headers if field[0] in FRAMING])
        length = 0
        # The heads on a connection are much alike, and have been looked at once.
        if said != self._said or self.url[:1] != b"/":
            try:
                check_target(self.url, said[1], version)
                length = body_length(said[1], version)
            except UnclearError:
                self._stop(400)
            self._said = None if length else said
        self._begin_body(length)

    def _begin_body(self, length: int) -> None:
        is_wanted = not length or self.parser.get_method() in BODY_METHODS
        self._is_early = not is_wanted and not self.expect_100_continue
        self._body_limit = BODY_BYTES if is_wanted else UNWANTED_BYTES
        self._body_bytes = self._raw_bytes = self._trailers = 0
        if length > self._body_limit:
            self._stop(413)
        if length and self.parser.should_upgrade():
            self._stop(400)  # the parser would take the body for the next request

    def _count_trailer(self, size: int) -> None:
        self._head_bytes += size
        self._trailers += 1
        if self._head_bytes > HEAD_BYTES or len(self.headers) + self._trailers > HEADERS:
            self._stop(431)

    def _stop(self, status: int) -> None:
        self._refusal = status
        raise RefusedError

    def _hold(self, data: bytes) -> None:
        self._held = data
        self.flow.holding = True
        self.flow.pause_reading()

    def _go_on(self) -> None:
        """Parse what is held; read on when there is nothing more, or close if there never will."""
        if self._next_refusal is not None:
            self._refuse(self._next_refusal)
            return
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
        elif not (self._in_head or self._in_body):
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
        """Return where the parser stops before it looks at what follows."""
        most = STEP_BYTES if self._in_body else HEAD_BYTES - self._head_bytes + 1
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
        return self._is_bounded()

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
        is_good = self._is_answering and (not self._in_body or self.pipeline)
        if is_good and self._next_refusal is None:
            # The request that is being answered is good; what follows it is not.
            self.pipeline.clear()
            self._next_refusal = status
            self._hold(b"")
            return
        self._is_refused = True
        self._held = b""
        self._deadline = self.loop.time()
        if self._is_answering:
            self._give_up_answer()
        if not self.transport.is_closing():
            self._say(REFUSALS[status])

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
