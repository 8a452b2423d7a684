"""Answers requests for files. It comes first, as nearly every request ends here."""

from typing import Final

from starlette.types import ASGIApp, Receive, Scope, Send

from showfloor.model.policy import SANDBOX
from showfloor.server.answers import answer, asked_headers
from showfloor.server.contents import Contents, FileGoneError
from showfloor.server.current import CurrentRelease
from showfloor.server.encodings import preferred_encoding
from showfloor.server.media_ranges import prefers_markdown
from showfloor.server.middleware.snapshot import RELEASE
from showfloor.server.origins import with_origin_of
from showfloor.server.resource import Representation, Resource
from showfloor.server.responses import ResponseHead, send_text, send_whole

__all__ = ["METHODS", "Files"]

METHODS: Final = frozenset({"GET", "HEAD"})
"""All that a site of files can answer."""

RETRY: Final = [(b"retry-after", b"1"), (b"cache-control", b"no-store")]


class Files:
    """Sends the file of a path; requests for anything else go on."""

    def __init__(self, app: ASGIApp, current: CurrentRelease, contents: Contents) -> None:
        self.app = app
        self.current = current
        self.contents = contents

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        """Answer a request for a file; pass any other on."""
        resource = None
        if scope["type"] == "http" and scope["method"] in METHODS:
            resource = scope[RELEASE].resources.get(scope["path"])
        if resource is None:
            await self.app(scope, receive, send)
            return
        try:
            await self._answer(resource, scope, send)
        except FileGoneError:
            await self._answer_anew(scope, receive, send)

    async def _answer(self, resource: Resource, scope: Scope, send: Send) -> None:
        asked = asked_headers(scope["headers"])
        accept = asked.get(b"accept")
        if accept is not None and resource.alternate is not None and prefers_markdown(accept):
            resource = resource.alternate
        encoding = preferred_encoding(asked.get(b"accept-encoding", b""), resource.encodings)
        file = resource.representation(encoding)
        if scope["path"].startswith(SANDBOX):
            file = with_origin_of(file, asked)
        head, part = answer(scope["method"], file, asked)
        if part is None or scope["method"] == "HEAD":
            await send_whole(scope, send, head, b"")
        elif file.size <= self.contents.largest:
            content = await self.contents.read(file)
            # A part that is the whole is not copied.
            await send_whole(scope, send, head, content[part.start : part.stop])
        else:
            await self._stream(send, head, file, part)

    async def _stream(
        self, send: Send, head: ResponseHead, file: Representation, part: range
    ) -> None:
        opened = await self.contents.open(file)
        try:
            await send(head.message())
            async for content in opened.read(part):
                await send({"type": "http.response.body", "body": content, "more_body": True})
            await send({"type": "http.response.body", "body": b""})
        finally:
            opened.close()

    async def _answer_anew(self, scope: Scope, receive: Receive, send: Send) -> None:
        """Answer from the next release when this one was removed under our hands."""
        release = await self.current.replace(scope[RELEASE])
        if release is scope[RELEASE]:
            await send_text(
                send, 503, "The site is being replaced. Try again in a moment.\n", RETRY
            )
            return
        scope[RELEASE] = release
        await self(scope, receive, send)
