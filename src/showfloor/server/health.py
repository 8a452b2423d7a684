"""Tells those who watch over the server that it works, and what it serves."""

from starlette.requests import Request
from starlette.responses import JSONResponse

from showfloor.server.middleware.snapshot import RELEASE

__all__ = ["health"]


async def health(request: Request) -> JSONResponse:
    """Answer with the digest of the release that is served."""
    release = request.scope[RELEASE]
    return JSONResponse(
        {"status": "ok", "release": release.digest}, headers={"cache-control": "no-store"}
    )
