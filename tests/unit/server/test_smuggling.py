"""Requests that two servers in a row could read differently are refused, and nothing after them."""

import socket
from collections.abc import Iterator
from functools import partial

import pytest

from showfloor.server.app import create_app
from showfloor.server.middleware.hosts import ANY
from support.server.running_server import closed_after, publish, reply_of, serving

CHUNKS = b"5\r\nhello\r\n0\r\n\r\n"
SMUGGLED = b"GET /a/ HTTP/1.1\r\nHost: localhost\r\n\r\n"


@pytest.fixture(scope="module")
def port(tmp_path_factory: pytest.TempPathFactory) -> Iterator[int]:
    dist = tmp_path_factory.mktemp("site") / "dist"
    publish(dist, {"/index.html": b"home", "/a/index.html": b"smuggled", "/404.html": b"nothing"})
    with serving(dist, app=partial(create_app, dist, hosts={ANY})) as port:
        yield port


def assert_refused(port: int, request: bytes, status: int = 400) -> None:
    received = closed_after(port, request + SMUGGLED)
    assert reply_of(received).status == status
    assert received.count(b"HTTP/1.1 ") == 1
    assert b"connection: close" in received


UNCLEAR = {
    "CL.TE": b"Content-Length: 5\r\nTransfer-Encoding: chunked",
    "TE.CL": b"Transfer-Encoding: chunked\r\nContent-Length: 5",
    "TE.CL of nothing": b"Transfer-Encoding: chunked\r\nContent-Length: 0",
    "two lengths": b"Content-Length: 5\r\nContent-Length: 6",
    "two equal lengths": b"Content-Length: 5\r\nContent-Length: 5",
    "two lengths in one": b"Content-Length: 5, 5",
    "length in letters": b"Content-Length: x",
    "length with a sign": b"Content-Length: +5",
    "negative length": b"Content-Length: -5",
    "hexadecimal length": b"Content-Length: 0x5",
    "length with an underscore": b"Content-Length: 5_0",
    "length of two words": b"Content-Length: 5 6",
    "empty length": b"Content-Length:",
    "length that overflows": b"Content-Length: 99999999999999999999999",
    "space before the colon of a length": b"Content-Length : 5",
    "tab before the colon of a length": b"Content-Length\t: 5",
    "space before the colon of a coding": b"Transfer-Encoding : chunked",
    "space before the colon": b"X : a",
    "unknown coding": b"Transfer-Encoding: xchunked",
    "quoted coding": b'Transfer-Encoding: "chunked"',
    "identity": b"Transfer-Encoding: identity",
    "chunked, then identity": b"Transfer-Encoding: chunked, identity",
    "identity, then chunked": b"Transfer-Encoding: identity, chunked",
    "compressed, then chunked": b"Transfer-Encoding: gzip, chunked",
    "chunked twice": b"Transfer-Encoding: chunked, chunked",
    "coding with a parameter": b"Transfer-Encoding: chunked;a=b",
    "empty coding": b"Transfer-Encoding:",
    "two codings": b"Transfer-Encoding: identity\r\nTransfer-Encoding: chunked",
    "two codings the other way": b"Transfer-Encoding: chunked\r\nTransfer-Encoding: identity",
    "vertical tab before the coding": b"Transfer-Encoding: \x0bchunked",
    "coding on the next line": b"Transfer-Encoding:\r\n chunked",
    "folded line": b"X: a\r\n Content-Length: 5",
    "line folded with a tab": b"X: a\r\n\tTransfer-Encoding: chunked",
    "NUL in a name": b"X\x00: a",
    "NUL in a value": b"X: a\x00b",
    "control character in a value": b"X: a\x01b",
    "bare CR in a value": b"X: a\rContent-Length: 5",
    "bare LF after a value": b"X: a\nContent-Length: 5",
    "line without a colon": b"X",
    "line without a name": b": a",
    "body behind an upgrade": b"Connection: Upgrade\r\nUpgrade: websocket\r\nContent-Length: 14",
}


@pytest.mark.parametrize("method", [b"GET", b"POST"])
@pytest.mark.parametrize("fields", UNCLEAR.values(), ids=UNCLEAR)
def test_an_unclear_head_is_refused(port: int, fields: bytes, method: bytes) -> None:
    head = method + b" / HTTP/1.1\r\nHost: localhost\r\n" + fields + b"\r\n\r\n"
    assert_refused(port, head + CHUNKS)


