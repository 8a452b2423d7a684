"""Answers to requests that no application sees."""

from http import HTTPStatus
from typing import Final

__all__ = ["REFUSALS", "refusal"]

MESSAGES: Final = {
    400: "The request cannot be understood.\n",
    408: "The request did not come in time.\n",
    413: "The body of the request is too large.\n",
    414: "The address is too long.\n",
    431: "The request's headers are too large.\n",
    503: "Too many readers are here. Try again in a moment.\n",
}
RETRY: Final = {503: "retry-after: 1\r\n"}


def refusal(status: int) -> bytes:
    """Return a whole response that ends the connection."""
    text = MESSAGES[status]
    head = (
        f"HTTP/1.1 {status} {HTTPStatus(status).phrase}\r\n"
        "content-type: text/plain; charset=utf-8\r\n"
        "x-content-type-options: nosniff\r\n"
        f"{RETRY.get(status, '')}"
        f"content-length: {len(text)}\r\nconnection: close\r\n\r\n"
    )
    return (head + text).encode()


REFUSALS: Final = {status: refusal(status) for status in MESSAGES}
