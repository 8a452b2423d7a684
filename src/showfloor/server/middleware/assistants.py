"""Answers assistants at `/mcp`, on servers that are started with `--mcp`."""

import math
import time
from typing import Final

from starlette.types import ASGIApp, Receive, Scope, Send

from showfloor.model.encoded_address import ASSISTANTS
from showfloor.server.file_response import headers_by_name
from showfloor.server.middleware.own_pages import is_own_origin
from showfloor.server.rate_limit import RateLimit, peer_of
from showfloor.server.responses import send_text

PATHS: Final = frozenset({ASSISTANTS, f"{ASSISTANTS}/"})

PER_SECOND: Final = 10
AT_ONCE: Final = 400
"""More than wait in the queue for calls: behind a proxy, all assistants are one peer."""


class Assistants:
    """Passes requests for `/mcp` to `endpoint`, and all others on.

    No web page may make a browser call a server that only this browser can reach. Scripts of other
    sites are refused by their `Origin`; `Hosts` has refused names that an attacker made lead here.
    """

    def __init__(self, app: ASGIApp, endpoint: ASGIApp) -> None:
        self.app = app
        self.endpoint = endpoint
        self.rate_limit = RateLimit(per_second=PER_SECOND, at_once=AT_ONCE)

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        """Answer an assistant; pass on any other request."""
        if scope["type"] != "http" or scope["path"] not in PATHS:
            await self.app(scope, receive, send)
            return
        headers = headers_by_name(scope["headers"])
        origin = headers.get(b"origin")
        if origin is not None and not is_own_origin(origin, headers):
            await send_text(send, 403, "Scripts of other sites are not answered here.\n")
        elif scope["method"] != "POST":
            await send_text(send, 405, "Assistants ask by POST.\n", [(b"allow", b"POST")])
        else:
            await self._call(scope, receive, send)

    async def _call(self, scope: Scope, receive: Receive, send: Send) -> None:
        client = scope.get("client")
        seconds = self.rate_limit.wait(peer_of(client[0]) if client else "", time.monotonic())
        if seconds:
            later = [(b"retry-after", b"%d" % math.ceil(seconds)), (b"cache-control", b"no-store")]
            await send_text(send, 429, "That is too often. Try again in a moment.\n", later)
        else:
            await self.endpoint(scope, receive, send)
