"""Server-sent events (the HTML standard's `text/event-stream`)."""

from collections.abc import AsyncIterator, Callable, Mapping
from typing import Final

import anyio
import msgspec
from starlette.types import Receive, Scope, Send

from showfloor.server.events import DevEvent
from showfloor.server.responses import HeaderList, encode_headers

__all__ = ["EventStream"]

TYPE: Final = (b"content-type", b"text/event-stream; charset=utf-8")


class EventStream:
    """Tells each listener what happens, until it leaves or the server stops."""

    def __init__(
        self,
        events: Callable[[], AsyncIterator[DevEvent]],
        headers: Mapping[str, str],
    ) -> None:
        self.events = events
        self.headers: HeaderList = [TYPE, *encode_headers(headers)]

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        """Answer a listener."""
        await send({"type": "http.response.start", "status": 200, "headers": self.headers})
        async with anyio.create_task_group() as tasks:

            async def end_with_listener() -> None:
                while (await receive())["type"] != "http.disconnect":
                    pass
                tasks.cancel_scope.cancel()

            tasks.start_soon(end_with_listener)
            async for event in self.events():
                line = b"data: %s\n\n" % msgspec.json.encode(event)
                await send({"type": "http.response.body", "body": line, "more_body": True})
        await send({"type": "http.response.body", "body": b""})