BAD_CHUNKS = {
    "a sign": b"+5\r\nhello\r\n0\r\n\r\n",
    "a negative size": b"-5\r\nhello\r\n0\r\n\r\n",
    "a prefix": b"0x5\r\nhello\r\n0\r\n\r\n",
    "a space": b"5 \r\nhello\r\n0\r\n\r\n",
    "an overflow": b"fffffffffffffffff\r\nhello\r\n0\r\n\r\n",
    "bare LF": b"5\nhello\n0\n\n",
    "bare CR": b"5\rhello\r0\r\r",
    "LF after an extension": b"5;a\nhello\r\n0\r\n\r\n",
    "a line break in an extension": b'5;a="\n"\r\nhello\r\n0\r\n\r\n',
    "NUL in an extension": b"5;\x00\r\nhello\r\n0\r\n\r\n",
    "too much data": b"5\r\nhello!\r\n0\r\n\r\n",
    "no size": b"\r\nhello\r\n0\r\n\r\n",
    "a trailer with a space": b"5\r\nhello\r\n0\r\nX : a\r\n\r\n",
}


@pytest.mark.parametrize("chunks", BAD_CHUNKS.values(), ids=BAD_CHUNKS)
def test_chunks_with_odd_frames_are_refused(port: int, chunks: bytes) -> None:
    assert_refused(
        port, b"GET / HTTP/1.1\r\nHost: localhost\r\nTransfer-Encoding: chunked\r\n\r\n" + chunks
    )


BAD_HEADS = {
    "no host": b"GET / HTTP/1.1\r\n\r\n",
    "two hosts": b"GET / HTTP/1.1\r\nHost: localhost\r\nHost: b\r\n\r\n",
    "one host twice": b"GET / HTTP/1.1\r\nHost: localhost\r\nhost: localhost\r\n\r\n",
    "two hosts in one": b"GET / HTTP/1.1\r\nHost: a, b\r\n\r\n",
    "an empty host": b"GET / HTTP/1.1\r\nHost:\r\n\r\n",
    "a host with a path": b"GET / HTTP/1.1\r\nHost: a/b\r\n\r\n",
    "a host with a user": b"GET / HTTP/1.1\r\nHost: a@b\r\n\r\n",
    "a host with a bad port": b"GET / HTTP/1.1\r\nHost: a:b\r\n\r\n",
    "a host with two ports": b"GET / HTTP/1.1\r\nHost: a:1:2\r\n\r\n",
    "a host with a port too large": b"GET / HTTP/1.1\r\nHost: a:99999\r\n\r\n",
    "a host with a hexadecimal port": b"GET / HTTP/1.1\r\nHost: a:0x50\r\n\r\n",
    "a host with a signed port": b"GET / HTTP/1.1\r\nHost: a:+80\r\n\r\n",
    "a port without a host": b"GET / HTTP/1.1\r\nHost: :80\r\n\r\n",
    "nothing but a colon": b"GET / HTTP/1.1\r\nHost: :\r\n\r\n",
    "a host with an empty user": b"GET / HTTP/1.1\r\nHost: @a\r\n\r\n",
    "a host with a user and a password": b"GET / HTTP/1.1\r\nHost: a:b@c\r\n\r\n",
    "an address of colons": b"GET / HTTP/1.1\r\nHost: [:::::]\r\n\r\n",
    "an address of too many parts": b"GET / HTTP/1.1\r\nHost: [1:2:3:4:5:6:7:8:9]\r\n\r\n",
    "an address of version 4 in brackets": b"GET / HTTP/1.1\r\nHost: [127.0.0.1]\r\n\r\n",
    "an address without brackets": b"GET / HTTP/1.1\r\nHost: ::1\r\n\r\n",
    "an address with a zone": b"GET / HTTP/1.1\r\nHost: [fe80::1%eth0]\r\n\r\n",
    "an address of the future": b"GET / HTTP/1.1\r\nHost: [v1.a]\r\n\r\n",
    "an address and more": b"GET / HTTP/1.1\r\nHost: [::1]a\r\n\r\n",
    "no host in the address": b"GET http:/// HTTP/1.1\r\nHost: localhost\r\n\r\n",
    "a bad host in the address of HTTP/1.0": b"GET http://[:::::]/ HTTP/1.0\r\n\r\n",
    "a user in the address": b"GET http://b@localhost/ HTTP/1.1\r\nHost: localhost\r\n\r\n",
    "an address of another protocol": b"GET ftp://localhost/ HTTP/1.1\r\nHost: localhost\r\n\r\n",
    "a host of odd bytes": b"GET / HTTP/1.1\r\nHost: \xff\xfe\r\n\r\n",
    "two hosts of HTTP/1.0": b"GET / HTTP/1.0\r\nHost: localhost\r\nHost: b\r\n\r\n",
    "another host in the address": b"GET http://b/ HTTP/1.1\r\nHost: localhost\r\n\r\n",
    "no host but in the address": b"GET http://localhost/ HTTP/1.1\r\n\r\n",
    "chunks of HTTP/1.0": b"GET / HTTP/1.0\r\nTransfer-Encoding: chunked\r\n\r\n0\r\n\r\n",
    "HTTP/0.9": b"GET /\r\n\r\n",
    "HTTP/0.9 by name": b"GET / HTTP/0.9\r\nHost: localhost\r\n\r\n",
    "HTTP/1.2": b"GET / HTTP/1.2\r\nHost: localhost\r\n\r\n",
    "HTTP/2 by name": b"GET / HTTP/2.0\r\nHost: localhost\r\n\r\n",
    "HTTP/2 as it begins": b"PRI * HTTP/2.0\r\n\r\nSM\r\n\r\n",
    "lines that end with LF": b"GET / HTTP/1.1\nHost: localhost\n\n",
    "lines that end with CR": b"GET / HTTP/1.1\rHost: localhost\r\r",
    "an end of LF": b"GET / HTTP/1.1\r\nHost: localhost\r\n\n",
    "a space before the first field": b"GET / HTTP/1.1\r\n Host: localhost\r\n\r\n",
    "a tunnel": b"CONNECT a:1 HTTP/1.1\r\nHost: localhost\r\n\r\n",
    "the start of TLS": b"\x16\x03\x01\x02\x00\x01\x00\x01\xfc\x03\x03\r\n\r\n",
}


