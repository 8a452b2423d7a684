"""What a request's head says about its host and where its body ends, if it says so clearly.

Where two servers in a row could read a request differently, a reader could hide one request in
another (request smuggling). Such a request is refused, however well one could guess what it means
(RFC 9112, 3.2 and 6). The parser refuses most of it already; this is the rest.
"""

import re
from typing import Final

__all__ = ["CHUNKED", "UnclearError", "body_length", "check_target"]

CHUNKED: Final = -1
"""The length of a body that comes in chunks."""

HOST: Final = re.compile(rb"(?:\[[0-9A-Fa-f:.]+\]|[0-9A-Za-z._-]+)(?::[0-9]{1,5})?")
AUTHORITY: Final = re.compile(rb"[a-z][a-z0-9+.-]*://([^/?#]*)", re.IGNORECASE)

Headers = list[tuple[bytes, bytes]]


class UnclearError(Exception):
    """A head that can be read in more than one way."""


def check_target(url: bytes, headers: Headers, version: str) -> None:
    """Raise `UnclearError` unless it is clear which host is asked for what.

    `headers` are all of the names `host`, and any others.
    """
    hosts = [value for name, value in headers if name == b"host"]
    if version not in {"1.0", "1.1"} or len(hosts) > 1 or (not hosts and version == "1.1"):
        raise UnclearError
    if hosts and not HOST.fullmatch(hosts[0].rstrip(b" \t")):
        raise UnclearError
    named = AUTHORITY.match(url)
    if named and hosts and named[1].lower() != hosts[0].rstrip(b" \t").lower():
        raise UnclearError


def body_length(headers: Headers, version: str) -> int:
    """Return the length of the body in bytes, or `CHUNKED`; raises `UnclearError`."""
    lengths = [value.rstrip(b" \t") for name, value in headers if name == b"content-length"]
    codings = [value.rstrip(b" \t") for name, value in headers if name == b"transfer-encoding"]
    if not codings:
        return _number(lengths)
    # Other codings than this one would have to be undone by somebody.
    if lengths or version != "1.1" or len(codings) > 1 or codings[0].lower() != b"chunked":
        raise UnclearError
    return CHUNKED


def _number(lengths: list[bytes]) -> int:
    if not lengths:
        return 0
    if len(lengths) > 1 or not lengths[0].isdigit() or len(lengths[0]) > 20:
        raise UnclearError
    return int(lengths[0])
