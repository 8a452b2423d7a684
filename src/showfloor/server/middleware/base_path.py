"""Serves a site below its base: the rest of the server knows site paths alone."""

from collections.abc import Callable
from typing import Final

from starlette.types import ASGIApp, Receive, Scope, Send

from showfloor.model.base_path import ROOT, without_base
from showfloor.model.release_redirects import with_query
from showfloor.server.responses import send_text

PERMANENT: Final = 308


class BasePath:
    """Takes the base off the path of each request.

    The root of the host, and the base without its slash, lead to the base. All else is outside of
    the site. `base` returns the base of the site that is served now.
    """

    def __init__(self, app: ASGIApp, base: Callable[[], str]) -> None:
        self.app = app
        self.base = base

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        """Pass on a request for the site; answer any other."""
        base = self.base()
        if base == ROOT or scope["type"] != "http":
            await self.app(scope, receive, send)
        elif scope["path"].startswith(base):
            path = without_base(base, scope["path"])
            await self.app({**scope, "path": path}, receive, send)
        elif scope["path"] in {ROOT, base.rstrip("/")}:
            location = with_query(base, scope["query_string"].decode("latin-1"))
            headers = [(b"location", location.encode("latin-1"))]
            await send_text(send, PERMANENT, f"The site is at {location}\n", headers)
        else:
            await send_text(send, 404, f"There is nothing at this address. The site is at {base}\n")
