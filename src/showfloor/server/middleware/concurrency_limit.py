"""Limits how many requests an application handles at once, and how long each waits and takes."""

from collections.abc import Callable
from dataclasses import dataclass

import anyio
from starlette.types import ASGIApp, Message, Receive, Scope, Send

from showfloor.server.disconnect import while_connected
from showfloor.server.responses import RETRY, send_text


class ConcurrencyLimit:
    """Passes on `limit` requests at once, each for `seconds` at most.

    Up to `waiting` others wait in a queue, each for `waiting_seconds` at most or until its client
    disconnects. The rest is answered 503. A request must come whole, in one message.
    """

    def __init__(
        self,
        app: ASGIApp,
        *,
        limit: int = 2,
        waiting: int = 256,
        waiting_seconds: float = 10.0,
        seconds: float = 10.0,
    ) -> None:
        self.app = app
        self._places = anyio.CapacityLimiter(limit)
        self._waiting = waiting
        self._waiting_seconds = waiting_seconds
        self._seconds = seconds

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        """Pass a request on when there is a place for it."""
        requests, response = [await receive()], _Response(send, self._release)

        async def receive_again() -> Message:
            return requests.pop() if requests else await receive()

        try:
            if await self._get_place(response, receive):
                await self._pass_on(scope, receive_again, response)
            else:
                text = "Too much is asked at once. Try again in a moment.\n"
                await send_text(send, 503, text, RETRY)
        finally:
            self._release(response)

    async def _get_place(self, response: "_Response", receive: Receive) -> bool:
        """Wait for a place if it may come, and return whether there is one."""
        if self._places.available_tokens or self._places.statistics().tasks_waiting < self._waiting:
            with anyio.move_on_after(self._waiting_seconds):
                async with while_connected(receive):
                    await self._places.acquire_on_behalf_of(response)
        return self._has_place(response)

    def _has_place(self, response: "_Response") -> bool:
        return response in self._places.statistics().borrowers

    def _release(self, response: "_Response") -> None:
        if self._has_place(response):
            self._places.release_on_behalf_of(response)

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
    release: Callable[["_Response"], None]
    has_begun: bool = False
    is_late: bool = False

    async def pass_on(self, message: Message) -> None:
        if not self.is_late:
            self.has_begun = True
            self.release(self)  # the rest depends on the client, which may read slowly
            await self.send(message)

    async def end(self) -> None:
        # Work in a thread cannot be stopped, so its late messages are dropped.
        self.is_late = True
        if not self.has_begun:
            await send_text(self.send, 503, "The answer took too long. Ask for less.\n", RETRY)
