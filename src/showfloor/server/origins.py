"""Sandboxes as one host is sent them: their policy names the origin that they were asked from."""

import dataclasses
from collections.abc import Mapping
from typing import Final

from showfloor.model.policy import host_origin, with_origin
from showfloor.server.resource import Representation
from showfloor.server.responses import HeaderList, ResponseHead

__all__ = ["with_origin_of"]

POLICY: Final = b"content-security-policy"


def with_origin_of(file: Representation, asked: Mapping[bytes, bytes]) -> Representation:
    """Return a sandbox's document for a reader who asks with these headers.

    Made for each request, and kept nowhere: whoever asks chooses the host.
    """
    origin = host_origin(asked.get(b"host", b"").decode("latin-1").strip())
    if origin is None:
        return file
    return dataclasses.replace(
        file,
        full=ResponseHead(file.full.status, _named(file.full.headers, origin)),
        unchanged=ResponseHead(file.unchanged.status, _named(file.unchanged.headers, origin)),
    )


def _named(headers: HeaderList, origin: str) -> HeaderList:
    return [
        (name, with_origin(value.decode("latin-1"), origin).encode("latin-1"))
        if name == POLICY
        else (name, value)
        for name, value in headers
    ]
