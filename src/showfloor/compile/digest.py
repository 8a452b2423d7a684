"""Keys: one short hash over everything that a result depends on."""

from hashlib import blake2b

import msgspec

__all__ = ["key_of"]

# Sets have no order of their own; a key needs the same one in every process.
ENCODER = msgspec.msgpack.Encoder(order="deterministic")


def key_of(*parts: object) -> str:
    """Return a key of model values, texts and plain containers; equal parts give equal keys."""
    return blake2b(ENCODER.encode(parts), digest_size=16).hexdigest()
