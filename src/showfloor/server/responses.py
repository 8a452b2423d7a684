"""Responses: heads that are made once and sent often, and short texts."""

from collections.abc import Callable, Mapping
from http import HTTPStatus
from typing import Final

from starlette.types import Scope, Send

HeaderList = list[tuple[bytes, bytes]]

Body = bytes | memoryview

SendWhole = Callable[[bytes, Body], bool]
"""Sends a head and a body if it can, and returns whether it could."""

SEND_WHOLE: Final = "showfloor.send_whole"
"""Key of a `SendWhole` in the scope of a request, if the server offers one.

Uvicorn checks each header of each response. For the headers of a file, which were checked when the
release was opened, that would take a sixth of the time of a request.
"""

TEXT: Final = (b"content-type", b"text/plain; charset=utf-8")
RETRY: Final[HeaderList] = [(b"retry-after", b"1"), (b"cache-control", b"no-store")]
"""Headers of a 503: the client may try again in a second."""


class ResponseHead:
    """Status and headers of a response, which do not change."""

    __slots__ = ("headers", "raw", "status")

    def __init__(self, status: int, headers: HeaderList) -> None:
        self.status = status
        self.headers = headers
        lines = b"".join(b"%s: %s\r\n" % header for header in headers)
        self.raw = b"HTTP/1.1 %d %s\r\n%s" % (status, HTTPStatus(status).phrase.encode(), lines)
        """As it is sent, without the empty line at its end."""

    def message(self) -> dict[str, object]:
        """Return the head as an ASGI message, to whose headers more can be added."""
        headers = self.headers.copy()
        return {"type": "http.response.start", "status": self.status, "headers": headers}


def encode_headers(headers: Mapping[str, str]) -> HeaderList:
    """Return headers as a server sends them."""
    return [(name.lower().encode(), value.encode("latin-1")) for name, value in headers.items()]


async def send_whole(scope: Scope, send: Send, head: ResponseHead, body: Body) -> None:
    """Send a response whose body is in memory."""
    at_once: SendWhole | None = scope.get(SEND_WHOLE)
    if at_once is not None and at_once(head.raw, body):
        return
    await send(head.message())
    await send({"type": "http.response.body", "body": body})


async def send_text(send: Send, status: int, text: str, headers: HeaderList | None = None) -> None:
    """Send a response with a sentence as its body."""
    body = text.encode()
    await send(_text_head(status, body, headers or []).message())
    await send({"type": "http.response.body", "body": body})


def text_response(status: int, text: str, headers: HeaderList) -> bytes:
    """Return a whole response with a sentence as its body."""
    body = text.encode()
    return b"%s\r\n%s" % (_text_head(status, body, headers).raw, body)


def _text_head(status: int, body: bytes, headers: HeaderList) -> ResponseHead:
    length = (b"content-length", b"%d" % len(body))
    return ResponseHead(status, [TEXT, length, *headers])
