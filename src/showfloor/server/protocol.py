"""HTTP/1.1 on a connection, with limits on what a client may leave unread and how long it may take.

Uvicorn's own protocol relies on a proxy to keep such clients away; this one can be reached
directly. `docs/serving.md` lists the limits.
"""

import asyncio
import sys
from typing import ClassVar, Final, Protocol

from showfloor.server.request_parser import RefusedError, RequestParser
from showfloor.server.responses import RETRY, text_response

REFUSED_CONNECTIONS: Final = 128
"""Connections beyond the limit that are answered 503 at once; further ones are only closed."""

CONTINUE: Final = b"HTTP/1.1 100 Continue\r\n\r\n"
CLOSING: Final = [(b"x-content-type-options", b"nosniff"), (b"connection", b"close")]
ERROR_RESPONSES: Final = {
    400: text_response(400, "The request cannot be understood.\n", CLOSING),
    408: text_response(408, "The request did not come in time.\n", CLOSING),
    413: text_response(413, "The body of the request is too large.\n", CLOSING),
    414: text_response(414, "The address is too long.\n", CLOSING),
    431: text_response(431, "The request's headers are too large.\n", CLOSING),
    503: text_response(
        503, "Too many readers are here. Try again in a moment.\n", [*RETRY, *CLOSING]
    ),
}


class Connection(Protocol):
    """A connection that can be closed for another."""

    def is_idle(self) -> bool:
        """Return whether its client sends no request, or reads nothing of its response."""

    def give_way(self) -> None:
        """Close at once."""


class ConnectionLimit:
    """The open connections of a worker, `limit` at most.

    When all places are taken, a new connection gets the place of one that keeps the server waiting:
    first of one that has sent no whole request yet, the oldest first; then of one that sends no
    further request or reads nothing of its response, the one first whose last request is oldest. So
    silent connections only replace each other, and a client that sends a request is answered.
    """

    def __init__(self, limit: int) -> None:
        self.limit = limit
        # Dictionaries keep their order.
        self._silent: dict[Connection, None] = {}
        self._asking: dict[Connection, None] = {}

    def admit(self, connection: Connection) -> bool:
        """Give a new connection a place that is free or can be freed; return whether it got one."""
        if len(self._silent) + len(self._asking) >= self.limit:
            replaced = self._first_to_close()
            if replaced is None:
                return False
            self.remove(replaced)
            replaced.give_way()
        self._silent[connection] = None
        return True

    def note_request(self, connection: Connection) -> None:
        """Note that a connection has sent a whole request."""
        self.remove(connection)
        self._asking[connection] = None

    def remove(self, connection: Connection) -> None:
        """Forget a connection that has ended."""
        self._silent.pop(connection, None)
        self._asking.pop(connection, None)

    def _first_to_close(self) -> Connection | None:
        idle = (connection for connection in self._asking if connection.is_idle())
        return next(iter(self._silent), None) or next(idle, None)


