"""Answers requests for files of the release. It is the first middleware that answers readers."""

from io import FileIO
from typing import Final

from starlette.types import ASGIApp, Receive, Scope, Send

from showfloor.model.sandbox_policy import SANDBOX
from showfloor.server.content_cache import ContentCache, FileGoneError, open_file
from showfloor.server.disconnect import while_connected
from showfloor.server.file_response import file_response, headers_by_name
from showfloor.server.negotiation import preferred_encoding, prefers_markdown
from showfloor.server.resource import Representation, Resource
from showfloor.server.responses import RETRY, Body, ResponseHead, send_text, send_whole
from showfloor.server.served_release import RELEASE, CurrentRelease

METHODS: Final = frozenset({"GET", "HEAD"})
"""All methods for which a site of files has a response."""


class Files:
    """Gives each request the current release, and sends its file if the path has one."""

    def __init__(self, app: ASGIApp, current: CurrentRelease, cache: ContentCache) -> None:
        self.app = app
        self.current = current
        self.cache = cache

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        """Answer a request for a file; pass on any other."""
        scope[RELEASE] = self.current.release
        resource = _resource(scope)
        if resource is None:
            await self.app(scope, receive, send)
            return
        try:
            await self._send_file(resource, scope, receive, send)
        except FileGoneError:
            await self._retry(scope, receive, send)

    async def _send_file(
        self, resource: Resource, scope: Scope, receive: Receive, send: Send
    ) -> None:
        headers = headers_by_name(scope["headers"])
        accept = headers.get(b"accept")
        if accept is not None and resource.alternate is not None and prefers_markdown(accept):
            resource = resource.alternate
        encoding = preferred_encoding(headers.get(b"accept-encoding", b""), resource.encodings)
        file = resource.representation(encoding)
        if scope["path"].startswith(SANDBOX):
            file = file.with_host(headers.get(b"host", b""))
        head, part = file_response(scope["method"], file, headers)
        if part is None or scope["method"] == "HEAD":
            await send_whole(scope, send, head, b"")
        elif file.size <= self.cache.largest:
            content: Body = await self.cache.read(file)
            if len(part) < len(content):  # parts of a view share the content
                content = memoryview(content)[part.start : part.stop]
            await send_whole(scope, send, head, content)
        else:
            with await open_file(file) as opened:
                async with while_connected(receive):
                    await self._stream(send, head, file, opened, part)

    async def _stream(
        self, send: Send, head: ResponseHead, file: Representation, opened: FileIO, part: range
    ) -> None:
        await send(head.message())
        while part:
            content = await self.cache.read_part(file, opened, part)
            part = part[len(content) :]
            await send({"type": "http.response.body", "body": content, "more_body": True})
            # This waits for the client: the next part is read when all of this one is sent.
            await send({"type": "http.response.body", "body": b"", "more_body": True})
        await send({"type": "http.response.body", "body": b""})

    async def _retry(self, scope: Scope, receive: Receive, send: Send) -> None:
        """Answer from the next release, because this one was removed during the request."""
        release = await self.current.replace(scope[RELEASE])
        if release is scope[RELEASE]:
            text = "The site is being replaced. Try again in a moment.\n"
            await send_text(send, 503, text, RETRY)
        else:
            await self(scope, receive, send)


def _resource(scope: Scope) -> Resource | None:
    if scope["type"] != "http" or scope["method"] not in METHODS:
        return None
    resource: Resource | None = scope[RELEASE].resources.get(scope["path"])
    return resource
