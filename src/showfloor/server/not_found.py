"""The response for an address that does not exist: the page of the site for it."""

from typing import Final

from starlette.types import Receive, Scope, Send
from starlette.websockets import WebSocketClose

from showfloor.server.content_cache import ContentCache, FileGoneError
from showfloor.server.file_response import headers_by_name
from showfloor.server.negotiation import preferred_encoding
from showfloor.server.resource import Resource
from showfloor.server.responses import send_text
from showfloor.server.served_release import RELEASE

FILE_HEADERS: Final = frozenset({b"etag", b"accept-ranges"})
"""Headers that would claim that the page is at the requested address."""


class NotFound:
    """Sends the page of the site for addresses that do not exist, with status 404."""

    def __init__(self, cache: ContentCache) -> None:
        self.cache = cache

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        """Answer any request."""
        if scope["type"] == "websocket":
            await WebSocketClose()(scope, receive, send)
            return
        page = scope[RELEASE].not_found
        if page is None or not await self._send_page(page, scope, send):
            await send_text(send, 404, "There is no page at this address.\n")

    async def _send_page(self, page: Resource, scope: Scope, send: Send) -> bool:
        """Send the page; return whether it could be read."""
        accept = headers_by_name(scope["headers"]).get(b"accept-encoding", b"")
        file = page.representation(preferred_encoding(accept, page.encodings))
        try:
            content = await self.cache.read(file)
        except FileGoneError:
            return False
        headers = [header for header in file.full.headers if header[0] not in FILE_HEADERS]
        await send({"type": "http.response.start", "status": 404, "headers": headers})
        body = b"" if scope["method"] == "HEAD" else content
        await send({"type": "http.response.body", "body": body})
        return True
