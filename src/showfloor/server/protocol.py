"""HTTP/1.1 with limits on what a reader may send, leave unread, and how long it may take.

Uvicorn's own protocol trusts that a proxy keeps such readers away; this one can stand alone.
The limits are told in `docs/serving.md`.
"""

import asyncio
import sys
from typing import ClassVar

from uvicorn.config import Config
from uvicorn.protocols.http.flow_control import FlowControl
from uvicorn.server import ServerState

from showfloor.server.crowd import TURN_SECONDS, Crowd
from showfloor.server.refusals import REFUSALS
from showfloor.server.requests import END_OF_HEAD, HEAD_BYTES, TAIL_BYTES, BoundedRequests

__all__ = ["BoundedProtocol"]


class Flow(FlowControl):
    """Flow control that does not read on while requests wait to be parsed."""

    holding = False

    def resume_reading(self) -> None:
        """Read on, unless there is enough to do."""
        if not self.holding:
            super().resume_reading()


class BoundedProtocol(BoundedRequests):
    """A connection whose reader may neither send too much nor keep it waiting.

    The parser is given what has come bit by bit, never more than one end of a head at a time. So
    there is one request at a time too: the next is parsed when the answer before it is written and
    the reader has taken enough of it, and until then no more is read than has come already.
    """

    stalled_seconds: ClassVar[float] = 60
    """Until a reader has taken some of what waits for it."""
    check_seconds: ClassVar[float] = 5
    """Between two looks at the connection."""
    linger_seconds: ClassVar[float] = 1
    """How long a refused reader has to take the answer. Nothing more is read from it."""

    flow: Flow

    _held = b""  # came while there was enough to do
    _is_last = False
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
        if self._watch is None:  # came before reading could be stopped
            self._hold(self._held + data)
            self._crowd.ask(self)
        elif self._held or self._is_busy:
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
        self._unsent = (0, 0.0)  # however much there is at the next look, some has been taken
        if not self._is_answering and not self.transport.is_closing():
            self._go_on()

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

    def fileno(self) -> int:
        """Return the descriptor of the connection."""
        if self.transport.is_closing():
            return -1  # it may be another connection's by now
        descriptor: int = self.transport.get_extra_info("socket").fileno()
        return descriptor

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
            piece = data if stop - start == size else data[start:stop]
            self._tail = (self._tail + piece[-TAIL_BYTES:])[-TAIL_BYTES:]
            if not self._parse(piece):
                return
            start = stop
            if start < size and self._is_busy:
                self._hold(data[start:])
                return

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
        self.loop.call_later(self.linger_seconds, self.transport.close)

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


def _crowd_of(server_state: ServerState, limit: int | None) -> Crowd:
    """Return the connections of this worker."""
    shared: dict[str, Crowd] = vars(server_state)
    return shared.setdefault("crowd", Crowd(limit or sys.maxsize))
