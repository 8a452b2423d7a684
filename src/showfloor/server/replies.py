"""Short answers in plain text, for everything that is not a file."""

from typing import Final

from starlette.types import Send

from showfloor.server.head import HeaderList

__all__ = ["reply"]

TEXT: Final = (b"content-type", b"text/plain; charset=utf-8")


async def reply(send: Send, status: int, text: str, headers: HeaderList | None = None) -> None:
    """Send a response; `text` is its whole body, and a reader may read it."""
    body = text.encode()
    length = (b"content-length", b"%d" % len(body))
    start = {"status": status, "headers": [TEXT, length, *(headers or [])]}
    await send({"type": "http.response.start", **start})
    await send({"type": "http.response.body", "body": body})
