"""What a request's head says about its host and where its body ends, if it says so clearly.

Where two servers in a row could read a request differently, a reader could hide one request in
another (request smuggling). Such a request is refused, however well one could guess what it means
(RFC 9112, 3.2 and 6). The parser refuses most of it already; this is the rest.
"""

import re
from ipaddress import AddressValueError, IPv6Address
from typing import Final

__all__ = [
    "CHUNKED",
    "EMPTY_LINES",
    "REQUEST_LINE",
    "UnclearError",
    "body_length",
    "check_target",
]

CHUNKED: Final = -1
"""The length of a body that comes in chunks."""

REQUEST_LINE: Final = re.compile(rb"[A-Z-]+ [!-~]+ HTTP/1\.[01]\r\n")
"""As the standard has it. The parser takes other protocols, spaces and tabs too."""
EMPTY_LINES: Final = re.compile(rb"\A(?:\r\n)+")
"""May come before a request."""

HOST: Final = re.compile(
    rb"(?:\[(?P<address>[0-9A-Fa-f:.]+)\]|[0-9A-Za-z._-]+)(?::(?P<port>[0-9]*))?"
)
MOST_PORT: Final = 65_535
AUTHORITY: Final = re.compile(rb"https?://([^/?#]*)", re.IGNORECASE)

Headers = list[tuple[bytes, bytes]]


class UnclearError(Exception):
    """A head that can be read in more than one way."""


def check_target(url: bytes, headers: Headers, version: str) -> None:
    """Raise `UnclearError` unless it is clear which host is asked for what.

    `headers` are all of the names `host`, and any others.
    """
    hosts = [value.rstrip(b" \t").lower() for name, value in headers if name == b"host"]
    if version not in {"1.0", "1.1"} or len(hosts) > 1 or (not hosts and version == "1.1"):
        raise UnclearError
    if not url.startswith((b"/", b"*")):
        named = AUTHORITY.match(url)
        if named is None:
            raise UnclearError
        hosts.append(named[1].lower())
    if len(set(hosts)) > 1 or not all(map(_is_host, hosts)):
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


def _is_host(text: bytes) -> bool:
    """Say whether this is a host with or without a port (RFC 3986, 3.2)."""
    match = HOST.fullmatch(text)
    if match is None:
        return False
    port = (match["port"] or b"").lstrip(b"0")
    if len(port) > len(str(MOST_PORT)) or int(port or b"0") > MOST_PORT:
        return False
    return match["address"] is None or _is_address(match["address"].decode())


def _is_address(text: str) -> bool:
    try:
        IPv6Address(text)
    except AddressValueError:
        return False
    return True


def _number(lengths: list[bytes]) -> int:
    if not lengths:
        return 0
    if len(lengths) > 1 or not lengths[0].isdigit() or len(lengths[0]) > 20:
        raise UnclearError
    return int(lengths[0])
