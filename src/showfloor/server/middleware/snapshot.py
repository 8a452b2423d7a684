"""Gives each request the release it is answered from, from its beginning to its end."""

from typing import Final

from starlette.types import ASGIApp, Receive, Scope, Send

from showfloor.server.current import CurrentRelease

__all__ = ["RELEASE", "Snapshot"]

RELEASE: Final = "showfloor.release"
"""Key of the release in a request's scope."""


class Snapshot:
    """Notes the current release in the request, so that a new one does not mix in."""

    def __init__(self, app: ASGIApp, current: CurrentRelease) -> None:
        self.app = app
        self.current = current

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        """Pass a request on with its release."""
        scope[RELEASE] = self.current.release
        await self.app(scope, receive, send)
