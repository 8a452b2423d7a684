"""Compression at build time, so that the server only picks and sends."""

import gzip
import zlib
from typing import Final, Literal

import brotli

from showfloor.fingerprint import code_of, key_of, python_package_version
from showfloor.model.cache import Cache
from showfloor.model.release import SUFFIXES

__all__ = ["FLIGHTS", "LARGE", "LEVELS", "MINIMUM_BYTES", "Effort", "compression", "precompress"]

MINIMUM_BYTES: Final = 1000
"""Below this an answer fits one packet anyway."""

Effort = Literal["quick", "careful", "thorough"]
"""How much time is traded for size.

Pages, with the styles of their demos, change with every edit, so a quick level is worth more to
them than a tenth of their size.
What is hashed is kept for a year. Of it, scripts are small, and every reader waits for them; for
style sheets and data the best level would take three times as long, for their last three percent.
"""

LEVELS: Final[dict[Effort, dict[str, int]]] = {
    "quick": {"br": 8, "gzip": 6},
    "careful": {"br": 10, "gzip": 9},
    "thorough": {"br": 11, "gzip": 9},
}

# Ten packets of 1,460 bytes, then twenty more (RFC 6928), less the headers of a page.
FLIGHTS: Final = (13_600, 42_800)
"""Bytes that a fresh connection sends in one and in two round trips."""

SAVED: Final = 1 / 8
"""The most that the careful level saves of what the quick level leaves: measured, 6 to 8 %."""

# What holds a whole product in one file changes with every edit of it, and few ask for it.
HASTY: Final = {"br": 1, "gzip": 1}
LARGE: Final = 2 * 1024 * 1024


def compression() -> str:
    """Return a fingerprint of how files are compressed."""
    return key_of(code_of(__name__), *map(_library, SUFFIXES))


def precompress(
    content: bytes, *, digest: str, effort: Effort, cache: Cache | None
) -> dict[str, bytes]:
    """Return `content` in every encoding in which it is smaller, by encoding.

    `digest` names the content in the cache. What is large and need not be small is compressed in
    haste.
    """
    if len(content) < MINIMUM_BYTES:
        return {}
    levels = LEVELS[effort]
    if len(content) > LARGE and effort == "quick":
        levels, cache = HASTY, None  # to keep it would take longer than to make it again
    compressed = {name: _cached(content, digest, name, levels[name], cache) for name in SUFFIXES}
    if levels is LEVELS["quick"] and _just_misses_a_flight(len(compressed["br"])):
        compressed["br"] = _cached(content, digest, "br", LEVELS["careful"]["br"], cache)
    return {name: smaller for name, smaller in compressed.items() if smaller}


def _just_misses_a_flight(size: int) -> bool:
    return any(flight < size <= flight / (1 - SAVED) for flight in FLIGHTS)


def _cached(content: bytes, digest: str, encoding: str, level: int, cache: Cache | None) -> bytes:
    if cache is None:
        return _smaller(content, encoding, level)
    key = f"{digest}-{encoding}-{level}-{_library(encoding)}"
    known = cache.get(key)
    if known is None:
        known = _smaller(content, encoding, level)
        cache.put(key, known)
    return known


def _library(encoding: str) -> str:
    """Return the version of the library for an encoding: another may well give other bytes."""
    return python_package_version("brotli") if encoding == "br" else zlib.ZLIB_RUNTIME_VERSION


def _smaller(content: bytes, encoding: str, level: int) -> bytes:
    """Return the compressed content, or nothing when it is not smaller."""
    compressed = _compress(content, encoding, level)
    return compressed if len(compressed) < len(content) else b""


def _compress(content: bytes, encoding: str, level: int) -> bytes:
    if encoding == "br":
        return bytes(brotli.compress(content, quality=level))
    return gzip.compress(content, level, mtime=0)
