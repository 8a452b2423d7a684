"""What happens while a site is being written, told to the pages that show it."""

import math
from collections.abc import AsyncGenerator
from typing import TYPE_CHECKING

import anyio

from showfloor.errors import ExplainedError, ShowfloorError, SourceError, SourcesError
from showfloor.model.base import Model

if TYPE_CHECKING:
    from anyio.streams.memory import MemoryObjectSendStream

__all__ = ["Broadcast", "DevEvent", "Hello", "Problem", "Problems", "Reload", "problems_of"]


class Problem(Model, frozen=True, kw_only=True):
    """A mistake as a page shows it."""

    place: str | None
    """`path:line`, where there is one."""
    what: str
    why: str
    fix: str


class Hello(Model, tag="hello", frozen=True, kw_only=True):
    """The first event of all; a page that knew another state has to load anew."""

    server: str
    """Names the server and the state of the site that it shows."""


class Reload(Model, tag="reload", frozen=True, kw_only=True):
    """Something that the page shows has changed."""


class Problems(Model, tag="problems", frozen=True, kw_only=True):
    """All mistakes there are now; none when all are mended."""

    problems: tuple[Problem, ...] = ()


DevEvent = Hello | Reload | Problems


class Broadcast:
    """Tells all listeners the same. A new one hears first what is wrong at that moment."""

    def __init__(self, server: str) -> None:
        self._hello = Hello(server=server)
        self._problems = Problems()
        self._listeners: set[MemoryObjectSendStream[DevEvent]] = set()

    @property
    def is_heard(self) -> bool:
        """Whether somebody listens."""
        return bool(self._listeners)

    def renew(self, server: str) -> None:
        """Give the state that new listeners are greeted with another name."""
        self._hello = Hello(server=server)

    def tell(self, event: DevEvent) -> None:
        """Tell an event; to be called where the server's event loop runs."""
        if isinstance(event, Problems):
            self._problems = event
        for listener in self._listeners:
            listener.send_nowait(event)

    async def listen(self) -> AsyncGenerator[DevEvent, None]:
        """Yield what is told from now on."""
        # Without a limit: events are few and small, and a page that sleeps must not hold up others.
        told, heard = anyio.create_memory_object_stream[DevEvent](math.inf)
        self._listeners.add(told)
        try:
            yield self._hello
            yield self._problems
            async with heard:
                async for event in heard:
                    yield event
        finally:
            self._listeners.discard(told)
            told.close()


def problems_of(error: ShowfloorError | None) -> Problems:
    """Return an error of the build, or none, as pages are told it."""
    match error:
        case None:
            return Problems()
        case SourcesError():
            return Problems(problems=tuple(_source_problem(one) for one in error.errors))
        case SourceError():
            return Problems(problems=(_source_problem(error),))
        case ExplainedError():
            problem = Problem(place=None, what=error.what, why=error.why, fix=error.fix)
            return Problems(problems=(problem,))
    return Problems(problems=(Problem(place=None, what=str(error), why="", fix=""),))


def _source_problem(error: SourceError) -> Problem:
    return Problem(place=error.place, what=error.what, why=error.why, fix=error.fix)
