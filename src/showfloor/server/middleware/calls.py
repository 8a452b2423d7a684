"""Limits on what may go on at once, and for how long."""

from dataclasses import dataclass
from typing import Final

import anyio
from starlette.types import ASGIApp, Message, Receive, Scope, Send

from showfloor.server.responses import HeaderList, send_text

__all__ = ["Calls"]

RETRY: Final[HeaderList] = [(b"retry-after", b"1"), (b"cache-control", b"no-store")]


class Calls:
    """Passes `most` requests on at once, and answers those that take more than `seconds`."""

    def __init__(self, app: ASGIApp, *, most: int = 8, seconds: float = 10.0) -> None:
        self.app = app
        self._free = anyio.CapacityLimiter(most)
        self._seconds = seconds

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        """Answer a request by the application if it can be done, and in time."""
        answer = _Answer(send)
        try:
            self._free.acquire_on_behalf_of_nowait(answer)
        except anyio.WouldBlock:
            await send_text(send, 503, "Too much is asked at once. Try again in a moment.\n", RETRY)
            return
        try:
            await self._pass_on(scope, receive, answer)
        finally:
            self._free.release_on_behalf_of(answer)

    async def _pass_on(self, scope: Scope, receive: Receive, answer: "_Answer") -> None:
        async with anyio.create_task_group() as tasks:

            async def end() -> None:
                await anyio.sleep(self._seconds)
                await answer.end()
                tasks.cancel_scope.cancel()

            tasks.start_soon(end)
            await self.app(scope, receive, answer.pass_on)
            tasks.cancel_scope.cancel()


@dataclass(eq=False)
class _Answer:
    """What is sent for one request, by the application or in its place."""

    send: Send
    is_begun: bool = False
    is_late: bool = False

    async def pass_on(self, message: Message) -> None:
        if not self.is_late:
            self.is_begun = True
            await self.send(message)

    async def end(self) -> None:
        # Work in a thread cannot be stopped, so what it says later is left out.
        self.is_late = True
        if not self.is_begun:
            await send_text(self.send, 503, "The answer took too long. Ask for less.\n", RETRY)
