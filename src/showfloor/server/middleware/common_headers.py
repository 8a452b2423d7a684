"""Adds the release's own headers to answers that are not files."""

from starlette.types import ASGIApp, Message, Receive, Scope, Send

from showfloor.server.middleware.snapshot import RELEASE

__all__ = ["CommonHeaders"]


class CommonHeaders:
    """Sends the headers of every response, unless the answer has its own."""

    def __init__(self, app: ASGIApp) -> None:
        self.app = app

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        """Pass a request on; complete the headers of its answer."""

        async def send_with_headers(message: Message) -> None:
            if message["type"] == "http.response.start":
                own = {name for name, _ in message["headers"]}
                common = (header for header in scope[RELEASE].headers if header[0] not in own)
                message = {**message, "headers": [*message["headers"], *common]}
            await send(message)

        await self.app(scope, receive, send_with_headers if scope["type"] == "http" else send)
