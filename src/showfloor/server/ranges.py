"""Parts of a file (RFC 9110, 14)."""

import re
from typing import Final

__all__ = ["UnsatisfiableRangeError", "requested_part"]

# Nineteen digits hold any file's size; longer numbers are not worth an answer.
PART: Final = re.compile(rb"([0-9]{0,19})-([0-9]{0,19})")


class UnsatisfiableRangeError(Exception):
    """A part that lies behind the file's end."""


def requested_part(value: bytes, size: int) -> range | None:
    """Return the part of a file of `size` bytes that a `Range` header asks for.

    Nothing for several parts, other units and what cannot be read: such a header is ignored
    and the reader gets the whole file. Raises `UnsatisfiableRangeError`.
    """
    unit, _, part_of_file = value.partition(b"=")
    first, dash, last = part_of_file.partition(b"-")
    match = PART.fullmatch(first.strip() + dash + last.strip())
    if unit.strip().lower() != b"bytes":
        return None
    if match is None or not (match[1] or match[2]):
        return None
    part = _part(match[1], match[2], size)
    if part is not None and not part:
        raise UnsatisfiableRangeError
    return part


def _part(first: bytes, last: bytes, size: int) -> range | None:
    if not first:
        return range(max(size - int(last), 0), size)
    if last and int(last) < int(first):
        return None
    return range(int(first), min(int(last) + 1, size) if last else size)
