"""Ends the work for a client that has disconnected: nobody reads its response."""

from collections.abc import AsyncIterator
from contextlib import asynccontextmanager

import anyio
from starlette.types import Receive


@asynccontextmanager
async def while_connected(receive: Receive) -> AsyncIterator[None]:
    """Cancel the `async with` block when the client disconnects. It must not call `receive`."""
    async with anyio.create_task_group() as tasks:

        async def end_with_client() -> None:
            while (await receive())["type"] != "http.disconnect":
                pass
            tasks.cancel_scope.cancel()

        tasks.start_soon(end_with_client)
        yield
        tasks.cancel_scope.cancel()
