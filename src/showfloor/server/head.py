"""Status and headers of a response, ready to be sent in either of two ways."""

from collections.abc import Callable, Mapping
from http import HTTPStatus
from typing import Final

from starlette.types import Scope, Send

__all__ = ["SEND_WHOLE", "Head", "HeaderList", "SendWhole", "encode_headers", "send_whole"]

HeaderList = list[tuple[bytes, bytes]]

SendWhole = Callable[[bytes, bytes], bool]
"""Sends a head and a body at once if it can, and says whether it could."""

SEND_WHOLE: Final = "showfloor.send_whole"
"""Key of a `SendWhole` in the scope of a request, where the server offers one.

A head that was sent a million times need not be looked through header by header once more:
that would be a sixth of all the time that a request takes.
"""


class Head:
    """What goes before a body. It does not change."""

    __slots__ = ("headers", "raw", "status")

    def __init__(self, status: int, headers: HeaderList) -> None:
        self.status = status
        self.headers = headers
        lines = b"".join(b"%s: %s\r\n" % header for header in headers)
        self.raw = b"HTTP/1.1 %d %s\r\n%s" % (status, HTTPStatus(status).phrase.encode(), lines)
        """As it is sent, without the empty line at its end."""

    def message(self) -> dict[str, object]:
        """Return the head as ASGI has it; who gets it may add to its headers."""
        headers = self.headers.copy()
        return {"type": "http.response.start", "status": self.status, "headers": headers}


def encode_headers(headers: Mapping[str, str]) -> HeaderList:
    """Return headers as a server sends them."""
    return [(name.lower().encode(), value.encode("latin-1")) for name, value in headers.items()]


async def send_whole(scope: Scope, send: Send, head: Head, body: bytes) -> None:
    """Send a response whose body is there."""
    at_once: SendWhole | None = scope.get(SEND_WHOLE)
    if at_once is not None and at_once(head.raw, body):
        return
    await send(head.message())
    await send({"type": "http.response.body", "body": body})
