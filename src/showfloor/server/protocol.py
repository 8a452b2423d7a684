"""HTTP/1.1 with limits on what a reader may send and how long it may take.

Uvicorn's own protocol trusts that a proxy keeps such readers away; this one can stand alone.
"""

import asyncio
from functools import partial
from typing import ClassVar, Final, cast

from uvicorn.protocols.http.httptools_impl import (
    STATUS_LINE,
    HttpToolsProtocol,
    RequestResponseCycle,
)

from showfloor.server.head import SEND_WHOLE

__all__ = ["ADDRESS_BYTES", "HEADERS", "HEAD_BYTES", "BoundedProtocol"]

ADDRESS_BYTES: Final = 8 * 1024
HEAD_BYTES: Final = 32 * 1024
HEADERS: Final = 100
CHUNK_BYTES: Final = 256 * 1024
"""What the event loop reads at once; a request's head may begin anywhere in it."""

REFUSALS: Final = {
    400: "The request cannot be understood.\n",
    408: "The request did not come in time.\n",
    414: "The address is too long.\n",
    431: "The request's headers are too large.\n",
}


class RefusedError(Exception):
    """Stops the parser at a request that no application has to see."""


class BoundedProtocol(HttpToolsProtocol):
    """A connection whose reader may neither send too much nor keep it waiting."""

    request_seconds: ClassVar[float] = 10
    """Until a request is there, counted from its first byte, or from the connection."""
    stalled_seconds: ClassVar[float] = 60
    """Until a reader has taken some of what waits for it."""
    idle_seconds: ClassVar[float] = 30
    """Until the next request has begun."""
    check_seconds: ClassVar[float] = 5
    """Between two looks at the connection."""

    _chunk_bytes = 0
    _deadline: float | None = None  # when the connection ends if nothing more comes
    _head_bytes = 0  # at least as many as the head has that is being read
    _in_head = False
    _is_last = False
    _refusal = 400
    _unsent = (0, 0.0)  # bytes, and since when there are exactly so many
    _watch: asyncio.TimerHandle | None = None

    def connection_made(self, transport: asyncio.Transport) -> None:  # type: ignore[override]
        """Begin to watch the connection."""
        super().connection_made(transport)
        self._deadline = self.loop.time() + self.request_seconds
        self._watch = self.loop.call_later(self.check_seconds, self._check)

    def connection_lost(self, exc: Exception | None) -> None:
        """End watching."""
        if self._watch is not None:
            self._watch.cancel()
        super().connection_lost(exc)

    def data_received(self, data: bytes) -> None:
        """Read on, unless the head of a request has no end."""
        self._chunk_bytes = len(data)
        self._head_bytes += self._chunk_bytes
        super().data_received(data)
        if self._in_head and self._head_bytes > HEAD_BYTES + CHUNK_BYTES:
            self._refuse(431)

    def eof_received(self) -> bool:  # type: ignore[override]
        """Answer what is there from a reader who will not say more; then close."""
        self._is_last = True
        # A stream of events has no end to wait for: who listens to it and stops has left.
        return self._is_answering and not self.cycle.chunked_encoding

    def on_message_begin(self) -> None:
        """Note when a request begins."""
        super().on_message_begin()
        self._in_head = True
        self._deadline = self.loop.time() + self.request_seconds

    def on_headers_complete(self) -> None:
        """Let a request pass whose address and headers are within the limits."""
        self._in_head = False
        if self._head_bytes > ADDRESS_BYTES or len(self.headers) > HEADERS:
            self._check_head()
        super().on_headers_complete()
        cast("dict[str, object]", self.scope)[SEND_WHOLE] = partial(_send_at_once, self.cycle)

    def on_message_complete(self) -> None:
        """Note that a request is there."""
        super().on_message_complete()
        self._head_bytes = self._chunk_bytes
        self._deadline = None if self._is_answering else self.loop.time() + self.idle_seconds

    def on_response_complete(self) -> None:
        """Go on with what has come meanwhile, or wait for more.

        Unlike the base's this sets no timer: at tens of thousands of answers a second they
        would cost more than the rest of it.
        """
        self.server_state.total_requests += 1
        if self.transport.is_closing():
            return
        self.flow.resume_reading()
        if self.pipeline:
            self._start_asgi_task(*self.pipeline.pop())
        elif self._is_last:
            self.transport.close()
        else:
            self._deadline = self.loop.time() + self.idle_seconds

    def send_400_response(self, msg: str) -> None:
        """Refuse what the parser stopped at."""
        self._refuse(self._refusal)

    @property
    def _is_answering(self) -> bool:
        return self.cycle is not None and not self.cycle.response_complete

    def _check_head(self) -> None:
        if len(self.url) > ADDRESS_BYTES:
            self._refusal = 414
        elif len(self.headers) > HEADERS or _length(self.headers) > HEAD_BYTES:
            self._refusal = 431
        else:
            return
        raise RefusedError

    def _refuse(self, status: int) -> None:
        """Answer without the application and close the connection."""
        if self._is_answering:
            self.cycle.keep_alive = False  # an earlier request is still being answered
            return
        body = REFUSALS[status].encode()
        head = [
            STATUS_LINE[status],
            b"content-type: text/plain; charset=utf-8\r\n",
            b"x-content-type-options: nosniff\r\n",
            b"content-length: %d\r\nconnection: close\r\n\r\n" % len(body),
        ]
        self.transport.write(b"".join([*head, body]))
        self.transport.close()

    def _check(self) -> None:
        now = self.loop.time()
        unsent = self.transport.get_write_buffer_size()
        if unsent == 0 or unsent != self._unsent[0]:
            self._unsent = (unsent, now)
        if now - self._unsent[1] > self.stalled_seconds and unsent:
            self.transport.abort()
        elif self._deadline is not None and now > self._deadline:
            self._give_up()
        self._watch = self.loop.call_later(self.check_seconds, self._check)

    def _give_up(self) -> None:
        """Close a connection on which no request has come, or not the whole of one."""
        if self._in_head:
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


def _length(headers: list[tuple[bytes, bytes]]) -> int:
    return sum(len(name) + len(value) + 4 for name, value in headers)
