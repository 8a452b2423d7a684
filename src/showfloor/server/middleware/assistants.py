"""Answers assistants at an address of their own, where that is switched on."""

from typing import Final
from urllib.parse import urlsplit

from starlette.types import ASGIApp, Receive, Scope, Send

from showfloor.server.answers import asked_headers
from showfloor.server.replies import reply

__all__ = ["PATHS", "Assistants"]

PATHS: Final = frozenset({"/mcp", "/mcp/"})


class Assistants:
    """Passes requests for the protocol's address to `endpoint`, and all others on.

    Scripts of other sites are turned away: a page somewhere must not make a reader's browser ask
    a server that only that reader can reach.
    """

    def __init__(self, app: ASGIApp, endpoint: ASGIApp) -> None:
        self.app = app
        self.endpoint = endpoint

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        """Answer an assistant; pass any other request on."""
        if scope["type"] != "http" or scope["path"] not in PATHS:
            await self.app(scope, receive, send)
        elif _is_foreign(scope):
            await reply(send, 403, "Scripts of other sites are not answered here.\n")
        else:
            await self.endpoint(scope, receive, send)


def _is_foreign(scope: Scope) -> bool:
    asked = asked_headers(scope["headers"])
    origin = asked.get(b"origin")
    if origin is None:
        return False
    try:
        return urlsplit(origin).netloc.lower() != asked.get(b"host", b"").lower()
    except ValueError:  # brackets that are none of an IPv6 address
        return True
