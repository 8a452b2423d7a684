"""Events that the development server sends to open pages as a `text/event-stream`."""

import math
from collections.abc import AsyncGenerator, AsyncIterator, Callable, Mapping
from typing import TYPE_CHECKING, Final

import anyio
import msgspec
from starlette.types import Receive, Scope, Send

from showfloor.errors import ExplainedError, ShowfloorError, SourceError, SourcesError
from showfloor.model.base import Model
from showfloor.server.disconnect import while_connected
from showfloor.server.responses import HeaderList, encode_headers

if TYPE_CHECKING:
    from anyio.streams.memory import MemoryObjectSendStream

TYPE: Final = (b"content-type", b"text/event-stream; charset=utf-8")


class DevProblem(Model, frozen=True, kw_only=True):
    """A mistake as a page shows it."""

    place: str | None
    """`path:line`, if it is known."""
    what: str
    why: str
    fix: str


class Hello(Model, tag="hello", frozen=True, kw_only=True):
    """The first event of a stream. A page that shows another state has to reload."""

    server: str
    """Names the server and the state of the site."""


class Reload(Model, tag="reload", frozen=True, kw_only=True):
    """Something that the page shows has changed."""


class Problems(Model, tag="problems", frozen=True, kw_only=True):
    """All current mistakes."""

    problems: tuple[DevProblem, ...] = ()


DevEvent = Hello | Reload | Problems


class Broadcast:
    """Sends each event to all listeners. A new listener first gets the current problems."""

    def __init__(self, server: str) -> None:
        self._hello = Hello(server=server)
        self._problems = Problems()
        self._listeners: set[MemoryObjectSendStream[DevEvent]] = set()

    @property
    def is_heard(self) -> bool:
        """Whether there are listeners."""
        return bool(self._listeners)

    def renew(self, server: str) -> None:
        """Change the name of the state, which new listeners get first."""
        self._hello = Hello(server=server)

    def send(self, event: DevEvent) -> None:
        """Send an event; call it in the thread of the event loop."""
        if isinstance(event, Problems):
            self._problems = event
        for listener in self._listeners:
            listener.send_nowait(event)

    async def listen(self) -> AsyncGenerator[DevEvent, None]:
        """Yield all events from now on."""
        # Without a limit: events are few and small, and a page in the background must not delay
        # others.
        sender, receiver = anyio.create_memory_object_stream[DevEvent](math.inf)
        self._listeners.add(sender)
        try:
            yield self._hello
            yield self._problems
            async with receiver:
                async for event in receiver:
                    yield event
        finally:
            self._listeners.discard(sender)
            sender.close()


class EventStream:
    """The ASGI application that sends events to a listener until it leaves, or the server stops."""

    def __init__(
        self, events: Callable[[], AsyncIterator[DevEvent]], headers: Mapping[str, str]
    ) -> None:
        self.events = events
        self.headers: HeaderList = [TYPE, *encode_headers(headers)]

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        """Answer a listener."""
        await send({"type": "http.response.start", "status": 200, "headers": self.headers})
        async with while_connected(receive):
            async for event in self.events():
                line = b"data: %s\n\n" % msgspec.json.encode(event)
                await send({"type": "http.response.body", "body": line, "more_body": True})
        await send({"type": "http.response.body", "body": b""})


def problems_of(error: ShowfloorError | None) -> Problems:
    """Return the problems that an error of the build consists of."""
    match error:
        case None:
            return Problems()
        case SourcesError():
            return Problems(problems=tuple(_source_problem(one) for one in error.errors))
        case SourceError():
            return Problems(problems=(_source_problem(error),))
        case ExplainedError():
            problem = DevProblem(place=None, what=error.what, why=error.why, fix=error.fix)
            return Problems(problems=(problem,))
    return Problems(problems=(DevProblem(place=None, what=str(error), why="", fix=""),))


def _source_problem(error: SourceError) -> DevProblem:
    return DevProblem(place=error.place, what=error.what, why=error.why, fix=error.fix)