class LimitedProtocol(RequestParser):
    """A connection whose client may neither send too much nor keep it waiting.

    Nothing is read while a response is not complete, or while its client has to read more of it.
    """

    request_seconds: ClassVar[float] = 10
    """Until a request is complete, from its first byte, or from the start of the connection."""
    idle_seconds: ClassVar[float] = 30
    """Until the next request begins."""
    stalled_seconds: ClassVar[float] = 60
    """Until a client reads some of a response."""
    patience_seconds: ClassVar[float] = 1
    """The same if other clients wait for a connection."""
    check_seconds: ClassVar[float] = 5
    """Between two checks of these times."""
    linger_seconds: ClassVar[float] = 1
    """How long a refused client has to read the error. Nothing more is read from it."""

    _check_timer: asyncio.TimerHandle
    _limit: ConnectionLimit
    _deadline: float | None = None  # the connection ends if no more has come by then
    _has_begun = False  # a request has come in part
    _is_last = False  # the client sends no more
    _is_paused = False  # nothing is read
    _is_refused = False
    _unparsed = b""
    _unread = (0, 0.0)  # bytes of responses, and the time since when there are exactly so many

    def connection_made(self, transport: asyncio.Transport) -> None:  # type: ignore[override]
        """Begin to watch the connection, if there is a place for it."""
        super().connection_made(transport)
        # Nothing is added to what a client has not read: one file waits, or one part of a larger.
        transport.set_write_buffer_limits(high=0)
        # All connections of a worker share one limit; uvicorn's own would refuse every request.
        limit = ConnectionLimit(self.limit_concurrency or sys.maxsize)
        self._limit = vars(self.server_state).setdefault("connection_limit", limit)
        self.limit_concurrency = None
        self._deadline = self.loop.time() + self.request_seconds
        self._check_timer = self.loop.call_later(self.check_seconds, self._check)
        self._is_refused = not self._limit.admit(self)
        if self._is_refused and len(self.connections) > self._limit.limit + REFUSED_CONNECTIONS:
            transport.abort()
        elif self._is_refused:
            # Reading begins after this, and can only then be stopped.
            self.loop.call_soon(self._refuse, 503)

    def connection_lost(self, exc: Exception | None) -> None:
        """End watching."""
        self._check_timer.cancel()
        self._limit.remove(self)
        self._unparsed = b""
        super().connection_lost(exc)

    def data_received(self, data: bytes) -> None:
        """Parse what has come, unless a response comes first."""
        if self._is_refused:
            return
        self._unparsed += data
        self._go_on()

    def eof_received(self) -> bool:  # type: ignore[override]
        """Answer what has come; then close."""
        self._is_last = True
        return self.is_busy and not self._is_streaming

    def resume_writing(self) -> None:
        """Go on with the next request when enough of the last response was read."""
        super().resume_writing()
        self._unread = (0, 0.0)  # however much is left at the next check, some was read
        if self.cycle.response_complete:
            self.on_response_complete()

    def on_response_complete(self) -> None:
        """Go on with the next request."""
        if not (self.transport.is_closing() or self.flow.write_paused):
            self._go_on()

    def shutdown(self) -> None:
        """Close when the response is complete, or at once if it may have no end."""
        super().shutdown()
        if self._is_streaming:
            self.transport.close()

    def is_idle(self) -> bool:
        """Return whether the client sends no request, or reads nothing of its response."""
        unread, (before, since) = self.transport.get_write_buffer_size(), self._unread
        if unread:
            return unread == before and self.loop.time() - since > self.patience_seconds
        return not self.is_busy

    def give_way(self) -> None:
        """Close at once."""
        self.transport.abort()

    @property
    def _is_streaming(self) -> bool:
        """Whether a response is sent whose length is not known, such as a stream of events."""
        return self.is_busy and bool(self.cycle.chunked_encoding)

    def _go_on(self) -> None:
        """Parse what has come. Then wait for the application, or for the client."""
        try:
            self._unparsed = self.parse(self._unparsed)
        except RefusedError as error:
            self._refuse(error.status)
            return
        if self.is_busy:
            self._deadline = None
            self._limit.note_request(self)
            if self._unparsed:
                self._stop_reading()
        elif self._is_last:
            self.transport.close()
        else:
            self._wait()

    def _wait(self) -> None:
        """Wait for the rest of a request, or for the next one."""
        if self._is_paused:
            self._is_paused = False
            self.transport.resume_reading()
        if self._expects_continue and self._in_body:
            self._expects_continue = False
            self.transport.write(CONTINUE)
        has_begun = self._in_body or len(self._unparsed) > 0
        if self._deadline is None or has_begun != self._has_begun:
            seconds = self.request_seconds if has_begun else self.idle_seconds
            self._deadline = self.loop.time() + seconds
        self._has_begun = has_begun

    def _stop_reading(self) -> None:
        if not self._is_paused:
            self._is_paused = True
            self.transport.pause_reading()

    def _refuse(self, status: int) -> None:
        """Answer without the application, and close the connection."""
        self._is_refused = True
        self._unparsed = b""
        if self.transport.is_closing():
            return
        self.transport.write(ERROR_RESPONSES[status])
        self.transport.write_eof()
        self._stop_reading()
        # If it were closed at once, a client that still sends would not get the response.
        self.loop.call_later(self.linger_seconds, self.transport.close)

    def _check(self) -> None:
        """Close the connection if it has waited too long for its client."""
        now, unread = self.loop.time(), self.transport.get_write_buffer_size()
        if unread == 0 or unread != self._unread[0]:
            self._unread = (unread, now)
        if now - self._unread[1] > self.stalled_seconds:
            self.transport.abort()
        elif self._deadline is not None and now > self._deadline and not self._is_refused:
            if self._has_begun:
                self._refuse(408)
            else:
                self.transport.close()
        self._check_timer = self.loop.call_later(self.check_seconds, self._check)
