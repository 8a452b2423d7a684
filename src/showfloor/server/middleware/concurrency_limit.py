"""Limits how many requests an application handles at once, and how long each may take."""

from dataclasses import dataclass

import anyio
from starlette.types import ASGIApp, Message, Receive, Scope, Send

from showfloor.server.responses import RETRY, send_text

__all__ = ["ConcurrencyLimit"]


class ConcurrencyLimit:
    """Passes on `limit` requests at once, and answers 503 to others and after `seconds`."""

    def __init__(self, app: ASGIApp, *, limit: int = 8, seconds: float = 10.0) -> None:
        self.app = app
        self._free = anyio.CapacityLimiter(limit)
        self._seconds = seconds

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        """Pass a request on if there is a place for it."""
        response = _Response(send)
        try:
            self._free.acquire_on_behalf_of_nowait(response)
        except anyio.WouldBlock:
            await send_text(send, 503, "Too much is asked at once. Try again in a moment.\n", RETRY)
            return
        try:
            await self._pass_on(scope, receive, response)
        finally:
            self._free.release_on_behalf_of(response)

    async def _pass_on(self, scope: Scope, receive: Receive, response: "_Response") -> None:
        async with anyio.create_task_group() as tasks:

            async def end_late() -> None:
                await anyio.sleep(self._seconds)
                await response.end()
                tasks.cancel_scope.cancel()

            tasks.start_soon(end_late)
            await self.app(scope, receive, response.pass_on)
            tasks.cancel_scope.cancel()


@dataclass(eq=False)
class _Response:
    """The response to one request, by the application or in its place."""

    send: Send
    has_begun: bool = False
    is_late: bool = False

    async def pass_on(self, message: Message) -> None:
        if not self.is_late:
            self.has_begun = True
            await self.send(message)

    async def end(self) -> None:
        # Work in a thread cannot be stopped, so its late messages are dropped.
        self.is_late = True
        if not self.has_begun:
            await send_text(self.send, 503, "The answer took too long. Ask for less.\n", RETRY)
