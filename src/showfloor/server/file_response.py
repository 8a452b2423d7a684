"""The response to a request for a file: all of it, a part, or 304 (RFC 9110, 13 and 14).

Files of a release have no times, so there is no `Last-Modified`, and conditions on dates are
ignored.
"""

import re
from collections.abc import Mapping
from typing import Final, NamedTuple

from showfloor.server.negotiation import IDENTITY
from showfloor.server.resource import Representation
from showfloor.server.responses import HeaderList, ResponseHead

CONDITIONS: Final = frozenset({b"if-none-match", b"if-match", b"range"})
TAG: Final = re.compile(rb'(W/)?("[\x21\x23-\x7e\x80-\xff]*")')
# The size of any file has at most nineteen digits.
RANGE: Final = re.compile(rb"([0-9]{0,19})-([0-9]{0,19})")


class FileResponse(NamedTuple):
    """A response to a request for a file."""

    head: ResponseHead
    part: range | None
    """The bytes of the file that are its body, if it has one."""


def headers_by_name(headers: HeaderList) -> Mapping[bytes, bytes]:
    """Return a request's headers by name; values of one name are joined as a list."""
    by_name = dict(headers)
    if len(by_name) != len(headers):
        for name in by_name:
            by_name[name] = b", ".join(value for other, value in headers if other == name)
    return by_name


def file_response(
    method: str, file: Representation, request_headers: Mapping[bytes, bytes]
) -> FileResponse:
    """Return the response to a GET or HEAD. Conditions are tested first, then the range."""
    if CONDITIONS.isdisjoint(request_headers):
        return FileResponse(file.full, range(file.size))
    if b"if-match" in request_headers and is_failed(request_headers[b"if-match"], file.etag):
        return _without_body(412, file)
    if_none_match = request_headers.get(b"if-none-match")
    if if_none_match is not None and is_not_modified(if_none_match, file.etag):
        return FileResponse(file.unchanged, None)
    if method == "GET" and may_continue(request_headers.get(b"if-range", file.etag), file.etag):
        return _partial_response(file, request_headers.get(b"range", b""))
    return FileResponse(file.full, range(file.size))


def is_not_modified(if_none_match: bytes, etag: bytes) -> bool:
    """Return whether a client has this version. Weak tags count like strong ones here."""
    if if_none_match.strip() in {b"*", etag}:
        return True
    return any(tag == etag for _, tag in TAG.findall(if_none_match))


def is_failed(if_match: bytes, etag: bytes) -> bool:
    """Return whether a request is for another version than this one."""
    if if_match.strip() == b"*":
        return False
    return not any(tag == etag and not weak for weak, tag in TAG.findall(if_match))


def may_continue(if_range: bytes, etag: bytes) -> bool:
    """Return whether a part of this version fits the parts that a client has."""
    return if_range.strip() == etag


def requested_part(value: bytes, size: int) -> range | None:
    """Return the part of a file of `size` bytes that a `Range` header asks for.

    The header is ignored if it has several parts, another unit or cannot be read. An empty part
    begins after the end of the file.
    """
    unit, _, part_of_file = value.partition(b"=")
    first, dash, last = part_of_file.partition(b"-")
    match = RANGE.fullmatch(first.strip() + dash + last.strip())
    if unit.strip().lower() != b"bytes" or match is None or not (match[1] or match[2]):
        return None
    return _part(match[1], match[2], size)


def _part(first: bytes, last: bytes, size: int) -> range | None:
    if not first:
        return range(max(size - int(last), 0), size)
    if last and int(last) < int(first):
        return None
    return range(int(first), min(int(last) + 1, size) if last else size)


def _partial_response(file: Representation, requested: bytes) -> FileResponse:
    # Parts of a compressed file do not fit parts of the original.
    if file.encoding != IDENTITY:
        return FileResponse(file.full, range(file.size))
    part = requested_part(requested, file.size)
    if part is None:
        return FileResponse(file.full, range(file.size))
    if not part:
        return _without_body(416, file, (b"content-range", b"bytes */%d" % file.size))
    content_range = b"bytes %d-%d/%d" % (part.start, part.stop - 1, file.size)
    headers = [header for header in file.full.headers if header[0] != b"content-length"]
    headers += [(b"content-range", content_range), (b"content-length", b"%d" % len(part))]
    return FileResponse(ResponseHead(206, headers), part)


def _without_body(status: int, file: Representation, *more: tuple[bytes, bytes]) -> FileResponse:
    headers = [*file.unchanged.headers, *more, (b"content-length", b"0")]
    return FileResponse(ResponseHead(status, headers), None)
