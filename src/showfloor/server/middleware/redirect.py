"""Redirects requests for old and incomplete addresses."""

from typing import Final

from starlette.types import ASGIApp, Receive, Scope, Send

from showfloor.model.base_path import with_base
from showfloor.model.encoded_address import OF_THE_SERVER, quote_path
from showfloor.model.redirects import Target
from showfloor.model.release import REVALIDATE
from showfloor.model.release_redirects import with_query
from showfloor.server.responses import send_text
from showfloor.server.served_release import RELEASE, OpenRelease

PERMANENT: Final = 308


class OldAddresses:
    """Adds a missing slash, removes `index.html`, and follows the redirects of the release."""

    def __init__(self, app: ASGIApp) -> None:
        self.app = app

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        """Answer a request for an old address; pass on any other."""
        target = _target(scope[RELEASE], scope["path"]) if scope["type"] == "http" else None
        if target is None:
            await self.app(scope, receive, send)
            return
        # The query is the undecoded one of the request line, which is ASCII.
        address = with_base(scope[RELEASE].base, target.location)
        location = with_query(address, scope["query_string"].decode("latin-1"))
        headers = [
            (b"location", location.encode("latin-1")),
            (b"cache-control", REVALIDATE.encode()),
        ]
        await send_text(send, target.status, f"This page is at {location}\n", headers)


def _target(release: OpenRelease, path: str) -> Target | None:
    if path in OF_THE_SERVER:
        return None
    page = release.page_of(path)
    if page is not None:
        return Target(quote_path(page), PERMANENT)
    return release.redirects.follow(path, release.resources)
