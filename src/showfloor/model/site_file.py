"""Files on their way into a release."""

import hashlib
from collections.abc import Callable, Mapping
from dataclasses import dataclass, field
from pathlib import Path

from showfloor.work_counts import count

Content = bytes | Path | Callable[[], bytes]
"""The bytes, a file that holds them, or a function that fetches them when they are needed."""


@dataclass(frozen=True, slots=True, kw_only=True)
class SiteFile:
    """A file as the build is asked to publish it."""

    path: str
    """Site path with a leading slash, such as `/guide/index.html`."""
    content: Content
    type: str | None = None
    """Value of `Content-Type`; found by the path's ending when it is not given."""
    immutable: bool = False
    """Whether its name changes with its content."""
    quick: bool = False
    """Whether it is compressed quickly, not as small as can be: few readers ask for it, or each
    edit of a page makes another."""
    headers: Mapping[str, str] = field(default_factory=dict)
    """Headers of this file alone."""
    digest: str | None = None
    """`content_digest` of the content, when it is known: then an unchanged file is never read.
    A content that is read and does not fit it stops the build."""
    key: str | Callable[[], str] | None = None
    """Changes with everything that the content depends on: while it is the same, the content of the
    last build is taken. Without a key, the content is made in each build."""
    is_cached: bool = True
    """Whether the content of a file with a key is stored for later builds. A large file that is
    quickly made does not need that: its digest alone is stored."""


def load(content: Content) -> bytes:
    """Return a content, read or fetched."""
    if isinstance(content, bytes):
        return content
    return content.read_bytes() if isinstance(content, Path) else content()


def content_digest(content: bytes) -> str:
    """Return the hash that names a content everywhere: 32 hexadecimal digits of its SHA-256."""
    return hashlib.sha256(content).hexdigest()[:32]


def hashed(path: str, content: bytes) -> str:
    """Return the hash of a file that is on its way into a release, and count it."""
    count("files hashed", path)
    return content_digest(content)
