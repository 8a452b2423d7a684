"""Sends readers on who come by an old or incomplete address."""

from typing import Final

from starlette.types import ASGIApp, Receive, Scope, Send

from showfloor.model.address import OF_THE_SERVER, quote_path
from showfloor.model.redirects import Target
from showfloor.model.release import REVALIDATE
from showfloor.server.middleware.snapshot import RELEASE
from showfloor.server.redirects import with_query
from showfloor.server.release import Release
from showfloor.server.responses import send_text

__all__ = ["Moves"]

PERMANENT: Final = 308


class Moves:
    """Adds the slash of a folder, takes `index.html` away, follows the site's redirects."""

    def __init__(self, app: ASGIApp) -> None:
        self.app = app

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        """Answer a request for an old address; pass any other on."""
        target = _target(scope[RELEASE], scope["path"]) if scope["type"] == "http" else None
        if target is None:
            await self.app(scope, receive, send)
            return
        # A query comes undecoded from the request line, where nothing but ASCII is let in.
        location = with_query(target.location, scope["query_string"].decode("latin-1"))
        headers = [
            (b"location", location.encode("latin-1")),
            (b"cache-control", REVALIDATE.encode()),
        ]
        await send_text(send, target.status, f"This page is at {location}\n", headers)


def _target(release: Release, path: str) -> Target | None:
    if path in OF_THE_SERVER:
        return None
    page = release.page_of(path)
    if page is not None:
        return Target(quote_path(page), PERMANENT)
    return release.redirects.follow(path, release.resources)
