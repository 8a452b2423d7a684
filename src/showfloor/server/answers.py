"""What a reader is answered who asks for a file: all of it, a part, or that nothing changed."""

from collections.abc import Mapping
from typing import Final, NamedTuple

from showfloor.server.conditions import is_failed, is_not_modified, may_continue
from showfloor.server.encodings import IDENTITY
from showfloor.server.ranges import UnsatisfiableRangeError, requested_part
from showfloor.server.resource import Representation
from showfloor.server.responses import HeaderList, ResponseHead

__all__ = ["Answer", "answer", "asked_headers"]

CONDITIONS: Final = frozenset({b"if-none-match", b"if-match", b"range"})


class Answer(NamedTuple):
    """A response to a request for a file."""

    head: ResponseHead
    part: range | None
    """The bytes of the file that make its body, if it has one."""


def asked_headers(headers: HeaderList) -> Mapping[bytes, bytes]:
    """Return a request's headers by name; values of one name are joined as a list."""
    asked = dict(headers)
    if len(asked) != len(headers):
        for name in asked:
            asked[name] = b", ".join(value for other, value in headers if other == name)
    return asked


def answer(method: str, file: Representation, asked: Mapping[bytes, bytes]) -> Answer:
    """Return the answer to a request with these headers, conditions first, then parts.

    `method` is GET or HEAD; parts are a matter of GET alone.
    """
    if CONDITIONS.isdisjoint(asked):
        return Answer(file.full, range(file.size))
    if b"if-match" in asked and is_failed(asked[b"if-match"], file.etag):
        return _refusal(412, file)
    if b"if-none-match" in asked and is_not_modified(asked[b"if-none-match"], file.etag):
        return Answer(file.unchanged, None)
    if method == "GET" and may_continue(asked.get(b"if-range", file.etag), file.etag):
        return _part(file, asked.get(b"range", b""))
    return Answer(file.full, range(file.size))


def _part(file: Representation, wanted: bytes) -> Answer:
    # Parts of a compressed file would not fit parts of the file as it is: no parts of those.
    if file.encoding != IDENTITY:
        return Answer(file.full, range(file.size))
    try:
        part = requested_part(wanted, file.size)
    except UnsatisfiableRangeError:
        return _refusal(416, file, (b"content-range", b"bytes */%d" % file.size))
    if part is None:
        return Answer(file.full, range(file.size))
    place = b"bytes %d-%d/%d" % (part.start, part.stop - 1, file.size)
    headers = [header for header in file.full.headers if header[0] != b"content-length"]
    headers += [(b"content-range", place), (b"content-length", b"%d" % len(part))]
    return Answer(ResponseHead(206, headers), part)


def _refusal(status: int, file: Representation, *more: tuple[bytes, bytes]) -> Answer:
    headers = [*file.unchanged.headers, *more, (b"content-length", b"0")]
    return Answer(ResponseHead(status, headers), None)