@pytest.mark.parametrize("head", BAD_HEADS.values(), ids=BAD_HEADS)
def test_a_request_for_no_clear_host_is_refused(port: int, head: bytes) -> None:
    assert_refused(port, head)


BAD_LINES = {
    "another protocol": b"GET / RTSP/1.0",
    "a protocol of the parser": b"GET / ICE/1.0",
    "an unknown protocol": b"GET / FOO/1.1",
    "a protocol in small letters": b"GET / http/1.1",
    "a protocol without a version": b"GET / HTTP",
    "a version of one number": b"GET / HTTP/1",
    "a version of two digits": b"GET / HTTP/1.10",
    "a version and more": b"GET / HTTP/1.1 HTTP/1.1",
    "two spaces before the path": b"GET  / HTTP/1.1",
    "two spaces behind the path": b"GET /  HTTP/1.1",
    "a space before the method": b" GET / HTTP/1.1",
    "a space behind the version": b"GET / HTTP/1.1 ",
    "a tab before the path": b"GET\t/ HTTP/1.1",
    "a tab behind the path": b"GET /\tHTTP/1.1",
    "a tab in the path": b"GET /\ta HTTP/1.1",
    "a vertical tab in the path": b"GET /\x0ba HTTP/1.1",
    "a form feed in the path": b"GET /\x0ca HTTP/1.1",
    "NUL in the path": b"GET /\x00a HTTP/1.1",
    "a control character in the path": b"GET /\x1ba HTTP/1.1",
    "DEL in the path": b"GET /\x7fa HTTP/1.1",
    "a letter beyond ASCII in the path": b"GET /\xe9 HTTP/1.1",
    "a bare CR in the path": b"GET /\ra HTTP/1.1",
    "a bare CR behind the version": b"GET / HTTP/1.1\r",
    "a bare LF before the line": b"\nGET / HTTP/1.1",
    "a bare CR before the line": b"\rGET / HTTP/1.1",
    "a method in small letters": b"get / HTTP/1.1",
    "a byte order mark": b"\xef\xbb\xbfGET / HTTP/1.1",
}


@pytest.mark.parametrize("line", BAD_LINES.values(), ids=BAD_LINES)
def test_an_unclear_request_line_is_refused(port: int, line: bytes) -> None:
    assert_refused(port, line + b"\r\nHost: localhost\r\n\r\n")


@pytest.mark.parametrize("line", BAD_LINES.values(), ids=BAD_LINES)
def test_an_unclear_request_line_is_refused_however_it_comes(port: int, line: bytes) -> None:
    received = drop_by_drop(port, line + b"\r\nHost: localhost\r\n\r\n")
    assert (reply_of(received).status, received.count(b"HTTP/1.1 ")) == (400, 1)


def test_an_unclear_request_line_behind_a_clear_body_is_refused(port: int) -> None:
    first = b"GET / HTTP/1.1\r\nHost: localhost\r\nTransfer-Encoding: chunked\r\n\r\n" + CHUNKS
    received = closed_after(port, first + b"GET /a/ FOO/1.1\r\nHost: localhost\r\n\r\n" + SMUGGLED)
    assert received.count(b"HTTP/1.1 200 ") == received.count(b"HTTP/1.1 400 ") == 1
    assert b"smuggled" not in received


