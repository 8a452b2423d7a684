"""The ASGI application that serves the current release of a folder."""

from collections.abc import AsyncIterator, Collection
from contextlib import asynccontextmanager, nullcontext
from pathlib import Path
from typing import TYPE_CHECKING

import anyio
from starlette.applications import Starlette
from starlette.middleware import Middleware
from starlette.requests import Request
from starlette.responses import JSONResponse
from starlette.routing import Route

from showfloor.model.encoded_address import HEALTH
from showfloor.server.content_cache import ContentCache
from showfloor.server.middleware.assistants import Assistants
from showfloor.server.middleware.base_path import BasePath
from showfloor.server.middleware.common_headers import CommonHeaders
from showfloor.server.middleware.concurrency_limit import ConcurrencyLimit
from showfloor.server.middleware.files import Files
from showfloor.server.middleware.hosts import LOCAL, Hosts
from showfloor.server.middleware.methods import Methods
from showfloor.server.middleware.redirect import OldAddresses
from showfloor.server.not_found import NotFound
from showfloor.server.served_release import RELEASE, CurrentRelease

if TYPE_CHECKING:
    from showfloor.assistants.server import HttpEndpoint


def create_app(
    dist: Path,
    *,
    poll_seconds: float = 0.5,
    hosts: Collection[str] = LOCAL,
    assistants: bool = False,
) -> Starlette:
    """Return the application that serves `dist/current`, and each later release.

    It answers for `hosts`, for the hosts of the site, and for IP addresses; with `assistants`, it
    answers them at `/mcp`. Raises `ReleaseError` if no release can be served, `ToolError` if the
    package for the protocol is not installed.
    """
    current = CurrentRelease(dist)
    cache = ContentCache()
    endpoint = _endpoint(dist) if assistants else None

    @asynccontextmanager
    async def lifespan(app: Starlette) -> AsyncIterator[None]:
        answering = endpoint.running() if endpoint else nullcontext()
        async with answering, anyio.create_task_group() as tasks:
            tasks.start_soon(current.follow, poll_seconds)
            yield
            tasks.cancel_scope.cancel()

    # Files come early: nearly all requests are for files.
    middleware = [
        Middleware(Hosts, hosts, lambda: current.release.hosts),
        Middleware(BasePath, lambda: current.release.base),
        Middleware(Files, current, cache),
        Middleware(CommonHeaders),
        *([Middleware(Assistants, endpoint.app)] if endpoint else []),
        Middleware(Methods),
        Middleware(OldAddresses),
    ]
    app = Starlette(routes=[Route(HEALTH, _health)], middleware=middleware, lifespan=lifespan)
    app.router.redirect_slashes = False
    app.router.default = NotFound(cache)
    return app


async def _health(request: Request) -> JSONResponse:
    """Return the digest of the release that is served for monitors of the server."""
    content = {"status": "ok", "release": request.scope[RELEASE].digest}
    return JSONResponse(content, headers={"cache-control": "no-store"})


def _endpoint(dist: Path) -> "HttpEndpoint":
    # The package for the protocol is large, and few sites answer assistants.
    from showfloor.assistants import PageStore, needing_protocol

    with needing_protocol():
        from showfloor.assistants.server import HttpEndpoint

    return HttpEndpoint(PageStore(dist), ConcurrencyLimit)
