"""Parses the requests of a connection one at a time, within limits on all that clients may send.

If two servers in a row read a request differently, a client can hide one request inside another
(request smuggling). Such a request is refused, however likely one of its meanings is
(RFC 9112, 3.2 and 6). The parser refuses most of them; the others are refused here.
"""

import re
from functools import lru_cache, partial
from ipaddress import AddressValueError, IPv6Address
from typing import Final, cast

import httptools
from uvicorn.protocols.http.httptools_impl import HttpToolsProtocol, RequestResponseCycle

from showfloor.server.responses import SEND_WHOLE

ADDRESS_BYTES: Final = 8 * 1024
HEAD_BYTES: Final = 32 * 1024
"""Limit for the request line, all fields and trailers, and the framing of a body in chunks."""
HEADERS: Final = 100
"""Limit for the number of fields, trailers included."""
BODY_BYTES: Final = 64 * 1024

FRAMING: Final = frozenset({b"host", b"content-length", b"transfer-encoding"})
"""Fields that name the host and the end of a request."""
CHUNKED: Final = -1
"""Length of a body that comes in chunks."""

END: Final = b"\r\n\r\n"
"""Ends a head, and a body in chunks."""
START_OF_END: Final = re.compile(rb"\r(?:\n\r?)?\Z")
REQUEST_LINE: Final = re.compile(rb"(?:\r\n)*[A-Z-]+ [!-~]+ HTTP/1\.[01]\r\n")
"""After empty lines, as the standard allows. The parser accepts other protocols and tabs too."""
AUTHORITY: Final = re.compile(rb"https?://([^/?#]*)", re.IGNORECASE)
HOST: Final = re.compile(
    rb"(?:\[(?P<address>[0-9A-Fa-f:.]+)\]|[0-9A-Za-z._-]+)(?::0*(?P<port>[0-9]{0,5}))?"
)
LARGEST_PORT: Final = 65_535


class RefusedError(Exception):
    """A request that gets an error of this status and never reaches the application."""

    def __init__(self, status: int = 400) -> None:
        super().__init__(status)
        self.status = status


class RequestParser(HttpToolsProtocol):
    """Parses up to the end of one request, and then starts the application.

    The parser cannot stop by itself: of many small requests at once, it would start them all. So it
    is given one piece after another, none of which goes beyond the end of a request.
    """

    _body: bytearray
    _body_length = 0  # as announced
    _expects_continue = False
    _framing: list[tuple[bytes, bytes]]
    _framing_bytes = 0  # of the request so far, all but its body
    _in_body = False
    _in_trailers = False
    _trailers = 0

    @property
    def is_busy(self) -> bool:
        """Whether a response is not complete, or its client has to read more of it first."""
        return bool(self.cycle) and (not self.cycle.response_complete or self.flow.write_paused)

    def parse(self, data: bytes) -> bytes:
        """Parse up to the end of one request; return what is left. Raises `RefusedError`."""
        start = 0
        while start < len(data) and not self.is_busy:
            size = self._body_size(data, start) if self._in_body else _head_size(data, start)
            if not size:
                break
            self._feed(data[start : start + size])
            start += size
        return data[start:]

    def on_message_begin(self) -> None:
        """Begin a request."""
        super().on_message_begin()
        self._body = bytearray()
        self._trailers = 0
        self._framing = []

    def on_header(self, name: bytes, value: bytes) -> None:
        """Keep a field; only count a trailer, which must not be taken for a field."""
        if self._in_body:
            self._trailers += 1
            if len(self.headers) + self._trailers > HEADERS:
                raise RefusedError(431)
            return
        name = name.lower()
        self.headers.append((name, value))
        if name in FRAMING:
            self._framing.append((name, value))
        elif name == b"expect":
            self.expect_100_continue = value.lower() == b"100-continue"

    def on_headers_complete(self) -> None:
        """Check the head, and find where the body ends."""
        version = self.parser.get_http_version()
        if len(self.url) > ADDRESS_BYTES:
            raise RefusedError(414)
        if len(self.headers) > HEADERS:
            raise RefusedError(431)
        url = b"/" if self.url[:1] == b"/" else self.url
        self._body_length = _body_length(version, url, *self._framing)
        if self._body_length > BODY_BYTES:
            raise RefusedError(413)
        if self._body_length and self.parser.should_upgrade():
            raise RefusedError  # the parser would take the body for the next request
        self._expects_continue = self.expect_100_continue and version == "1.1"
        self._in_body = True

    def on_chunk_header(self) -> None:
        """Note that a chunk begins, or that trailers do."""
        self._in_trailers = True

    def on_body(self, body: bytes) -> None:
        """Keep a part of the body."""
        self._in_trailers = False
        self._body += body
        self._framing_bytes -= len(body)
        if len(self._body) > BODY_BYTES:
            raise RefusedError(413)

    def on_message_complete(self) -> None:
        """Start the application."""
        if self._framing_bytes > HEAD_BYTES:
            raise RefusedError(431)
        # A client that waits for permission to send a body may leave it out after an early answer,
        # and what follows an upgrade may be in the other protocol.
        is_last = self.expect_100_continue or self.parser.should_upgrade()
        self._in_body = self._in_trailers = self.expect_100_continue = False
        super().on_headers_complete()
        cycle = self.cycle
        cycle.keep_alive = cycle.keep_alive and not is_last
        cycle.body = self._body
        cycle.more_body = False
        cycle.message_event.set()
        cast("dict[str, object]", cycle.scope)[SEND_WHOLE] = partial(_send_whole, cycle)

    def _body_size(self, data: bytes, start: int) -> int:
        """Return how many of these bytes belong to the body."""
        if self._body_length != CHUNKED:
            return min(self._body_length - len(self._body), len(data) - start)
        end = data.find(END, start)
        if end >= 0:
            return end + len(END) - start
        begun = START_OF_END.search(data, max(start, len(data) - len(END)))
        return (begun.start() if begun else len(data)) - start

    def _feed(self, piece: bytes) -> None:
        self._framing_bytes = len(piece) + (self._framing_bytes if self._in_body else 0)
        try:
            self.parser.feed_data(piece)
        except httptools.HttpParserUpgrade:
            return  # another protocol is offered, and not accepted
        except httptools.HttpParserError as error:
            cause = error.__context__
            status = cause.status if isinstance(cause, RefusedError) else 400
            raise RefusedError(status) from error
        if self._in_body and self._framing_bytes > HEAD_BYTES:
            raise RefusedError(431 if self._in_trailers else 413)


