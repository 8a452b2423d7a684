"""Keys: one short hash over everything that a result depends on."""

from hashlib import blake2b

import msgspec

__all__ = ["digest_of", "digest_of_file", "key_of"]

# Sets have no order of their own; a key needs the same one in every process.
ENCODER = msgspec.msgpack.Encoder(order="deterministic")


def key_of(*parts: object) -> str:
    """Return a key of model values, texts and plain containers; equal parts give equal keys."""
    return blake2b(ENCODER.encode(parts), digest_size=16).hexdigest()


def digest_of(content: bytes) -> str:
    """Return the digest of what a file holds."""
    return blake2b(content, digest_size=16).hexdigest()


def digest_of_file(file: str) -> str:
    """Return the digest of a file by its path; raises `OSError` where it cannot be read."""
    with open(file, "rb") as opened:
        return digest_of(opened.read())
