"""The application: one release after another, each served whole."""

from collections.abc import AsyncIterator, Collection
from contextlib import asynccontextmanager, nullcontext
from pathlib import Path
from typing import TYPE_CHECKING

import anyio
from starlette.applications import Starlette
from starlette.middleware import Middleware
from starlette.routing import Route

from showfloor.model.encoded_address import HEALTH
from showfloor.server.contents import Contents
from showfloor.server.current import CurrentRelease
from showfloor.server.health import health
from showfloor.server.middleware.assistants import Assistants
from showfloor.server.middleware.calls import Calls
from showfloor.server.middleware.common_headers import CommonHeaders
from showfloor.server.middleware.files import Files
from showfloor.server.middleware.methods import Methods
from showfloor.server.middleware.moves import Moves
from showfloor.server.middleware.snapshot import Snapshot
from showfloor.server.not_found import NotFound

if TYPE_CHECKING:
    from showfloor.assistants.server import HttpEndpoint

__all__ = ["create_app"]


def create_app(
    dist: Path,
    *,
    poll_seconds: float = 0.5,
    assistants: bool = False,
    assistant_hosts: Collection[str] = (),
) -> Starlette:
    """Return the application that serves `dist/current`, and what it points to later on.

    With `assistants`, it answers them at `/mcp`, under `assistant_hosts` and this machine's own
    names. Raises `ReleaseError` when there is no release that can be served, `ToolError` where the
    protocol's package is not installed.
    """
    current = CurrentRelease(dist)
    contents = Contents()
    endpoint = _endpoint(dist) if assistants else None

    @asynccontextmanager
    async def lifespan(app: Starlette) -> AsyncIterator[None]:
        answering = endpoint.running() if endpoint else nullcontext()
        async with answering, anyio.create_task_group() as tasks:
            tasks.start_soon(current.follow, poll_seconds)
            yield
            tasks.cancel_scope.cancel()

    # Files stand before all that only concerns the few requests that are not for a file.
    steps = [
        Middleware(Snapshot, current),
        Middleware(Files, current, contents),
        Middleware(CommonHeaders),
        *([Middleware(Assistants, endpoint.app, assistant_hosts)] if endpoint else []),
        Middleware(Methods),
        Middleware(Moves),
    ]
    app = Starlette(routes=[Route(HEALTH, health)], middleware=steps, lifespan=lifespan)
    app.router.redirect_slashes = False
    app.router.default = NotFound(contents)
    return app


def _endpoint(dist: Path) -> "HttpEndpoint":
    # The protocol's package is large, and few sites switch it on.
    from showfloor.assistants import PageStore, needing_protocol

    with needing_protocol():
        from showfloor.assistants.server import HttpEndpoint

    return HttpEndpoint(PageStore(dist), Calls)