def _head_size(data: bytes, start: int) -> int:
    """Return the size of the head that begins here, or 0 if more of it has to come."""
    line = REQUEST_LINE.match(data, start)
    if line is None:
        begun = data[start:].lstrip(b"\r\n")
        if b"\n" in begun:
            raise RefusedError
        end, status = -1, 414 if len(begun) > ADDRESS_BYTES else 431
    else:
        end, status = data.find(END, line.end() - 2), 431
    size = len(data) - start if end < 0 else end + len(END) - start
    if size > HEAD_BYTES:
        raise RefusedError(status)
    return 0 if end < 0 else size


# The requests of a connection are much alike.
@lru_cache(maxsize=256)
def _body_length(version: str, url: bytes, *headers: tuple[bytes, bytes]) -> int:
    """Return the length of a request's body, or `CHUNKED`; raises `RefusedError`.

    `headers` are those in `FRAMING`. A path is not looked at, so `url` may be `/` for any.
    """
    _check_host(version, url, _values(headers, b"host"))
    lengths = _values(headers, b"content-length")
    codings = _values(headers, b"transfer-encoding")
    if codings:
        # A body in any other coding would have to be decoded.
        if lengths or version != "1.1" or codings != [b"chunked"]:
            raise RefusedError
        return CHUNKED
    if not lengths:
        return 0
    if len(lengths) > 1 or not lengths[0].isdigit() or len(lengths[0]) > 20:
        raise RefusedError
    return int(lengths[0])


def _check_host(version: str, url: bytes, hosts: list[bytes]) -> None:
    """Raise `RefusedError` unless it is clear which host is asked."""
    if version not in {"1.0", "1.1"} or len(hosts) > 1 or (not hosts and version == "1.1"):
        raise RefusedError
    if not url.startswith((b"/", b"*")):
        named = AUTHORITY.match(url)
        if named is None:
            raise RefusedError
        hosts.append(named[1].lower())
    if len(set(hosts)) > 1 or not all(map(_is_host, hosts)):
        raise RefusedError


def _values(headers: tuple[tuple[bytes, bytes], ...], name: bytes) -> list[bytes]:
    return [value.rstrip(b" \t").lower() for other, value in headers if other == name]


def _is_host(text: bytes) -> bool:
    """Return whether this is a host, with or without a port (RFC 3986, 3.2)."""
    match = HOST.fullmatch(text)
    if match is None or int(match["port"] or b"0") > LARGEST_PORT:
        return False
    try:
        return match["address"] is None or bool(IPv6Address(match["address"].decode()))
    except AddressValueError:
        return False


def _send_whole(cycle: RequestResponseCycle, head: bytes, body: bytes) -> bool:
    """Send a response whose head needs no check; return whether it could be sent."""
    if cycle.response_started or cycle.disconnected or cycle.flow.write_paused:
        return False
    cycle.response_started = cycle.response_complete = True
    lines = [b"%s: %s\r\n" % header for header in cycle.default_headers]
    end = b"\r\n" if cycle.keep_alive else b"connection: close\r\n\r\n"
    cycle.transport.writelines([b"".join((head, *lines, end)), body])
    cycle.message_event.set()
    if not cycle.keep_alive:
        cycle.transport.close()
    cycle.on_response()
    return True
