"""Conditional requests by entity tag (RFC 9110, 13).

A release holds no times, so there is no `Last-Modified`, and conditions on dates say nothing.
"""

import re
from typing import Final

__all__ = ["is_failed", "is_not_modified", "may_continue"]

TAG: Final = re.compile(rb'(W/)?("[\x21\x23-\x7e\x80-\xff]*")')


def is_not_modified(if_none_match: bytes, etag: bytes) -> bool:
    """Tell whether a reader has this version already. Weak tags count here as strong ones."""
    if if_none_match.strip() in {b"*", etag}:
        return True
    return any(tag == etag for _, tag in TAG.findall(if_none_match))


def is_failed(if_match: bytes, etag: bytes) -> bool:
    """Tell whether a request is meant for another version than this one."""
    if if_match.strip() == b"*":
        return False
    return not any(tag == etag and not weak for weak, tag in TAG.findall(if_match))


def may_continue(if_range: bytes, etag: bytes) -> bool:
    """Tell whether a part of this version fits what a reader has (`If-Range`)."""
    return if_range.strip() == etag
