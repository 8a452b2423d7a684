"""A file as readers get it: in one encoding or another, with all its headers ready."""

from dataclasses import dataclass
from pathlib import Path
from typing import Final

from showfloor.model.address import quote_path
from showfloor.model.release import SUFFIXES, FileEntry
from showfloor.server.encodings import IDENTITY
from showfloor.server.responses import HeaderList, ResponseHead, encode_headers

__all__ = ["Representation", "Resource"]

BODY_HEADERS: Final = frozenset({b"content-type", b"content-length", b"content-encoding"})


@dataclass(frozen=True, slots=True, eq=False)
class Representation:
    """A file in one encoding."""

    file: str
    """Path on disk."""
    encoding: str
    size: int
    """In bytes, in this encoding."""
    etag: bytes
    """In quotes; another one for each encoding."""
    full: ResponseHead
    """Before the whole file."""
    unchanged: ResponseHead
    """Instead of the file, for a reader who has it."""
    key: tuple[bytes, int]
    """Names the content in memory: a page and a script may hold the same text, compressed
    differently well."""


class Resource:
    """A file of a release. Its representations are made when they are first asked for.

    One that stands in for another has a `place`, the site path that it is found at by itself.
    """

    __slots__ = ("_common", "_entry", "_folder", "_made", "_place", "alternate", "encodings")

    def __init__(
        self,
        folder: Path,
        entry: FileEntry,
        common: HeaderList,
        *,
        alternate: "Resource | None" = None,
        place: str | None = None,
    ) -> None:
        self._folder = folder
        self._entry = entry
        self._common = common
        self._place = place
        self._made: dict[str, Representation] = {}
        self.alternate = alternate
        """The same as Markdown, for readers who prefer it."""
        self.encodings = tuple(name for name in SUFFIXES if name in entry.encodings)
        """What it is there in besides `identity`, the best first."""

    def representation(self, encoding: str) -> Representation:
        """Return the file in an encoding, one of `encodings` or `identity`."""
        made = self._made.get(encoding)
        if made is None:
            made = self._made[encoding] = self._make(encoding)
        return made

    def _make(self, encoding: str) -> Representation:
        entry = self._entry
        if encoding == IDENTITY:
            suffix, size, tag = "", entry.size, entry.etag
        else:
            suffix, size = SUFFIXES[encoding], entry.encodings[encoding]
            tag = f"{entry.etag}-{encoding}"
        etag = f'"{tag}"'.encode()
        headers = self._headers(encoding, size, etag)
        return Representation(
            file=f"{self._folder}/{entry.file}{suffix}",
            encoding=encoding,
            size=size,
            etag=etag,
            full=ResponseHead(200, headers),
            unchanged=ResponseHead(304, [h for h in headers if h[0] not in BODY_HEADERS]),
            key=(etag, size),
        )

    def _vary(self) -> bytes:
        """Return the headers of a request on which it depends what is sent."""
        negotiated = self.alternate is not None or self._place is not None
        names = (b"accept" * negotiated, b"accept-encoding" * bool(self.encodings))
        return b", ".join(name for name in names if name)

    def _headers(self, encoding: str, size: int, etag: bytes) -> HeaderList:
        headers = [
            (b"content-type", self._entry.type.encode()),
            (b"content-length", b"%d" % size),
            (b"etag", etag),
            (b"cache-control", self._entry.cache_control.encode()),
        ]
        if vary := self._vary():
            headers.append((b"vary", vary))
        if self._place is not None:
            headers.append((b"content-location", quote_path(self._place).encode()))
        if encoding == IDENTITY:
            # Parts are only given of the file as it is: parts of different compressions
            # do not fit together.
            headers.append((b"accept-ranges", b"bytes"))
        else:
            headers.append((b"content-encoding", encoding.encode()))
        own = encode_headers(self._entry.headers)
        names = {name for name, _ in own}
        common = (header for header in self._common if header[0] not in names)
        return [*headers, *common, *(header for header in own if header[1])]
