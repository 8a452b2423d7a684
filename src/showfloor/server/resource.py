"""Files of a release with the headers of their responses, in each encoding."""

from dataclasses import dataclass, replace
from pathlib import Path
from typing import Final

from showfloor.model.encoded_address import quote_path
from showfloor.model.release import SUFFIXES, FileEntry
from showfloor.model.sandbox_policy import host_origin, with_origin
from showfloor.server.negotiation import IDENTITY
from showfloor.server.responses import HeaderList, ResponseHead, encode_headers

POLICY: Final = b"content-security-policy"
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
    """In quotes; each encoding has another one."""
    full: ResponseHead
    """Head of a response with the whole file."""
    unchanged: ResponseHead
    """Head of a 304."""
    key: tuple[bytes, int]
    """Key in the cache. ETags alone can be equal, for the same text in two types of file."""

    def with_host(self, host: bytes) -> "Representation":
        """Return the file with a policy that names the requested host as an origin.

        It is made for each request and never cached: clients choose the host freely.
        """
        origin = host_origin(host.decode("latin-1").strip())
        if origin is None:
            return self
        return replace(
            self, full=_named(self.full, origin), unchanged=_named(self.unchanged, origin)
        )


class Resource:
    """A file of a release. Each representation is made at its first request.

    An alternate has a `place`, its own site path.
    """

    __slots__ = (
        "_common",
        "_entry",
        "_folder",
        "_place",
        "_representations",
        "alternate",
        "encodings",
    )

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
        self._representations: dict[str, Representation] = {}
        self.alternate = alternate
        """The page as Markdown."""
        self.encodings = tuple(name for name in SUFFIXES if name in entry.encodings)
        """Encodings besides `identity`, the best first."""

    def representation(self, encoding: str) -> Representation:
        """Return the file in an encoding, one of `encodings` or `identity`."""
        made = self._representations.get(encoding)
        if made is None:
            made = self._representations[encoding] = self._make(encoding)
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
        """Return the names of the request headers that decide which representation is sent."""
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
            # Parts of different compressions do not fit together.
            headers.append((b"accept-ranges", b"bytes"))
        else:
            headers.append((b"content-encoding", encoding.encode()))
        own = encode_headers(self._entry.headers)
        names = {name for name, _ in own}
        common = (header for header in self._common if header[0] not in names)
        return [*headers, *common, *(header for header in own if header[1])]


def _named(head: ResponseHead, origin: str) -> ResponseHead:
    headers = [
        (name, with_origin(value.decode("latin-1"), origin).encode("latin-1"))
        if name == POLICY
        else (name, value)
        for name, value in head.headers
    ]
    return ResponseHead(head.status, headers)
