"""Adds the headers of the release to responses that are not files."""

from starlette.types import ASGIApp, Message, Receive, Scope, Send

from showfloor.server.served_release import RELEASE


class CommonHeaders:
    """Adds each header of the release that a response does not have."""

    def __init__(self, app: ASGIApp) -> None:
        self.app = app

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        """Pass a request on, and add to the headers of its response."""

        async def send_with_headers(message: Message) -> None:
            if message["type"] == "http.response.start":
                own = {name for name, _ in message["headers"]}
                common = (header for header in scope[RELEASE].headers if header[0] not in own)
                message = {**message, "headers": [*message["headers"], *common]}
            await send(message)

        await self.app(scope, receive, send_with_headers if scope["type"] == "http" else send)