def test_a_clear_request_may_come_drop_by_drop(port: int) -> None:
    one = b"\r\nGET /a/ HTTP/1.1\r\nHost: localhost\r\n\r\n"
    last = one.replace(b"Host", b"Connection: close\r\nHost")
    received = drop_by_drop(port, one + last)
    assert received.count(b"HTTP/1.1 200 ") == received.count(b"smuggled") == 2


def drop_by_drop(port: int, sent: bytes) -> bytes:
    """Send byte by byte until the server closes; return all that it says."""
    with socket.create_connection(("127.0.0.1", port), timeout=30) as connection:
        connection.setsockopt(socket.IPPROTO_TCP, socket.TCP_NODELAY, 1)
        try:
            for byte in sent:
                connection.sendall(bytes([byte]))
        except ConnectionError:
            pass  # refused already: what it said is still there
        return b"".join(iter(partial(connection.recv, 65536), b""))


@pytest.mark.parametrize(
    ("method", "length"), [(b"GET", 65_537), (b"POST", 1_048_577), (b"POST", 2**64 - 1)]
)
def test_a_body_that_says_that_it_is_too_large_is_not_waited_for(
    port: int, method: bytes, length: int
) -> None:
    head = method + b" / HTTP/1.1\r\nHost: localhost\r\nContent-Length: %d\r\n\r\n" % length
    assert_refused(port, head, 413)


CLEAR = {
    "a length": b"Content-Length: 14",
    "a length with spaces around": b"Content-Length:  \t14 ",
    "a length with zeros": b"Content-Length: 0014",
    "chunks": b"Transfer-Encoding: chunked",
    "chunks in capitals": b"transfer-encoding:\tCHUNKED",
}


@pytest.mark.parametrize("fields", CLEAR.values(), ids=CLEAR)
def test_what_follows_a_clear_body_is_a_request_of_its_own(port: int, fields: bytes) -> None:
    head = b"GET / HTTP/1.1\r\nHost: localhost\r\n" + fields + b"\r\n\r\n"
    last = b"GET /a/ HTTP/1.1\r\nHost: localhost\r\nConnection: close\r\n\r\n"
    body = CHUNKS[:14] if b"14" in fields else CHUNKS
    received = closed_after(port, head + body + last)
    assert received.count(b"HTTP/1.1 200 OK") == 2
    assert received.endswith(b"smuggled")


def test_a_trailer_is_no_field_of_any_request(port: int) -> None:
    chunks = b"0\r\nHost: b\r\nIf-None-Match: *\r\n\r\n"
    head = b"GET / HTTP/1.1\r\nHost: localhost\r\nTransfer-Encoding: chunked\r\n\r\n"
    last = b"GET /a/ HTTP/1.1\r\nHost: localhost\r\nConnection: close\r\n\r\n"
    assert closed_after(port, head + chunks + last).count(b"HTTP/1.1 200 OK") == 2


HOSTS = [
    b"a",
    b"A.example:8000",
    b"a:",
    b"a:65535",
    b"a:00080",
    b"127.0.0.1",
    b"a_b.c ",
    b"[::1]:80",
    b"[2001:DB8::1]",
    b"[::ffff:127.0.0.1]:",
]


@pytest.mark.parametrize("host", HOSTS)
def test_a_clear_host_is_let_in(port: int, host: bytes) -> None:
    head = b"GET / HTTP/1.1\r\nHost: " + host + b"\r\nConnection: close\r\n\r\n"
    assert reply_of(closed_after(port, head)).status == 200


def test_an_address_may_name_the_same_host(port: int) -> None:
    head = b"GET http://LOCALHOST:1/ HTTP/1.1\r\nHost: localhost:1\r\nConnection: close\r\n\r\n"
    assert reply_of(closed_after(port, head)).status == 200


def test_http_1_0_needs_no_host(port: int) -> None:
    assert reply_of(closed_after(port, b"GET / HTTP/1.0\r\n\r\n")).status == 200


def test_a_body_that_may_never_come_ends_the_connection(port: int) -> None:
    fields = b"Host: localhost\r\nExpect: 100-continue\r\nContent-Length: %d" % len(SMUGGLED)
    received = closed_after(port, b"GET / HTTP/1.1\r\n" + fields + b"\r\n\r\n" + SMUGGLED)
    assert received.count(b"HTTP/1.1 ") == received.count(b"HTTP/1.1 200 OK") == 1
    assert b"connection: close" in received
    assert b"smuggled" not in received


def test_an_upgrade_that_is_not_taken_ends_the_connection(port: int) -> None:
    head = b"GET / HTTP/1.1\r\nHost: localhost\r\nConnection: Upgrade\r\nUpgrade: h2c\r\n\r\n"
    received = closed_after(port, head + SMUGGLED)
    assert received.count(b"HTTP/1.1 ") == received.count(b"HTTP/1.1 200 OK") == 1
    assert b"connection: close" in received
