"""The answer to a wrong address: the site's own page for it."""

from typing import Final

from starlette.types import Receive, Scope, Send
from starlette.websockets import WebSocketClose

from showfloor.server.answers import asked_headers
from showfloor.server.contents import Contents, FileGoneError
from showfloor.server.encodings import preferred_encoding
from showfloor.server.middleware.snapshot import RELEASE
from showfloor.server.resource import Resource
from showfloor.server.responses import send_text

__all__ = ["NotFound"]

OF_THE_FILE: Final = frozenset({b"etag", b"accept-ranges"})
"""Headers that would say that the page is what was asked for."""


class NotFound:
    """Shows the site's page for wrong addresses, with the status that goes with it."""

    def __init__(self, contents: Contents) -> None:
        self.contents = contents

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        """Answer any request: there is nothing at its address."""
        if scope["type"] == "websocket":
            await WebSocketClose()(scope, receive, send)
            return
        page = scope[RELEASE].not_found
        if page is None or not await self._show(page, scope, send):
            await send_text(send, 404, "There is no page at this address.\n")

    async def _show(self, page: Resource, scope: Scope, send: Send) -> bool:
        asked = asked_headers(scope["headers"])
        file = page.representation(
            preferred_encoding(asked.get(b"accept-encoding", b""), page.encodings)
        )
        try:
            content = await self.contents.read(file)
        except FileGoneError:
            return False
        headers = [header for header in file.full.headers if header[0] not in OF_THE_FILE]
        await send({"type": "http.response.start", "status": 404, "headers": headers})
        body = b"" if scope["method"] == "HEAD" else content
        await send({"type": "http.response.body", "body": body})
        return True
