"""Refuses all methods but those for reading."""

from typing import Final

from starlette.types import ASGIApp, Receive, Scope, Send

from showfloor.server.middleware.files import METHODS
from showfloor.server.responses import send_text

ALLOW: Final = [(b"allow", ", ".join(sorted(METHODS)).encode())]


class Methods:
    """Answers other methods than GET and HEAD with 405."""

    def __init__(self, app: ASGIApp) -> None:
        self.app = app

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        """Pass a request on if its method is for reading."""
        if scope["type"] != "http" or scope["method"] in METHODS:
            await self.app(scope, receive, send)
            return
        await send_text(send, 405, "This site can only be read.\n", ALLOW)
