"""Compression at build time, so that the server only picks and sends."""

from typing import Final, Literal

import brotli
import deflate

from showfloor.fingerprint import engine_files, key_of, python_package_version
from showfloor.model.cache import Cache

MINIMUM_BYTES: Final = 1000
"""Below this an answer fits one packet anyway."""

Effort = Literal["quick", "careful", "for-machines"]
"""How much time is traded for size.

Pages, with the styles of their demos, change with every edit: for them a quick level matters more
than a tenth of their size. Browsers store files with hashed names for a year: the best level would
take twice as long for them and save two percent. Files for machines are compressed once, in the
form that all machines understand.
"""

LEVELS: Final[dict[Effort | Literal["short"], dict[str, int]]] = {
    "quick": {"br": 8, "gzip": 6},
    "short": {"br": 6, "gzip": 6},
    "careful": {"br": 10, "gzip": 9},
    "for-machines": {"gzip": 6},
}
SHORT: Final = 65_520
"""Bytes up to which Brotli searches in another way at quick levels: level 8 takes longer there than
6 and saves next to nothing. Of longer pages it saves more."""

WINDOWS: Final = range(10, 23)
"""Sizes of the data in which Brotli finds repetitions: two to this power of bytes."""

# A large file of these holds a whole product: it changes with every edit, and few ask for it.
CHANGING: Final = frozenset[Effort]({"quick", "for-machines"})
FASTEST: Final = {"br": 1, "gzip": 1}
LARGE: Final = 2 * 1024 * 1024


def compression() -> str:
    """Return a fingerprint of how files are compressed."""
    # Another version of a library may well give other bytes.
    return key_of(engine_files(), *map(python_package_version, ("brotli", "deflate")))


def precompress(
    content: bytes, *, digest: str, effort: Effort, cache: Cache | None
) -> dict[str, bytes]:
    """Return `content` in every encoding of its effort in which it is smaller, by encoding.

    Large files that change often are compressed at the fastest level. `digest` names the content
    in the cache, which has only what was compressed carefully: to find anything else there would
    take longer than to compress it again.
    """
    if len(content) < MINIMUM_BYTES:
        return {}
    levels = _levels(len(content), effort)
    careful_cache = cache if effort == "careful" else None
    compressed = {
        name: _cached(content, digest, name, level, careful_cache) for name, level in levels.items()
    }
    return {name: smaller for name, smaller in compressed.items() if smaller}


def _levels(size: int, effort: Effort) -> dict[str, int]:
    if size > LARGE and effort in CHANGING:
        return {name: FASTEST[name] for name in LEVELS[effort]}
    return LEVELS["short" if effort == "quick" and size <= SHORT else effort]


def _cached(content: bytes, digest: str, encoding: str, level: int, cache: Cache | None) -> bytes:
    if cache is None:
        return _smaller(content, encoding, level)
    key = f"{digest}-{encoding}-{level}-{compression()}"
    known = cache.get(key)
    if known is None:
        known = _smaller(content, encoding, level)
        cache.put(key, known)
    return known


def _smaller(content: bytes, encoding: str, level: int) -> bytes:
    """Return the compressed content, or no bytes if it is not smaller."""
    compressed = _compress(content, encoding, level)
    return compressed if len(compressed) < len(content) else b""


def _compress(content: bytes, encoding: str, level: int) -> bytes:
    if encoding == "br":
        return bytes(brotli.compress(content, quality=level, lgwin=_window(len(content))))
    return bytes(deflate.gzip_compress(content, level))


def _window(size: int) -> int:
    """Return the smallest window that holds `size` bytes, as a power of two.

    A larger one finds no more, and allocating it takes most of the time for a small file.
    """
    return min(max(WINDOWS.start, (size + 15).bit_length()), WINDOWS[-1])
